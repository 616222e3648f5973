import type * as z from 'zod/mini';
import { pageOf } from '#analytics/figures/all-figures.ts';
import { unitIn } from '#analytics/figures/own-figures.ts';
import type { SeriesForecast } from '#analytics/forecast/forecast-series.ts';
import { saidGrowth } from '#analytics/judging/seats-pace.ts';
import type { OwnFigureFacts } from '#contract/figures/own.ts';
import { type AnyFigureId, isGiving } from '#contract/figures.ts';
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
import { unknownFigure, withoutGiving } from '../without-giving.ts';
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
    if (!read.isKnown) {
      throw unknownFigure();
    }
    const { currency, kept, inputs, leading, own } = read;
    const unit = unitIn(figure, own);
    const forecast = forecastFigure(figure, read);
    const church = { ...read, unit };
    const ahead = aheadOf(forecast, kept.issued, church);
    const said = issuedRowsOf(kept.issued, ahead, church);
    return churchForecastResponse.parse({
      figure,
      leading,
      own,
      unit,
      currency,
      countedWeeks: forecast.countedWeeks,
      weeksShort: forecast.weeksShort,
      origin: forecast.origin,
      method: methodOf(
        figure,
        own,
        forecast.backtest !== null || said.some(({ inside80 }) => inside80 !== null),
      ),
      timeZone: read.timeZone,
      history: historyOf(forecast, church),
      ahead,
      said,
      tally: tallyOf(said),
      backtest: forecast.backtest,
      largeGifts: forecast.largeGifts,
      shared: kept.shared,
      inputs: { ...inputs, roomUse: read.roomUse, growth: growthOf(forecast, church) },
    });
  },
};

/** The growth of the weeks that count, where it is said. */
function growthOf(
  { origin, asked }: SeriesForecast,
  { rows, calendar }: Pick<Awaited<ReturnType<typeof readForecastRows>>, 'rows' | 'calendar'>,
): number | null {
  const counted = rows.flatMap(({ week, value, state }) =>
    state === 'complete' && value !== null && !asked.includes(week) ? [{ week, value }] : [],
  );
  return origin === null ? null : saidGrowth(counted, origin, calendar);
}

/** @param isTried whether the page shows how past forecasts did */
function methodOf(figure: AnyFigureId, own: readonly OwnFigureFacts[], isTried: boolean): string[] {
  const { kind, priors } = pageOf(figure, own).model;
  return [
    ...forecastMethod[priors],
    ...(isTried ? forecastMethodNotes.tried : forecastMethodNotes.untried),
    ...(kind === 'amount' ? [forecastMethodNotes.largeGifts] : []),
    ...(kind === 'share' ? [forecastMethodNotes.share] : []),
  ];
}
