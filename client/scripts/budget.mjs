import { gzipSync } from 'node:zlib';

// A game has drawings in src/<game>/ and words in games/<game>/text/.
const TABLE = /\/src\/([^/]+)\/table\/Table\.svelte$/;
const LANGUAGES = ['en', 'pl', 'ru', 'it'];
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** The chunks that come with a chunk, itself included. */
function withImports(bundle, ...from) {
  const found = new Map();
  const walk = (name) => {
    const chunk = bundle[name];
    if (!chunk || chunk.type !== 'chunk' || found.has(name)) return;
    found.set(name, chunk);
    chunk.imports.forEach(walk);
  };
  from.forEach((chunk) => walk(chunk.fileName));
  return found;
}

const has = (chunk, ending) => chunk.moduleIds.some((id) => id.replace(/\?.*$/, '').endsWith(ending));

/** What a first visit straight to the table of a game loads, in one language. */
function firstLoad(bundle, chunks, entry, table, game, language) {
  const words = chunks.filter(
    (chunk) =>
      has(chunk, `/lib/texts/${language}.ts`) ||
      has(chunk, `/games/${game}/text/${language}.ftl`) ||
      chunk.moduleIds.some(
        (id) => id.includes(`/src/${game}/text/`) && id.replace(/\?.*$/, '').endsWith(`/${language}.ftl`),
      ),
  );
  const loaded = withImports(bundle, entry, table, ...words);
  return [...loaded.values()].reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0);
}

/**
 * Fail the build when a first visit straight to a table is heavier than the budget, compressed, in any language; or
 * when what one game loads holds something of another.
 */
export function budget({ scriptKilobytes }) {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const tables = chunks.flatMap((chunk) => {
        const game = TABLE.exec(chunk.facadeModuleId ?? '')?.[1];
        return game ? [{ game, chunk }] : [];
      });
      if (!entry || !tables.length) this.error('the build has no entry, or no table of any game');
      const foreign = (game, from) =>
        [...withImports(bundle, ...from).values()].flatMap(({ moduleIds }) =>
          moduleIds.filter((id) =>
            tables.some(
              (other) =>
                other.game !== game &&
                (id.includes(`/src/${other.game}/`) || id.includes(`/games/${other.game}/text/`)),
            ),
          ),
        );
      const strange = tables.flatMap(({ game, chunk }) => foreign(game, [entry, chunk]));
      if (strange.length) this.error(`a table loads what belongs to another game: ${strange.join(', ')}`);
      for (const { game, chunk } of tables) {
        const sizes = LANGUAGES.map((language) => firstLoad(bundle, chunks, entry, chunk, game, language));
        const most = Math.max(...sizes);
        const said = `${game}: ${kilobytes(most)} kB of compressed script at first load`;
        if (most > scriptKilobytes * 1000) this.error(`${said}; the budget is ${scriptKilobytes} kB`);
        this.info(`${said}, table and words included (budget ${scriptKilobytes} kB)`);
      }
    },
  };
}
