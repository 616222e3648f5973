import type { ConnectionHealth } from '#contract/functions/connections-health.ts';
import type { syncStates } from '#contract/functions/sync.ts';
import { connectionsMessages } from '#contract/messages/connections.ts';

type SyncState = (typeof syncStates)[number];

const stateWords: Readonly<Record<SyncState, string>> = {
  idle: 'Up to date',
  queued: 'Waiting',
  running: 'Reading',
  failed: 'Failed',
};

/** What the filter offers, in its order. */
export const stateChoices = (['failed', 'running', 'queued', 'idle'] as const).map((state) => ({
  value: state,
  label: stateWords[state],
}));

/** Where a connection stands, in words, e.g. `Reading, 12 of 71`. */
export function describeState({ state, done, total, token }: ConnectionHealth): string {
  if (token === 'reconnect_needed') {
    return 'Reconnect needed';
  }
  return state === 'running' && total > 0
    ? `${stateWords[state]}, ${done} of ${total}`
    : stateWords[state];
}

/** What to do about it, or null. */
export function describeTrouble({ error, token }: ConnectionHealth): string | null {
  return error ?? (token === 'reconnect_needed' ? connectionsMessages.reconnect : null);
}

/** `51 complete, 1 open` weeks of the last year. */
export function describeWeeks({ weeksComplete, weeksOpen }: ConnectionHealth): string {
  return weeksOpen > 0
    ? `${weeksComplete}\u00a0complete, ${weeksOpen}\u00a0open`
    : `${weeksComplete} complete`;
}

/** `Nov 21, 2026, 6:10 AM`, in the browser's time zone; a dash for never. */
export function formatInstant(instant: string | null): string {
  return instant === null
    ? '-'
    : new Date(instant)
        .toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
        // Breaks between day and time only.
        .split(/, (?=\d+:)/)
        .map((part) => part.replaceAll(' ', '\u00a0'))
        .join(', ');
}

/** The key of a connection. */
export function connectionKey({ accountId, integrationType }: ConnectionHealth): string {
  return `${accountId} ${integrationType}`;
}
