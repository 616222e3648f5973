import { type ReactNode, useEffect, useState } from 'react';
import { type Language, languageNow } from '#contract/messages/language.ts';
import { browserLanguage, speakLanguage } from '#web/lib/language.ts';
import { logError } from '#web/lib/log.ts';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';

type Props = { language: Language; children: ReactNode };

/** Shows what is below once its sentences are here; in English if they cannot be loaded. */
export function LanguageGate({ language, children }: Props) {
  const [isReady, setReady] = useState(languageNow() === language);
  useEffect(() => {
    let isShown = true;
    speakLanguage(language)
      .catch((cause) => logError('A language could not be loaded.', cause))
      .finally(() => isShown && setReady(true));
    return () => {
      isShown = false;
      void speakLanguage(browserLanguage());
    };
  }, [language]);
  return isReady ? children : <CenteredSpinner />;
}
