/**
 * An SQL condition, in a statement with the account as `$1`: a note of the church masks the week that
 * starts on this day. The notes are looked up once per statement.
 *
 * @param week the column with the first day
 */
export function isMasked(week: string): string {
  return `coalesce(${week} <@ (
    select range_agg(daterange(note.starts_on - 6, note.ends_on, '[]')) from analytics.annotations as note
    where note.account_id = $1::uuid and note.does_not_count), false)`;
}
