// Write src/lib/wire.ts from the server's document; with --check only say whether it is up to date.
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const DOCUMENT = new URL('../../docs/openapi.json', import.meta.url);
const TARGET = new URL('../src/lib/wire.ts', import.meta.url);
const HEAD = '// Generated from docs/openapi.json by `npm run types`. Do not edit.\n\n';

const source = astToString(await openapiTS(DOCUMENT, { immutable: true, emptyObjectsUnknown: true }));
const text = HEAD + source;

if (!process.argv.includes('--check')) {
  await writeFile(TARGET, text);
} else if ((await readFile(TARGET, 'utf8')) !== text) {
  console.error('src/lib/wire.ts differs from docs/openapi.json: run `npm run types`');
  process.exitCode = 1;
}
