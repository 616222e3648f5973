import { z } from 'zod';
import type { FigureId } from '#contract/figures.ts';
import type { Statement } from '#database/access/scoped-query.ts';
import { churchSeries, seriesColumns } from '../../forecast/church-series.ts';
import { kept, keptColumns } from '../../forecast/kept-forecasts.ts';

const share = z.number().nullable();
const inputs = z.object({ guests: share, guestReturn: share, roomUse: share });
const forecastRows = z.object({ series: churchSeries, kept, inputs });

/** The mean of a figure's newest 13 complete weeks, weighted by their bases where known. */
const meanOf = (
  figure: FigureId,
  weight: 'count' | '1',
) => `(select sum(value * ${weight}) / nullif(sum(${weight}), 0)
  from (select value, count from analytics.figures where account_id = $1::uuid and figure = '${figure}'
    and state = 'complete' order by week desc limit 13) as newest)`;

/**
 * Reads all that a forecast is told from, as the person who asks: ST403 and ST404 as elsewhere, ST409
 * for a church that has nothing connected and no figures.
 */
export function forecastRowsStatement(accountId: string, figure: FigureId): Statement {
  return {
    text: `with allowed as materialized (select private.require_connected_church($1::uuid))
      select json_build_object(
        'series', json_build_object(${seriesColumns}),
        'kept', json_build_object(${keptColumns}),
        'inputs', json_build_object('guests', ${meanOf('first_time_guests', '1')},
          'guestReturn', ${meanOf('guest_return', 'count')}, 'roomUse', ${meanOf('room_use', '1')}))::text from allowed, lateral (select private.note_account_view($1::uuid)) as noted`,
    values: [accountId, `{${figure}}`, figure],
  };
}

/** Parses what the statement yields. */
export function readForecastRows(text: string | null | undefined): z.infer<typeof forecastRows> {
  return forecastRows.parse(JSON.parse(text ?? 'null'));
}
