import { revisedPeople } from '#analytics/pulse/revised.ts';
import type { FigureId } from '#contract/figures.ts';
import { leadTiles } from '#contract/messages/lead.ts';
import { isShowable } from './privacy.ts';
import { inOrder, isOpen, uncountedOf } from './settled-cards.ts';
import { recentServicesSql } from './week-services.ts';

/**
 * An SQL expression for a church's figures, whose account's id is `$1`. Gives a list for each column
 * instead of an object for each row: five years are four thousand rows.
 *
 * @param among which weeks, as a condition; all by default
 */
export function figuresColumn(among = 'true'): string {
  return `(select json_object_agg(figure, columns) from (
    select figure, json_build_array(json_agg(week), json_agg(value), json_agg(state), json_agg(count),
      json_agg(source), json_agg(as_of)) as columns
    from analytics.figures where account_id = $1::uuid and ${among} group by figure) as by_figure)`;
}

/** A row of `analytics.annotations` in the shape of `annotation`. */
export const noteJson = `json_build_object('id', id, 'from', starts_on, 'to', ends_on, 'text', text,
  'kind', kind, 'doesNotCount', does_not_count, 'by', author, 'at', written_at)`;

/** A row of `analytics.questions` about a week in the shape of `keptQuestion`. */
export const keptQuestionJson = `json_build_object('id', id, 'about', about, 'figure', figure, 'week', week,
  'value', value, 'facts', facts, 'answered', case when answer is not null then json_build_object(
    'answer', answer, 'by', answerer, 'at', answered_at) end)`;

/** When the events that meet a condition are held, by the choices in effect. */
function timesWhere(condition: string): string {
  return `(select coalesce(json_agg(time), '[]')
    from (select coalesce(chosen, suggested) as choices) as in_effect
    cross join jsonb_array_elements(available -> 'events') as event
    cross join jsonb_array_elements_text(event -> 'times') as time where ${condition})`;
}

/** SQL expressions about one church, whose account's id is `$1`. */
export const churchColumns = {
  figures: figuresColumn(),
  /** Figures with an open question, or weeks that wait to be computed with its answer. */
  asked: `(select coalesce(json_agg(distinct figure), '[]') from (
      select figure from analytics.questions
        where account_id = $1::uuid and about = 'choices' and answered_at is null
      union all select figure from analytics.figures where account_id = $1::uuid and is_held) as asked)`,
  /** What the church has answered about single weeks. */
  answers: `(select coalesce(json_agg(${keptQuestionJson} order by week, id), '[]')
    from analytics.questions where account_id = $1::uuid and week is not null and answered_at is not null)`,
  /** What was typed in the last 400 days, by day: who, how, and what was corrected a while later. */
  typed: `(select coalesce(json_agg(json_build_object('day', day, 'authors', authors, 'origins', origins,
      'corrected', corrected, 'last', last) order by day), '[]') from (
    select count.day, coalesce(json_agg(distinct count.author) filter (where count.origin = 'typed' and count.author is not null), '[]') as authors,
      json_agg(distinct count.origin) as origins, count(former.id) as corrected,
      (array_agg(json_build_object('before', former.value, 'after', count.value, 'by', count.author)
        order by count.received_at desc) filter (where former.id is not null and not count.is_money))[1] as last
    from analytics.counts as count
    join analytics.count_revisions as stands on stands.count_id = count.id and stands.revision = count.revision
    left join analytics.count_revisions as former on former.count_id = count.id
      and former.revision = stands.before_revision and former.value <> count.value
      and former.received_at < stands.received_at - interval '15 minutes'
    where count.account_id = $1::uuid and count.day > (private.now() - interval '400 days')::date
      and count.value is not null group by count.day) as days)`,
  /** What numbers of people, and giving, were until a day of the last weeks, of as many weeks as can be looked at. */
  revised: `(select coalesce(json_agg(json_build_object('figure', figure, 'week', week, 'value', value,
      'at', superseded_at, 'wasFinal', state = 'complete') order by superseded_at, id), '[]')
    from analytics.superseded_figures where account_id = $1::uuid and figure in ('giving', '${revisedPeople.join("', '")}')
      and week > (private.now() - interval '3 years')::date and superseded_at > private.now() - interval '14 days')`,
  /** The counts that are not believed until it has answered. */
  doubted: `(select coalesce(json_agg(json_build_object('figure', figure, 'week', week, 'value', value)), '[]')
    from analytics.questions where account_id = $1::uuid and about = 'count' and answered_at is null)`,
  choices: `(select json_build_object('choices', coalesce(chosen, suggested), 'isChosen', chosen is not null or reasons = '{}',
      'currency', currency,
      'own', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'kind', kind, 'per', per,
          'together', together, 'isFromHeadcounts', attendance_type_ids is not null) order by place, id), '[]')
        from analytics.own_figures where account_id = $1::uuid and not is_away),
      'eventNames', jsonb_path_query_array(available, '$.events[*].name'),
      'serviceTimes', (select coalesce(json_agg(time), '[]')
        from jsonb_array_elements(coalesce(chosen, suggested) -> 'attendance') as counted
        join jsonb_array_elements(available -> 'events') as event on event ->> 'id' = counted ->> 'eventId'
        cross join jsonb_array_elements_text(event -> 'times') as time
        where not coalesce(counted -> 'leftOutTimes' @> to_jsonb(time), false))
        , 'handTimes', (select coalesce(json_agg((service ->> 'weekday') || ' ' || coalesce(service ->> 'time', '00:00')), '[]')
          from jsonb_array_elements(coalesce(by_hand -> 'services', '[]')) as service
          where service ->> 'weekday' is not null and service ->> 'until' is null),
      'kidsTimes', ${timesWhere(`choices #> '{kids,eventIds}' @> (event -> 'id')
        or exists (select from jsonb_array_elements(available -> 'locations') as location
          where location -> 'eventId' = event -> 'id'
            and choices #> '{kids,locationIds}' @> (location -> 'id'))`)},
      'guestTimes', ${timesWhere(`choices #>> '{firstTimeGuests,source}' = 'first_time_check_ins'
        and choices #> '{firstTimeGuests,ids}' @> (event -> 'id')`)},
      'areFundsLeftOut', exists (select from jsonb_array_elements(available -> 'funds') as fund
        where coalesce(chosen, suggested) #> '{giving,fundIds}' is distinct from '"all"'
          and not coalesce(chosen, suggested) #> '{giving,fundIds}' @> (fund -> 'id')),
      'areKidsCountedInServices', coalesce(jsonb_array_length(coalesce(chosen, suggested) #> '{kids,attendanceTypeIds}'), 0) > 0)
    from analytics.measure_choices where account_id = $1::uuid)`,
  services: recentServicesSql,
  annotations: `(select coalesce(json_agg(${noteJson} order by starts_on, id), '[]')
    from analytics.annotations where account_id = $1::uuid)`,
  expected: `(select json_build_object('basis', basis, 'expected', expected, 'search', search,
      'searchDays', search_days)
    from analytics.expected_weeks where account_id = $1::uuid)`,
  /** The same for the person who asks. */
  ownExpected: 'private.own_expected_weeks($1::uuid)',
  /** Whether the person who asks sees giving. */
  seesGiving: 'private.sees_giving()',
  /** The open cards, the first one first. */
  cards: `(select coalesce(json_agg(json_build_object('id', id, 'week', week, 'title', finding ->> 'title',
      'step', finding ->> 'step', 'sure', finding ->> 'sure', 'rule', rule, 'told', told,
      'figures', finding -> 'figures', 'effect', finding -> 'effect', 'uncounted', ${uncountedOf('card')})
      order by ${inOrder}), '[]')
    from analytics.recommendations as card where account_id = $1::uuid
      and ${isShowable()} and ${isOpen('card')})`,
  /** The connections as anybody may know of them: their notices. */
  toldConnections: `(select coalesce(json_agg(json_build_object('integrationType', integration_type,
      'isConnected', true, 'brokenSince', null, 'isFirstReading', false, 'finishedAt', null, 'problem', null, 'disconnectedAt', null,
      'notices', private.connection_notices(account_id, integration_type)) order by integration_type), '[]')
    from private.sync_connections where account_id = $1::uuid)`,
  connections: `(select coalesce(json_agg(json_build_object('integrationType', integration_type,
      'isConnected', is_connected, 'brokenSince', broken_since, 'isFirstReading', is_first_reading,
      'finishedAt', finished_at, 'problem', problem, 'disconnectedAt', disconnected_at, 'notices', notices)), '[]') from private.own_connections($1::uuid))`,
  /** The time zone in effect; null while nothing is known. */
  timeZone: `(select coalesce(chosen, suggested) ->> 'timeZone' from analytics.measure_choices
    where account_id = $1::uuid)`,
  /** The complete weeks of the figure that has the most. */
  weeksCounted: `coalesce((select max(whole) from (
    select count(*) as whole from analytics.figures
    where account_id = $1::uuid and state = 'complete' group by figure) as counted), 0)`,
  /** The attenders of an ordinary week: the median of the newest complete ones; null without any. */
  usualSize: `(select percentile_disc(0.5) within group (order by value) from (
    select value from ${newestComplete('attendance')}) as newest)`,
  /** What the forecast begins with: attendance, else what the dashboard's headline would be about. */
  leading: `coalesce((select id from unnest('{attendance,${leadTiles.join()}}'::text[])
      with ordinality as candidate (id, place)
    where exists (select from analytics.figures as counted where account_id = $1::uuid and figure = id
      and value is not null and (id not in ('giving', 'recurring_share') or exists (
        select from analytics.figures as units where units.account_id = $1::uuid
          and units.figure = 'giving_units' and units.week = counted.week and units.value is not null)))
    order by place limit 1), 'attendance')`,
  /** The newest means of figures that explain others: per week, a share by its bases. */
  inputs: `json_build_object('guests', ${meanOf('first_time_guests', '1')},
    'guestReturn', ${meanOf('guest_return', 'count')})`,
} as const;

function meanOf(figure: FigureId, weight: 'count' | '1'): string {
  return `(select sum(value * ${weight}) / nullif(sum(${weight}), 0) from (
    select value, count from ${newestComplete(figure)}) as newest)`;
}

/** The newest 13 complete weeks of a figure, after `select … from`. */
function newestComplete(figure: FigureId): string {
  return `analytics.figures where account_id = $1::uuid and figure = '${figure}'
    and state = 'complete' order by week desc limit 13`;
}
