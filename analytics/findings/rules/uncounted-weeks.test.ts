import { expect, test } from 'vitest';
import { change, quietChurch, seenInWeek } from '#testing/figures/made-up-church.ts';
import type { CountedWeek } from '../church.ts';
import { uncountedWeeks } from './uncounted-weeks.ts';

const newest = 147;
const made = quietChurch(21, newest + 1);
const week = made.weeks[newest] ?? '';

/** What is found where the newest week is this. */
function foundIn(row: Pick<CountedWeek, 'value' | 'state'>, doubted: string[] = []) {
  const church = seenInWeek(made, newest, { doubted: new Set(doubted) });
  const weeks = new Map(church.figures.get('attendance')?.weeks);
  weeks.set(week, { week, count: 1, source: 'headcounts', ...row });
  const figures = new Map(church.figures).set('attendance', { weeks, expected: new Map() });
  return uncountedWeeks.look({ ...church, figures }).finding;
}

test('whether nobody met is asked only where nothing at all was counted', () => {
  const nothing = foundIn({ value: null, state: 'missing' });
  expect(nothing?.step).toContain('add a note if you didn’t meet');
  expect(nothing?.otherwise.map(({ name }) => name)).toEqual(['No service']);
  const some = foundIn({ value: 98, state: 'incomplete' });
  expect(some?.step).toContain('Enter the rest');
  expect(JSON.stringify(some)).not.toContain('meet');
});

test('a count that is asked about is not called missing', () => {
  const doubted = { value: null, state: 'missing' } as const;
  expect(foundIn(doubted)).not.toBeNull();
  expect(foundIn(doubted, [week])).toBeNull();
});

test('several Sundays are named, with those on which nobody may have met', () => {
  change(made, 'attendance', 2, () => null);
  const found = foundIn({ value: 98, state: 'incomplete' });
  const said = [found?.title, found?.step].join(' ').replaceAll('\u00a0', ' ');
  expect(said).toContain('No full headcount for October 25 and November 1');
  expect(said).toContain('If you didn’t meet on October 25, add a note.');
});

test('of the weeks on the dashboard all are named, once one of them is recent', () => {
  const older = quietChurch(21, newest + 1);
  const values = older.values.get('attendance') ?? [];
  const without = (...backs: number[]) => {
    const gone = values.map((value, at) => (backs.includes(newest - at) ? null : value));
    older.values.set('attendance', gone);
    return uncountedWeeks.look(seenInWeek(older, newest)).finding;
  };
  expect(without(4)).toBeNull();
  expect(without(2, 4)?.title.replaceAll('\u00a0', ' ')).toBe(
    'No full headcount for October 4 and October 18',
  );
  expect(without(2, 13)?.n).toBe(1);
});

test('weeks before the first count are no gaps', () => {
  const young = quietChurch(21, newest + 1);
  const values = young.values.get('attendance') ?? [];
  young.values.set(
    'attendance',
    values.map((value, at) => (at < newest - 9 || at === newest ? null : value)),
  );
  expect(uncountedWeeks.look(seenInWeek(young, newest)).finding?.n).toBe(1);
});
