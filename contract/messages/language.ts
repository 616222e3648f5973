/** The languages that people can choose. The first is the one in which each sentence is written first. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/**
 * In which language somebody reads: the one they chose, else the first that their browser asks for and we
 * speak.
 *
 * @param asked as a browser lists them, e.g. `['es-MX', 'en']`
 */
export function languageOf(chosen: unknown, asked: readonly string[] = []): Language {
  const known = languages.find((one) => one === chosen);
  const spoken = asked.flatMap((tag) => languages.filter((one) => one === tag.split(/[-;]/)[0]));
  return known ?? spoken[0] ?? 'en';
}

const facts: Readonly<Record<Language, { locale: string; direction: 'ltr' | 'rtl' }>> = {
  en: { locale: 'en-US', direction: 'ltr' },
  // Latin America as the United States writes it: 1,234.5 and $12.50.
  es: { locale: 'es-US', direction: 'ltr' },
};

/** The locale for `Intl`. */
export function localeOf(language: Language): string {
  return facts[language].locale;
}

/** From which side it is read: the `dir` of a page. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return facts[language].direction;
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
