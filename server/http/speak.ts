import { AsyncLocalStorage } from 'node:async_hooks';
import { createMiddleware } from 'hono/factory';
import { askLanguage, type Language, languageOf } from '#contract/messages/language.ts';
import { pseudoTranslation } from '#contract/messages/pseudo.ts';
import { teach } from '#contract/messages/sentences.ts';
import type { SteepleEnv } from './context.ts';

const asking = new AsyncLocalStorage<Language>();
askLanguage(() => asking.getStore() ?? 'en');
teach('en-XA', pseudoTranslation);
teach('ar-XB', pseudoTranslation);

/** Makes sentences in this language while it works, e.g. those of a mail. */
export function speakIn<Result>(language: Language, work: () => Result): Result {
  return asking.run(language, work);
}

/** Sentences of this answer are in the language of the person who asks, English without one. */
export const speak = createMiddleware<SteepleEnv>(function speak(c, next) {
  return asking.run(languageOf(c.get('claims')?.user_metadata?.language), next);
});
