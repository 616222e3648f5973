import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { addWeeks, weeksBetween } from '#analytics/calendar/church-week.ts';
import { explainWeek } from '#analytics/forecast/explain.ts';
import { runOnePass } from '#analytics/forecast/one-pass.ts';
import { expectTile, tileSeries } from '#analytics/pulse/expect-tile.ts';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import type { PulseInput } from '#analytics/pulse/pulse-input.ts';
import { tilesOf } from '#analytics/pulse/tile-definitions.ts';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import type { TileId } from '#contract/functions/church-pulse.ts';
import { normal, rowsOf, seededRandom } from './made-up-rows.ts';

export const western = churchCalendar({ country: 'US', easter: 'western' });
export const orthodox = churchCalendar({ country: 'US', easter: 'orthodox' });
/** The current day in these tests. */
export const monday = '2027-02-22';

/** A church's rows, and whatever a test changes. */
export type Given = Partial<Omit<PulseInput, 'expected' | 'judged'>> & {
  figures: PulseInput['figures'];
};

/** The complete input, with the forecasts for these rows. */
export function inputOf(given: Given): PulseInput {
  const base = {
    asked: { figures: new Set<FigureId>(), weeks: [] },
    own: [],
    annotations: [],
    answers: [],
    questions: [],
    connections: [],
    searchParts: new Map(),
    searchDays: null,
    weekStartsOn: 'monday',
    serviceDay: 'sunday',
    countedDays: { services: [] },
    isChosen: true,
    timeZone: 'America/Chicago',
    currency: 'USD',
    calendar: western,
    today: monday,
    now: `${monday}T12:10:00Z`,
    ...given,
  } as const;
  const tiles = tilesOf(base).map((tile) => [tile, expectTile(tile, base)] as const);
  return {
    ...base,
    expected: new Map(tiles.map(([tile, { weeks }]) => [tile, weeks])),
    judged: new Map(tiles.map(([tile, { judged }]) => [tile, judged])),
  };
}

/** The dashboard of a made-up church, by default of its newest week. */
export function pulseOf(given: Given, week?: string) {
  const input = inputOf(given);
  const aheadOf = (tile: TileId) => ({
    weeks: expectTile(tile, input).ahead,
    explain: explainTile(tile, input),
  });
  const pulse = figuresPulse(input, { week, cards: [], aheadOf });
  if (!pulse) {
    throw new Error('There are figures');
  }
  const tile = (id: TileId) => pulse.tiles.find((each) => each.tile === id);
  return { ...pulse, tile };
}

/** What the medians of a tile's weeks are made of. */
function explainTile(tile: TileId, input: PulseInput) {
  const asked = tileSeries(tile, input, new Map());
  const pass = asked && runOnePass(asked.series, asked.options);
  return (week: string) =>
    asked && pass
      ? explainWeek(pass.model, weeksBetween(asked.series.firstWeek, week), pass.base)
      : null;
}

/** Attendance up to the week before the Monday, all complete. */
export function attendance(values: readonly (number | null)[], last = '2027-02-15'): Given {
  return {
    figures: new Map<FigureId, FigureWeek[]>([
      ['attendance', rowsOf(addWeeks(last, 1 - values.length), values)],
    ]),
  };
}

/** Uneventful Sundays. */
export function quiet(weeks: number, level = 170, noise = 0.06, seed = 3): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: weeks }, () => Math.round(level * Math.exp(noise * normal(random))));
}

/** Replaces non-breaking spaces. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
