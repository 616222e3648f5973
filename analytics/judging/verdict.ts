import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { Verdict } from '#contract/functions/pulse-verdict.ts';
import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { withoutLargeGifts } from '../forecast/large-gifts.ts';
import { growthsOf, yearToDateOf } from './growth.ts';
import { saidOf, sideOf } from './said.ts';
import type { TileHistory } from './tile-history.ts';

const nothing: Verdict = { side: null, state: 'none', direction: null, since: null };

/**
 * The one verdict on a tile's number, from which every screen takes its words.
 *
 * @param shown the number and its range as they are printed
 */
export function verdictOf(
  { judged, expected, counted }: TileHistory,
  week: string,
  { value, expected: range }: Pick<PulseTile, 'value' | 'expected'>,
): Verdict {
  const judgement = judged.get(week);
  if (judgement?.state === 'asked') {
    return { ...nothing, state: 'asked' };
  }
  const isCounted = counted.some((each) => each.week === week);
  if (value === null || range === null || !isCounted || !expected.has(week)) {
    return nothing;
  }
  const side = sideOf(value, range);
  return { side, ...saidOf(judgement, side) };
}

/** The year over year of a tile up to its week, without large gifts: of the newest weeks and of the year. */
export function tileGrowth(
  { definition, counted }: TileHistory,
  week: string,
  calendar: ChurchCalendar,
): Pick<PulseTile, 'growth' | 'growths' | 'yearToDate'> {
  const { kind, windowWeeks } = definition;
  const known = counted
    .filter((each) => each.week <= week)
    .map(({ week: of, value }) => ({ week: of, value }));
  const cut = kind === 'amount' ? withoutLargeGifts(known).readings : known;
  const whole = cut.flatMap((each) =>
    each.value === null ? [] : [{ week: each.week, value: each.value }],
  );
  const options = { calendar, windowWeeks, isCount: kind === 'count' };
  const growths = growthsOf(whole, newestOf(whole, week), options);
  return {
    growth: growths[0] ?? null,
    growths,
    yearToDate: yearToDateOf(whole, week, options),
  };
}

/** A week that is still coming in, for so long, takes none from the stretch that is compared. */
const waitedWeeks = 2;

function newestOf(counted: readonly { week: string }[], week: string): string {
  const newest = counted.at(-1)?.week ?? week;
  return newest >= addWeeks(week, -waitedWeeks) ? newest : week;
}
