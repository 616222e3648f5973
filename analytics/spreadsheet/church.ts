import { z } from 'zod';
import { weekdays } from '#contract/functions/measures.ts';

/** What is known of a church when its spreadsheet is read. */
export const spreadsheetChurch = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2).catch('US'),
  today: z.iso.date(),
  weekStartsOn: z.enum(weekdays).catch('monday'),
  /** ISO 4217. */
  currency: z.string().length(3).catch('USD'),
  services: z
    .array(
      z.object({
        name: z.string(),
        weekday: z.enum(weekdays).nullish(),
        time: z.string().nullish(),
        campus: z.string().nullish(),
      }),
    )
    .catch([]),
});
export type SpreadsheetChurch = z.infer<typeof spreadsheetChurch>;

/** Countries that write the month first. */
export function writesMonthFirst(country: string): boolean {
  return ['US', 'PH', 'FM', 'GU', 'PR', 'AS', 'MH', 'PW'].includes(country);
}
