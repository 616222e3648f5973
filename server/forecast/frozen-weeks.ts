import { z } from 'zod';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { serviceDayOf } from '#analytics/calendar/service-day.ts';
import { type Expectation, expectation } from '#contract/expectation.ts';
import type { Weekday } from '#contract/functions/measures.ts';
import type { AskChurch } from '../church/read-texts.ts';
import { issuedWeeks, sundaySql } from './kept-forecasts.ts';

const longestWeeks = 8;

/**
 * That a forecast was of what counts today: nothing was chosen since, or the week came out before as it reads
 * today. Others were of another number: its range says nothing of this one.
 */
const isOfSameCount = `not exists (
  select from analytics.measure_choices as choices
  where choices.account_id = kept.account_id and choices.chosen_at > kept.said_at
    and (issued.scored_at < choices.chosen_at and issued.came = (
      select today.value from analytics.figures as today
      where today.account_id = kept.account_id and today.figure = kept.figure
        and ${sundaySql('today.week')} = ${sundaySql('issued.week')}
    )) is not true)`;

/** What was forecast of the attendance of the weeks from `$2` to `$3`: the last before each Sunday, later ones last. */
const frozenColumn = `(select coalesce(json_agg(to_json(said) order by origin), '[]') from (
  select distinct on (week) week, origin, median, low80, high80, low95, high95 from (${issuedWeeks(
    `kept.account_id = $1::uuid and kept.figure = 'attendance'
       and kept.origin between $2::date - ${7 * longestWeeks} and $3::date
       and ${isOfSameCount}`,
  )}) as issued
  where week between $2::date and $3::date order by week, horizon) as said)`;

const frozen = z.array(z.object({ week: z.iso.date(), ...expectation.shape }));

/**
 * The forecasts of attendance as they were stored before each Sunday, by the service day; none of weeks that were
 * counted otherwise then, and of some others.
 *
 * @param weeks the first days of the oldest week and of the newest; the church may have begun them on another day then
 */
export async function readFrozenWeeks(
  ask: AskChurch,
  { from, to, serviceDay }: { from: string; to: string; serviceDay: Weekday },
): Promise<Map<string, Expectation>> {
  const [text] = await ask([frozenColumn], [addDays(from, -6), addDays(to, 6)]);
  const weeks = frozen.parse(JSON.parse(text ?? '[]'));
  return new Map(
    weeks.map(({ week, ...expected }) => [serviceDayOf(week, { serviceDay }), expected]),
  );
}
