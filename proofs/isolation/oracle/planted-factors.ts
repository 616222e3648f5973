import { createHash } from 'node:crypto';
import { plantedId, secret, secretTime } from './planted-secrets.ts';
import type { Row } from './specified-rights.ts';

const types = ['totp', 'recovery_code'] as const;

/** A device of somebody's, and their codes for when it is lost. A device that counts holds their sessions up. */
export function factorRows(name: string, userId: string, isVerified: boolean): Row[] {
  return types.map((type) => ({
    id: factorId(type, name),
    user_id: userId,
    factor_type: type,
    status: type === 'totp' && !isVerified ? 'unverified' : 'verified',
    friendly_name: secret(`${type} friendly_name ${name}`),
    sealed_secret: `v1.0123abcd.${secret(`${type} sealed_secret ${name}`)}`,
    key_id: '0123abcd',
    last_step: 0,
    created_at: secretTime(`${type} created_at ${name}`),
    updated_at: secretTime(`${type} updated_at ${name}`),
  }));
}

/** What people are shown of their own devices, which is never what the codes follow from. */
export function ownDevices(factors: readonly Row[], userId: string | undefined): Row[] {
  return factors
    .filter(({ user_id }) => userId !== undefined && user_id === userId)
    .map(({ id, friendly_name, created_at, updated_at }) => ({
      id,
      friendly_name,
      created_at,
      updated_at,
    }));
}

/** One of the codes for a lost device, unused. */
export function recoveryCodeRow(name: string): Row {
  return {
    factor_id: factorId('recovery_code', name),
    code_hash: recoveryCodeHash(name),
    used_at: null,
  };
}

function recoveryCodeHash(name: string): string {
  return createHash('sha256')
    .update(secret(`recovery code ${name}`))
    .digest('hex');
}

function factorId(type: (typeof types)[number], name: string): string {
  return plantedId(`${type} ${name}`);
}
