import { dateFormat } from '#contract/formats.ts';
import type { LoggedMail } from '#contract/functions/mail-log.ts';

/** `Nov 21, 2026, 6:10 AM`, in the browser's time zone. */
export function describeMoment(when: string): string {
  return dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: undefined }).format(
    new Date(when),
  );
}

/** The key of a logged mail. */
export function mailKey({ to, kind, when, state }: LoggedMail): string {
  return `${when} ${to} ${kind} ${state}`;
}
