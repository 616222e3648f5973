import { createHash } from 'node:crypto';
import { accountId, plantedId, secret, secretTime } from './planted-secrets.ts';
import type { Row } from './specified-rights.ts';

export const invitationId = (name: string) => plantedId(`invitation ${name}`);

/** To whom the invitation of this name went. */
export function invitedAddress(name: string): string {
  return `${secret(`invited ${name}`)}@church.test`;
}

/** What is stored of its link. */
export function invitationHash(name: string): string {
  return createHash('sha256')
    .update(secret(`invitation ${name}`))
    .digest('hex');
}

/** An open invitation to a church. */
export function invitationRow(name: string, church: string, invitedBy: string): Row {
  return {
    id: invitationId(name),
    email: invitedAddress(name),
    first_name: secret(`invited first_name ${name}`),
    last_name: secret(`invited last_name ${name}`),
    phone_number: secret(`invited phone_number ${name}`),
    role: 'account_admin',
    account_id: accountId(church),
    token_hash: invitationHash(name),
    invited_by: invitedBy,
    inviter: secret(`inviter ${name}`),
    invited_at: secretTime(`invited_at ${name}`),
    expires_at: '2099-01-01T00:00:00Z',
    ended_at: null,
    accepted_at: null,
  };
}
