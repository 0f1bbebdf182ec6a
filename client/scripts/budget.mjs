import { gzipSync } from 'node:zlib';

const LANGUAGE = /(?:^|\/)(en|pl|ru|it)-[^/]*$/;

/** Fail the build when the script of a first visit, straight to a table, is heavier than the budget, compressed. */
export function budget({ scriptKilobytes }) {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      let bytes = 0;
      const words = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const weight = gzipSync(chunk.code).length;
        const language = LANGUAGE.exec(chunk.fileName)?.[1];
        // Nobody loads more than one language; the heaviest counts.
        if (language) words[language] = (words[language] ?? 0) + weight;
        else bytes += weight;
      }
      bytes += Math.max(0, ...Object.values(words));
      const said = `${(bytes / 1000).toFixed(1)} kB of compressed script at first load`;
      if (bytes > scriptKilobytes * 1000) this.error(`${said}; the budget is ${scriptKilobytes} kB`);
      this.info(`${said}, words and table included (budget ${scriptKilobytes} kB)`);
    },
  };
}
