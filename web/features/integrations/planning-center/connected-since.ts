import { commonWords } from '#contract/messages/common.ts';
import { dateHere } from '#web/lib/date-here.ts';

const longDate = () =>
  dateHere({
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** @returns a timestamp as "September 15, 2025 at 01:05 PM", in the time zone of the browser */
export function formatConnectedSince(connectedAt: string | null): string {
  return connectedAt === null ? commonWords.notAvailable : longDate().format(new Date(connectedAt));
}
