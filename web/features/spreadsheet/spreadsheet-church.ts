import { dayNumber } from '#analytics/calendar/plain-date.ts';
import type { SpreadsheetChurch } from '#analytics/spreadsheet/church.ts';
import { weekdays } from '#contract/functions/measures.ts';
import type { ChurchCounts } from './import-body.ts';

type Known = ChurchCounts & { weekDate: string };

/**
 * What the reader needs to know of a church. Its country only suggests an order of day and month, so
 * that of the browser's language does.
 *
 * @param language of the browser, e.g. `en-GB`
 */
export function churchOf(
  { services, today, currency, weekDate }: Known,
  language: string,
): SpreadsheetChurch {
  return {
    country: new Intl.Locale(language).maximize().region ?? 'US',
    today,
    weekStartsOn: weekdays[(dayNumber(weekDate) + 3) % 7] ?? 'monday',
    currency: currency ?? 'USD',
    services: services.map(({ name, weekday, time, campus }) => ({ name, weekday, time, campus })),
  };
}
