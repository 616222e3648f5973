import {
  askLanguage,
  directionOf,
  type Language,
  languageOf,
} from '#contract/messages/language.ts';
import { isTaught, teach } from '#contract/messages/sentences.ts';

let spoken: Language = 'en';
askLanguage(() => spoken);

/** What the browser asks for; spoken until somebody has signed in. */
export function browserLanguage(): Language {
  return languageOf(null, navigator.languages);
}

/** Shows sentences in this language from now on, once they are here; an English reader loads none. */
export async function speakLanguage(language: Language): Promise<void> {
  if (!isTaught(language)) {
    const { spanishTranslation } = await import('#contract/messages/es/spanish.ts');
    teach(language, spanishTranslation);
  }
  spoken = language;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
