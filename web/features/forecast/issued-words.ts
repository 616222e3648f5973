import { localDay } from '#contract/formats.ts';
import type { ForecastAhead } from '#contract/functions/church-forecast.ts';
import { dayWords, weekdayWords } from '#contract/messages/figure-words.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';

/**
 * When the forecasts of the weeks ahead were issued, and from how many counted weeks; those apart that
 * were issued earlier than most, or not at all.
 *
 * @param countedWeeks as many as there are now
 * @param timeZone the church's
 */
export function issuedWords(
  ahead: readonly ForecastAhead[],
  countedWeeks: number,
  timeZone: string,
): string {
  const newest = ahead.reduce<ForecastAhead | undefined>(
    (found, week) => ((week.issuedAt ?? '') > (found?.issuedAt ?? '') ? week : found),
    undefined,
  );
  if (!newest?.issuedAt) {
    return `${forecastMessages.notIssued(countedWeeks)} ${forecastMessages.rangesHold}`;
  }
  const { issuedAt, issuedFrom } = newest;
  const daysBy = Map.groupBy(
    ahead.filter((week) => week.issuedAt !== issuedAt),
    (week) => week.issuedAt,
  );
  const apart = [...daysBy].map(([at, weeks]) => {
    const days = weeks.map(({ day }) => dayWords(day));
    return at === null
      ? forecastMessages.notKept(days)
      : forecastMessages.issuedEarlier(days, dateWords(at, timeZone));
  });
  return [
    forecastMessages.issuedOn(dateWords(issuedAt, timeZone), issuedFrom ?? countedWeeks),
    ...apart,
    forecastMessages.rangesHold,
  ].join(' ');
}

function dateWords(instant: string, timeZone: string): string {
  const date = localDay(new Date(instant), timeZone);
  return `${weekdayWords(date)}, ${dayWords(date)}`;
}
