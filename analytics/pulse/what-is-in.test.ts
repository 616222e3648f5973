import { expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import type { KeptQuestion } from '#contract/functions/week-questions.ts';
import { inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';

const last = '2027-02-22';
const weeks = 160;

/** Attendance whose newest week has changed, and kids with a level of so much of the usual in some weeks. */
function churchOf(newest: Partial<FigureWeek>, kidsAt: (back: number) => number = () => 1) {
  const first = addWeeks(last, 1 - weeks);
  const rows = rowsOf(first, quiet(weeks, 180, 0.05));
  const attendance = rows.map((row, index) => (index === weeks - 1 ? { ...row, ...newest } : row));
  const kids = quiet(weeks, 48, 0.06, 5).map((value, index) =>
    Math.round(value * kidsAt(weeks - 1 - index)),
  );
  return new Map<FigureId, FigureWeek[]>([
    ['attendance', attendance],
    ['kids', rowsOf(first, kids, { source: 'check_ins' })],
  ]);
}

test('a count that is shown so far is not to be trusted yet, on its own day as later', () => {
  const figures = churchOf({ value: 153, state: 'incomplete', count: 1 });
  const on = (today: string) => {
    const { sentence, trust } = pulseOf({ figures, today, now: `${today}T20:00:00Z` });
    return plain(`${sentence.text} ${trust.answer}`);
  };
  expect(on('2027-02-28')).toMatch(
    /So far this week: 153\..* Not yet\. Sunday’s count is still coming in: 153 so far\. Otherwise, yes\.$/,
  );
  expect(on('2027-03-01')).toMatch(
    /153 people counted for Sunday so far\..* Not yet\. The count for Sunday isn’t finished: 153 so far\. Otherwise, yes\.$/,
  );
});

test('half of the kids are doubted as half of the volunteers are, also before anybody asks', () => {
  const figures = churchOf({}, (back) => (back < 8 ? 0.5 : 1));
  const { trust, todo } = pulseOf({ figures, today: '2027-03-01', now: '2027-03-01T20:00:00Z' });
  expect(plain(trust.answer)).toMatch(
    /^Not for the kids’ numbers\. There have been about 2\d a week since [^.]*, down from 4\d\. One of the rooms may not be getting counted\./,
  );
  expect(plain(todo.step ?? '')).toMatch(/whether every room has been counted since /);
});

test('once the kids are back, the weeks without half of them are told with their end, and then no more', () => {
  const question: KeptQuestion = {
    ...{ id: 'level kids', about: 'level', figure: 'kids', week: '2026-12-07', answered: null },
    ...{ value: null, facts: { day: '2026-12-13', of: 'kids', before: 48, after: 24 } },
  };
  const trustAfter = (back: number) => {
    const figures = churchOf({}, (week) => (week >= back && week < back + 10 ? 0.5 : 1));
    const at = { today: '2027-03-01', now: '2027-03-01T20:00:00Z' };
    return plain(pulseOf({ figures, questions: [question], ...at }).trust.answer);
  };
  expect(trustAfter(1)).toContain('There have been about 24 a week since December 13');
  expect(trustAfter(3)).toMatch(
    /^Not for the kids’ numbers from December 13 to February 7\. There were about 24 a week, and about 48 before\./,
  );
  expect(trustAfter(13)).not.toContain('kids');
});

test('weeks in which half of the kids were not counted are no yardstick a year later', () => {
  const at = { today: '2027-03-01', now: '2027-03-01T20:00:00Z' };
  const halfLastYear = (back: number) => (back >= 50 && back < 64 ? 0.5 : 1);
  const { tile, anythingOff } = pulseOf({ figures: churchOf({}, halfLastYear), ...at });
  expect(tile('kids')?.growth?.said ?? null).toBeNull();
  expect(tile('kids')?.newest ?? null).toBeNull();
  expect(anythingOff).not.toContain('last year for kids');
  // Half of them for good are compared as they are.
  const gone = inputOf({ figures: churchOf({}, (back) => (back < 64 ? 0.5 : 1)), ...at });
  const forGood = pulseOf({ ...gone });
  expect(forGood.tile('kids')?.growth?.said).toBe('down');
});
