/**
 * An SQL condition: this row of `analytics.figures` is money of so few givers that it would say what
 * single ones give. Whoever tells of giving in sentences, ranges or to a model leaves it out.
 * @param row the table's name in the statement
 */
export function isOfFewGivers(row: string): string {
  return `(${row}.figure in ('giving', 'giving_settled') and exists (
    select from analytics.figures as givers where givers.account_id = ${row}.account_id
      and givers.figure = 'giving_units' and givers.week = ${row}.week and givers.state = 'suppressed'))`;
}
