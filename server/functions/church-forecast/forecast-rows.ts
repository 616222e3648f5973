import { z } from 'zod';
import type { FigureId } from '#contract/figures.ts';
import type { Statement } from '#database/access/scoped-query.ts';
import { churchSeries, seriesColumns } from '../../forecast/church-series.ts';
import { kept, keptColumns } from '../../forecast/kept-forecasts.ts';

const forecastRows = z.object({ series: churchSeries, kept });

/**
 * Reads all that a forecast is told from, as the person who asks: ST403 and ST404 as elsewhere, ST409
 * for a church that has nothing connected and no figures.
 */
export function forecastRowsStatement(accountId: string, figure: FigureId): Statement {
  return {
    text: `with allowed as materialized (select private.require_connected_church($1::uuid))
      select json_build_object(
        'series', json_build_object(${seriesColumns}),
        'kept', json_build_object(${keptColumns}))::text from allowed, lateral (select private.note_account_view($1::uuid)) as noted`,
    values: [accountId, `{${figure}}`, figure],
  };
}

/** Parses what the statement yields. */
export function readForecastRows(text: string | null | undefined): z.infer<typeof forecastRows> {
  return forecastRows.parse(JSON.parse(text ?? 'null'));
}
