/**
 * Whether a provider's text fits into the database and into an address: neither takes half a
 * surrogate pair, and PostgreSQL no NUL.
 */
export function isStorable(text: string, lengthMax: number): boolean {
  return text.length <= lengthMax && text.isWellFormed() && !text.includes('\0');
}

/** As much of a text, e.g. of a name, as can be kept. */
export function storableText(text: string, lengthMax: number): string {
  return text.slice(0, lengthMax).toWellFormed().replaceAll('\0', '');
}
