import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import type { Revision } from './revised.ts';

const weeks = 100;
const first = '2025-03-24';
const newest = '2027-02-15';
const earlier = '2027-02-08';

/** A church after a week, of which something was revised; `half` weeks were counted in part. */
function churchOf(revised: readonly Revision[], half: string | null = null) {
  const rows = rowsOf(first, quiet(weeks, 180, 0.03), { source: 'headcounts', count: 2 });
  const figures = new Map<FigureId, FigureWeek[]>([
    [
      'attendance',
      rows.map((row) =>
        row.week === half ? { ...row, value: 74, count: 1, state: 'incomplete' as const } : row,
      ),
    ],
    ['giving', rowsOf(first, quiet(weeks, 340_000, 0.1, 5))],
    ['giving_units', rowsOf(first, quiet(weeks, 60, 0))],
  ]);
  const { todo, sentence } = pulseOf({
    figures,
    revised,
    today: '2027-02-26',
    now: '2027-02-26T15:00:00Z',
  });
  return { todo: plain(`${todo.answer} ${todo.step ?? ''}`), facts: plain(sentence.facts) };
}

describe('a number that people have read', () => {
  test('and that is less now is said with what it was, where its week is asked about', () => {
    const was: Revision = { figure: 'attendance', week: earlier, value: 85, on: '2027-02-18' };
    const half = 'February 14 only has a partial count: 74 people.';
    expect(churchOf([was], earlier).todo).toContain(`${half} It was 85 until February 18.`);
    expect(churchOf([], earlier).todo).toContain(`${half} Enter`);
    expect(churchOf([{ ...was, value: 40 }], earlier).todo).not.toContain('It was');
  });

  test('of the shown week is said to have been another one, once it was final or more', () => {
    const of = (value: number, on: string): Revision[] => [
      { figure: 'attendance', week: newest, value, on },
    ];
    expect(churchOf(of(240, '2027-02-23')).facts).toContain(
      'Attendance was 240 until February 23.',
    );
    expect(churchOf(of(90, '2027-02-26')).facts).toContain('Attendance was 90 until February 26.');
    // While a week comes in, more of it is no change.
    expect(churchOf(of(90, '2027-02-22')).facts).not.toContain('was 90');
  });

  test('of gifts is said to have changed after it was final, without the sum', () => {
    const on = (...days: string[]): Revision[] =>
      days.map((day) => ({ figure: 'giving', week: newest, value: null, on: day }));
    expect(churchOf(on('2027-02-23', '2027-02-25', '2027-02-26')).facts).toContain(
      'Giving changed on February 26.',
    );
    // The first after the closing is that it is final.
    expect(churchOf(on('2027-02-23', '2027-02-25')).facts).not.toContain('changed');
  });

  test('of typed gifts that were final is said to have changed the first time', () => {
    const typed = (wasFinal: boolean): Revision => ({
      ...{ figure: 'giving', week: newest, value: null, on: '2027-02-25' },
      wasFinal,
    });
    expect(churchOf([typed(true)]).facts).toContain('Giving changed on February 25.');
    expect(churchOf([typed(false)]).facts).not.toContain('changed');
    // Typed late, then corrected.
    expect(churchOf([typed(false), typed(true)]).facts).toContain('Giving changed');
  });
});
