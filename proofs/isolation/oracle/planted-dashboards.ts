import { createHash } from 'node:crypto';
import { accountId, plantedId, secret, secretTime } from './planted-secrets.ts';
import type { Row } from './specified-rights.ts';

export const noteId = (church: string) => plantedId(`note ${church}`);
export const shareLinkId = (church: string) => plantedId(`share link ${church}`);

/** A church's note on a day. */
export function noteRow(church: string): Row {
  return {
    id: noteId(church),
    account_id: accountId(church),
    starts_on: '2019-01-13',
    ends_on: '2019-01-13',
    text: secret(`note ${church}`),
    kind: 'weather',
    does_not_count: true,
    written_at: secretTime(`note ${church}`),
  };
}

/** An active read-only link. */
export function shareLinkRow(church: string): Row {
  return {
    id: shareLinkId(church),
    account_id: accountId(church),
    label: secret(`link ${church}`),
    token_hash: createHash('sha256')
      .update(secret(`token ${church}`))
      .digest('hex'),
    shows_giving: true,
    shows_notes: true,
    created_at: new Date(Date.now() - 60_000).toISOString(),
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  };
}

/** Expectations based on rows that no longer exist. */
export function expectedWeeksRow(church: string): Row {
  return {
    account_id: accountId(church),
    basis: secret(`basis ${church}`),
    expected: {
      attendance: secret(`expected ${church}`),
      giving_per_attender: secret(`expected giving ${church}`),
    },
    computed_at: secretTime(`expected ${church}`),
  };
}

/** A super admin's view of a church. */
export function accountViewRow(church: string, viewer: string): Row {
  return {
    id: plantedId(`view ${church}`),
    account_id: accountId(church),
    viewer_id: viewer,
    hour: secretTime(`view ${church}`),
  };
}

/** Whether a church shares its forecasts. */
export function sharingRow(church: string, sharedBy: string): Row {
  return {
    account_id: accountId(church),
    shared_by: sharedBy,
    shared_at: secretTime(`shared_at ${church}`),
  };
}
