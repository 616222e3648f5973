import { expect, test } from 'vitest';
import { churchCalendar } from './church-calendar.ts';
import { weekOf, weeksFrom } from './church-week.ts';

const american = churchCalendar({ country: 'US', easter: 'western' });
const labelsOn = (week: string, calendar = american) =>
  calendar.eventsOf(week).map(({ label }) => label);

test.each([
  ['2027-03-21', 'Palm Sunday'],
  ['2027-03-28', 'Easter'],
  ['2027-04-04', 'Sunday after Easter'],
  ['2027-05-16', 'Pentecost'],
  ['2023-12-24', 'Christmas Eve'],
  ['2022-12-25', 'Christmas Day'],
  ['2026-12-20', 'Sunday before Christmas'],
  ['2026-12-27', 'Sunday after Christmas'],
  ['2023-12-31', 'New Year'],
  ['2027-01-03', 'Sunday after New Year'],
  ['2027-05-09', "Mother's Day"],
  ['2027-05-30', 'Memorial Day weekend'],
  ['2027-06-20', "Father's Day"],
  ['2027-07-04', 'July 4'],
  ['2026-07-05', 'July 4'],
  ['2024-07-07', 'July 4'],
  ['2027-09-05', 'Labor Day weekend'],
  ['2026-11-22', 'Sunday before Thanksgiving'],
  ['2026-11-29', 'Sunday after Thanksgiving'],
  ['2027-01-17', 'Martin Luther King Day weekend'],
  ['2027-03-14', 'Daylight saving begins'],
  ['1995-04-02', 'Daylight saving begins'],
  ['2026-11-01', 'Daylight saving ends'],
  ['1995-10-29', 'Daylight saving ends'],
  ['2027-02-14', 'Super Bowl'],
  ['2002-02-03', 'Super Bowl'],
  ['1996-01-28', 'Super Bowl'],
  ['2026-10-11', 'Columbus Day weekend'],
])('%s is %s', (sunday, label) => {
  expect(labelsOn(sunday)).toContain(label);
});

test('every American event comes once a year, but for those that go by the date of a Sunday', () => {
  for (let year = 1990; year < 2040; year += 1) {
    const weeks = weeksFrom(weekOf(`${year}-01-07`, 'sunday'), `${year}-12-17`);
    const ids = weeks.flatMap((week) => american.eventsOf(week).map(({ id }) => id));
    const yearly = ids.filter((id) => id !== 'new_year' && id !== 'after_new_year');
    expect(new Set(yearly).size).toBe(yearly.length);
    expect(yearly).toHaveLength(16);
  }
});

test('a week is named by the Sunday in it, whatever day it starts on', () => {
  expect(labelsOn('2027-03-22')).toEqual(['Easter']);
  expect(labelsOn('2027-03-27')).toEqual(['Easter']);
  expect(labelsOn('2027-03-29')).toEqual(['Sunday after Easter']);
});

test('an Orthodox church has its own Easter', () => {
  const orthodox = churchCalendar({ country: 'US', easter: 'orthodox' });
  expect(labelsOn('2027-05-02', orthodox)).toEqual(['Easter']);
  expect(labelsOn('2027-03-28', orthodox)).toEqual([]);
});

test("another country's holidays take the place of the American ones, on the Sunday of their weekend", () => {
  const british = churchCalendar({
    country: 'GB',
    easter: 'western',
    holidays: [
      { date: '2027-08-30', name: 'Summer bank holiday' },
      { date: '2026-08-31', name: 'Summer bank holiday' },
      { date: '2027-03-26', name: 'Good Friday' },
    ],
  });
  expect(labelsOn('2027-08-29', british)).toEqual(['Summer bank holiday']);
  expect(labelsOn('2027-07-04', british)).toEqual([]);
  expect(labelsOn('2027-03-28', british)).toEqual(['Easter']);
  expect(british.events).toHaveLength(11);
});
