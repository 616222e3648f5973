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
