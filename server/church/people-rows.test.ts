import { expect, test } from 'vitest';
import type { WeekAnswer } from '#analytics/pulse/week-answers.ts';
import { explainedFalls } from './people-rows.ts';

/** What a church has said of a level that went from 40 to another. */
function answered(after: number, answer: string): WeekAnswer {
  return {
    ...{ id: 'level kids', about: 'level', figure: 'kids', week: '2026-01-05', value: null },
    facts: { day: '2026-01-11', of: 'kids', before: 40, after },
    answered: { answer, by: null, at: '2026-02-02T12:00:00Z' },
  };
}

test('only what a church has said of fewer people makes missing check-ins believed', () => {
  expect(explainedFalls([answered(20, 'ended')])).toEqual(['2026-01-05']);
  expect(explainedFalls([answered(20, 'nothing')])).toEqual([]);
  expect(explainedFalls([answered(60, 'started')])).toEqual([]);
});
