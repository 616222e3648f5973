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

function isTaken(leftOutTimes: readonly string[]): boolean {
  const attendance = [{ eventId: '1', source: 'headcounts', leftOutTimes }];
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
