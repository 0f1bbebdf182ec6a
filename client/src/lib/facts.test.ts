import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

// Words are said, facts are fields: no code looks at the key of a message, or takes a sentence apart, to decide
// what to do. A key may stand where something is said: as `key` of a message or in a call of say, said or ui.

const ROOT = join(__dirname, '..');
const SPEAKERS = /(?:words|clauses)\.svelte\.ts$/;
const SAYING = /(?:\bkey:|\b(?:say|said|ui)\()\s*(?:'[^']*'|`[^`]*`)/g;
const FAMILIES = 'event|effect|entry|question|option|reason|note|source|criterion|condition|colour|areas?';
const KEY = new RegExp(`['"\`/^](?:(?:${FAMILIES})-|card-(?:automa|space|site|contract)-)`, 'g');
const TAKEN_APART = /\b(?:said|source)\??\.(?:key|args)\b/g;

/** What in a source decides by words. */
function decidingIn(source: string): string[] {
  const rest = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').replace(SAYING, '');
  return [...rest.matchAll(KEY), ...rest.matchAll(TAKEN_APART)].map((found) =>
    rest.slice(found.index, found.index + 40),
  );
}

const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:ts|svelte)$/.test(entry.name))
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  .filter((file) => !file.endsWith('.test.ts') && file !== 'lib/wire.ts' && !SPEAKERS.test(file));

test.each(files)('%s decides nothing by words', (file) => {
  expect(decidingIn(readFileSync(join(ROOT, file), 'utf8'))).toEqual([]);
});

describe('deciding by words', () => {
  test.each([
    `if (told.kind === 'event-built') build();`,
    `const OPENERS = ['option-build', 'space-'];`,
    `const isAside = /^event-automa-/.test(told.kind);`,
    `const LENGTHS = { 'event-held': 400 };`,
    `switch (effect.op) { case \`effect-vp\`: }`,
    `const mark = site.text.find((part) => part.key === 'card-space-fewest');`,
    `STEPS[play.asked.said.key]`,
    `Number(told.said.args?.n ?? 1)`,
    `told.source?.key`,
  ])('is found in %s', (source) => {
    expect(decidingIn(source)).not.toEqual([]);
  });

  test.each([
    `play.say({ key: 'event-built', args })`,
    `play.ui('card-layer-pin')`,
    `said('question-turn', { seat })`,
    `if (told.kind === 'built') build();`,
    `document.getElementById(\`card-\${last.id}\`)`,
    `// what the event-built of old was`,
  ])('is not found in %s', (source) => {
    expect(decidingIn(source)).toEqual([]);
  });
});
