/** Whether PostgreSQL can store a text: it takes neither NUL nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** @returns as much of a text, e.g. of a name from outside, as PostgreSQL can store */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
