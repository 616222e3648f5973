/**
 * The condition of a card that is not over by what was read since: one about missing counts, made while a
 * sync was half read or before somebody entered them, is when each week it names has its whole count.
 *
 * @param card the name of its row of `analytics.recommendations`
 */
export function isNotSettled(card: string): string {
  return `(${card}.rule <> 'uncounted_weeks'
    or not jsonb_path_exists(${card}.finding, '$.seen[*].week')
    or exists (select from jsonb_path_query(${card}.finding, '$.seen[*].week') as named (week)
      where not exists (select from analytics.figures as counted
        where counted.account_id = ${card}.account_id and counted.figure = 'attendance'
          and counted.week = (named.week #>> '{}')::date and counted.state = 'complete')))`;
}
