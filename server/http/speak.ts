import { AsyncLocalStorage } from 'node:async_hooks';
import { createMiddleware } from 'hono/factory';
import { spanishTranslation } from '#contract/messages/es/spanish.ts';
import { askLanguage, type Language, languageOf } from '#contract/messages/language.ts';
import { teach } from '#contract/messages/sentences.ts';
import type { SteepleEnv } from './context.ts';

const asking = new AsyncLocalStorage<Language>();
teach('es', spanishTranslation);

/** Lets sentences be in the language of whoever is answered. */
export function speakAsAsked(): void {
  askLanguage(() => asking.getStore() ?? 'en');
}
speakAsAsked();

/** Makes sentences in this language while it works, e.g. those of a mail. */
export function speakIn<Result>(language: Language, work: () => Result): Result {
  return asking.run(language, work);
}

/** Sentences of this answer are in the language that the person chose, else in that of their browser. */
export const speak = createMiddleware<SteepleEnv>(function speak(c, next) {
  const asked = (c.req.header('accept-language') ?? '').split(',').map((tag) => tag.trim());
  return asking.run(languageOf(c.get('claims')?.user_metadata?.language, asked), next);
});
