import { z } from 'zod';
import { passwordLength, passwordLengthMax, passwordLengthMin } from '#contract/passwords.ts';
import type { UserFormProblem } from '#contract/user-form-problems.ts';
import { ApiError, type ApiErrorContent } from '../http/api-error.ts';
import type { SteepleContext } from '../http/context.ts';
import type { AuthServices } from './auth-services.ts';
import { changeLanguage, languageChoice } from './change-language.ts';
import { changePassword } from './change-password.ts';
import { readOwnWords } from './own-words.ts';
import { findGuessProblem } from './password-guesses.ts';
import { isPasswordOf } from './password-hash.ts';
import { type Person, requireClaims, requirePerson, type Standing } from './people.ts';
import { readBody, validationFailed } from './request-body.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { userAnswer } from './user-answer.ts';

const body = z.object({
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  email: z.unknown().optional(),
  phone: z.unknown().optional(),
  data: z.unknown().optional(),
  app_metadata: z.unknown().optional(),
});

type Changes = z.output<typeof body>;

/**
 * `PUT /user`: changes one's own language, or one's own password, which ends the person's other sessions;
 * nothing else.
 */
export function updateUser(services: AuthServices, limits: SignInLimits) {
  const pool = services.connections.auth;
  return async function updateUser(c: SteepleContext): Promise<Response> {
    const claims = requireClaims(c);
    const changes = await readBody(c, body);
    refuseOtherChanges(changes);
    const { password } = changes;
    const chosen = languageChoice.safeParse(changes.data);
    if (typeof password === 'string') {
      requireUsable(password);
    }
    const person = await requirePerson(pool, claims);
    refuseUnproved(person);
    if (typeof password === 'string') {
      refuseStale(person, changes.current_password);
    }
    if (typeof password !== 'string') {
      const changed = chosen.success ? await changeLanguage(pool, claims, chosen.data) : person;
      return c.json(userAnswer({ ...person, ...changed }));
    }
    await limits.countPasswordChange(person.id);
    await requireDifferent(person, password, changes.current_password);
    refuseGuess(await findGuessProblem(password, await readOwnWords(services, claims, person.id)));
    const changed = await changePassword(pool, person, claims, password);
    c.get('log').info({ userId: person.id }, 'password changed, other sessions ended');
    return c.json(userAnswer({ ...person, ...changed }));
  };
}

const notOffered: Record<'email' | 'phone' | 'data' | 'app_metadata', ApiErrorContent> = {
  email: {
    status: 422,
    code: 'email_change_disabled',
    message: 'Your email cannot be changed here. Ask your Steeple administrator to change it.',
  },
  phone: {
    status: 422,
    code: 'phone_provider_disabled',
    message: 'There is no sign-in by phone. Phone numbers are kept in the profile.',
  },
  data: {
    status: 422,
    code: 'user_metadata_disabled',
    message:
      'The only user metadata is a language, changed by itself. Names are kept in the profile.',
  },
  app_metadata: {
    status: 403,
    code: 'not_admin',
    message: 'Updating app_metadata requires admin privileges',
  },
};

function refuseOtherChanges(changes: Changes): void {
  const isLanguage = !changes.password && languageChoice.safeParse(changes.data).success;
  for (const member of ['app_metadata', 'email', 'phone', 'data'] as const) {
    const value = changes[member];
    if (member === 'data' && isLanguage) {
      continue;
    }
    if (value !== undefined && value !== null && value !== '') {
      throw new ApiError(notOffered[member]);
    }
  }
}

/** Before the second step nothing is changed: a stolen password must not get past it (GoTrue answers so). */
function refuseUnproved({ missing_step }: Standing): void {
  if (missing_step === 'verify') {
    throw new ApiError({
      status: 401,
      code: 'insufficient_aal',
      message: 'AAL2 session is required to update email or password when MFA is enabled.',
    });
  }
}

/** How long a session may change the password of a person with one step without saying the present one. */
const freshMinutes = 10;

/**
 * A session that was stolen must not become a new password, with which a second step could be begun: it
 * takes a sign-in of the last minutes, the second step, or the present password.
 */
function refuseStale(person: Standing, current: string | null | undefined): void {
  const minutes = (Date.now() - person.opened_at.getTime()) / 60_000;
  if (!current && person.second_step_at === null && minutes > freshMinutes) {
    throw new ApiError({
      status: 400,
      code: 'reauthentication_needed',
      message: 'Password update requires reauthentication',
    });
  }
}

function requireUsable(password: string): void {
  const length = passwordLength(password);
  if (length < passwordLengthMin) {
    throw new ApiError({
      status: 422,
      code: 'weak_password',
      message: `Password should be at least ${passwordLengthMin} characters.`,
      extra: { weak_password: { reasons: ['length'] } },
    });
  }
  if (length > passwordLengthMax) {
    throw validationFailed(`Password cannot be longer than ${passwordLengthMax} characters`);
  }
  if (!password.isWellFormed()) {
    throw validationFailed('Password must be text without broken characters');
  }
}

function refuseGuess(problem: UserFormProblem | null): void {
  if (problem) {
    throw new ApiError({
      status: 422,
      code: 'weak_password',
      message: problem.text,
      extra: { weak_password: { reasons: [] } },
    });
  }
}

async function requireDifferent(
  person: Person,
  password: string,
  currentPassword: string | null | undefined,
): Promise<void> {
  if (currentPassword && !(await isPasswordOf(person.password_hash, currentPassword))) {
    throw new ApiError({
      status: 400,
      code: 'current_password_invalid',
      message: 'Current password is incorrect.',
    });
  }
  if (await isPasswordOf(person.password_hash, password)) {
    throw new ApiError({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    });
  }
}
