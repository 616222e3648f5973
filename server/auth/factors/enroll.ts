import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SteepleContext } from '../../http/context.ts';
import type { AuthServices } from '../auth-services.ts';
import { requireClaims, requirePerson } from '../people.ts';
import { readBody } from '../request-body.ts';
import { type CodeLimits, placeOf } from './code-limits.ts';
import { factorRefused } from './factor-errors.ts';
import { newSecret, uriOf } from './factor-secrets.ts';
import { placeOfSecret } from './place-of-secret.ts';
import { qrPicture } from './qr-picture.ts';

const friendlyName = z.string().trim().max(100).nullish();
const body = z.object({
  factor_type: z.string(),
  friendly_name: friendlyName,
  issuer: z.string().nullish(),
});

const outcome = z.object({
  outcome: z.enum(['enrolled', 'insufficient_aal', 'too_many', 'name_conflict']),
});

/** `POST /factors`: begins a second step. It counts once a code of it was verified. */
export function enrollFactor(services: AuthServices, limits: CodeLimits) {
  const { connections, keyring } = services;
  return async function enrollFactor(c: SteepleContext): Promise<Response> {
    const claims = requireClaims(c);
    const { factor_type: type, friendly_name: name, issuer } = await readBody(c, body);
    if (type !== 'totp') {
      throw factorRefused('totp_only');
    }
    const person = await requirePerson(connections.auth, claims);
    await limits.countBeginning(placeOf(c, services, person));
    const id = randomUUID();
    const secret = newSecret();
    const { rows } = await connections.auth.query({
      name: 'auth-enroll-factor',
      text: 'select private.enroll_factor($1, $2, $3, $4, $5, $6) as outcome',
      values: [
        claims.session_id,
        person.id,
        id,
        name ?? null,
        keyring.seal(secret, placeOfSecret(id)),
        keyring.currentKeyId,
      ],
    });
    const result = outcome.parse(rows[0]).outcome;
    if (result !== 'enrolled') {
      throw factorRefused(result);
    }
    const uri = uriOf(secret, person.email, issuer || 'Steeple');
    return c.json({
      id,
      type: 'totp',
      ...(name ? { friendly_name: name } : {}),
      totp: { qr_code: qrPicture(uri), secret, uri },
    });
  };
}
