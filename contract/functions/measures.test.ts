import { expect, test } from 'vitest';
import { measureChoicesSaveRequest } from './measures.ts';

const choices = {
  weekStartsOn: 'monday',
  timeZone: 'America/Chicago',
  country: 'US',
  easter: 'western',
  attendance: [],
  kids: null,
  firstTimeGuests: null,
  serving: null,
  groups: null,
  giving: null,
  seats: null,
  brandTerms: [],
};

function isTaken(leftOutTimes: readonly string[], leftOutFrom = {}): boolean {
  const attendance = [{ eventId: '1', source: 'headcounts', leftOutTimes, leftOutFrom }];
  return measureChoicesSaveRequest.safeParse({
    accountId: crypto.randomUUID(),
    choices: { ...choices, attendance },
  }).success;
}

test('a time is left out by its weekday and 24-hour clock, and by nothing else', () => {
  expect(isTaken(['sunday 07:30', 'wednesday 00:00', 'saturday 23:59'])).toBe(true);
  for (const time of ['sunday 7:30', 'Sunday 07:30', 'sunday 24:00', 'sunday 07:60', '07:30']) {
    expect(isTaken([time]), time).toBe(false);
  }
});

test('a time is left out from a day on, of a hundred times at most', () => {
  const time = 'sunday 07:30';
  expect(isTaken([time], { [time]: '2026-04-19' })).toBe(true);
  expect(isTaken([time], { [time]: 'April 19' })).toBe(false);
  expect(isTaken([time], { early: '2026-04-19' })).toBe(false);
  const minutes = Array.from({ length: 60 }, (_, at) => String(at).padStart(2, '0'));
  const many = minutes.flatMap((minute) => [`sunday 07:${minute}`, `sunday 08:${minute}`]);
  const days = Object.fromEntries(many.map((each) => [each, '2026-04-19']));
  expect(isTaken([time], days)).toBe(false);
});
