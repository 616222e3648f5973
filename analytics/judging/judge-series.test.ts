import { describe, expect, test } from 'vitest';
import { attendance, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';

describe('a verdict', () => {
  test('of a level that has fallen by a fifth is lasting, since about then', () => {
    const values = quiet(170).map((value, index) =>
      index < 160 ? value : Math.round(value * 0.8),
    );
    const verdict = pulseOf(attendance(values)).tile('attendance')?.verdict;
    expect(verdict).toMatchObject({ state: 'lasting', direction: 'down' });
    expect(verdict?.since && verdict.since >= '2026-10-01' && verdict.since <= '2027-01-15').toBe(
      true,
    );
  });

  test('is no longer lasting four months after the level has come back', () => {
    const values = quiet(190).map((value, index) =>
      index < 140 || index >= 154 ? value : Math.round(value * 0.8),
    );
    const stateAt = (weeks: number) =>
      pulseOf(attendance(values.slice(0, weeks))).tile('attendance')?.verdict.state;
    expect(stateAt(148)).toBe('lasting');
    expect([171, 180, 190].map(stateAt)).not.toContain('lasting');
  });

  test('of a slow decline is told, which a level that follows the data never would', () => {
    const values = quiet(230).map((value, index) =>
      index < 150 ? value : Math.round(value * 0.99 ** ((index - 150) / 4.345)),
    );
    const toldAt = (weeks: number) =>
      pulseOf(attendance(values.slice(0, weeks))).tile('attendance');
    expect(
      [190, 205, 220].some((weeks) => {
        const verdict = toldAt(weeks)?.verdict;
        return verdict?.state === 'lasting' && verdict.direction === 'down';
      }),
    ).toBe(true);
    expect(toldAt(230)?.growth?.said).toBe('down');
  });

  test('of a typed zero and of a tenfold count asks, and neither moves what is expected', () => {
    const usual = quiet(120);
    const before = pulseOf(attendance(usual)).tile('attendance')?.expected;
    for (const value of [0, 1700]) {
      const doubted = pulseOf(attendance(usual.with(118, value)));
      expect(doubted.tile('attendance')?.line.at(-2)?.judged).toBe('asked');
      const after = doubted.tile('attendance')?.expected;
      expect(Math.abs((after?.median ?? 0) / (before?.median ?? 1) - 1)).toBeLessThan(0.05);
    }
    const newest = pulseOf(attendance(usual.with(119, 0)));
    expect(newest.tile('attendance')?.verdict).toEqual({
      side: null,
      state: 'asked',
      direction: null,
      since: null,
    });
    expect(newest.sentence.text).toMatch(
      /^We’ve put Sunday’s count of 0 on hold until you check it\./,
    );
  });

  test('never is normal of a number outside its printed range', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const tile = pulseOf(attendance(quiet(90, 170, 0.09, seed))).tile('attendance');
      const { value = null, expected = null, verdict } = tile ?? {};
      const isInside =
        value !== null && expected && value >= expected.low80 && value <= expected.high80;
      expect(verdict?.side === 'in').toBe(isInside);
      expect(verdict?.state === 'normal' && !isInside).toBe(false);
    }
  });
});

test('one or two weeks are compared with nothing', () => {
  const medianOf = (weeks: number) => pulseOf(attendance(quiet(weeks))).tile('attendance')?.median;
  expect([1, 2].map(medianOf)).toEqual([null, null]);
  expect(medianOf(3)).toEqual(expect.any(Number));
});
