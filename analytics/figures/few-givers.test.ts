import { expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { hideFewGivers } from './few-givers.ts';

const figures: readonly FigureId[] = [
  'giving',
  'giving_settled',
  'giving_units',
  'recurring_share',
];

function row(week: string, value: number): FigureWeek {
  return { week, value, state: 'complete', count: 3, source: 'donations', asOf: '2026-11-22' };
}

/** Which figures are shown in a week of so many givers; null: it is not known how many. */
function shownOf(givers: number | null): FigureId[] {
  const week = '2026-11-09';
  const all = new Map([...figures, 'attendance' as const].map((id) => [id, [row(week, 70)]]));
  all.set('giving_units', givers === null ? [] : [row(week, givers)]);
  const told = hideFewGivers(all);
  for (const weeks of told.values()) {
    for (const { value, state, count } of weeks) {
      expect([value === null, count]).toEqual(state === 'suppressed' ? [true, 0] : [false, 3]);
    }
  }
  return [...told].flatMap(([id, weeks]) => (weeks.some(({ value }) => value !== null) ? id : []));
}

test('giving of fewer than ten givers is hidden, with the number of gifts', () => {
  expect(shownOf(9)).toEqual(['attendance']);
  expect(shownOf(10)).toEqual(['giving', 'giving_settled', 'giving_units', 'attendance']);
});

test('a share of giving needs twenty givers', () => {
  expect(shownOf(19)).not.toContain('recurring_share');
  expect(shownOf(20)).toContain('recurring_share');
});

test('giving is hidden while nobody knows how many give', () => {
  expect(shownOf(null)).toEqual(['attendance']);
});
