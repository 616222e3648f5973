import type { TileId } from '#contract/functions/church-pulse.ts';
import type { YearGoal } from '#contract/functions/goals.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import type { Tile } from '../figures/tile.ts';
import { runOnePass } from '../forecast/one-pass.ts';
import { yearEnd } from '../forecast/year-end.ts';
import { tileSeries } from './expect-tile.ts';
import { maskedWeeks } from './masked-weeks.ts';
import type { PulseInput } from './pulse-input.ts';
import { tileOf } from './tile-definitions.ts';
import { tileWeeks } from './tile-weeks.ts';

/** The year's goal of a tile beside how the year goes; null for shares and what counts people over weeks. */
export function yearGoal(
  tile: TileId,
  input: PulseInput,
  goal: Pick<YearGoal, 'value' | 'by'> | null,
): YearGoal | null {
  if (!mayHaveGoal(tileOf(tile, input))) {
    return null;
  }
  const year = Number(input.today.slice(0, 4));
  const masked = maskedWeeks(input);
  const asked = tileSeries(tile, input, masked);
  const { value, by } = goal ?? { value: null, by: null };
  if (asked === null) {
    return { year, value, by, soFar: null, weeksCounted: 0, end: null };
  }
  const { series, options } = asked;
  const pass = runOnePass(series, options);
  const isIn = (week: string) => serviceDayOf(week, input).startsWith(`${year}-`);
  const weekAt = (index: number) => addWeeks(series.firstWeek, index);
  const judged = input.judged.get(tile);
  const counted = tileWeeks(tile, input).flatMap(({ week, value: came, isSettled }) =>
    isSettled &&
    came !== null &&
    isIn(week) &&
    !masked.has(week) &&
    judged?.get(week)?.state !== 'asked'
      ? [came]
      : [],
  );
  const last = series.observations.length - 1;
  const isOfYear = (index: number) => isIn(weekAt(index));
  return { year, value, by, ...yearEnd(counted, { pass, last, isOfYear }) };
}

/** Whether an average week of it can be a goal. */
function mayHaveGoal({ kind, windowWeeks }: Tile): boolean {
  return kind !== 'share' && windowWeeks === 1;
}
