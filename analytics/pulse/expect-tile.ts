import type { TileId } from '#contract/functions/church-pulse.ts';
import { addWeeks, weekOf } from '../calendar/church-week.ts';
import { withoutLargeGifts } from '../forecast/large-gifts.ts';
import type { Forecast } from '../forecast/one-pass.ts';
import type { PriorSource } from '../forecast/priors.ts';
import { type Reading, weeklySeries } from '../forecast/series.ts';
import { sharedPass } from '../forecast/shared-pass.ts';
import { maskedWeeks } from './masked-weeks.ts';
import type { ExpectedWeek, PulseInput } from './pulse-input.ts';
import { tileDefinitions } from './tile-definitions.ts';
import { tileWeeks } from './tile-weeks.ts';

/** What was and is expected of a tile's weeks. */
export type TileExpectation = {
  /** What was said of each week one week before it came. */
  weeks: Map<string, ExpectedWeek>;
  /** What is said of the weeks after `origin`, nearest first. */
  ahead: ExpectedWeek[];
  /** The newest week that is over, as of which `ahead` is said; null when nothing can be said. */
  origin: string | null;
};

type Rows = Pick<PulseInput, 'figures' | 'today' | 'annotations' | 'weekStartsOn' | 'calendar'>;

/** What people come to on a Sunday follows other churches' events; what looks back over weeks does not. */
const priors: Readonly<Partial<Record<TileId, PriorSource>>> = {
  attendance: 'attendance',
  first_time_guests: 'attendance',
  kids: 'attendance',
};

/**
 * The forecast's own one-step ranges of a tile: each week's from the weeks before it, with nothing
 * known that came later. Weeks that do not count and weeks that may still change teach it nothing.
 */
export function expectTile(tile: TileId, input: Rows): TileExpectation {
  const { kind } = tileDefinitions[tile];
  const masked = maskedWeeks(input.annotations, input.weekStartsOn);
  const readings = tileWeeks(tile, input)
    .filter(({ isSettled }) => isSettled)
    .map(
      ({ week, value, base }): Reading => ({
        week,
        value: masked.has(week) ? null : value,
        ...(base === null ? {} : { base }),
      }),
    );
  const cut = kind === 'amount' ? withoutLargeGifts(readings).readings : readings;
  const lastEnded = addWeeks(weekOf(input.today, input.weekStartsOn), -1);
  const series = weeklySeries(cut, kind, tile === 'guest_return' ? undefined : lastEnded);
  const options = { kind, calendar: input.calendar, priors: priors[tile] ?? 'none' };
  const pass = series === null ? null : sharedPass(series, options);
  if (series === null || pass === null) {
    return { weeks: new Map(), ahead: [], origin: null };
  }
  const weeks = new Map(
    pass.origins.flatMap(([next], index) =>
      next ? [[addWeeks(series.firstWeek, index + 1), expectedOf(next)] as const] : [],
    ),
  );
  return {
    weeks,
    ahead: (pass.origins.at(-1) ?? []).map(expectedOf),
    origin: addWeeks(series.firstWeek, series.observations.length - 1),
  };
}

/** What was expected of attendance after an earlier week, with nothing known that came later. */
export function aheadAsOf(week: string, input: Rows): ExpectedWeek[] {
  const known = (input.figures.get('attendance') ?? []).filter((row) => row.week <= week);
  const figures = new Map([['attendance', known] as const]);
  return expectTile('attendance', { ...input, figures, today: addWeeks(week, 1) }).ahead;
}

function expectedOf({ median, low80, high80, low95, high95 }: Forecast): ExpectedWeek {
  return {
    middle: median,
    range80: { low: low80, high: high80 },
    range95: { low: low95, high: high95 },
  };
}
