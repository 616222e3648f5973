/** Somebody of a church, by all that tells them from others. */
export type Somebody = { id: string; firstName: string; lastName: string; emails: string[] };

/** Words between a first and a last name of one record, e.g. `"first_name": "Ana", "last_name": "Ruiz"`. */
const wordsBetweenMax = 3;

/** Whole words: letters within a hash are no names. */
const word = /[\p{L}\p{N}_-]+/gu;

/**
 * Looks for people in a text, e.g. a row of a dump: by the provider's id, an e-mail, or first and last
 * name next to each other, in either order.
 *
 * @returns the search of one text, which gives what it found
 */
export function searchForPeople(people: readonly Somebody[]): (text: string) => string[] {
  const ids = new Set(people.map(({ id }) => id));
  const emails = new Set(people.flatMap((person) => person.emails));
  const names = new Map<string, Set<string>>();
  for (const { firstName, lastName } of people) {
    const [first, last] = [longestWord(firstName), longestWord(lastName)];
    names.set(first, (names.get(first) ?? new Set()).add(last));
    names.set(last, (names.get(last) ?? new Set()).add(first));
  }
  return (text) => [
    ...(text.match(/\d{6,}/g) ?? []).filter((number) => ids.has(number)),
    ...(text.match(/[\w.+-]+@[\w.-]+\w/g) ?? []).filter((email) => emails.has(email)),
    ...namesIn(text.match(word) ?? [], names),
  ];
}

/** The word of a name of several that is least like another. */
function longestWord(name: string): string {
  const words = name.match(word) ?? [name];
  return words.reduce((longest, one) => (one.length > longest.length ? one : longest));
}

function namesIn(
  words: readonly string[],
  names: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return words.flatMap((name, at) => {
    const others = names.get(name);
    const next = others && words.slice(at + 1, at + 2 + wordsBetweenMax);
    const other = next?.find((candidate) => others?.has(candidate));
    return other === undefined ? [] : [`${name} ${other}`];
  });
}
