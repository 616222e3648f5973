import { accountId, plantedId, secret, secretTime } from './planted-secrets.ts';
import type { Row } from './specified-rights.ts';

const plantedWeeks = ['2026-11-09', '2026-11-16'];

const plantedFigures = ['attendance', 'giving', 'giving_units', 'recurring_share'];

/** Two weeks of a figure, and of what a person without giving does not see. */
export function figureRows(church: string): Row[] {
  return plantedFigures.flatMap((figure) =>
    plantedWeeks.map((week) => ({
      account_id: accountId(church),
      figure,
      week,
      value: figure === 'recurring_share' ? 0.5 : 100,
      state: 'complete',
      count: 2,
      source: secret(`${figure} ${church} ${week}`),
      as_of: secretTime(`${figure} ${church} ${week}`),
    })),
  );
}

/** Their superseded values. */
export function supersededRows(church: string): Row[] {
  return plantedFigures.flatMap((figure) =>
    plantedWeeks.map((week) => ({
      account_id: accountId(church),
      figure,
      week,
      value: figure === 'recurring_share' ? 0.4 : 90,
      state: 'incomplete',
      count: 1,
      source: secret(`superseded ${figure} ${church} ${week}`),
      as_of: secretTime(`superseded ${figure} ${church} ${week}`),
      superseded_at: secretTime(`superseded at ${figure} ${church} ${week}`),
    })),
  );
}

/** A church's choices. */
export function choicesRow(church: string, chosenBy: string): Row {
  const reasons = { attendance: secret(`reasons ${church}`) };
  return {
    account_id: accountId(church),
    available: availableAt(church),
    suggested: choicesAt(church),
    reasons,
    chosen: null,
    chosen_by: chosenBy,
    chosen_at: secretTime(`chosen ${church}`),
  };
}

function availableAt(church: string) {
  const event = { id: plantedId(`event ${church}`), name: secret(`event ${church}`) };
  return {
    events: [{ ...event, frequency: 'Weekly', archived: false, attendanceTypes: [] }],
    locations: [],
    serviceTypes: [],
    groupTypes: [],
    funds: [],
    forms: [],
    workflows: [],
    brandTerms: [],
    refused: {},
  };
}

/** Suggested choices, which contain a secret of the church. */
export function choicesAt(church: string) {
  return {
    weekStartsOn: 'monday',
    timeZone: 'America/Chicago',
    country: 'US',
    easter: 'western',
    attendance: [{ eventId: plantedId(`event ${church}`), source: 'headcounts' }],
    kids: null,
    firstTimeGuests: null,
    serving: null,
    groups: null,
    giving: null,
    seats: null,
    brandTerms: [secret(`brand ${church}`)],
  };
}

/** Open questions; choosing what counted before answers none. */
export function questionRows(church: string): Row[] {
  return ['kids', 'giving'].map((figure) => ({
    account_id: accountId(church),
    id: secret(`question id ${figure} ${church}`),
    figure,
    question: secret(`question ${figure} ${church}`),
    answers: ['yes', 'no'].map((id) => ({
      id,
      label: secret(`answer ${id} ${figure} ${church}`),
      choices: { ...choicesAt(church), easter: 'orthodox', country: id === 'yes' ? 'GR' : 'US' },
    })),
    choices: choicesAt(church),
    asked_at: secretTime(`question ${figure} ${church}`),
    about: 'choices',
    ...ofNoWeek,
  }));
}

/** The columns of a question about a week, which is planted with the same columns. */
const ofNoWeek = {
  week: null,
  facts: null,
  value: null,
  answered_at: null,
  answered_by: null,
  answerer: null,
  answer: null,
};

/** A question about a week that the church has answered. */
export function weekQuestionRow(church: string, answererId: string): Row {
  return {
    account_id: accountId(church),
    id: weekQuestionId(church),
    about: 'count',
    figure: 'kids',
    week: '2026-10-05',
    value: 0,
    facts: { day: secretTime(`week question day ${church}`).slice(0, 10), usual: 53 },
    question: null,
    answers: [],
    choices: null,
    asked_at: secretTime(`week question ${church}`),
    answered_at: secretTime(`week answer ${church}`),
    answered_by: answererId,
    answerer: secret(`answerer ${church}`),
    answer: 'right',
  };
}

export function weekQuestionId(church: string): string {
  return secret(`week question id ${church}`);
}

/** A day's readings. */
export function readingRow(church: string): Row {
  return {
    account_id: accountId(church),
    integration_type: 'planning_center',
    kind: 'meetings',
    day: '2026-11-15',
    body: [{ secret: secret(`reading ${church}`) }],
  };
}

/** What a person should know about what was read. */
export function noticeRow(church: string): Row {
  return {
    id: plantedId(`notice ${church}`),
    account_id: accountId(church),
    integration_type: 'planning_center',
    source: 'gifts',
    kind: 'other_currency',
    what: secret(`notice ${church}`),
    day: null,
    number: 3,
    out_of: 7,
    since: secretTime(`notice ${church}`),
  };
}

/** The key of a church's people. */
export function peopleKeyRow(church: string): Row {
  return {
    account_id: accountId(church),
    purpose: 'giving',
    sealed_key: secret(`people key ${church}`),
  };
}

/** Whose records the figures are from. */
export function originRow(church: string): Row {
  return {
    account_id: accountId(church),
    integration_type: 'planning_center',
    origin: secret(`origin ${church}`),
    since: secretTime(`origin ${church}`),
  };
}

/** A figure of an organization that the church was connected to before. */
export function putAsideRow(church: string): Row {
  return {
    account_id: accountId(church),
    integration_type: 'planning_center',
    origin: secret(`former origin ${church}`),
    figure: 'attendance',
    week: '2025-11-17',
    value: 77,
    state: 'complete',
    count: 2,
    source: secret(`former source ${church}`),
    as_of: secretTime(`former figure ${church}`),
  };
}

/** A week of the past that is read again. */
export function weekToReadRow(church: string): Row {
  return {
    account_id: accountId(church),
    integration_type: 'planning_center',
    kind: secret(`week to read ${church}`),
    week: '2026-02-09',
  };
}
