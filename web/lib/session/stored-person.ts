import * as z from 'zod/mini';
import { type Language, languageOf } from '#contract/messages/language.ts';
import { readEntry, storageKeys } from '../browser-storage.ts';

const storedSession = z.object({
  user: z.object({
    id: z.guid(),
    email: z._default(z.string(), ''),
    user_metadata: z._default(z.looseObject({ language: z.optional(z.unknown()) }), {}),
  }),
});

export type StoredPerson = { userId: string; email: string; language: Language };

/**
 * Who was signed in here last, without asking the server: a session that cannot be renewed for want of a
 * connection is still there. It grants nothing. Null where nobody is.
 */
export function storedPerson(): StoredPerson | null {
  try {
    const { user } = storedSession.parse(JSON.parse(readEntry(storageKeys.session) ?? ''));
    const language = languageOf(user.user_metadata.language, navigator.languages);
    return { userId: user.id, email: user.email, language };
  } catch {
    return null;
  }
}
