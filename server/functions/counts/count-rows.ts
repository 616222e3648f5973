/** A row of `analytics.count_services` in the shape of `countService`. */
const serviceJson = `json_build_object('id', id, 'name', name, 'weekday', weekday, 'time', held_at,
  'campus', campus, 'from', starts_on, 'until', ends_on, 'date', held_on, 'linked', case when event_id is not null
    then json_build_object('eventId', event_id, 'time', event_time) end)`;

/** A row of `analytics.count_categories` in the shape of `countCategory`. */
const categoryJson = `jsonb_strip_nulls(jsonb_build_object('id', id, 'name', name, 'feeds', feeds,
  'inAttendance', in_attendance, 'per', per, 'away', is_away, 'isMoney', nullif(is_money, false)))`;

/** All services of a church, `$1`, by time; then its categories, those put away last. */
export const servicesColumn = `(select coalesce(json_agg(${serviceJson} order by held_at nulls last, name, id), '[]')
  from analytics.count_services where account_id = $1::uuid)::text`;
export const categoriesColumn = `(select coalesce(json_agg(${categoryJson} order by is_away, created_at, id), '[]')
  from analytics.count_categories where account_id = $1::uuid)::text`;

/** The currency in which a church's money is told; null while it has none. */
export const currencyColumn = `(select currency from analytics.measure_choices where account_id = $1::uuid)::text`;

/** A question beside its count, in the shape of `keptCountQuestion`. */
const questionJson = `json_build_object('id', question.id, 'kind', question.kind, 'date', count.day,
  'serviceId', count.service_id, 'categoryId', count.category_id, 'isMoney', count.is_money,
  'service', (select json_build_object('name', name, 'time', held_at)
    from analytics.count_services as service where service.id = count.service_id),
  'weekly', (select name from analytics.count_categories as category
    where category.id = count.category_id and category.feeds <> 'attendance'),
  'standing', json_build_object('value', case question.kind when 'provider' then question.typed_value else count.value end,
    'noService', count.no_service and question.kind <> 'provider', 'by', count.author, 'at', count.received_at),
  'other', case question.kind when 'provider' then json_build_object('value', question.provider_value,
      'noService', false, 'by', null, 'at', question.asked_at)
    else (select json_build_object('value', value, 'noService', no_service,
        'by', case origin when 'link' then null else author end, 'at', received_at)
      from analytics.count_revisions as other where other.count_id = count.id
        and other.revision = question.other_revision and question.kind = 'difference') end,
  'answered', case when question.answer is not null then json_build_object('answer', question.answer,
    'by', question.answerer, 'at', question.answered_at) end)`;

/** The questions of a church, `$1`, that a condition picks, the oldest first. */
export function questionsColumn(among: string): string {
  return `(select coalesce(json_agg(${questionJson} order by count.day, question.asked_at, question.id), '[]')
    from analytics.count_questions as question join analytics.counts as count on count.id = question.count_id
    where question.account_id = $1::uuid and ${among})::text`;
}
