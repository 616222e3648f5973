import { z } from 'zod';
import { serviceCounts } from '#analytics/figures/service-counts.ts';
import type { NamedServiceCounts } from '#analytics/pulse/figure-look.ts';
import { measureChoices } from '#contract/functions/measures.ts';

const kept = z.object({
  choices: z.object({
    attendance: measureChoices.shape.attendance,
    timeZone: z.string(),
    weekStartsOn: measureChoices.shape.weekStartsOn,
  }),
  names: z.record(z.string(), z.string()),
  eventTimes: z.array(
    z.object({
      day: z.iso.date(),
      startsAt: z.string(),
      eventId: z.string(),
      headcounts: z.record(z.string(), z.number().nullable()),
    }),
  ),
});

/** An SQL expression for what was counted at each service of the church of `$1` since the day of `since`. */
export function serviceCountsColumn(since: string): string {
  return `private.own_service_counts($1::uuid, ${since}::date)`;
}

/**
 * Reads the column; nothing where attendance is not counted by Planning Center's headcounts.
 *
 * @param now ISO 8601, UTC
 */
export function parseServiceCounts(text: string | null, now: string): NamedServiceCounts[] {
  const { data } = kept.safeParse(JSON.parse(text ?? 'null'));
  return data === undefined
    ? []
    : serviceCounts({ ...data, now }).map((part) => ({
        ...part,
        event: data.names[part.eventId] ?? '',
      }));
}
