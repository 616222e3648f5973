/**
 * What makes a name of a service, a campus or a kind of number one name, however it was typed.
 *
 * @param name as it stands in a file, or at the church
 * @returns without its case, blanks around it, and more than one blank between words
 */
export function nameKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
