import { accountId, secret, secretTime } from './planted-secrets.ts';
import type { Row } from './specified-rights.ts';

/** The tables about people over time. */
export function tablesOfPeople(churches: readonly string[]): [table: string, rows: Row[]][] {
  return [
    ['analytics.quarters', churches.flatMap(quarterRows)],
    ['analytics.people_bases', churches.map(peopleBasisRow)],
    ['private.people_parts', churches.map(peoplePartRow)],
    ['private.told_giving', churches.map(toldGivingRow)],
    ['private.superseded_quarters', churches.map(supersededRow)],
  ];
}

/** A row that everybody of a church sees, and one of its giving. */
function quarterRows(church: string): Row[] {
  return ['again', 'givers_first'].map((measure) => ({
    account_id: accountId(church),
    quarter: '2018-Q3',
    measure,
    span: 1,
    value: 17,
    base: 41,
    state: 'complete',
    as_of: secretTime(`quarter ${measure} ${church}`),
    computed_with: 'choices',
  }));
}

/** What a row told before a correction. */
function supersededRow(church: string): Row {
  return {
    account_id: accountId(church),
    quarter: '2018-Q3',
    measure: 'again',
    span: 1,
    value: 16,
    base: 41,
    state: 'complete',
    as_of: secretTime(`superseded quarter ${church}`),
    computed_with: secret(`superseded basis ${church}`),
    superseded_at: secretTime(`superseded at ${church}`),
  };
}

/** How people are counted. */
function peopleBasisRow(church: string): Row {
  return {
    account_id: accountId(church),
    unit: 'households',
    check_in: 'everybody',
    measured: { '2018-Q3': { week: '2018-09-24', c: 0.93, before: null } },
    // Told by name, so that it is seen whose answer has it.
    other_ids: [secret(`other ids ${church}`)],
    computed_with: secret(`people basis ${church}`),
    as_of: secretTime(`people basis ${church}`),
  };
}

/** What a row of giving once told. */
function toldGivingRow(church: string): Row {
  return {
    account_id: accountId(church),
    origin: secret(`told origin ${church}`),
    quarter: '2018-Q3',
    span: 1,
    measure: 'givers',
    choices: secret(`told choices ${church}`),
    value: 114,
    told_at: secretTime(`told ${church}`),
  };
}

/** What a run has read so far. */
function peoplePartRow(church: string): Row {
  return {
    account_id: accountId(church),
    kind: 'checkIns',
    covers_from: '2018-07-02',
    covers_to: '2018-09-30',
    sealed: secret(`people part ${church}`),
    read_at: secretTime(`people part ${church}`),
  };
}
