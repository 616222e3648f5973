import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';
import type { SteepleContext } from '../http/context.ts';
import { createKeyedConcurrencyLimiter } from '../limits/keyed-concurrency-limiter.ts';
import type { AuthServices } from './auth-services.ts';
import { clientAddress } from './client-address.ts';
import { tooManySignIns } from './counters.ts';
import { isPasswordOf } from './password-hash.ts';
import { findPersonByEmail, normalizeEmail, type Person } from './people.ts';
import { readBody, validationFailed } from './request-body.ts';
import { openSession } from './sessions.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { tokenOfSession } from './token-answer.ts';

const body = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
});

/** `grant_type=password`. Whatever was wrong, the answer is the same and takes the same time. */
export function passwordGrant(services: AuthServices, limits: SignInLimits) {
  const { config, connections } = services;
  // Successful attempts are not counted, so simultaneous ones have to wait for each other.
  const withinLimitOf = createKeyedConcurrencyLimiter({
    atOnceMax: 2,
    waitingMax: 10,
    refusal: () => tooManySignIns(1),
  });
  return async function passwordGrant(c: SteepleContext): Promise<Response> {
    const request = await readBody(c, body);
    const email = normalizeEmail(requireEmail(request));
    const address = clientAddress(c, config);
    return withinLimitOf(`${email}\n${address}`, () => signIn(c, request, email, address));
  };

  async function signIn(
    c: SteepleContext,
    request: z.output<typeof body>,
    email: string,
    address: string,
  ): Promise<Response> {
    const attempt = await limits.countSignIn(email, address);
    const person = await findPersonByEmail(connections.auth, email);
    const hash = person && mayEnter(person, config.isDemo) ? person.password_hash : null;
    const isRight = await isPasswordOf(hash, request.password);
    const sessionId =
      isRight && person
        ? await openSession(connections.auth, person, c.req.header('user-agent'), address)
        : undefined;
    if (!sessionId || !person) {
      c.get('log').info({ userId: person?.id }, 'sign-in refused');
      throw new ApiError({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
    }
    await attempt.forgive();
    c.get('log').info({ userId: person.id }, 'signed in');
    return c.json(await tokenOfSession(services, { sub: person.id, session_id: sessionId }));
  }
}

function mayEnter(person: Person, isDemo: boolean): boolean {
  return isDemo || !person.is_demo;
}

function requireEmail({ email, phone }: z.output<typeof body>): string {
  if (email) {
    return email;
  }
  if (phone) {
    throw new ApiError({
      status: 422,
      code: 'phone_provider_disabled',
      message: 'Phone logins are disabled',
    });
  }
  throw validationFailed('missing email or phone');
}
