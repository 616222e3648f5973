import { createHash } from 'node:crypto';
import { accountId, plantedId, secret, secretTime } from './planted-secrets.ts';
import type { Row } from './specified-rights.ts';

export const countServiceId = (church: string) => plantedId(`count service ${church}`);
export const countCategoryId = (church: string, what = 'people') =>
  plantedId(`count category ${what} ${church}`);
export const countLinkId = (church: string) => plantedId(`count link ${church}`);
export const countQuestionId = (church: string) => plantedId(`count question people ${church}`);
export const countBatchId = (church: string) => plantedId(`count batch people ${church}`);

/** What everybody of a church sees, and what is money. */
const kinds = ['people', 'money'] as const;
type Kind = (typeof kinds)[number];

export function countServiceRow(church: string): Row {
  return {
    id: countServiceId(church),
    account_id: accountId(church),
    name: secret(`count service ${church}`),
    weekday: 'sunday',
    held_at: '09:00',
    campus: secret(`campus ${church}`),
    created_at: secretTime(`count service ${church}`),
  };
}

export function ownFigureRows(church: string): Row[] {
  return kinds.map((kind, place) => ({
    account_id: accountId(church),
    id: `own_${secret(`own figure ${kind} ${church}`)}`,
    name: secret(`own figure name ${kind} ${church}`),
    kind: kind === 'money' ? 'money' : 'people',
    is_money: kind === 'money',
    per: 'week',
    together: 'sum',
    place: place + 1,
    created_at: secretTime(`own figure ${kind} ${church}`),
  }));
}

export function countCategoryRows(church: string): Row[] {
  return kinds.map((kind) => ({
    id: countCategoryId(church, kind),
    account_id: accountId(church),
    name: secret(`count category ${kind} ${church}`),
    feeds: kind === 'money' ? 'giving' : 'attendance',
    is_money: kind === 'money',
    in_attendance: kind === 'people',
    per: kind === 'money' ? 'week' : 'service',
    created_at: secretTime(`count category ${kind} ${church}`),
  }));
}

/** A count that somebody corrected, and one that is asked about. */
export function countRows(church: string): Row[] {
  return kinds.map((kind) => ({
    id: plantedId(`count ${kind} ${church}`),
    account_id: accountId(church),
    day: '2019-01-13',
    span: kind === 'money' ? 'week' : 'day',
    service_id: kind === 'money' ? null : countServiceId(church),
    category_id: countCategoryId(church, kind),
    is_money: kind === 'money',
    value: 182,
    revision: 1,
    last_revision: 2,
    author: secret(`count ${kind} ${church}`),
    received_at: secretTime(`count ${kind} ${church}`),
  }));
}

export function countRevisionRows(church: string): Row[] {
  return kinds.flatMap((kind) =>
    [1, 2].map((revision) => ({
      id: plantedId(`count revision ${kind} ${revision} ${church}`),
      account_id: accountId(church),
      count_id: plantedId(`count ${kind} ${church}`),
      revision,
      is_money: kind === 'money',
      value: 180 + revision,
      origin: 'typed',
      author: secret(`count revision ${kind} ${revision} ${church}`),
      typed_at: secretTime(`count typed ${kind} ${revision} ${church}`),
      received_at: secretTime(`count revision ${kind} ${revision} ${church}`),
      before_revision: 0,
    })),
  );
}

export function countQuestionRows(church: string): Row[] {
  return kinds.map((kind) => ({
    id: plantedId(`count question ${kind} ${church}`),
    account_id: accountId(church),
    count_id: plantedId(`count ${kind} ${church}`),
    kind: 'difference',
    is_money: kind === 'money',
    other_revision: 2,
    asked_at: secretTime(`count question ${kind} ${church}`),
  }));
}

export function countBatchRows(church: string): Row[] {
  return kinds.map((kind: Kind) => ({
    id: plantedId(`count batch ${kind} ${church}`),
    account_id: accountId(church),
    name: secret(`count batch ${kind} ${church}`),
    key: plantedId(`count batch key ${kind} ${church}`),
    digest: secret(`count batch digest ${kind} ${church}`),
    answer: { added: 1, replaced: 0 },
    is_money: kind === 'money',
    author: secret(`count batch author ${kind} ${church}`),
    made_at: secretTime(`count batch ${kind} ${church}`),
  }));
}

/** An active counting link. */
export function countLinkRow(church: string): Row {
  return {
    id: countLinkId(church),
    account_id: accountId(church),
    label: secret(`count link ${church}`),
    token_hash: createHash('sha256')
      .update(secret(`count token ${church}`))
      .digest('hex'),
    service_ids: [countServiceId(church)],
    category_ids: [countCategoryId(church)],
    created_at: new Date(Date.now() - 60_000).toISOString(),
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  };
}

export function countKeyRow(church: string): Row {
  return {
    account_id: accountId(church),
    key: plantedId(`count key ${church}`),
    digest: secret(`count key ${church}`),
    answer: { status: 'saved' },
    made_at: secretTime(`count key ${church}`),
  };
}

export function countReminderRow(church: string, personId: string): Row {
  return {
    account_id: accountId(church),
    person_id: personId,
    remind_at: '14:00',
    id: plantedId(`count reminder ${church}`),
  };
}

/** Far enough ahead that nobody follows it while the proof runs. */
export function countsToFollowRow(church: string): Row {
  return { account_id: accountId(church), due_at: '2090-01-01T00:00:00Z', version: 1 };
}
