import * as z from 'zod/mini';

/**
 * Invisible characters: soft hyphen, zero-width space, word joiner, byte order mark, and direction
 * overrides. Joiners are not among them, since scripts and emoji need them.
 */
const invisible = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g;

/** Control characters, except line breaks, tabs and NUL. */
const control = /[^\P{Cc}\0\t\n\r]/gu;

/** A provider's text as it is kept: also without NUL and half characters, which PostgreSQL refuses. */
export function withoutInvisible(text: string): string {
  return dropInvisible(text.toWellFormed()).replaceAll('\0', '');
}

/**
 * A name or title as it is kept: what was pasted along unseen is dropped, then the ends are
 * trimmed. NUL is nothing that anybody pastes; it is refused.
 */
export const visibleText = z.string().check(z.overwrite(dropInvisible), z.trim());

function dropInvisible(text: string): string {
  return text.replaceAll(invisible, '').replaceAll(control, '');
}
