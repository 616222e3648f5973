import { localDay } from '#contract/formats.ts';
import type { ForecastAhead } from '#contract/functions/church-forecast.ts';
import { dayWords, weekdayWords } from '#contract/messages/figure-words.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';

/**
 * When the forecasts of the weeks ahead were issued, all at once, and from how many counted weeks.
 *
 * @param countedWeeks as many as there are now
 * @param timeZone the church's
 */
export function issuedWords(
  [first]: readonly ForecastAhead[],
  countedWeeks: number,
  timeZone: string,
): string {
  const made = first?.issuedAt
    ? forecastMessages.issuedOn(
        dateWords(first.issuedAt, timeZone),
        first.issuedFrom ?? countedWeeks,
      )
    : forecastMessages.notIssued(countedWeeks);
  return `${made} ${forecastMessages.rangesHold}`;
}

function dateWords(instant: string, timeZone: string): string {
  const date = localDay(new Date(instant), timeZone);
  return `${weekdayWords(date)}, ${dayWords(date)}`;
}
