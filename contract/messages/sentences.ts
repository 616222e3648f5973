import { type Language, languageNow } from './language.ts';

/** The same sentences in any language: each text, and each function with its arguments. */
export type Spoken<Set> = Set extends (...facts: infer Facts) => infer Text
  ? (...facts: Facts) => Spoken<Text>
  : Set extends string
    ? string
    : { readonly [Name in keyof Set]: Spoken<Set[Name]> };

/** Finds the sentences of this name in a language; undefined leaves them in English. */
type Translate = (name: string, english: object) => object | undefined;

const translations = new Map<Language, Translate>();

/** From here on, sentences are found in this language. */
export function teach(language: Language, translate: Translate): void {
  translations.set(language, translate);
}

/** Whether sentences are found in this language. */
export function isTaught(language: Language): boolean {
  return language === 'en' || translations.has(language);
}

/**
 * Sentences for people. Each is looked up when it is read, in the language of the person it is for; so
 * read them where they are needed, never at the top of a file.
 *
 * @param name as it is exported, and no other set's
 */
export function sentences<const Set extends object>(name: string, english: Set): Spoken<Set>;
/* @__NO_SIDE_EFFECTS__ */
export function sentences(name: string, english: object): unknown {
  return new Proxy(english, {
    get: (_, key) => Reflect.get(translations.get(languageNow())?.(name, english) ?? english, key),
  });
}
