/** The languages that people can choose. The first is the one in which each sentence is written first. */
export const languages = ['en', 'es'] as const;

/**
 * Made-up languages, for tests only: English with accents and half as long again, and the same from right
 * to left. Whatever stays plain on a screen in one of them is no sentence of ours.
 */
export const pseudoLanguages = ['en-XA', 'ar-XB'] as const;

export type Language = (typeof languages)[number] | (typeof pseudoLanguages)[number];

/**
 * In which language somebody reads: the one they chose, else the first that their browser asks for and we
 * speak.
 *
 * @param asked as a browser lists them, e.g. `['es-MX', 'en']`
 */
export function languageOf(chosen: unknown, asked: readonly string[] = []): Language {
  const known = [...languages, ...pseudoLanguages].find((one) => one === chosen);
  const spoken = asked.flatMap((tag) => languages.filter((one) => one === tag.split(/[-;]/)[0]));
  return known ?? spoken[0] ?? 'en';
}

const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  // Latin America as the United States writes it: 1,234.5 and $12.50.
  es: 'es-US',
  'en-XA': 'en-US',
  'ar-XB': 'en-US',
};

/** The locale for `Intl`. */
export function localeOf(language: Language): string {
  return locales[language];
}

/** A person's own languages read from right to left are none so far; a made-up one is. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar-XB' ? 'rtl' : 'ltr';
}

let asked: () => Language = () => 'en';

/**
 * Says where to find the language of whom sentences are for: in a browser, of the one person who sits at
 * it; on the server, of the person who sent the request.
 */
export function askLanguage(source: () => Language): void {
  asked = source;
}

/** The language of the person for whom a sentence is made now. */
export function languageNow(): Language {
  return asked();
}
