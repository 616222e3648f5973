const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'.charAt(index),
  ]),
);
const vowels = /[aeiou]/gi;

/** A text that is still readable, has no plain letter and is half as long again. */
function accent(text: string): string {
  return text.replace(vowels, '$&$&').replace(/[a-z]/gi, (letter) => {
    const found = accented[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? found : found.toUpperCase();
  });
}

const made = new WeakMap<object, object>();

/** The sentences of a made-up language, made from the English ones; stands in for `es/spanish.ts`. */
export function spanishTranslation(_name: string, english: object): object {
  const known = made.get(english) ?? spoken(english);
  made.set(english, known);
  return known;
}

function spoken(set: object): object {
  return Array.isArray(set)
    ? set.map(disguised)
    : Object.fromEntries(Object.entries(set).map(([name, said]) => [name, disguised(said)]));
}

function disguised(said: unknown): unknown {
  if (typeof said === 'string') {
    return accent(said);
  }
  if (typeof said === 'function') {
    return (...facts: unknown[]) => disguised(Reflect.apply(said, undefined, facts));
  }
  return typeof said === 'object' && said !== null ? spoken(said) : said;
}
