import { DatabaseError, type Pool } from 'pg';
import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';
import type { SteepleContext } from '../http/context.ts';
import type { AuthServices } from './auth-services.ts';
import { clientAddress } from './client-address.ts';
import type { DoorLimits } from './door-limits.ts';
import { readBody } from './request-body.ts';
import { cleanAddress, cleanUserAgent } from './sessions.ts';
import { tokenOfSession } from './token-answer.ts';

const body = z.object({ type: z.string().optional(), token_hash: z.string().optional() });

/**
 * `POST /verify`: a session for the token of a link in a mail, once. The person then sets a password
 * (`PUT /user`). Opening the page asks for nothing, so a scanner that follows links uses none up.
 */
export function verify(services: AuthServices, limits: DoorLimits) {
  const { config, connections, doorTokens } = services;
  return async function verify(c: SteepleContext): Promise<Response> {
    const { type, token_hash: token = '' } = await readBody(c, body);
    const address = clientAddress(c, config);
    await limits.countVerification(address);
    const door = type === 'recovery' || type === 'invite' ? type : undefined;
    const hashes = door ? doorTokens.hashesOf(door, token) : [];
    const agent = cleanUserAgent(c.req.header('user-agent'));
    const opened =
      door === 'invite'
        ? await acceptInvitation(connections.auth, hashes, agent)
        : await openByRecovery(connections.auth, hashes, agent, config.isDemo);
    if (!opened) {
      c.get('log').info({ door }, 'a link was refused');
      throw linkRefused();
    }
    const { session_id: sessionId, user_id: userId } = opened;
    await connections.auth.query('update auth.sessions set address = $2 where id = $1', [
      sessionId,
      cleanAddress(address),
    ]);
    c.get('log').info({ userId, door }, 'a link was used');
    return c.json(await tokenOfSession(services, { sub: userId, session_id: sessionId }));
  };
}

type Opened = { session_id: string; user_id: string };

async function openByRecovery(
  pool: Pool,
  hashes: string[],
  agent: string | null,
  isDemo: boolean,
): Promise<Opened | undefined> {
  const { rows } = await pool.query<Opened>({
    name: 'auth-use-recovery',
    text: 'select * from private.use_recovery($1, $2, $3)',
    values: [hashes, agent, isDemo],
  });
  return rows[0];
}

/** @returns undefined also where somebody with this e-mail came into being at the same moment */
async function acceptInvitation(
  pool: Pool,
  hashes: string[],
  agent: string | null,
): Promise<Opened | undefined> {
  try {
    const { rows } = await pool.query<Opened>({
      name: 'auth-accept-invitation',
      text: 'select * from private.accept_invitation($1, $2)',
      values: [hashes, agent],
    });
    return rows[0];
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') {
      return undefined;
    }
    throw error;
  }
}

/** GoTrue's answer to a token that is unknown, used or too old: the three look alike. */
function linkRefused(): ApiError {
  return new ApiError({
    status: 403,
    code: 'otp_expired',
    message: 'Email link is invalid or has expired',
  });
}
