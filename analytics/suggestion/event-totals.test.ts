import { expect, test } from 'vitest';
import { addWeeks } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { countingOf } from './counting.ts';
import { habitOf } from './event-habits.ts';
import { isTotalOf } from './event-totals.ts';

const weeks = Array.from({ length: 12 }, (_, at) => addWeeks('2026-08-03', at));

/** An event of Sundays with these many people, week by week. */
function habit(id: string, name: string, peopleIn: (week: number) => number) {
  const times = weeks.map((week, at) => ({
    day: addDays(week, 6),
    at: 'sunday 10:00',
    headcounts: { [`of ${id}`]: peopleIn(at) },
    checkIns: 0,
    guests: 0,
    volunteers: 0,
  }));
  const types = [{ id: `of ${id}`, name: 'Attendance' }];
  const counting = countingOf(
    { id, name, isArchived: false, types, times },
    { rooms: [], church: { name: '', timeZone: null, country: 'US' }, children: new Map() },
  );
  const made = counting && habitOf(counting);
  if (!made) {
    throw new RangeError('Nobody was counted.');
  }
  return made;
}

const early = habit('1', '9am', (at) => 100 + 7 * (at % 5));
const late = habit('2', '11am', (at) => 140 - 11 * (at % 3));
const sum = (at: number) => 240 + 7 * (at % 5) - 11 * (at % 3);

test('an event that is the sum of others, to the person, is no gathering, whatever its name', () => {
  const board = habit('3', 'Lobby Board', (at) => (at === 4 ? 300 : sum(at)));
  expect(isTotalOf(board, [early, late, board])).toBe(true);
  expect(isTotalOf(early, [early, late, board])).toBe(false);
});

test('a third service of about as many as the others is one, unless its name says total', () => {
  const like = (name: string) => habit('3', name, (at) => sum(at) + 4 + (at % 4));
  expect(isTotalOf(like('Evening'), [early, late, like('Evening')])).toBe(false);
  const named = like('Weekend Totals');
  expect(isTotalOf(named, [early, late, named])).toBe(true);
});
