/** A person with everything that identifies them. */
export type Somebody = { id: string; firstName: string; lastName: string; emails: string[] };

/** The maximum number of words between a first and a last name, e.g. in JSON. */
const wordsBetweenMax = 3;

/** Whole words, because letters within a hash are not names. */
const word = /[\p{L}\p{N}_-]+/gu;

/**
 * Searches a text, e.g. a row of a dump, for people: by the provider's id, e-mail, or adjacent first and
 * last names in either order.
 *
 * @returns a function that searches one text and returns its findings
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

/** The longest, and so most distinctive, word of a name. */
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
