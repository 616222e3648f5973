import type { ChurchForecast } from '#contract/functions/church-forecast.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';
import type { ForecastWords } from './model.ts';

type Backtest = NonNullable<ChurchForecast['backtest']>;

/** How the forecast does beside the mean of the last four weeks. */
interface Verdict {
  /** Said before everything else, unless the forecast is the better one. */
  first: string | null;
  /** The answer to whether it is better. */
  answer: string;
}

/** Compares the errors as people read them: two that read alike are no better than each other. */
export function verdictOf(
  { error, errorOfMean, meanWasBetterLately }: Backtest,
  { distance }: Pick<ForecastWords, 'distance'>,
): Verdict {
  const [ours, theirs] = [distance(error), distance(errorOfMean)];
  if (ours === theirs) {
    return { first: forecastMessages.noBetter, answer: forecastMessages.equal(ours) };
  }
  if (error > errorOfMean) {
    return { first: forecastMessages.noBetter, answer: forecastMessages.worse(ours, theirs) };
  }
  return meanWasBetterLately
    ? {
        first: forecastMessages.noBetterLately,
        answer: forecastMessages.betterNotLately(ours, theirs),
      }
    : { first: null, answer: forecastMessages.better(ours, theirs) };
}
