import { median } from 'd3-array';
import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import type { PulseTile, TileId } from '#contract/functions/church-pulse.ts';
import { monday, pulseOf, western } from '#testing/figures/made-up-pulse.ts';
import { storyChurch } from '#testing/figures/story-church.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';

const story = storyChurch({ calendar: western, today: monday });
const rowAt = (figure: FigureId, week: string): FigureWeek | undefined =>
  story.figures.get(figure)?.find((row) => row.week === week);
const valueAt = (figure: FigureId, week: string) => rowAt(figure, week)?.value ?? null;
const fourWeeks = (week: string) => [0, 1, 2, 3].map((back) => addWeeks(week, -back));
const middleOf = (values: readonly (number | null)[]) =>
  median(values.filter((value) => value !== null)) ?? null;
const whole = (value: number | null) => (value !== null && value >= 10 ? Math.round(value) : value);

/** Guests of the eight cohorts that end with a week, worked out from the rows by hand. */
function returned(week: string) {
  const cohorts = Array.from({ length: 8 }, (_, back) =>
    rowAt('guest_return', addWeeks(week, -back)),
  ).filter((row) => row?.state === 'complete');
  const count = (of: (row: FigureWeek) => number) =>
    cohorts.reduce((sum, row) => sum + (row ? of(row) : 0), 0);
  return {
    base: count((row) => row.count),
    value: count((row) => Math.round((row.value ?? 0) * row.count)),
  };
}

describe.each([0, 1, 5, 30, 60])('%i weeks before the newest', (back) => {
  const week = addWeeks(story.newest, -back);
  const pulse = pulseOf({ figures: story.figures, searchDays: story.searchDays }, week);
  const tileOf = (id: TileId): PulseTile => {
    const tile = pulse.tile(id);
    if (!tile) {
      throw new Error(`There is no tile ${id}`);
    }
    return tile;
  };

  test.each(['attendance', 'first_time_guests', 'kids', 'serving'] as const)(
    '%s, its line, its median and last year are the rows’',
    (id) => {
      const tile = tileOf(id);
      expect(tile.value).toBe(valueAt(id, week));
      for (const point of tile.line) {
        expect(point.value).toBe(valueAt(id, point.week));
        expect(point.asOf).toBe(rowAt(id, point.week)?.asOf ?? null);
      }
      const counted = (story.figures.get(id) ?? []).filter(
        (row) => row.week <= week && row.value !== null,
      );
      expect(tile.median).toBe(whole(middleOf(counted.slice(-8).map(({ value }) => value))));
      const before = counted
        .slice(-8)
        .map((each) => valueAt(id, sameWeekLastYear(each.week, western.easter)));
      expect(tile.lastYear).toBe(whole(middleOf(before)));
    },
  );

  test('kids are a part of attendance', () => {
    const [kids, all] = [valueAt('kids', week), valueAt('attendance', week)];
    expect(tileOf('kids').base).toBe(all);
    expect(tileOf('kids').share?.value ?? null).toBe(
      kids === null || all === null ? null : kids / all,
    );
  });

  test('guests who came back are those of eight closed cohorts', () => {
    const tile = tileOf('guest_return');
    const newest = tile.line.at(-1)?.week ?? '';
    expect(newest <= addWeeks(week, -6)).toBe(true);
    expect({ value: tile.value, base: tile.base }).toEqual(returned(newest));
  });

  test('giving per person is the gifts over the people of the same week', () => {
    const [gifts, people] = [valueAt('giving', week), valueAt('attendance', week)];
    const expected = gifts === null || !people ? null : Math.round(gifts / people);
    expect(tileOf('giving_per_attender').value).toBe(expected);
  });

  test('recurring giving is the row of its week, its givers the base', () => {
    const tile = tileOf('recurring_share');
    expect(tile.value).toBe(valueAt('recurring_share', week));
    expect(tile.base).toBe(valueAt('giving_units', week));
  });

  test('the sentence and the answers name no number that the tiles do not have', () => {
    const attendance = tileOf('attendance');
    const numbers = pulse.sentence.parts[0]?.text.match(/\d+/g)?.map(Number) ?? [];
    const known = [
      attendance.value,
      attendance.expected?.low80,
      attendance.expected?.high80,
      attendance.shiftWeeks,
      attendance.lastNamed?.value,
      Number(attendance.lastNamed?.day.slice(-2)),
    ];
    for (const number of numbers) {
      expect(known).toContain(number);
    }
  });

  test('clicks are those of four whole weeks', () => {
    const search = pulse.search;
    const weeks = fourWeeks(addWeeks(search?.from ?? '', 3));
    const sum = (figure: FigureId) =>
      weeks.reduce((all, each) => all + (valueAt(figure, each) ?? 0), 0);
    expect(search?.other.now).toBe(sum('search_nonbrand_clicks'));
    expect(search?.all.now).toBe(sum('search_clicks'));
    expect(search?.step).toBe('day');
    const days = search?.line.filter(({ from }) => from <= search.to) ?? [];
    expect(days.reduce((all, { value }) => all + (value ?? 0), 0)).toBe(search?.other.now);
  });
});
