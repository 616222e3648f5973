import { z } from 'zod';
import { missingServices, type ServiceTime } from '#analytics/figures/missing-services.ts';
import type { ServicesByWeek } from '#analytics/figures/missing-words.ts';
import { measureChoices } from '#contract/functions/measures.ts';

/** What `private.own_service_counts` gives. */
export const keptServiceCounts = z.object({
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

/** An SQL expression for what was counted at each service of the church of `$1` in the weeks that a line shows, and before. */
export const recentServicesSql = `private.own_service_counts($1::uuid, (private.now() - interval '150 days')::date)`;

/**
 * Which services of the weeks were counted and which were not, of its value; none where nothing tells them apart.
 *
 * @param now ISO 8601, UTC
 */
export function missingServicesOf(value: unknown, now: string): ServicesByWeek {
  const { data } = keptServiceCounts.safeParse(value);
  if (data === undefined) {
    return new Map();
  }
  const named = (some: readonly ServiceTime[]) =>
    some.map(({ eventId, time }) => ({ event: data.names[eventId] ?? '', time }));
  return new Map(
    [...missingServices({ ...data, now })].map(([week, { counted, missing }]) => [
      week,
      { counted: named(counted), missing: named(missing) },
    ]),
  );
}
