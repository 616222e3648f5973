/**
 * An SQL condition, in a statement with the account as `$1`: this row of `analytics.figures` is giving
 * by so few people that it would reveal individual gifts. Exclude such rows from sentences, ranges and
 * anything sent to a model. The weeks in question are looked up once per statement.
 *
 * @param row the table's alias in the statement
 */
export function isOfFewGivers(row: string): string {
  return `(${row}.figure in ('giving', 'giving_settled') and ${row}.week = any (array(
    select givers.week from analytics.figures as givers where givers.account_id = $1::uuid
      and givers.figure = 'giving_units' and givers.state = 'suppressed')))`;
}
