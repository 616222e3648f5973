import * as z from 'zod/mini';
import { oldestFirst } from '#analytics/calendar/church-week.ts';
import { type FigureWeek, figureIds, figureStates, unitOfFigure } from '#contract/figures.ts';
import { type ChurchFigures, churchFiguresRequest } from '#contract/functions/church-figures.ts';
import { weekdays } from '#contract/functions/measures.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';
import { figuresCsv } from './figures-csv.ts';

/** Lists in place of names, and unsorted: a church of five years has four thousand rows. */
const question = `select case when private.require_connected_church($1::uuid)::text is not null then (
    select json_build_object(
      'weekStartsOn', coalesce(choices.counted ->> 'weekStartsOn', 'monday'),
      'timeZone', coalesce(choices.counted ->> 'timeZone', 'America/New_York'),
      'currency', choices.currency,
      'rows', (
        select coalesce(json_agg(json_build_array(figure, week, value, state, count, source, as_of)), '[]')
        from analytics.figures
        where account_id = $1::uuid and week >= coalesce($2::date, '-infinity') and week <= coalesce($3::date, 'infinity')
      )
    )
    from (select private.note_account_view($1::uuid)) as noted
    left join (
      select coalesce(chosen, suggested) as counted, currency from analytics.measure_choices where account_id = $1::uuid
    ) as choices on true
  ) end::text`;

const stored = z.object({
  weekStartsOn: z.enum(weekdays),
  timeZone: z.string(),
  currency: z.nullable(z.string()),
  rows: z.array(
    z.tuple([
      z.enum(figureIds),
      z.string(),
      z.nullable(z.number()),
      z.enum(figureStates),
      z.number(),
      z.string(),
      z.string(),
    ]),
  ),
});

/** Figures in the order of their ids, each oldest week first. */
function figuresOf(text: string | null | undefined): ChurchFigures {
  const { rows, ...church } = stored.parse(JSON.parse(text ?? 'null'));
  const byFigure = Map.groupBy(rows, ([figure]) => figure);
  const inSeconds = rememberInstants();
  return {
    ...church,
    figures: figureIds.flatMap((figure) => {
      const found = byFigure.get(figure)?.map((row) => weekOf(row, inSeconds));
      return found ? [{ figure, unit: unitOfFigure[figure], weeks: oldestFirst(found) }] : [];
    }),
  };
}

type Row = z.infer<typeof stored>['rows'][number];

function weekOf(
  [, week, value, state, count, source, asOf]: Row,
  inSeconds: (instant: string) => string,
): FigureWeek {
  return { week, value, state, count, source, asOf: inSeconds(asOf) };
}

/** Writes instants as UTC to the second. Most weeks of a church were read at the same few. */
function rememberInstants(): (instant: string) => string {
  const known = new Map<string, string>();
  return (instant) => {
    const written = known.get(instant) ?? `${new Date(instant).toISOString().slice(0, 19)}Z`;
    known.set(instant, written);
    return written;
  };
}

/** A church's weekly figures, as JSON or as a CSV file. */
export const churchFigures: NamedFunction<z.infer<typeof churchFiguresRequest>> = {
  request: churchFiguresRequest,
  async run(services, claims, { accountId, from = null, to = null, format }, c) {
    const [found] = await runForChurch(services, claims, {
      text: question,
      values: [accountId, from, to],
    });
    const figures = figuresOf(found);
    return format === 'csv'
      ? c.body(figuresCsv(figures), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="steeple-figures.csv"',
        })
      : figures;
  },
};
