import { withoutInvisible } from '#contract/visible-text.ts';

/** Blanks and line breaks; a no-break space keeps `150 to 190` together. */
const blanks = /[^\S\u00a0]+/g;

/** What turns the direction of the text around it, besides what is invisible anyway. */
const directionMarks = /[\u200e\u200f\u061c]/g;

/**
 * Text that somebody typed, as it may stand in a mail: one line, without anything that moves or hides
 * what stands beside it.
 */
export function oneLine(text: string): string {
  return withoutInvisible(text).replaceAll(directionMarks, '').replaceAll(blanks, ' ').trim();
}

/** What a mail program would make a link of. */
const linkLike = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,}/iu;

/**
 * A person's name as a mail may show it. Somebody who invites chooses it, so one that would become a
 * link is left out.
 */
export function nameInMail(name: string | null | undefined): string {
  const line = oneLine(name ?? '');
  return linkLike.test(line) ? '' : line;
}
