import { expect, test } from 'vitest';
import { change, quietChurch, seenInWeek } from '#testing/figures/made-up-church.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { chartsOf } from './finding-charts.ts';

const october = 147;
const made = quietChurch(21, october + 1);
change(made, 'kids', 3, (value, at) => (at === 0 ? null : value));
const church = seenInWeek(made, october);
const about = (from: string) => ({
  figures: ['kids' as const, 'attendance' as const, 'serving' as const],
  weeks: { from, to: church.week },
});

test('a card shows two figures over a quarter at least, with what was expected of the newest eight weeks', () => {
  const charts = chartsOf(church, about(addWeeks(church.week, -7)));
  expect(charts.map(({ figure }) => figure)).toEqual(['kids', 'attendance']);
  const [kids] = charts;
  expect(kids?.weeks.map(({ week }) => week)).toEqual(made.weeks.slice(-13));
  expect(kids?.weeks.at(-3)?.value).toBeNull();
  expect(kids?.weeks.filter(({ expected }) => expected !== null)).toHaveLength(8);
});

test('it goes back as far as the finding does, a year at most, and not before the first week', () => {
  const lengthFrom = (from: string) => chartsOf(church, about(from))[0]?.weeks.length;
  expect(lengthFrom(addWeeks(church.week, -20))).toBe(26);
  expect(lengthFrom(addWeeks(church.week, -80))).toBe(52);
  const young = seenInWeek(quietChurch(21, 9), 8);
  expect(chartsOf(young, about(young.week))[0]?.weeks).toHaveLength(9);
  expect(chartsOf(church, { ...about(church.week), figures: [] })).toEqual([]);
});
