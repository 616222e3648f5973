import { dateFormat } from '#contract/formats.ts';
import type { IntegrationSync } from '#contract/functions/sync.ts';

/** Whether a sync is running or queued. */
export function isUnderWay({ state }: Pick<IntegrationSync, 'state'>): boolean {
  return state === 'running' || state === 'queued';
}

/** The progress of a run, from 0 to 1; null before its steps are known. */
export function progressOf({
  done,
  total,
}: Pick<IntegrationSync, 'done' | 'total'>): number | null {
  return total > 0 ? Math.min(1, done / total) : null;
}

/**
 * `Nov 21, 6:10 AM`, where the church is, as on the dashboard.
 *
 * @param timeZone IANA; without one, the browser's
 */
export function formatMoment(instant: string, timeZone: string | null): string {
  return dateFormat({
    timeZone: timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));
}

/** `November 21, 2026`, for a local date of the church. */
export function formatDate(date: string): string {
  return dateFormat({ year: 'numeric', month: 'long', day: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
