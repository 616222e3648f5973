import { median } from 'd3-array';
import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { LastingChange } from '#contract/functions/pulse-verdict.ts';
import { leaningOf } from '#contract/messages/growth.ts';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { weeksBetween } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { pairsOf } from '../judging/year-pairs.ts';
import { wholeFromTen } from './last-year-of-tile.ts';
import { newestAlone, quarterAlone } from './year-on-year.ts';

type Compared = Pick<PulseTile, 'growth' | 'growths' | 'lineUnit' | 'newest' | 'lasting'>;

type At = { since: string; week: string; calendar: ChurchCalendar };

/** Fewer weeks since a change say nothing of the year, and older ones are what is usual by now. */
const weeksSince = { least: 4, most: 26 };
/** So far apart, the medians of two years look like a change. */
const apart = 0.05;

/**
 * A change of a level beside the year, where a reader may see a contradiction: it is one from the weeks before it,
 * allowing for the season, and what is said of last year's same weeks does not bear it out.
 *
 * @param history without the weeks that are no yardstick
 */
export function withYear(
  tile: Compared,
  history: Pick<TileHistory, 'counted' | 'judged' | 'definition'>,
  { week, calendar }: Omit<At, 'since'>,
): LastingChange | null {
  const since = history.judged.get(week)?.lasting?.since;
  const { lasting, lineUnit } = tile;
  if (!lasting || since === undefined || lineUnit === 'share' || isBorneOut(tile)) {
    return lasting;
  }
  const at = { since, week, calendar };
  const [lately, then] = [otherLately(tile), sinceThen(tile, lasting, history, at)];
  const besideYear = then?.said === 'other' ? then : (lately ?? then);
  return besideYear ? { ...lasting, besideYear } : lasting;
}

type BesideYear = NonNullable<LastingChange['besideYear']>;

/** Whether the newest weeks are told to differ from last year's the opposite way. */
function otherLately({ newest, lasting, ...tile }: Compared): BesideYear | null {
  const side = newestAlone({ newest, ...tile })?.side ?? quarterAlone(tile)?.said ?? null;
  // A quarter that lies that way may end with weeks that do not: its words would stand over two numbers they do not fit.
  const isShown =
    newest !== null && (side === 'up' ? newest.now > newest.before : newest.now < newest.before);
  return isShown && side !== null && side !== lasting?.direction
    ? { said: 'other', isOfEight: true, now: newest.now, before: newest.before }
    : null;
}

/** How the weeks since the change differ from the same ones a year before, which lie before it. */
function sinceThen(
  { growth }: Compared,
  { direction }: LastingChange,
  { counted, definition }: Pick<TileHistory, 'counted' | 'definition'>,
  at: At,
): BesideYear | null {
  const weeks = sinceInBothYears({ counted }, at);
  if (weeks.length < weeksSince.least) {
    return null;
  }
  const [now = 0, before = 0] = (['now', 'then'] as const).map((year) =>
    wholeFromTen(definition, median(weeks, (pair) => pair[year]) ?? 0),
  );
  const change = (direction === 'up' ? 1 : -1) * (now / before - 1);
  const said = change >= apart ? 'too' : change <= -apart ? 'other' : 'same';
  const isEven = growth !== null && leaningOf(growth) === 'even';
  return said === 'too' && !isEven ? null : { said, isOfEight: false, now, before };
}

/** Whether what is said of the year says the same, or nothing is. */
function isBorneOut({ lasting, ...tile }: Compared): boolean {
  const direction = lasting?.direction;
  const stretch = quarterAlone(tile) ?? tile.growth;
  return (
    (tile.growth === null && tile.newest === null) ||
    stretch?.said === direction ||
    newestAlone(tile)?.side === direction
  );
}

/** The weeks since a change that were counted in both years, beside weeks before it. */
function sinceInBothYears(
  { counted }: Pick<TileHistory, 'counted'>,
  { since, week, calendar }: At,
) {
  const values = new Map(
    counted.flatMap(({ week: of, value }) => (value === null ? [] : [[of, value] as const])),
  );
  const length = Math.min(weeksSince.most, weeksBetween(since, week) + 1);
  const beforeOf = (of: string) => sameWeekLastYear(of, calendar.easter);
  return pairsOf(values, week, length, beforeOf).filter(
    (pair) => pair.then > 0 && beforeOf(pair.week) < since,
  );
}
