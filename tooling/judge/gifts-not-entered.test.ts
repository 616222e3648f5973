import { expect, test } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { letterView } from '#server/letter/letter-view.ts';
import { inputOf, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { contradictions } from './contradictions.ts';

const weeks = 130;
const last = '2027-02-15';
const first = addWeeks(last, 1 - weeks);
const stopped = weeks - 12;
const usual = quiet(weeks, 340_000, 0.3, 9);
const figures = new Map<FigureId, FigureWeek[]>([
  ['attendance', rowsOf(first, quiet(weeks, 170, 0.05))],
  [
    'giving',
    rowsOf(
      first,
      usual.map((value, index) => (index < stopped ? value : 4000)),
    ),
  ],
  ['giving_units', rowsOf(first, quiet(weeks, 60, 0))],
  [
    'recurring_share',
    rowsOf(
      first,
      quiet(weeks, 200, 0.05, 4).map((value) => value / 1000),
      { count: 60 },
    ),
  ],
]);

test('no place says anything of gifts that are not entered, in any week of them', () => {
  const input = inputOf({ figures });
  const since = Array.from({ length: weeks - stopped + 2 }, (_, back) => addWeeks(last, -back));
  expect(since.flatMap((week) => contradictions(input, week))).toEqual([]);
});

test('the letter counts them neither among what is off nor prints number or range', () => {
  const { off } = letterView(pulseOf({ figures }));
  expect(off?.tiles).toEqual([]);
  const ofGifts = off?.others.filter(({ id }) => /giving|recurring/.test(id));
  expect(ofGifts).toHaveLength(2);
  for (const tile of ofGifts ?? []) {
    expect(tile).toMatchObject({ number: '–', expected: null, state: 'Gifts not entered yet' });
  }
});
