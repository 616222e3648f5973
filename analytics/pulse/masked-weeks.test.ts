import { expect, test } from 'vitest';
import type { FigureWeek } from '#contract/figures.ts';
import type { Annotation } from '#contract/functions/annotations.ts';
import { maskedWeeks } from './masked-weeks.ts';

const note = (from: string, to: string, text: string, doesNotCount = true): Annotation => ({
  id: '00000000-0000-4000-8000-000000000000',
  from,
  to,
  text,
  kind: 'weather',
  doesNotCount,
  by: null,
  at: '2026-01-01T00:00:00Z',
});

/** A church that was first counted in the week of January 5, on a Wednesday four weeks later. */
function maskedBy(annotations: readonly Annotation[]): Record<string, string> {
  const row: FigureWeek = {
    week: '2026-01-05',
    value: 100,
    state: 'complete',
    count: 1,
    source: 'headcounts',
    asOf: '2026-01-12T00:00:00Z',
  };
  const figures = new Map([['attendance', [row]] as const]);
  return Object.fromEntries(
    maskedWeeks({ annotations, figures, weekStartsOn: 'monday', today: '2026-02-04' }),
  );
}

test('a note masks each week that it touches, the newer of two notes by its own text', () => {
  expect(
    maskedBy([
      note('2026-01-11', '2026-01-12', 'Ice storm'),
      note('2026-01-12', '2026-01-18', 'Flood'),
      note('2026-01-26', '2026-01-26', 'A wedding', false),
    ]),
  ).toEqual({ '2026-01-05': 'Ice storm', '2026-01-12': 'Flood' });
});

test('a note over a century masks the weeks of the figures, one outside of them none', () => {
  expect(
    Object.keys(
      maskedBy([
        note('2000-01-01', '2000-02-01', 'Long ago'),
        note('2030-01-01', '2030-02-01', 'Not yet'),
        note('2000-01-01', '2100-12-31', 'Closed'),
      ]),
    ),
  ).toEqual(['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02']);
});
