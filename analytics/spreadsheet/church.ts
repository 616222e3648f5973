import * as z from 'zod/mini';
import { weekdays } from '#contract/functions/measures.ts';

/** What is known of a church when its spreadsheet is read. */
export const spreadsheetChurch = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.catch(z.string().check(z.length(2)), 'US'),
  today: z.iso.date(),
  weekStartsOn: z.catch(z.enum(weekdays), 'monday'),
  /** ISO 4217. */
  currency: z.catch(z.string().check(z.regex(/^[A-Za-z]{3}$/)), 'USD'),
  services: z.catch(
    z.array(
      z.object({
        name: z.string(),
        weekday: z.nullish(z.enum(weekdays)),
        time: z.nullish(z.string()),
        campus: z.nullish(z.string()),
      }),
    ),
    [],
  ),
});
export type SpreadsheetChurch = z.infer<typeof spreadsheetChurch>;

/** Countries that write the month first. */
export function writesMonthFirst(country: string): boolean {
  return ['US', 'PH', 'FM', 'GU', 'PR', 'AS', 'MH', 'PW'].includes(country);
}
