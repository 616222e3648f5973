import { describe, expect, test } from 'vitest';
import type { FigureWeek } from '#contract/figures.ts';
import { pulseOf } from '#testing/figures/made-up-pulse.ts';
import { addWeeks, lastDayOf } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import type { SearchDayReading } from '../figures/readings.ts';
import { searchDaysOf } from './search-days.ts';

const newest = '2027-02-15';
const firstWeek = addWeeks(newest, -70);
const lastRead = '2027-02-20';
const firstProvisional = '2027-02-19';

function reading(day: string, nonbrandClicks: number | null): SearchDayReading {
  const isProvisional = day >= firstProvisional;
  return { day, clicks: 9, impressions: 90, nonbrandClicks, isProvisional };
}

/** Seventy weeks and the days since, the newest still counted. */
function madeUpDays(last = lastRead): SearchDayReading[] {
  const all: SearchDayReading[] = [];
  for (let day = firstWeek; day <= last; day = addDays(day, 1)) {
    all.push(reading(day, (all.length * 5) % 7));
  }
  return all;
}

/** The figures' rows of the same days. */
function rowsFrom(days: readonly SearchDayReading[], of: (day: SearchDayReading) => number | null) {
  return Array.from({ length: 71 }, (_, index): FigureWeek => {
    const week = addWeeks(firstWeek, index);
    const inWeek = days.filter(({ day }) => day >= week && day <= lastDayOf(week));
    const known = inWeek.flatMap((day) => of(day) ?? []);
    const isWhole = known.length === 7 && inWeek.every(({ isProvisional }) => !isProvisional);
    return {
      week,
      value: known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0),
      state: known.length === 0 ? 'missing' : isWhole ? 'complete' : 'incomplete',
      count: known.length,
      source: 'search_console',
      asOf: '2027-02-22T12:00:00Z',
    };
  });
}

function searchOf(days: readonly SearchDayReading[], { kept = days, week = newest } = {}) {
  const figures = new Map([
    ['search_clicks', rowsFrom(days, ({ clicks }) => clicks)],
    ['search_nonbrand_clicks', rowsFrom(days, ({ nonbrandClicks }) => nonbrandClicks)],
  ] as const);
  const { search } = pulseOf({ figures, searchDays: searchDaysOf(kept) }, week);
  if (search === null) {
    throw new Error('There are searches');
  }
  return search;
}

const without = (gone: string) => madeUpDays().filter(({ day }) => day !== gone);
const sumOf = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

describe('the line of other searches', () => {
  test.each([0, 1, 5, 13])(
    'goes by day and adds up to the table, %i weeks before the newest',
    (back) => {
      const week = addWeeks(newest, -back);
      const { step, line, from, to, other } = searchOf(madeUpDays(), { week });
      expect(step).toBe('day');
      const summed = line.filter((day) => day.from <= to);
      expect(summed).toHaveLength(28);
      expect(summed[0]?.from).toBe(from);
      expect(sumOf(summed.map(({ value }) => value))).toBe(other.now);
      expect(sumOf(summed.map(({ yearAgo }) => yearAgo))).toBe(other.yearAgo);
      expect((line.at(-1)?.from ?? '') <= lastDayOf(week)).toBe(true);
    },
  );

  test('continues after the 28 days to the last that was read, and says what may still change', () => {
    const { line, to } = searchOf(madeUpDays());
    expect(to).toBe('2027-02-14');
    expect(line.filter(({ from }) => from > to).map(({ from, state }) => [from, state])).toEqual([
      ['2027-02-15', 'complete'],
      ['2027-02-16', 'complete'],
      ['2027-02-17', 'complete'],
      ['2027-02-18', 'complete'],
      ['2027-02-19', 'incomplete'],
      ['2027-02-20', 'incomplete'],
    ]);
  });

  test('continues beyond the newest week to the last day read, but not beyond an earlier week', () => {
    const days = madeUpDays('2027-02-23');
    expect(searchOf(days).line.at(-1)?.from).toBe('2027-02-23');
    const before = addWeeks(newest, -1);
    expect(searchOf(days, { week: before }).line.at(-1)?.from).toBe(lastDayOf(before));
  });

  test('compares each day with the same weekday a year before', () => {
    const days = madeUpDays();
    const clicksOf = (day: string) => days.find((each) => each.day === day)?.nonbrandClicks;
    for (const { from, yearAgo } of searchOf(days).line) {
      expect(yearAgo).toBe(clicksOf(addDays(from, -364)));
    }
  });

  test('leaves a day that nobody read a gap, never zero', () => {
    const gap = '2027-02-17';
    const { step, line } = searchOf(without(gap));
    expect(step).toBe('day');
    expect(line.find(({ from }) => from === gap)).toMatchObject({ value: null, state: 'missing' });
    const gapAgo = searchOf(without(addDays(gap, -364 - 7)));
    const [lacking] = gapAgo.line.filter(({ yearAgo }) => yearAgo === null);
    expect(lacking?.from).toBe(addDays(gap, -7));
  });

  test('goes by week where no day is kept, or the days say something else than the table', () => {
    const days = madeUpDays();
    const weekly = searchOf(days, { kept: [] });
    expect(weekly.step).toBe('week');
    expect(weekly.line).toHaveLength(8);
    const others = days.map((day) =>
      day.day === '2027-02-01' ? { ...day, nonbrandClicks: 40 } : day,
    );
    expect(searchOf(days, { kept: others }).step).toBe('week');
    const recent = days.filter(({ day }) => day >= '2026-06-01');
    expect(searchOf(days, { kept: recent }).step).toBe('week');
  });
});

describe('days as they are kept', () => {
  test('no day of other searches is nothing at all', () => {
    expect(searchDaysOf([])).toBeNull();
    expect(searchDaysOf([reading('2027-02-01', null)])).toBeNull();
  });

  test('come in any order, with gaps as null', () => {
    const days = [reading('2027-02-20', 3), reading('2027-02-17', 0), reading('2027-02-18', 2)];
    expect(searchDaysOf(days)).toEqual({
      first: '2027-02-17',
      clicks: [0, 2, null, 3],
      provisional: [3],
    });
  });
});
