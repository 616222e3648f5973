import { expect, test } from 'vitest';
import { clipWeeks } from './clip-weeks.ts';
import { lineGeometry } from './line-geometry.ts';
import type { LineWeek } from './line-week.ts';

const box = { width: 1000, height: 390, top: 30, right: 40, bottom: 34, left: 44 };
const week = (value: number | null, lastYear: number | null = null): LineWeek => ({
  value,
  lastYear,
  isProvisional: false,
  expected: { low80: 15, high80: 30, low95: 5, high95: 140 },
  mark: null,
});
const year = Array.from({ length: 52 }, (_, index) => week(18 + (index % 7), 20));

test('a gift ten times the usual is drawn at the edge with its value, and presses nothing flat', () => {
  const weeks = year.with(20, week(210)).with(30, week(22, 170));
  const { clipped } = clipWeeks(weeks);
  expect(clipped).toEqual([
    expect.objectContaining({ index: 20, value: 210, side: 'above', isBefore: false }),
    expect.objectContaining({ index: 30, value: 170, side: 'above', isBefore: true }),
  ]);
  const { scale, marks } = lineGeometry(weeks, box, { clips: true });
  expect(scale.ticks.at(-1)?.value).toBeLessThan(100);
  // The usual weeks take a good part of the height.
  const usual = marks.filter(({ index }) => index !== 20).map(({ y }) => y);
  expect(Math.max(...usual) - Math.min(...usual)).toBeGreaterThan(25);
  for (const { y } of marks) {
    expect(y).toBeGreaterThanOrEqual(box.top);
  }
});

test('counts far from zero have an axis that does not begin there, in whole people', () => {
  const weeks = Array.from(
    { length: 52 },
    (_, index): LineWeek => ({
      value: 165 + (index % 9),
      lastYear: index === 3 ? 44 : 160,
      isProvisional: false,
      expected: { low80: 150, high80: 190, low95: 140, high95: 205 },
      mark: null,
    }),
  );
  const { scale, clipped } = lineGeometry(weeks, box, { clips: true, whole: true });
  expect(scale.low).toBeGreaterThanOrEqual(100);
  expect(clipped).toMatchObject([{ index: 3, value: 44, side: 'below', isBefore: true }]);
  const few = lineGeometry([week(0), week(1), week(2)], box, { whole: true, ticks: 6 });
  expect(few.scale.ticks.every(({ value }) => Number.isInteger(value))).toBe(true);
});

test('a year before that lies elsewhere is drawn as far as it goes, while this year keeps half of the height', () => {
  const share = (lastYear: number): LineWeek[] =>
    Array.from({ length: 13 }, (_, index) => week(18 + (index % 3), index < 6 ? lastYear : 24));
  const drawn = (lastYear: number) => clipWeeks(share(lastYear));
  expect(drawn(34).clipped).toEqual([]);
  expect(Math.max(...drawn(34).weeks.map((one) => one.lastYear ?? 0))).toBe(34);
  expect(drawn(80).clipped).toHaveLength(6);
});

test('nothing is clipped where nothing is far', () => {
  expect(clipWeeks(year).clipped).toEqual([]);
  expect(clipWeeks([]).clipped).toEqual([]);
});
