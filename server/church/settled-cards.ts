/**
 * The condition of a card that is not over by what was read since. One about missing counts, made while a
 * sync was half read or before somebody entered them, is when each week it names has its whole count; one
 * about a connection that brings nothing is once each connected system has brought something.
 *
 * @param card the name of its row of `analytics.recommendations`
 */
export function isNotSettled(card: string): string {
  return `case ${card}.rule when 'uncounted_weeks' then ${lacksCount(card)}
    when 'broken_connection' then ${bringsNothing(card)} else true end`;
}

function lacksCount(card: string): string {
  return `(not jsonb_path_exists(${card}.finding, '$.seen[*].week')
    or exists (select from jsonb_path_query(${card}.finding, '$.seen[*].week') as named (week)
      where not exists (select from analytics.figures as counted
        where counted.account_id = ${card}.account_id and counted.figure = 'attendance'
          and counted.week = (named.week #>> '{}')::date and counted.state = 'complete')))`;
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
