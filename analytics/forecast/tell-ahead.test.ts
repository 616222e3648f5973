import { describe, expect, test } from 'vitest';
import { rangeOver, tellAhead } from './tell-ahead.ts';

type Made = { name: string; median: number; move?: number; isMajor?: boolean; width?: number };

/** The names of weeks that are told apart, and together. */
function told(weeks: readonly Made[]) {
  const { apart, stretches } = tellAhead(
    weeks,
    ({ median, move = 0, isMajor = false, width = 0.25 * median }) => ({
      ...{ median, move, isMajor, low80: median - width / 2, high80: median + width / 2 },
      level: 180,
    }),
  );
  const names = (some: readonly Made[]) => some.map(({ name }) => name).join(' ');
  return { apart: names(apart), stretches: stretches.map(names) };
}

const weeks = (medians: readonly number[]): Made[] =>
  medians.map((median, index) => ({ name: `w${index + 1}`, median }));

describe('weeks ahead', () => {
  test('that are alike are one stretch', () => {
    expect(told(weeks([184, 186, 183, 185, 184, 187, 183, 185]))).toEqual({
      apart: '',
      stretches: ['w1 w2 w3 w4 w5 w6 w7 w8'],
    });
  });

  test('of a December and a lower January are two, around the named Sundays', () => {
    const ahead = weeks([182, 188, 183, 191, 121, 164, 163, 161]);
    ahead.splice(3, 1, { name: 'before', median: 208, move: 24 });
    ahead.splice(4, 1, { name: 'after', median: 121, move: -50, isMajor: true });
    expect(told(ahead)).toEqual({
      apart: 'before after',
      stretches: ['w1 w2 w3', 'w6 w7 w8'],
    });
  });

  test('that rise week by week are two, of which each has a range that holds its weeks and can be planned by', () => {
    const medians = [150, 154, 159, 164, 169, 173, 178, 184];
    const rangeOf = (median: number) => ({ low80: 0.88 * median, high80: 1.12 * median });
    const { stretches } = tellAhead(medians, (median) => ({
      ...{ median, move: 0, isMajor: false, ...rangeOf(median) },
      level: 160,
    }));
    expect(stretches.map((each) => each.length)).toEqual([4, 4]);
    for (const stretch of stretches) {
      const { low80, high80 } = rangeOver(stretch.map(rangeOf));
      for (const each of stretch.map(rangeOf)) {
        expect([low80 <= each.low80, high80 >= each.high80]).toEqual([true, true]);
      }
      const widest = 1.5 * 0.24 * Math.max(...stretch);
      expect(high80 - low80).toBeLessThanOrEqual(widest);
    }
  });

  test('are named where their events move them, three at most besides major ones', () => {
    const ahead = weeks([150, 190, 192, 193, 194, 180, 181]).map((week, index) => ({
      ...week,
      move: [-30, 9, 10, 11, 12][index] ?? 0,
      isMajor: index === 0,
    }));
    expect(told(ahead).apart).toBe('w1 w4 w5');
  });

  test('are not named where they are expected like those around them, whatever their events', () => {
    const ahead = weeks([185, 187, 183, 186]).map((week, index) => ({
      ...week,
      move: index === 1 ? 9 : 0,
    }));
    expect(told(ahead)).toEqual({ apart: '', stretches: ['w1 w2 w3 w4'] });
  });

  test('of a small church, whose ranges are wide, are told by what somebody would plan otherwise', () => {
    const wide = (medians: readonly number[], moves: readonly number[] = []) =>
      weeks(medians).map((week, index) => ({ ...week, move: moves[index] ?? 0, width: 16 }));
    // Of 35: a Sunday that is two below, and a January that is two higher.
    expect(told(wide([36, 36, 34, 36, 36, 36], [0, 0, -9]))).toEqual({
      apart: '',
      stretches: ['w1 w2 w3 w4 w5 w6'],
    });
    expect(told(wide([36, 36, 36, 38, 38, 38])).stretches).toHaveLength(1);
    expect(told(wide([36, 36, 24, 36, 36, 36], [0, 0, -20])).apart).toBe('w3');
  });

  test('are no stretch of their own where only one differs', () => {
    expect(told(weeks([184, 186, 183, 185, 184, 187, 183, 210])).stretches).toHaveLength(1);
  });

  test('of which all are named have no stretch, and none have nothing', () => {
    expect(told([{ name: 'easter', median: 270, move: 90, isMajor: true }])).toEqual({
      apart: 'easter',
      stretches: [],
    });
    expect(told([])).toEqual({ apart: '', stretches: [] });
  });
});
