import type * as z from 'zod/mini';
import { allFigures } from '#analytics/figures/all-figures.ts';
import { unitOfFigure } from '#contract/figures/units.ts';
import { type FigureId, isGiving } from '#contract/figures.ts';
import {
  type ChurchForecast,
  churchForecastRequest,
  churchForecastResponse,
} from '#contract/functions/church-forecast.ts';
import { forecastMethod, forecastMethodNotes } from '#contract/messages/forecast.ts';
import { forecastFigure } from '../../church/series.ts';
import type { ComputeServices } from '../../services.ts';
import { asPerson } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';
import { withoutGiving } from '../without-giving.ts';
import { aheadOf, historyOf, issuedRowsOf, tallyOf } from './forecast-answer.ts';
import { readForecastRows } from './forecast-rows.ts';

/**
 * A figure's forecast: its explanation, past and future weeks, issued forecasts with outcomes, and a
 * comparison with simple baselines.
 */
export const churchForecast: NamedFunction<
  z.infer<typeof churchForecastRequest>,
  ComputeServices
> = {
  request: churchForecastRequest,
  async run(services, claims, { accountId, figure }): Promise<ChurchForecast> {
    const ask = asPerson(services, claims, accountId, { isConnected: true });
    const now = services.config.clock.now().toISOString();
    const read = await readForecastRows(ask, figure, now);
    if (isGiving(figure) && !read.seesGiving) {
      throw withoutGiving();
    }
    const { rows, stored, currency, calendar, today, kept, inputs, leading } = read;
    const forecast = forecastFigure(figure, read);
    const said = issuedRowsOf(kept.issued, forecast.origin, stored);
    return churchForecastResponse.parse({
      figure,
      leading,
      unit: unitOfFigure[figure],
      currency,
      countedWeeks: forecast.countedWeeks,
      weeksShort: forecast.weeksShort,
      origin: forecast.origin,
      method: methodOf(figure),
      history: historyOf(figure, forecast, rows, calendar),
      ahead: aheadOf(figure, forecast, kept.issued, today),
      said,
      tally: tallyOf(said),
      backtest: forecast.backtest,
      largeGifts: forecast.largeGifts,
      shared: kept.shared,
      inputs,
    });
  },
};

function methodOf(figure: FigureId): string[] {
  const { kind, priors } = allFigures[figure].model;
  return [
    ...forecastMethod[priors],
    ...(kind === 'amount' ? [forecastMethodNotes.largeGifts] : []),
    ...(kind === 'share' ? [forecastMethodNotes.share] : []),
  ];
}
