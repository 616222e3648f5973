import type { Person, Standing } from './people.ts';

/** @returns a person as the official client's `User` type has them, without the password hash */
export function userAnswer(person: Person & Pick<Standing, 'missing_step'>) {
  return {
    id: person.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: person.email,
    phone: '',
    ...(person.last_sign_in_at ? { last_sign_in_at: person.last_sign_in_at.toISOString() } : {}),
    app_metadata: {
      provider: 'email',
      providers: ['email'],
      ...(person.missing_step ? { missing_step: person.missing_step } : {}),
    },
    user_metadata: metadataOf(person),
    identities: [],
    factors: person.factors,
    created_at: person.created_at.toISOString(),
    updated_at: person.updated_at.toISOString(),
    is_anonymous: false,
  };
}

/** @returns what clients read as `user_metadata`: the language, if the person chose one */
export function metadataOf({ language }: Partial<Pick<Person, 'language'>>): { language?: string } {
  return language ? { language } : {};
}
