import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { countedWeeks } from './counted-weeks.ts';

const fromMonday = rowsOf('2026-11-02', [150, 160, 170]);
const fromSunday = rowsOf('2026-11-08', [158, 168]);
const of = (attendance: FigureWeek[], kids: FigureWeek[]) =>
  new Map<FigureId, FigureWeek[]>([
    ['attendance', attendance],
    ['kids', kids],
  ]);

describe('the weeks of a church', () => {
  test('are those that begin on the day it chose', () => {
    const figures = of(fromMonday, fromMonday);
    expect(countedWeeks(figures, 'monday')).toEqual({
      figures,
      weekStartsOn: 'monday',
      isRecounting: false,
    });
  });

  test('stay as they were counted right after it chose another day', () => {
    const figures = of(fromMonday, fromMonday);
    expect(countedWeeks(figures, 'sunday')).toEqual({
      figures,
      weekStartsOn: 'monday',
      isRecounting: true,
    });
  });

  test('are the new ones alone from the first that is counted anew', () => {
    const figures = of([...fromMonday, ...fromSunday], fromMonday);
    const { figures: counted, ...rest } = countedWeeks(figures, 'sunday');
    expect(rest).toEqual({ weekStartsOn: 'sunday', isRecounting: true });
    expect([...counted]).toEqual([['attendance', fromSunday]]);
  });
});
