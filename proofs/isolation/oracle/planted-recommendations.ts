import { accountId, plantedId, secret, secretTime } from './planted-secrets.ts';
import type { Row } from './specified-rights.ts';

export const recommendationId = (church: string) => plantedId(`recommendation ${church}`);
const week = '2019-11-18';

/** A card that contains secrets of a church. */
export function recommendationRow(church: string): Row {
  const finding = {
    id: `kids_share:kids:${week}`,
    rule: 'kids_share',
    figures: ['kids'],
    weeks: { from: week, to: week },
    effect: null,
    n: 8,
    sureness: 'certain',
    title: secret(`finding ${church}`),
    seen: [{ text: secret(`seen ${church}`) }],
    sure: secret(`sure ${church}`),
    otherwise: [],
    step: secret(`step ${church}`),
    measure: null,
  };
  return {
    id: recommendationId(church),
    account_id: accountId(church),
    finding_id: finding.id,
    rule: finding.rule,
    week,
    place: 1,
    finding,
    wording: null,
    entries: [],
    due_on: '2019-11-28',
    expected: null,
    measured_to: null,
    score: null,
    status: 'new',
    created_at: secretTime(`recommendation ${church}`),
  };
}

/** An answer to the card, with a reason. */
export function answerRow(church: string): Row {
  return {
    id: plantedId(`answer ${church}`),
    account_id: accountId(church),
    recommendation_id: recommendationId(church),
    answer: 'accepted',
    reason: secret(`answer ${church}`),
    answered_at: secretTime(`answer ${church}`),
  };
}

/** What was looked at in that week. */
export function recommendationWeekRow(church: string): Row {
  const reading = secret(`looked at ${church}`);
  return {
    account_id: accountId(church),
    week,
    looked_at: [{ rule: 'kids_share', name: 'Kids against your own year', reading }],
    looked_on: '2019-11-28',
  };
}

/** Permission for a model to word a church's cards. */
export function modelSettingsRow(church: string): Row {
  return {
    id: plantedId(`model settings ${church}`),
    account_id: accountId(church),
    is_on: true,
    requests_max: 7,
    changed_at: secretTime(`model settings ${church}`),
  };
}

/** What was sent for its card. */
export function modelRequestRow(church: string): Row {
  return {
    id: plantedId(`model request ${church}`),
    account_id: accountId(church),
    recommendation_id: recommendationId(church),
    sent_at: secretTime(`model request ${church}`),
    provider: secret(`provider ${church}`),
    model: secret(`model ${church}`),
    request: secret(`request ${church}`),
    answer: null,
    outcome: 'failed',
    problem: secret(`problem ${church}`),
  };
}

/** The library data of a core knowledge entry. */
export function libraryEntryRow(entry: string): Row {
  return {
    id: plantedId(`knowledge ${entry}`),
    rules: ['kids_share'],
    status: 'published',
    source_author: secret(`source author ${entry}`),
    source_title: secret(`source title ${entry}`),
    source_url: `https://example.test/${secret(`source url ${entry}`)}`,
  };
}

/** An earlier version of it. */
export function libraryVersionRow(entry: string): Row {
  return {
    id: plantedId(`knowledge ${entry}`),
    version: 2,
    title: secret(`version title ${entry}`),
    prompt: secret(`version prompt ${entry}`),
    saved_at: secretTime(`version ${entry}`),
  };
}
