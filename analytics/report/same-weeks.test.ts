import { expect, test } from 'vitest';
import type { PulsePoint } from '#contract/functions/church-pulse.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { besideSameWeeks, sameWeekBefore } from './same-weeks.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });
/** The week of a Sunday, which ends with it. */
const weekOf = (sunday: string) => addDays(sunday, -6);
const sundayBefore = (sunday: string) => {
  const week = sameWeekBefore(weekOf(sunday), calendar);
  return week === null ? null : addDays(week, 6);
};

test('a holiday stands beside itself, and no week beside the holiday of another', () => {
  expect(sundayBefore('2026-09-06')).toBe('2025-08-31');
  expect(sundayBefore('2026-08-30')).toBeNull();
  expect(sundayBefore('2026-09-13')).toBe('2025-09-14');
  expect(sundayBefore('2026-04-05')).toBe('2025-04-20');
  expect(sundayBefore('2026-05-10')).toBe('2025-05-11');
  expect(sundayBefore('2026-05-24')).toBe('2025-05-25');
  expect(sundayBefore('2026-11-15')).toBe('2025-11-16');
});

test.each(['labor_day', 'memorial_day', 'mothers_day', 'independence_day', 'easter'])(
  'in every year %s has one week beside it, its own',
  (holiday) => {
    const isOn = (week: string) => calendar.eventsOf(week)[0]?.id === holiday;
    const weeks = Array.from({ length: 520 }, (_, index) => addWeeks('2020-01-06', index));
    const own = weeks.filter(isOn);
    expect(own.length).toBeGreaterThanOrEqual(9);
    for (const week of own) {
      expect(isOn(sameWeekBefore(week, calendar) ?? '2000-01-03'), week).toBe(true);
    }
    const others = weeks.filter((week) => !isOn(week));
    expect(others.filter((week) => isOn(sameWeekBefore(week, calendar) ?? '2000-01-03'))).toEqual(
      [],
    );
  },
);

test('holidays of other countries too, by their names', () => {
  const canadian = churchCalendar({
    country: 'CA',
    easter: 'western',
    holidays: [
      { date: '2025-08-04', name: 'Civic Holiday' },
      { date: '2026-08-03', name: 'Civic Holiday' },
      { date: '2025-09-01', name: 'Labour Day' },
      { date: '2026-09-07', name: 'Labour Day' },
    ],
  });
  expect(sameWeekBefore(weekOf('2026-09-06'), canadian)).toBe(weekOf('2025-08-31'));
});

test('what a note sets aside, or nobody counted, is no year before', () => {
  const point = (week: string, value: number): PulsePoint => ({
    ...{ week, day: addDays(week, 6), value, state: 'complete', expected: null },
    ...{ judged: 'normal', lastYear: 1, event: null, isMasked: false, asOf: null },
  });
  const [before, now] = [point('2025-10-13', 140), point('2026-10-12', 150)];
  const last = (changes: Partial<PulsePoint>) =>
    besideSameWeeks([{ ...before, ...changes }, now], calendar).at(-1)?.lastYear;
  expect(last({})).toBe(140);
  expect(last({ isMasked: true })).toBeNull();
  expect(last({ state: 'incomplete' })).toBeNull();
});
