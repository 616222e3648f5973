import {
  askLanguage,
  directionOf,
  type Language,
  pseudoLanguages,
} from '#contract/messages/language.ts';
import { isTaught, teach } from '#contract/messages/sentences.ts';

let spoken: Language = 'en';
askLanguage(() => spoken);

/** Shows sentences in this language from now on, once they are here; an English reader loads none. */
export async function speakLanguage(language: Language): Promise<void> {
  // Spanish has no sentences yet and stays English.
  if (!isTaught(language) && pseudoLanguages.some((pseudo) => pseudo === language)) {
    const { pseudoTranslation } = await import('#contract/messages/pseudo.ts');
    teach(language, pseudoTranslation);
  }
  spoken = language;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
