import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';

// Folders import downwards only, and no folder but a game's own knows a game. `games.ts` alone names them.

const ROOT = __dirname;
/** From the top down; what is not listed is a game. */
const LAYERS = ['main', 'App', 'pages', 'games', 'table', 'ui', 'art', 'lib'] as const;
const MAY: Readonly<Record<string, readonly string[]>> = {
  main: ['App', 'lib'],
  App: ['pages', 'ui', 'lib'],
  pages: ['games', 'ui', 'art', 'lib'],
  games: ['game', 'table', 'lib'],
  game: ['table', 'ui', 'art', 'lib'],
  table: ['ui', 'art', 'lib'],
  ui: ['art', 'lib'],
  art: ['lib'],
  lib: [],
};

const folderOf = (file: string): string => (file.split('/')[0] ?? '').replace(/\..*$/, '');
const isLayer = (folder: string): boolean => LAYERS.some((layer) => layer === folder);
const layerOf = (folder: string): string => (isLayer(folder) ? folder : 'game');

const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !entry.name.includes('.test.'))
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const imports = files.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)]
    .map((match) => normalize(join(dirname(file), match[1] ?? '')))
    .filter((target) => !target.endsWith('.css'))
    .map((target) => ({ file, from: folderOf(file), target, to: folderOf(target) }))
    .filter(({ from, to }) => from !== to),
);

test('folders import downwards only', () => {
  const wrong = imports.filter(({ from, to }) => !MAY[layerOf(from)]?.includes(layerOf(to)));
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('no game imports another', () => {
  const games = imports.filter(({ from, to }) => layerOf(from) === 'game' && layerOf(to) === 'game');
  expect(games).toEqual([]);
});

test('there is something to walk', () => {
  expect(imports.length).toBeGreaterThan(200);
  expect(files.some((file) => layerOf(folderOf(file)) === 'game')).toBe(true);
});
