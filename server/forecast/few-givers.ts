/**
 * An SQL condition, in a statement of which `$1` is the account: this row of `analytics.figures` is money
 * of so few givers that it would say what single ones give. Whoever tells of giving in sentences,
 * ranges or to a model leaves it out. The weeks in question are looked up once a statement.
 * @param row the table's name in the statement
 */
export function isOfFewGivers(row: string): string {
  return `(${row}.figure in ('giving', 'giving_settled') and ${row}.week = any (array(
    select givers.week from analytics.figures as givers where givers.account_id = $1::uuid
      and givers.figure = 'giving_units' and givers.state = 'suppressed')))`;
}
