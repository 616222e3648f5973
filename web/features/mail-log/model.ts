import type { LoggedMail } from '#contract/functions/mail-log.ts';

/** `Nov 21, 2026, 6:10 AM`, in the browser's time zone. */
export function describeMoment(when: string): string {
  return new Date(when).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

/** The key of a logged mail. */
export function mailKey({ to, kind, when, state }: LoggedMail): string {
  return `${when} ${to} ${kind} ${state}`;
}
