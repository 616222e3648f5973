import { accountId, plantedId, secret, secretTime } from './planted-secrets.ts';
import type { Row } from './specified-rights.ts';

const recommendationOf = (card: string, church: string) =>
  plantedId(`recommendation ${card} ${church}`);
export const recommendationId = (church: string) => recommendationOf('kids', church);
const week = '2019-11-18';

/** A card for each of two rules, with secrets of a church; one is about giving. */
export function recommendationRows(church: string): Row[] {
  return [
    recommendationRow(church, { rule: 'kids_share', figure: 'kids', place: 1 }),
    recommendationRow(church, { rule: 'recurring_share', figure: 'recurring_share', place: 2 }),
  ];
}

type Card = { rule: string; figure: string; place: number };

function recommendationRow(church: string, { rule, figure, place }: Card): Row {
  const finding = {
    id: `${rule}:${figure}:${week}`,
    rule,
    figures: [figure],
    weeks: { from: week, to: week },
    effect: null,
    n: 8,
    sureness: 'certain',
    title: secret(`finding ${figure} ${church}`),
    seen: [{ text: secret(`seen ${figure} ${church}`) }],
    sure: secret(`sure ${figure} ${church}`),
    otherwise: [],
    step: secret(`step ${figure} ${church}`),
    measure: null,
  };
  return {
    id: recommendationOf(figure, church),
    account_id: accountId(church),
    finding_id: finding.id,
    rule: finding.rule,
    week,
    place,
    finding,
    wording: null,
    entries: [],
    due_on: '2019-11-28',
    expected: null,
    measured_to: null,
    score: null,
    status: 'new',
    created_at: secretTime(`recommendation ${figure} ${church}`),
  };
}

const cards = ['kids', 'recurring_share'];

/** An answer to each card, with a reason. */
export function answerRows(church: string): Row[] {
  return cards.map((card) => ({
    id: plantedId(`answer ${card} ${church}`),
    account_id: accountId(church),
    recommendation_id: recommendationOf(card, church),
    answer: 'planned',
    reason: secret(`answer ${card} ${church}`),
    who: secret(`who ${card} ${church}`),
    due_on: week,
    answered_at: secretTime(`answer ${card} ${church}`),
  }));
}

/** What was looked at in that week. */
export function recommendationWeekRow(church: string): Row {
  const reading = secret(`looked at ${church}`);
  return {
    account_id: accountId(church),
    week,
    looked_at: [
      { rule: 'kids_share', name: 'Kids as a share of attendance', reading },
      { rule: 'recurring_share', name: 'Recurring giving', reading: secret(`giving at ${church}`) },
    ],
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

/** What was sent for each card. */
export function modelRequestRows(church: string): Row[] {
  return cards.map((card) => ({
    id: plantedId(`model request ${card} ${church}`),
    account_id: accountId(church),
    recommendation_id: recommendationOf(card, church),
    sent_at: secretTime(`model request ${card} ${church}`),
    provider: secret(`provider ${card} ${church}`),
    model: secret(`model ${card} ${church}`),
    request: secret(`request ${card} ${church}`),
    answer: null,
    outcome: 'failed',
    problem: secret(`problem ${card} ${church}`),
  }));
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
