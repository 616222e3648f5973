import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { isRare } from './expect-tile.ts';
import type { PulseInput } from './pulse-input.ts';

type Own = NonNullable<PulseTile['own']>;

/** How many weeks are added up of a figure that is too rare for a range. */
const sumWeeks = 13;

/** What a tile has of the church's own figure that it shows; nothing of a usual one. */
export function ownPart(history: TileHistory, week: string, input: PulseInput): { own?: Own } {
  const facts = input.own.find(({ id }) => id === history.tile);
  if (!facts) {
    return {};
  }
  const sums = facts.together === 'sum' ? sumsOf(history, week, input) : null;
  return { own: { ...facts, sums } };
}

/** The sums of one that is too rare for a range up to a week. */
function sumsOf(
  { counted, definition }: TileHistory,
  week: string,
  input: PulseInput,
): Own['sums'] {
  const known = counted.filter((each) => each.week <= week);
  const values = new Map(known.map((each) => [each.week, each.value ?? 0]));
  if (!isRare([...values.values()], definition.rangeFrom)) {
    return null;
  }
  const sum = (weeks: readonly string[]) => {
    const there = weeks.flatMap((each) => values.get(each) ?? []);
    return there.length === 0 ? null : there.reduce((total, each) => total + each, 0);
  };
  const newest = Array.from({ length: sumWeeks }, (_, back) => addWeeks(week, -back));
  const year = serviceDayOf(week, input).slice(0, 4);
  return {
    newest: sum(newest),
    before: sum(newest.map((each) => addWeeks(each, -sumWeeks))),
    lastYear: sum(newest.map((each) => sameWeekLastYear(each, input.calendar.easter))),
    year: sum([...values.keys()].filter((each) => serviceDayOf(each, input).startsWith(year))),
  };
}
