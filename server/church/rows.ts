import { z } from 'zod';
import { oldestFirst, weeksInStep } from '#analytics/calendar/church-week.ts';
import { hideFewGivers } from '#analytics/figures/few-givers.ts';
import {
  type FigureId,
  type FigureState,
  type FigureWeek,
  figureIds,
  figureStates,
} from '#contract/figures.ts';
import type { Annotation } from '#contract/functions/annotations.ts';
import { annotation } from '#contract/functions/annotations.ts';
import type { PulseCard } from '#contract/functions/church-pulse.ts';
import { easterCalendars, weekdays } from '#contract/functions/measures.ts';
import { storedNotice } from '#contract/functions/notices.ts';
import { syncProblems } from '#contract/functions/sync.ts';
import { integrationTypes } from '#contract/tables/integrations.ts';
import { usualPlace } from '#contract/usual-place.ts';
import { listOf } from './list-of.ts';

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

/** SQL expressions for the dashboard's input; `$1` is the account's id. */
export const pulseColumns = {
  figures: figuresColumn(),
  /** Figures with an open question, or weeks that wait to be computed with its answer. */
  asked: `(select coalesce(json_agg(distinct figure), '[]') from (
      select figure from analytics.questions where account_id = $1::uuid and answered_at is null
      union all select figure from analytics.figures where account_id = $1::uuid and is_held) as asked)`,
  choices: `(select json_build_object('choices', coalesce(chosen, suggested), 'isChosen', chosen is not null,
      'currency', currency,
      'eventNames', jsonb_path_query_array(available, '$.events[*].name'),
      'serviceTimes', (select coalesce(json_agg(time), '[]')
        from jsonb_array_elements(coalesce(chosen, suggested) -> 'attendance') as counted
        join jsonb_array_elements(available -> 'events') as event on event ->> 'id' = counted ->> 'eventId'
        cross join jsonb_array_elements_text(event -> 'times') as time
        where not coalesce(counted -> 'leftOutTimes' @> to_jsonb(time), false)))
    from analytics.measure_choices where account_id = $1::uuid)`,
  annotations: `(select coalesce(json_agg(json_build_object('id', id, 'from', starts_on, 'to', ends_on, 'text', text,
      'kind', kind, 'doesNotCount', does_not_count, 'by', author, 'at', written_at) order by starts_on, id), '[]')
    from analytics.annotations where account_id = $1::uuid)`,
  expected: `(select json_build_object('basis', basis, 'expected', expected, 'search', search,
      'searchDays', search_days)
    from analytics.expected_weeks where account_id = $1::uuid)`,
  /** The first of the newest week's cards that nobody has dismissed or done. */
  card: `(select json_build_object('id', id, 'week', week, 'title', finding ->> 'title',
      'step', finding ->> 'step', 'sure', finding ->> 'sure')
    from analytics.recommendations where account_id = $1::uuid and status in ('new', 'accepted')
      and not private.tells_of_few_givers(account_id, finding)
      and week = (select max(week) from analytics.recommendation_weeks where account_id = $1::uuid)
    order by place limit 1)`,
  /** The connections as anybody may know of them: their notices. */
  toldConnections: `(select coalesce(json_agg(json_build_object('integrationType', integration_type,
      'isConnected', true, 'brokenSince', null, 'isFirstReading', false, 'finishedAt', null, 'problem', null,
      'notices', private.connection_notices(account_id, integration_type)) order by integration_type), '[]')
    from private.sync_connections where account_id = $1::uuid)`,
  connections: `(select coalesce(json_agg(json_build_object('integrationType', integration_type,
      'isConnected', is_connected, 'brokenSince', broken_since, 'isFirstReading', is_first_reading,
      'finishedAt', finished_at, 'problem', problem, 'notices', notices)), '[]') from private.own_connections($1::uuid))`,
} as const;

const texts = listOf((each) => typeof each === 'string');
/** The columns of a figure's rows. */
const figureColumns = z.tuple([
  texts,
  listOf((each) => each === null || typeof each === 'number'),
  listOf((each): each is FigureState => figureStates.some((state) => state === each)),
  listOf((each) => typeof each === 'number'),
  texts,
  texts,
]);

const choicesColumn = z.object({
  choices: z.object({
    weekStartsOn: z.enum(weekdays).catch(usualPlace.weekStartsOn),
    timeZone: z.string().catch(usualPlace.timeZone),
    country: z.string().catch(usualPlace.country),
    easter: z.enum(easterCalendars).catch(usualPlace.easter),
  }),
  /** False while our suggestion counts. */
  isChosen: z.boolean().catch(true),
  currency: z.string().nullable(),
  eventNames: z.array(z.string()).catch([]),
  /** When the counted events were held lately. */
  serviceTimes: z.array(z.string()).catch([]),
});
export type PulseChoices = z.infer<typeof choicesColumn>;

const connectionsColumn = z.array(
  z.object({
    integrationType: z.enum(integrationTypes),
    isConnected: z.boolean(),
    brokenSince: z.string().nullable(),
    isFirstReading: z.boolean(),
    finishedAt: z.string().nullable(),
    problem: z.enum(syncProblems).nullable(),
    notices: z.array(storedNotice),
  }),
);
export type PulseConnection = z.infer<typeof connectionsColumn>[number];

/** The defaults of a church without choices. */
const usualChoices: PulseChoices = {
  choices: usualPlace,
  isChosen: true,
  currency: null,
  eventNames: [],
  serviceTimes: [],
};

/**
 * Reads the column of figures: weeks by figure, oldest first, those in step with the newest, without giving
 * of few givers.
 */
export function parseFigures(text: string | null): Map<FigureId, FigureWeek[]> {
  const all = parseAllFigures(text);
  return new Map([...all].map(([figure, weeks]) => [figure, weeksInStep(weeks)]));
}

/** The same with all weeks, in the order of the figures' ids. */
export function parseAllFigures(text: string | null): Map<FigureId, FigureWeek[]> {
  const byFigure = z.record(z.string(), figureColumns).parse(JSON.parse(text ?? '{}'));
  const stored = new Map(
    figureIds.flatMap((figure) => {
      const columns = byFigure[figure];
      return columns ? [[figure, oldestFirst(rowsOf(columns))] as const] : [];
    }),
  );
  return hideFewGivers(stored);
}

/** PostgreSQL makes the columns of the same rows, so they are equally long. */
function rowsOf([weeks, values, states, counts, sources, readings]: z.infer<
  typeof figureColumns
>): FigureWeek[] {
  return weeks.map((week, index) => ({
    week,
    value: values[index] ?? null,
    state: states[index] ?? 'missing',
    count: counts[index] ?? 0,
    source: sources[index] ?? '',
    asOf: readings[index] ?? '',
  }));
}

/** Reads the column of figures that are asked about. */
export function parseAsked(text: string | null): Set<FigureId> {
  return new Set(z.array(z.enum(figureIds)).parse(JSON.parse(text ?? '[]')));
}

/** Reads the column of choices. */
export function parseChoices(text: string | null): PulseChoices {
  return text === null ? usualChoices : choicesColumn.parse(JSON.parse(text));
}

/** Reads the column of notes. */
export function parseAnnotations(text: string | null): Annotation[] {
  return z.array(annotation).parse(JSON.parse(text ?? '[]'));
}

/** Reads the column of the card; null where there is none. */
export function parseCard(text: string | null): PulseCard | null {
  return pulseCard.nullable().parse(JSON.parse(text ?? 'null'));
}

const pulseCard = z.object({
  id: z.string(),
  week: z.string(),
  title: z.string(),
  step: z.string(),
  sure: z.string(),
});

/** Reads the column of connections. */
export function parseConnections(text: string | null): PulseConnection[] {
  return connectionsColumn.parse(JSON.parse(text ?? '[]'));
}
