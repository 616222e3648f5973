import { z } from 'zod';
import type { SteepleContext } from '../../http/context.ts';
import type { AuthServices } from '../auth-services.ts';
import { requireClaims, requirePerson } from '../people.ts';
import { readBody } from '../request-body.ts';
import { tokenOfSession } from '../token-answer.ts';
import { type CodeLimits, placeOf } from './code-limits.ts';
import { factorRefused } from './factor-errors.ts';
import { stepOfCode } from './factor-secrets.ts';
import { placeOfSecret } from './place-of-secret.ts';

const challenge = z.object({ id: z.guid().nullable(), created_at: z.date().nullable() });
const challengeLifeSeconds = 300;

/** `POST /factors/:id/challenge`: asks for a code. Works before the second step: it is the second step. */
export function challengeFactor(services: AuthServices, limits: CodeLimits) {
  const { connections } = services;
  return async function challengeFactor(c: SteepleContext): Promise<Response> {
    const claims = requireClaims(c);
    const person = await requirePerson(connections.auth, claims);
    await limits.countBeginning(placeOf(c, services, person));
    const { rows } = await connections.auth.query({
      name: 'auth-challenge-factor',
      text: 'select id, created_at from private.challenge_factor($1, $2, $3)',
      values: [claims.session_id, claims.sub, factorIdOf(c)],
    });
    const asked = challenge.parse(rows[0]);
    if (!asked.id || !asked.created_at) {
      throw factorRefused('not_found');
    }
    const expiresAt = Math.floor(asked.created_at.getTime() / 1000) + challengeLifeSeconds;
    return c.json({ id: asked.id, type: 'totp', expires_at: expiresAt });
  };
}

const answer = z.object({ challenge_id: z.guid(), code: z.string().max(20) });

/** `POST /factors/:id/verify`: the second step; the session goes on with a new pair of tokens. */
export function verifyFactor(services: AuthServices, limits: CodeLimits) {
  return async function verifyFactor(c: SteepleContext): Promise<Response> {
    const claims = requireClaims(c);
    const { challenge_id: asked, code } = await readBody(c, answer);
    const person = await requirePerson(services.connections.auth, claims);
    const attempt = await limits.countCode(placeOf(c, services, person));
    const session = [claims.session_id, claims.sub, factorIdOf(c), asked];
    const step = stepOfCode(await secretToProve(services, session), code.trim(), Date.now());
    const counter = step === null ? null : await takeCode(services, session, step);
    if (counter === null) {
      c.get('log').info({ userId: claims.sub }, 'a code of the second step was refused');
      throw factorRefused('wrong');
    }
    await attempt.forgive();
    c.get('log').info({ userId: claims.sub }, 'the second step was taken');
    return c.json(await tokenOfSession(services, claims, counter));
  };
}

type Proving = { factor_id: string; sealed_secret: string; is_in_time: boolean };

/** @throws ApiError for a factor that is somebody else's, and for a challenge that is over */
async function secretToProve(
  { connections, keyring }: AuthServices,
  session: readonly string[],
): Promise<string> {
  const { rows } = await connections.auth.query<Proving>({
    name: 'auth-factor-to-prove',
    text: 'select * from private.factor_to_prove($1, $2, $3, $4)',
    values: [...session],
  });
  const [factor] = rows;
  if (!factor) {
    throw factorRefused('not_found');
  }
  if (!factor.is_in_time) {
    throw factorRefused('expired');
  }
  return keyring.open(factor.sealed_secret, placeOfSecret(factor.factor_id));
}

/** @returns the number of the next refresh token; null for a code that was taken before */
async function takeCode(
  { connections }: AuthServices,
  session: readonly string[],
  step: number,
): Promise<number | null> {
  const { rows } = await connections.auth.query<{ counter: number | null }>({
    name: 'auth-take-code',
    text: 'select private.take_code($1, $2, $3, $4, $5) as counter',
    values: [...session, step],
  });
  return rows[0]?.counter ?? null;
}

/** @throws ApiError 404 for what can be no factor's id */
export function factorIdOf(c: SteepleContext): string {
  const id = z.guid().safeParse(c.req.param('id'));
  if (!id.success) {
    throw factorRefused('not_found');
  }
  return id.data;
}
