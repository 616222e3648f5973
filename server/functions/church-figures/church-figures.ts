import * as z from 'zod/mini';
import { unitOfFigure } from '#contract/figures.ts';
import { type ChurchFigures, churchFiguresRequest } from '#contract/functions/church-figures.ts';
import { weekdays } from '#contract/functions/measures.ts';
import { usualPlace } from '#contract/usual-place.ts';
import type { TextRow } from '#database/access/scoped-query.ts';
import { figuresColumn, parseAllFigures } from '../../church/rows.ts';
import type { ComputeServices } from '../../services.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';
import { figuresCsv } from './figures-csv.ts';

const question = `select case when private.require_connected_church($1::uuid)::text is not null then (
    select json_build_object(
      'weekStartsOn', coalesce(choices.counted ->> 'weekStartsOn', '${usualPlace.weekStartsOn}'),
      'timeZone', coalesce(choices.counted ->> 'timeZone', '${usualPlace.timeZone}'),
      'currency', choices.currency
    )
    from (select private.note_account_view($1::uuid)) as noted
    left join (
      select coalesce(chosen, suggested) as counted, currency from analytics.measure_choices where account_id = $1::uuid
    ) as choices on true
  ) end::text, ${figuresColumn("week >= coalesce($2::date, '-infinity') and week <= coalesce($3::date, 'infinity')")}::text`;

const stored = z.object({
  weekStartsOn: z.enum(weekdays),
  timeZone: z.string(),
  currency: z.nullable(z.string()),
});

/** Figures in the order of their ids, each oldest week first. */
function figuresOf([church = null, figures = null]: TextRow): ChurchFigures {
  const inSeconds = rememberInstants();
  return {
    ...stored.parse(JSON.parse(church ?? 'null')),
    figures: [...parseAllFigures(figures)].map(([figure, weeks]) => ({
      figure,
      unit: unitOfFigure[figure],
      weeks: weeks.map(({ week, value, state, count, source, asOf }) => ({
        week,
        value,
        state,
        count: state === 'suppressed' ? null : count,
        source,
        asOf: inSeconds(asOf),
      })),
    })),
  };
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
export const churchFigures: NamedFunction<z.infer<typeof churchFiguresRequest>, ComputeServices> = {
  request: churchFiguresRequest,
  async run(services, claims, { accountId, from = null, to = null, format }, c) {
    const text = question;
    const found = await runForChurch(services, claims, { text, values: [accountId, from, to] });
    const figures = figuresOf(found);
    return format === 'csv'
      ? c.body(figuresCsv(figures), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="steeple-figures.csv"',
        })
      : figures;
  },
};
