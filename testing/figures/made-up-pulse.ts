import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { expectTile } from '#analytics/pulse/expect-tile.ts';
import { figuresPulse } from '#analytics/pulse/figures-pulse.ts';
import type { PulseInput } from '#analytics/pulse/pulse-input.ts';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { type TileId, tileIds } from '#contract/functions/church-pulse.ts';
import { normal, rowsOf, seededRandom } from './made-up-rows.ts';

export const western = churchCalendar({ country: 'US', easter: 'western' });
export const orthodox = churchCalendar({ country: 'US', easter: 'orthodox' });
/** The day of looking. */
export const monday = '2027-02-22';

/** A church's rows, and whatever a test is about. */
export type Given = Partial<Omit<PulseInput, 'expected'>> & { figures: PulseInput['figures'] };

/** Everything the arithmetic takes, with what the forecast expected of these very rows. */
export function inputOf(given: Given): PulseInput {
  const base = {
    annotations: [],
    connections: [],
    searchParts: new Map(),
    weekStartsOn: 'monday',
    serviceDay: 'sunday',
    isChosen: true,
    timeZone: 'America/Chicago',
    currency: 'USD',
    calendar: western,
    today: monday,
    now: `${monday}T12:10:00Z`,
    ...given,
  } as const;
  const expected = new Map(tileIds.map((tile) => [tile, expectTile(tile, base).weeks]));
  return { ...base, expected };
}

/** The dashboard of a made-up church, the newest week unless told. */
export function pulseOf(given: Given, week?: string) {
  const input = inputOf(given);
  const { ahead } = expectTile('attendance', input);
  const pulse = figuresPulse(input, { week, card: null, aheadOf: () => ahead });
  if (!pulse) {
    throw new Error('There are figures');
  }
  const tile = (id: TileId) => pulse.tiles.find((each) => each.tile === id);
  return { ...pulse, tile };
}

/** Attendance of the weeks up to the one before the Monday, all complete. */
export function attendance(values: readonly (number | null)[], last = '2027-02-15'): Given {
  return {
    figures: new Map<FigureId, FigureWeek[]>([
      ['attendance', rowsOf(addWeeks(last, 1 - values.length), values)],
    ]),
  };
}

/** Sundays on which nothing happens. */
export function quiet(weeks: number, level = 170, noise = 0.06, seed = 3): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: weeks }, () => Math.round(level * Math.exp(noise * normal(random))));
}

/** Without the spaces that keep a range on one line. */
export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
