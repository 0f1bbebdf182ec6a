import { expect, test } from 'vitest';
import type { LogRound } from '../../table/logging';
import { latestOf } from './lines';

const told = (kind: string) => ({ kind, said: { key: kind } });
const line = (key: string, kinds: string[], takenBack = false) => ({
  key,
  seq: 0,
  said: { key: `said ${key}` },
  told: kinds.map(told),
  text: '',
  takenBack,
});
const round = (key: string, ...lines: ReturnType<typeof line>[]) => ({
  key,
  said: { key },
  turns: [{ key, seat: 2, kind: 'turn', lines }],
});
const telling = { isAmount: ({ kind }: { kind: string }) => kind === 'points', isMinor: () => false };

test('the newest line comes first, with the season it belongs to after it', () => {
  const rounds = [
    round('spring', line('a', ['sent'])),
    round('summer', line('b', ['points']), line('c', [], true)),
  ];
  const items = latestOf(rounds as unknown as LogRound[], telling as never, 9);
  expect(
    items.map(({ key, heading, said }) => heading?.key ?? `${key}: ${said.map((one) => one.key).join()}`),
  ).toEqual(['b: said b', 'summer', 'a: sent', 'spring']);
  expect(latestOf(rounds as unknown as LogRound[], telling as never, 1)).toHaveLength(1);
});
