import { serviceCounts } from '#analytics/figures/service-counts.ts';
import type { NamedServiceCounts } from '#analytics/pulse/figure-look.ts';
import { keptServiceCounts } from '../church/week-services.ts';

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
  const { data } = keptServiceCounts.safeParse(JSON.parse(text ?? 'null'));
  return data === undefined
    ? []
    : serviceCounts({ ...data, now }).map((part) => ({
        ...part,
        event: data.names[part.eventId] ?? '',
      }));
}
