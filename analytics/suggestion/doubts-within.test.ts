import { expect, test } from 'vitest';
import { addDays } from '../calendar/plain-date.ts';
import { countingOf } from './counting.ts';
import type { Attendance } from './doubt.ts';
import { doubtsWithin } from './doubts-within.ts';
import { habitOf } from './event-habits.ts';

const names = ['Adults', 'Kids', 'Visitors', 'Loaves'];
const types = names.map((name) => ({ id: name.toLowerCase(), name }));
const times = Array.from({ length: 20 }, (_, week) => ({
  day: addDays('2026-01-04', 7 * week),
  at: 'sunday 10:00',
  headcounts: { adults: 100 + week, kids: 30 - (week % 7), visitors: 5 + (week % 3), loaves: 44 },
  checkIns: 0,
  guests: 0,
  volunteers: 0,
}));
const church = { name: '', timeZone: null, country: 'US' };

function doubtsOfSlip() {
  const event = { id: '1', name: 'Worship', isArchived: false, types, times };
  const counting = countingOf(event, { rooms: [], church, children: new Map() });
  const habit = counting && habitOf(counting);
  return habit ? doubtsWithin(habit) : [];
}

test('a slip with visitors and an unknown word raises both doubts, and their answers go together', () => {
  const doubts = doubtsOfSlip();
  expect(doubts.map(({ id }) => id.split('-')[1])).toEqual(['visitors', 'unclear']);
  const suggested: Attendance = [
    { eventId: '1', source: 'headcounts', attendanceTypeIds: ['adults', 'kids', 'loaves'] },
  ];
  const countedAfter = (answer: string) =>
    doubts.reduce<Attendance>(
      (attendance, { answers }) =>
        answers.find(({ id }) => id === answer)?.change(attendance) ?? attendance,
      suggested,
    )[0]?.attendanceTypeIds;
  expect(countedAfter('first')).toEqual(['adults', 'kids', 'loaves']);
  expect(countedAfter('second')).toEqual(['adults', 'kids', 'visitors']);
});
