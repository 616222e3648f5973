import { weeksBefore } from '#analytics/findings/rules/festival-weeks.ts';

/**
 * The condition of a card that nobody has dismissed or done and that held in the newest week that was looked at; until
 * it is known how it turned out.
 *
 * @param card the name of its row of `analytics.recommendations`
 */
export function isHeld(card: string): string {
  return `(${card}.status in ('new', 'accepted') and not ${card}.is_refuted and ${card}.score is null
    and coalesce(${card}.held_to, ${card}.week) = (select max(looked.week)
      from analytics.recommendation_weeks as looked where looked.account_id = ${card}.account_id))`;
}

/** The condition of such a card that asks for something still: nothing that was read since settles it. */
export function isOpen(card: string): string {
  return `(${isHeld(card)} and ${isNotSettled(card)} and not ${isOver(card)})`;
}

/** The order of open cards: what has a date comes before what can wait, then the newest. */
export const inOrder = "(rule = 'festival_weeks') desc, week desc, place";

/**
 * The condition of a card about Easter or Christmas ahead that is over: its Sunday is being counted, or the next week has begun.
 * Christmas Eve may come after the Sunday of its week.
 */
function isOver(card: string): string {
  const itsWeek = `${card}.week + ${7 * weeksBefore}`;
  return `(${card}.rule = 'festival_weeks' and ${card}.finding -> 'figures' ->> 0 = 'attendance' and exists (
    select from analytics.figures as come where come.account_id = ${card}.account_id and come.figure = 'attendance'
      and (come.week > ${itsWeek} or (come.week = ${itsWeek} and come.value is not null
        and extract(month from ${itsWeek}) < 12))))`;
}

/**
 * The condition of a card that is not over by what was read since. One about missing counts, made while a
 * sync was half read or before somebody entered them, is when each week of the newest four that it names has its whole count or a note; one
 * about a connection that brings nothing is once each connected system has brought something. A card that rests on
 * numbers which were corrected stays over.
 *
 * @param card the name of its row of `analytics.recommendations`
 */
export function isNotSettled(card: string): string {
  return `not ${card}.is_refuted and case ${card}.rule when 'uncounted_weeks' then ${lacksCount(card)}
    when 'broken_connection' then ${bringsNothing(card)} else true end`;
}

function lacksCount(card: string): string {
  return `not exists (${laterThan(card)}) and (not jsonb_path_exists(${card}.finding, '$.seen[*].week') or exists (${uncounted(card)} and named.week > ${card}.week - 28))`;
}

/** A later card about missing counts names all of them, this one's too. */
function laterThan(card: string): string {
  return `select from analytics.recommendations as later where later.account_id = ${card}.account_id
    and later.rule = 'uncounted_weeks' and later.week > ${card}.week`;
}

/**
 * The weeks of a card about missing counts that still lack one, as JSON in the shape of `UncountedWeek`; null for
 * other cards, for answered ones, which stay as they were read, and where none lacks a count.
 */
export function uncountedOf(card: string): string {
  return `(select json_agg(json_build_object('week', week, 'value', value) order by week)
    from (${uncounted(card)}) as gap
    where ${card}.rule = 'uncounted_weeks' and ${card}.status in ('new', 'accepted'))`;
}

/** The weeks that a card names and that have neither their whole count nor a note that says why. */
function uncounted(card: string): string {
  return `select named.week, counted.value::float8 as value
    from (select (week #>> '{}')::date as week
      from jsonb_path_query(${card}.finding, '$.seen[*].week') as seen (week)) as named
    left join analytics.figures as counted on counted.account_id = ${card}.account_id
      and counted.figure = 'attendance' and counted.week = named.week
    where counted.state is distinct from 'complete'
      -- The weeks that 'Can I trust this?' speaks of.
      and named.week > (select max(newest.week) from analytics.figures as newest
        where newest.account_id = ${card}.account_id and newest.figure = 'attendance') - 92
      and not exists (select from analytics.annotations as note where note.account_id = ${card}.account_id
        and note.starts_on < named.week + 7 and note.ends_on >= named.week)`;
}

function bringsNothing(card: string): string {
  return `exists (select from public.integrations as connected
    where connected.account_id = ${card}.account_id and connected.is_connected
      and not exists (select from analytics.figures as read
        where read.account_id = ${card}.account_id and read.week > ${card}.week - 120
          and read.source <> 'hand'
          -- The run that read it may have begun before the card was made.
          and read.as_of > ${card}.created_at - interval '1 day'
          and (read.figure like 'search%') = (connected.integration_type = 'google_search_console')))`;
}
