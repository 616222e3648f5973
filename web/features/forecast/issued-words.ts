import { localDay } from '#contract/formats.ts';
import type { ForecastAhead } from '#contract/functions/church-forecast.ts';
import { dayWords, weekdayWords } from '#contract/messages/figure-words.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';

/**
 * When the forecasts of the weeks ahead were issued, and from how many counted weeks; those apart that
 * were issued earlier than most, or not at all.
 *
 * @param countedWeeks as many as there are now
 */
export function issuedWords(ahead: readonly ForecastAhead[], countedWeeks: number): string {
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
      : forecastMessages.issuedEarlier(days, dateWords(at));
  });
  return [
    forecastMessages.issuedOn(dateWords(issuedAt), issuedFrom ?? countedWeeks),
    ...apart,
    forecastMessages.rangesHold,
  ].join(' ');
}

function dateWords(instant: string): string {
  // The day where one is, which in the evening is not UTC's.
  const date = localDay(new Date(instant), Intl.DateTimeFormat().resolvedOptions().timeZone);
  return `${weekdayWords(date)}, ${dayWords(date)}`;
}
