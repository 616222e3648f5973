import * as z from 'zod/mini';

/**
 * Invisible characters: soft hyphen, zero-width space, word joiner, byte order mark, and direction
 * overrides. Joiners are not among them, since scripts and emoji need them.
 */
const invisible = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

/** Control characters, except line breaks and tabs. */
const control = /[^\P{Cc}\t\n\r]/gu;

/** A text without what nobody sees, and without NUL and half characters, which PostgreSQL refuses. */
export function withoutInvisible(text: string): string {
  return text.toWellFormed().replaceAll(invisible, '').replaceAll(control, '');
}

/**
 * A name or title as it is kept: what was pasted along unseen is dropped, then the ends are
 * trimmed.
 */
export const visibleText = z.string().check(z.overwrite(withoutInvisible), z.trim());
