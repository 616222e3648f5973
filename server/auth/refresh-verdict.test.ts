import { expect, test } from 'vitest';
import { judgeRefresh } from './refresh-verdict.ts';

test.each([
  { presented: 5, secondsSinceRotation: 0, verdict: 'rotate' },
  { presented: 5, secondsSinceRotation: 9999, verdict: 'rotate' },
  { presented: 4, secondsSinceRotation: 0, verdict: 'repeat' },
  { presented: 0, secondsSinceRotation: 9.9, verdict: 'repeat' },
  { presented: 4, secondsSinceRotation: 10, verdict: 'repeat-late' },
  { presented: 4, secondsSinceRotation: 9_999_999, verdict: 'repeat-late' },
  { presented: 3, secondsSinceRotation: 10, verdict: 'replayed' },
  { presented: 0, secondsSinceRotation: 9999, verdict: 'replayed' },
  { presented: 6, secondsSinceRotation: 0, verdict: 'unknown' },
] as const)(
  'token $presented of 5, $secondsSinceRotation s after the last rotation: $verdict',
  (given) => {
    const { verdict, ...state } = given;
    expect(judgeRefresh({ ...state, current: 5, reuseIntervalSeconds: 10 })).toBe(verdict);
  },
);

test('with no reuse interval only the parent is forgiven', () => {
  const at = (presented: number) =>
    judgeRefresh({ presented, current: 5, secondsSinceRotation: 0, reuseIntervalSeconds: 0 });
  expect([at(5), at(4), at(3)]).toEqual(['rotate', 'repeat-late', 'replayed']);
});
