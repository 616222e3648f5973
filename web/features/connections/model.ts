import type { ConnectionHealth } from '#contract/functions/connections-health.ts';
import { connectionsMessages, connectionWords } from '#contract/messages/connections.ts';
import { dateHere } from '#web/lib/date-here.ts';

/** What the filter offers, in its order. */
export const stateChoices = () =>
  (['failed', 'running', 'queued', 'idle'] as const).map((state) => ({
    value: state,
    label: connectionWords[state],
  }));

/** Where a connection stands, in words, e.g. `Reading, 12 of 71`. */
export function describeState({ state, done, total, token }: ConnectionHealth): string {
  if (token === 'reconnect_needed') {
    return connectionWords.reconnect;
  }
  return state === 'running' && total > 0
    ? connectionWords.runningAt(done, total)
    : connectionWords[state];
}

/** What to do about it, or null. */
export function describeTrouble({ error, token }: ConnectionHealth): string | null {
  return error ?? (token === 'reconnect_needed' ? connectionsMessages.reconnect : null);
}

/** `51 complete, 1 open` weeks of the last year. */
export function describeWeeks({ weeksComplete, weeksOpen }: ConnectionHealth): string {
  return connectionWords.weekCounts(weeksComplete, weeksOpen);
}

/** `Nov 21, 2026, 6:10 AM`, in the browser's time zone; a dash for never. */
export function formatInstant(instant: string | null): string {
  return instant === null
    ? '-'
    : dateHere({ dateStyle: 'medium', timeStyle: 'short' })
        .format(new Date(instant))
        // Breaks between day and time only.
        .split(/, (?=\d+:)/)
        .map((part) => part.replaceAll(' ', '\u00a0'))
        .join(', ');
}

/** The key of a connection. */
export function connectionKey({ accountId, integrationType }: ConnectionHealth): string {
  return `${accountId} ${integrationType}`;
}
