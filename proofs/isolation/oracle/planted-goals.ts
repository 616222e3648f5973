import { accountId, plantedId, secret, secretTime } from './planted-secrets.ts';

import type { Row } from './specified-rights.ts';

/** A goal that everybody of a church sees, and one of its giving. */
export function goalRows(church: string): Row[] {
  return ['attendance', 'giving_per_attender'].map((figure) => ({
    id: plantedId(`goal ${figure} ${church}`),
    account_id: accountId(church),
    figure,
    year: 2018,
    value: 180,
    author: secret(`goal ${figure} ${church}`),
    written_at: secretTime(`goal ${figure} ${church}`),
  }));
}
