import { expect, test } from 'vitest';
import { divideTask } from './divide-task.ts';

const quarter = { from: '2026-08-24', to: '2026-11-22' };
const spansOf = (span: typeof quarter, asked: number | null, from: string | null = span.from) =>
  divideTask({ from }, { kind: 'checkIns', span }, { asked, max: 25_000 }).map(
    (part) => `${part.from}..${part.to}`,
  );

test('a window with too many rows becomes windows of whole weeks', () => {
  expect(spansOf(quarter, 58_000)).toEqual([
    '2026-08-24..2026-09-20',
    '2026-09-21..2026-10-18',
    '2026-10-19..2026-11-15',
    '2026-11-16..2026-11-22',
  ]);
});

test('one whose rows are unknown becomes halves, down to single days, which are never divided', () => {
  expect(spansOf(quarter, null)).toHaveLength(3);
  expect(spansOf({ from: '2026-11-16', to: '2026-11-22' }, null)).toEqual([
    '2026-11-16..2026-11-18',
    '2026-11-19..2026-11-21',
    '2026-11-22..2026-11-22',
  ]);
  expect(spansOf({ from: '2026-11-21', to: '2026-11-22' }, 1e6)).toHaveLength(2);
  expect(spansOf({ from: '2026-11-22', to: '2026-11-22' }, 1e6)).toEqual([]);
});

test('of the whole past, each part says only how far it goes', () => {
  const past = { from: '2016-12-05', to: '2026-11-22' };
  const parts = spansOf(past, 60_000, null);
  expect(parts).toHaveLength(4);
  expect(parts.every((part) => part.startsWith('null..'))).toBe(true);
});
