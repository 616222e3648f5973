import { accountId, plantedId, secret, secretTime } from './planted-secrets.ts';
import type { Row } from './specified-rights.ts';

/** Who offered the letter of a church, which only its reader is told. */
export function letterSecret(church: string): string {
  return secret(`letter offered_by ${church}`);
}

/** Each church's letter, offered to somebody who sees it; one is read by somebody who asks for nothing here. */
export function letterRows(
  userId: (name: 'colleague' | 'harbor' | 'deputy' | 'signedOut') => string,
): Row[] {
  return [
    letterRow('own', userId('colleague')),
    letterRow('other', userId('harbor')),
    letterRow('third', userId('deputy')),
    subscribedLetterRow('own', userId('signedOut')),
  ];
}

/** A letter that was offered and not answered. */
function letterRow(church: string, readerId: string): Row {
  return {
    id: plantedId(`letter ${church}`),
    account_id: accountId(church),
    person_id: readerId,
    subscribed: false,
    even_when_nothing: false,
    offered_by: letterSecret(church),
    offered_at: secretTime(`letter offered_at ${church}`),
    planned_after: secretTime(`letter planned_after ${church}`),
    due_at: null,
  };
}

/** A letter that its reader gets, planned for a morning. */
function subscribedLetterRow(church: string, readerId: string): Row {
  return {
    ...letterRow(church, readerId),
    id: plantedId(`subscribed letter ${church}`),
    subscribed: true,
    offered_by: null,
    offered_at: null,
    due_at: '2090-01-01T07:00:00Z',
  };
}

/** That a connection needs somebody was said once. */
export function callForHelpRow(church: string): Row {
  return {
    account_id: accountId(church),
    integration_type: 'planning_center',
    broken_since: secretTime(`broken_since ${church}`),
    times: 1,
    called_at: secretTime(`called_at ${church}`),
  };
}
