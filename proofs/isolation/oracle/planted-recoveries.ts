import { createHash } from 'node:crypto';
import { plantedId, secret, secretTime } from './planted-secrets.ts';
import type { Row } from './specified-rights.ts';

/** A link for a new password that somebody asked for and has not used. */
export function recoveryRow(name: string, person: { userId: string; email: string }): Row {
  return {
    id: plantedId(`recovery ${name}`),
    user_id: person.userId,
    email: person.email,
    token_hash: createHash('sha256')
      .update(secret(`recovery ${name}`))
      .digest('hex'),
    asked_at: secretTime(`recovery asked_at ${name}`),
    expires_at: '2099-01-01T00:00:00Z',
    used_at: null,
  };
}
