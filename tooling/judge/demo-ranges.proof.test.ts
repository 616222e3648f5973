import { expect, test } from 'vitest';
import { oldestFirst } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { demoChurchAt } from '#testing/figures/demo-church.ts';
import { inputOf } from '#testing/figures/made-up-pulse.ts';

/** What a demo that is started at a moment expects of a week. */
function expectedIn(week: string, moment: string) {
  const byFigure = Map.groupBy(demoChurchAt(Date.parse(moment)).rows, ({ figure }) => figure);
  const figures = new Map(
    [...byFigure].map(([figure, rows]) => [
      figure,
      oldestFirst(rows).map((row) => ({ ...row, source: 'headcounts', asOf: moment })),
    ]),
  );
  const today = localDateOf(moment, 'America/Chicago');
  const { expected } = inputOf({ figures, today, now: moment });
  return (['attendance', 'kids', 'first_time_guests'] as const).map((tile) =>
    expected.get(tile)?.get(week),
  );
}

test('Easter is judged by the range that it had on its eve, however freshly the demo was started', {
  timeout: 60_000,
}, () => {
  const eve = expectedIn('2027-03-22', '2027-03-28T23:00:00Z');
  expect(eve).toEqual([expect.anything(), expect.anything(), expect.anything()]);
  expect(expectedIn('2027-03-22', '2027-03-29T12:00:00Z')).toEqual(eve);
});
