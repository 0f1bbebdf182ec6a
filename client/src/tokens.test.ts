import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// The colours as they are shipped: text needs a contrast of 4.5, parts of the drawing 3.

const CSS = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

const TEXT =
  'ink/paper ink/panel ink/sunken ink2/paper ink2/panel ink2/sunken accent/paper accent/panel accent-ink/accent ' +
  'legal/panel legal/paper danger/panel danger/paper warn/panel ink/mountain ink/hill ink/plain ink/parchment ' +
  'wood/panel wood/parchment';
const PARTS =
  'line/paper line/panel focus/paper focus/mountain focus/hill focus/plain water/mountain water/hill water/plain ' +
  'red/mountain red/hill red/plain legal/mountain legal/hill legal/plain rock/mountain leaf/hill soil/plain ' +
  'gold/parchment silver/parchment ribbon/parchment ink/river';
const OWNERS = ['usa', 'germany', 'italy', 'france', 'netherlands', 'neutral'];

type Colours = Record<string, string>;

const COLOUR = '#[0-9a-f]{6}';
const ROW = new RegExp(`--([a-z0-9-]+): (?:var\\([^,]+, |light-dark\\()?(${COLOUR})(?:, (${COLOUR}))?`, 'g');
const root = CSS.slice(CSS.indexOf(':root {')).split('}')[0] ?? '';
const rows = [...root.matchAll(ROW)];
const light: Colours = Object.fromEntries(rows.map(([, name = '', colour = '']) => [name, colour]));
const dark: Colours = Object.fromEntries(
  rows.map(([, name = '', colour = '', other]) => [name, other ?? colour]),
);

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const of = (colours: Colours, name: string) => {
  const colour = colours[name];
  if (!colour) throw new Error(`no colour ${name}`);
  return colour;
};

describe.each([
  ['light', light],
  ['dark', dark],
])('on %s paper', (_, colours) => {
  test.each(TEXT.split(' '))('%s can be read', (pair) => {
    const [front = '', back = ''] = pair.split('/');
    expect(contrast(of(colours, front), of(colours, back))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(PARTS.split(' '))('%s can be seen', (pair) => {
    const [front = '', back = ''] = pair.split('/');
    expect(contrast(of(colours, front), of(colours, back))).toBeGreaterThanOrEqual(3);
  });
});

test('every paper of the shell has two colours', () => {
  for (const name of ['paper', 'panel', 'sunken', 'ink', 'ink2', 'line', 'accent', 'legal']) {
    expect(of(dark, name)).not.toBe(of(light, name));
  }
});

test.each(OWNERS)('what stands on %s can be read', (owner) => {
  expect(contrast(of(light, owner), of(light, `on-${owner}`))).toBeGreaterThanOrEqual(4.5);
});
