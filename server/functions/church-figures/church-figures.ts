import type * as z from 'zod/mini';
import { figureIds, unitOfFigure } from '#contract/figures.ts';
import { churchFiguresRequest, churchFiguresResponse } from '#contract/functions/church-figures.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';
import { figuresCsv } from './figures-csv.ts';

/** Figures as JSON by figure, in the order of their ids, each oldest week first. */
const question = `select case when private.require_connected_church($1::uuid)::text is not null then (
    select json_build_object(
      'weekStartsOn', coalesce(choices.counted ->> 'weekStartsOn', 'monday'),
      'timeZone', coalesce(choices.counted ->> 'timeZone', 'America/New_York'),
      'currency', choices.currency,
      'figures', (
        select coalesce(json_agg(json_build_object('figure', series.figure, 'unit', $4::json ->> series.figure, 'weeks', series.weeks)
          order by array_position($5::text[], series.figure)), '[]')
        from (
          select figure, json_agg(json_build_object('week', week, 'value', value, 'state', state, 'count', count,
              'source', source, 'asOf', to_char(as_of at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by week) as weeks
          from analytics.figures
          where account_id = $1::uuid and week >= coalesce($2::date, '-infinity') and week <= coalesce($3::date, 'infinity')
          group by figure
        ) as series
      )
    )
    from (select private.note_account_view($1::uuid)) as noted
    left join (
      select coalesce(chosen, suggested) as counted, currency from analytics.measure_choices where account_id = $1::uuid
    ) as choices on true
  ) end::text`;

/** A church's weekly figures, as JSON or as a CSV file. */
export const churchFigures: NamedFunction<z.infer<typeof churchFiguresRequest>> = {
  request: churchFiguresRequest,
  async run(services, claims, { accountId, from = null, to = null, format }, c) {
    const units = JSON.stringify(unitOfFigure);
    const [found] = await runForChurch(services, claims, {
      text: question,
      values: [accountId, from, to, units, `{${figureIds.join(',')}}`],
    });
    const figures = churchFiguresResponse.parse(JSON.parse(found ?? 'null'));
    return format === 'csv'
      ? c.body(figuresCsv(figures), 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': 'attachment; filename="steeple-figures.csv"',
        })
      : figures;
  },
};
