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
  return new Date(instant).toLocaleString('en-US', {
    ...(timeZone === null ? {} : { timeZone }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** `November 21, 2026`, for a local date of the church. */
export function formatDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
}
