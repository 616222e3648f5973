/**
 * An SQL condition, in a statement of which `$1` is the account: by a note of the church, the week that
 * starts on this day does not count. The notes are looked up once a statement.
 * @param week the column
 */
export function isMasked(week: string): string {
  return `coalesce(${week} <@ (
    select range_agg(daterange(note.starts_on - 6, note.ends_on, '[]')) from analytics.annotations as note
    where note.account_id = $1::uuid and note.does_not_count), false)`;
}
