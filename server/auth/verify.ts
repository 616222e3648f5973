import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';
import type { SteepleContext } from '../http/context.ts';
import type { AuthServices } from './auth-services.ts';
import { clientAddress } from './client-address.ts';
import type { DoorLimits } from './door-limits.ts';
import { requirePerson } from './people.ts';
import { readBody } from './request-body.ts';
import { cleanUserAgent } from './sessions.ts';
import { tokenAnswer } from './token-answer.ts';

const body = z.object({ type: z.string().optional(), token_hash: z.string().optional() });

/** What opens the session of a link, by its type. */
const openings = {
  recovery: 'select * from private.use_recovery($1, $2, $3)',
} as const;

/**
 * `POST /verify`: a session for the token of a link in a mail, once. The person then sets a password
 * (`PUT /user`). Opening the page asks for nothing, so a scanner that follows links uses none up.
 */
export function verify(services: AuthServices, limits: DoorLimits) {
  const { config, connections, doorTokens } = services;
  return async function verify(c: SteepleContext): Promise<Response> {
    const { type, token_hash: token = '' } = await readBody(c, body);
    await limits.countVerification(clientAddress(c, config));
    const door = type === 'recovery' ? type : undefined;
    const hashes = door ? doorTokens.hashesOf(door, token) : [];
    const { rows } = await connections.auth.query<{ session_id: string; user_id: string }>({
      name: `auth-verify-${door ?? 'nothing'}`,
      text: openings[door ?? 'recovery'],
      values: [hashes, cleanUserAgent(c.req.header('user-agent')), config.isDemo],
    });
    const [opened] = rows;
    if (!opened) {
      c.get('log').info({ door }, 'a link was refused');
      throw linkRefused();
    }
    const { session_id: sessionId, user_id: userId } = opened;
    c.get('log').info({ userId, door }, 'a link was used');
    const person = await requirePerson(connections.auth, { sub: userId, session_id: sessionId });
    return c.json(await tokenAnswer(services, person, { sessionId, counter: 0 }));
  };
}

/** GoTrue's answer to a token that is unknown, used or too old: the three look alike. */
function linkRefused(): ApiError {
  return new ApiError({
    status: 403,
    code: 'otp_expired',
    message: 'Email link is invalid or has expired',
  });
}
