// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { readableOn, readChoices, type Choices } from './settings.svelte';

const FALLBACK: Choices = {
  theme: 'system',
  language: 'pl',
  motion: 'system',
  confirm: 'irreversible',
  automa: 'normal',
  textSize: 100,
  owners: {},
  sound: true,
  autoAnswer: true,
};

describe('stored choices', () => {
  test('nothing stored means the defaults', () => {
    expect(readChoices(null, FALLBACK)).toEqual(FALLBACK);
    expect(readChoices('not JSON', FALLBACK)).toEqual(FALLBACK);
    expect(readChoices('7', FALLBACK)).toEqual(FALLBACK);
  });

  test('what was chosen comes back', () => {
    const chosen = { ...FALLBACK, theme: 'dark', textSize: 150, sound: false, owners: { italy: '#00ff00' } };
    expect(readChoices(JSON.stringify(chosen), FALLBACK)).toEqual(chosen);
  });

  test('what no longer exists falls back, one by one', () => {
    const stored = {
      theme: 'sepia',
      textSize: 900,
      owners: { italy: 'green', usa: '#123456' },
      confirm: 'never',
    };
    expect(readChoices(JSON.stringify(stored), FALLBACK)).toEqual({
      ...FALLBACK,
      confirm: 'never',
      owners: { usa: '#123456' },
    });
  });
});

test('an own colour gets the ink that can be read on it', () => {
  expect(readableOn('#ffffff')).toBe('#1d2730');
  expect(readableOn('#f2932b')).toBe('#1d2730');
  expect(readableOn('#1d2126')).toBe('#ffffff');
});
