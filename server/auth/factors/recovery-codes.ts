import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { SteepleContext } from '../../http/context.ts';
import type { AuthServices } from '../auth-services.ts';
import { requireClaims, requirePerson } from '../people.ts';
import { readBody } from '../request-body.ts';
import { tokenOfSession } from '../token-answer.ts';
import { type CodeLimits, placeOf } from './code-limits.ts';
import { factorRefused } from './factor-errors.ts';
import { hashOfRecoveryCode, newCodeKey, newRecoveryCodes } from './factor-secrets.ts';
import { placeOfSecret } from './place-of-secret.ts';

const type = 'recovery_code';
const naming = z.object({ friendly_name: z.string().trim().max(100).nullish() });
const renewal = z.object({
  outcome: z.enum(['renewed', 'insufficient_aal', 'not_found', 'exists']),
  friendly_name: z.string().nullable(),
});

/** `POST /factors/recovery-codes` and `…/regenerate`: codes for a lost device, shown this once. */
export function renewRecoveryCodes(services: AuthServices, isRenewal: boolean) {
  const { connections, keyring } = services;
  return async function renewRecoveryCodes(c: SteepleContext): Promise<Response> {
    const claims = requireClaims(c);
    await requirePerson(connections.auth, claims);
    // The client sends a body only with a name.
    const { friendly_name: name } = (await c.req.text()) === '' ? {} : await readBody(c, naming);
    const id = randomUUID();
    const key = newCodeKey();
    const codes = newRecoveryCodes();
    const { rows } = await connections.auth.query({
      name: 'auth-renew-recovery-codes',
      text: 'select * from private.renew_recovery_codes($1, $2, $3, $4, $5, $6, $7, $8)',
      values: [
        claims.session_id,
        claims.sub,
        id,
        name ?? null,
        keyring.seal(key, placeOfSecret(id)),
        keyring.currentKeyId,
        codes.map((code) => hashOfRecoveryCode(key, code)),
        isRenewal,
      ],
    });
    const { outcome, friendly_name } = renewal.parse(rows[0]);
    if (outcome !== 'renewed') {
      throw factorRefused(outcome === 'insufficient_aal' ? 'aal2_for_codes' : outcome);
    }
    const named = friendly_name === null ? {} : { friendly_name };
    return c.json({ id, type, ...named, total: codes.length, codes });
  };
}

const left = z.object({
  outcome: z.enum(['found', 'insufficient_aal']),
  id: z.guid(),
  total: z.number(),
  remaining: z.number(),
});

/** `GET /factors/recovery-codes`: how many are left. */
export function recoveryCodesLeft({ connections }: AuthServices) {
  return async function recoveryCodesLeft(c: SteepleContext): Promise<Response> {
    const claims = requireClaims(c);
    await requirePerson(connections.auth, claims);
    const { rows } = await connections.auth.query({
      name: 'auth-recovery-codes-left',
      text: 'select * from private.recovery_codes_left($1, $2)',
      values: [claims.session_id, claims.sub],
    });
    const found = left.optional().parse(rows[0]);
    if (!found) {
      throw factorRefused('not_found');
    }
    if (found.outcome !== 'found') {
      throw factorRefused('aal2_for_codes');
    }
    const { id, total, remaining } = found;
    return c.json({ id, type, total, remaining });
  };
}

const answer = z.object({ code: z.string().max(100) });

/** `POST /factors/recovery-codes/verify`: the second step without the device. */
export function verifyRecoveryCode(services: AuthServices, limits: CodeLimits) {
  const { connections, keyring } = services;
  return async function verifyRecoveryCode(c: SteepleContext): Promise<Response> {
    const claims = requireClaims(c);
    const { code } = await readBody(c, answer);
    const person = await requirePerson(connections.auth, claims);
    const attempt = await limits.countRecoveryCode(placeOf(c, services, person));
    const { rows: keys } = await connections.auth.query<{ id: string; sealed_secret: string }>({
      name: 'auth-key-of-recovery-codes',
      text: 'select * from private.key_of_recovery_codes($1)',
      values: [claims.sub],
    });
    const [factor] = keys;
    if (!factor) {
      throw factorRefused('not_found');
    }
    const key = keyring.open(factor.sealed_secret, placeOfSecret(factor.id));
    const { rows } = await connections.auth.query<{ counter: number | null }>({
      name: 'auth-use-recovery-code',
      text: 'select private.use_recovery_code($1, $2, $3, $4) as counter',
      values: [claims.session_id, claims.sub, factor.id, hashOfRecoveryCode(key, code)],
    });
    const counter = rows[0]?.counter ?? null;
    if (counter === null) {
      c.get('log').info({ userId: claims.sub }, 'a code for a lost device was refused');
      throw factorRefused('wrong_recovery');
    }
    await attempt.forgive();
    c.get('log').info({ userId: claims.sub }, 'a code for a lost device was used');
    return c.json(await tokenOfSession(services, claims, counter));
  };
}

/** `DELETE /factors/recovery-codes`: removes them. */
export function removeRecoveryCodes({ connections }: AuthServices) {
  return async function removeRecoveryCodes(c: SteepleContext): Promise<Response> {
    const claims = requireClaims(c);
    const { second_step } = await requirePerson(connections.auth, claims);
    const { rows } = await connections.auth.query<{ id: string | null }>({
      name: 'auth-remove-recovery-codes',
      text: 'select private.remove_recovery_codes($1, $2) as id',
      values: [claims.session_id, claims.sub],
    });
    const id = rows[0]?.id;
    if (!id) {
      throw factorRefused(second_step === null ? 'aal2_for_codes' : 'not_found');
    }
    return c.json({ id });
  };
}
