import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

// Everything a person reads comes from a message; a word in the markup would stay in one language.

const ROOT = join(__dirname, '..');
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label', 'hint', 'lead', 'legend']);
const WORD = /\p{L}{2,}/u;

interface Node {
  type?: string;
  data?: string;
  name?: string;
  value?: unknown;
}

function literals(node: unknown, found: string[]): string[] {
  if (Array.isArray(node)) {
    for (const child of node) literals(child, found);
  } else if (typeof node === 'object' && node !== null) {
    const { type, data, name, value } = node as Node;
    if (type === 'Text' && data && WORD.test(data)) found.push(data.trim());
    if (type === 'Attribute') {
      if (name && SPOKEN.has(name)) literals(value, found);
    } else if (!type?.endsWith('Directive')) {
      for (const child of Object.values(node)) literals(child, found);
    }
  }
  return found;
}

const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.svelte'))
  .map((entry) => join(entry.parentPath, entry.name));

test.each(files.map((file) => [relative(ROOT, file)]))('%s holds no words of its own', (file) => {
  const { fragment } = parse(readFileSync(join(ROOT, file), 'utf8'), { modern: true });
  expect(literals(fragment, [])).toEqual([]);
});
