import { expect, test } from 'vitest';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { sharePasses } from '#analytics/forecast/shared-pass.ts';
import { asOfWeek } from '#analytics/pulse/expect-tile.ts';
import { isFigureId } from '#contract/figures.ts';
import { tileIds } from '#contract/functions/church-pulse.ts';
import { inputOf, monday, pulseOf, western } from '#testing/figures/made-up-pulse.ts';
import { storyChurch } from '#testing/figures/story-church.ts';
import { createHistory } from './church-history.ts';

test('cards are told what the tiles show: the same number, range and verdict, week after week', () => {
  const { figures, newest } = storyChurch({ calendar: western, today: monday });
  const history = createHistory({
    rows: [...figures].flatMap(([figure, rows]) =>
      isFigureId(figure) ? rows.map((row) => ({ figure, ...row })) : [],
    ),
    ...{ calendar: western, currency: 'USD', notes: [], answers: [], cameAgain: null, pages: [] },
    passOf: sharePasses(),
  });
  let told = 0;
  for (const back of [0, 1, 2, 5, 8, 13, 21]) {
    const week = addWeeks(newest, -back);
    const today = addWeeks(week, 1);
    const known = asOfWeek(week, inputOf({ figures }));
    const { tiles } = pulseOf({ ...known, today, now: `${today}T12:00:00Z` }, week);
    const { church } = history.asOf({ week, today, connections: [] });
    for (const id of tileIds) {
      const tile = tiles.find((each) => each.tile === id);
      const said = id === 'giving_per_attender' ? church.tileOf('giving') : church.tileOf(id);
      if (tile && said && tile.standing === null && tile.verdict.side !== null) {
        const { since: _, ...verdict } = tile.verdict;
        expect({ id, ...said }).toMatchObject({ ...verdict, value: tile.value });
        expect(said.expected).toEqual(tile.expected);
        told += 1;
      }
    }
  }
  expect(told).toBeGreaterThan(30);
});
