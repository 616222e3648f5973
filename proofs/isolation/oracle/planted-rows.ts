import type { Role } from '#contract/roles.ts';
import { demoPasswordHash } from '#testing/factories/person.ts';
import {
  countBatchRows,
  countCategoryRows,
  countKeyRow,
  countLinkRow,
  countQuestionRows,
  countReminderRow,
  countRevisionRows,
  countRows,
  countServiceRow,
  countsToFollowRow,
  ownFigureRows,
} from './planted-counts.ts';
import {
  accountViewRow,
  expectedWeeksRow,
  noteRow,
  shareLinkRow,
  sharingRow,
} from './planted-dashboards.ts';
import { factorRows, recoveryCodeRow } from './planted-factors.ts';
import {
  choicesRow,
  figureRows,
  noticeRow,
  originRow,
  peopleKeyRow,
  putAsideRow,
  questionRows,
  readingRow,
  supersededRows,
  weekQuestionRow,
  weekToReadRow,
} from './planted-figures.ts';
import { goalRows } from './planted-goals.ts';
import { invitationRow } from './planted-invitations.ts';
import { callForHelpRow, letterRows } from './planted-letters.ts';
import { demoMailRow, mailRow, suppressionRow } from './planted-mails.ts';
import { tablesOfPeople } from './planted-quarters.ts';
import {
  answerRows,
  libraryEntryRow,
  libraryVersionRow,
  modelRequestRows,
  modelSettingsRow,
  recommendationRows,
  recommendationWeekRow,
} from './planted-recommendations.ts';
import { recoveryRow } from './planted-recoveries.ts';
import { accountId, plantedId, secret, secretTime } from './planted-secrets.ts';
import type { Row, TableName } from './specified-rights.ts';

/**
 * A small world with a secret in every cell: texts are marked words, and times have unique microseconds.
 * Everything is derived from names, so that it is reproducible and a failing request can be repeated.
 */

type Mark = 'may_only_look' | 'without_giving';
type PlantedPerson = {
  role: Role | null;
  church: string | null;
  hasProfile: boolean;
  mark: Mark | null;
};

const person = (
  role: Role | null,
  church: string | null = null,
  hasProfile = true,
  mark: Mark | null = null,
) => ({ role, church, hasProfile, mark });

/** Everybody as they are at sign-in; some change afterwards (stage.ts). */
const people = {
  boss: person('super_admin'),
  deputy: person('super_admin'),
  grace: person('account_admin', 'own'),
  colleague: person('account_admin', 'own'),
  onlooker: person('account_admin', 'own', true, 'may_only_look'),
  giverless: person('account_admin', 'own', true, 'without_giving'),
  harbor: person('account_admin', 'other'),
  homeless: person('account_admin'),
  roleless: person(null),
  profileless: person(null, null, false),
  demoted: person('super_admin'),
  moved: person('account_admin', 'other'),
  dismissed: person('account_admin', 'own'),
  deleted: person('account_admin', 'own'),
  signedOut: person('account_admin', 'own'),
  // Signed in by a password alone, with a device that counts.
  halfway: person('account_admin', 'own'),
} satisfies Record<string, PlantedPerson>;

export type PersonName = keyof typeof people;
export const personNames = Object.keys(people).filter((name) => isPersonName(name));
const churches = ['own', 'other', 'third'];

function isPersonName(name: string): name is PersonName {
  return name in people;
}

export const userId = (name: PersonName) => plantedId(`user ${name}`);
export const profileId = (name: PersonName) => plantedId(`profile ${name}`);
export const emailOf = (name: PersonName) => `${secret(`email ${name}`)}@church.test`;

/** All rows by table, in an order that satisfies foreign keys. */
export const plantedRows: ReadonlyMap<string, Row[]> = new Map([
  ['auth.users', personNames.map(userRow)],
  ['public.accounts', churches.map(accountRow)],
  ['public.profiles', personNames.filter((name) => people[name].hasProfile).map(profileRow)],
  [
    'public.knowledge',
    ['core', 'core too', ...churches, ...churches.map((church) => `${church} too`)].map(
      knowledgeRow,
    ),
  ],
  ['public.integrations', churches.flatMap(integrationRows)],
  ['private.provider_credentials', churches.map(credentialRow)],
  ['analytics.forecasts', churches.flatMap(forecastRows)],
  ['analytics.forecast_weeks', churches.flatMap(forecastWeekRows)],
  ['analytics.recommendations', churches.flatMap(recommendationRows)],
  ['analytics.recommendation_answers', churches.flatMap(answerRows)],
  ['analytics.recommendation_weeks', churches.map(recommendationWeekRow)],
  ['analytics.model_settings', churches.map(modelSettingsRow)],
  ['analytics.model_requests', churches.flatMap(modelRequestRows)],
  // The other entry has no library data yet.
  ['analytics.library_entries', [libraryEntryRow('core too')]],
  ['analytics.library_versions', [libraryVersionRow('core too')]],
  ['analytics.forecast_sharing', churches.map((church) => sharingRow(church, userId('deputy')))],
  ['analytics.annotations', churches.map(noteRow)],
  ['analytics.goals', churches.flatMap(goalRows)],
  ['analytics.share_links', churches.map(shareLinkRow)],
  ['analytics.expected_weeks', churches.map(expectedWeeksRow)],
  ['private.account_views', churches.map((church) => accountViewRow(church, userId('deputy')))],
  ['analytics.figures', churches.flatMap(figureRows)],
  ['analytics.superseded_figures', churches.flatMap(supersededRows)],
  ...tablesOfPeople(churches),
  ['analytics.measure_choices', churches.map((church) => choicesRow(church, userId('deputy')))],
  [
    'analytics.questions',
    churches.flatMap((church) => [
      ...questionRows(church),
      weekQuestionRow(church, userId('deputy')),
    ]),
  ],
  ['analytics.count_services', churches.map(countServiceRow)],
  ['analytics.own_figures', churches.flatMap(ownFigureRows)],
  ['analytics.count_categories', churches.flatMap(countCategoryRows)],
  ['analytics.count_batches', churches.flatMap(countBatchRows)],
  ['analytics.count_links', churches.map(countLinkRow)],
  ['analytics.counts', churches.flatMap(countRows)],
  ['analytics.count_revisions', churches.flatMap(countRevisionRows)],
  ['analytics.count_questions', churches.flatMap(countQuestionRows)],
  ['private.count_keys', churches.map(countKeyRow)],
  [
    'private.count_reminders',
    churches.map((church) =>
      countReminderRow(church, userId(church === 'other' ? 'harbor' : 'deputy')),
    ),
  ],
  ['private.counts_to_follow', churches.map(countsToFollowRow)],
  ['private.readings', churches.map(readingRow)],
  ['private.people_keys', churches.map(peopleKeyRow)],
  ['private.sync_notices', churches.map(noticeRow)],
  ['private.weeks_to_read', churches.map(weekToReadRow)],
  ['private.figure_origins', churches.map(originRow)],
  ['private.figures_put_aside', churches.map(putAsideRow)],
  [
    'private.recoveries',
    personNames.map((name) => recoveryRow(name, { userId: userId(name), email: emailOf(name) })),
  ],
  [
    'private.invitations',
    churches.map((church) =>
      invitationRow(church, church, userId(church === 'own' ? 'colleague' : 'deputy')),
    ),
  ],
  [
    'auth.factors',
    personNames.flatMap((name) => factorRows(name, userId(name), name === 'halfway')),
  ],
  ['auth.recovery_codes', personNames.map(recoveryCodeRow)],
  ['private.letters', letterRows(userId)],
  ['private.calls_for_help', churches.map(callForHelpRow)],
  ['private.mails', churches.map(mailRow)],
  ['private.demo_mailbox', churches.map(demoMailRow)],
  ['private.mail_suppressions', ['colleague', 'harbor'].map(suppressionRow)],
  ['private.settings', [{ name: secret('setting name'), value: secret('setting value') }]],
]);

/** The planted rows of one of the four tables. */
export function rowsOf(table: TableName): Row[] {
  return plantedRows.get(`public.${table}`) ?? [];
}

function userRow(name: PersonName): Row {
  return {
    id: userId(name),
    email: emailOf(name),
    password_hash: demoPasswordHash,
    is_demo: true,
    created_at: secretTime(`user ${name}`),
  };
}

function accountRow(church: string): Row {
  return {
    id: accountId(church),
    account_name: secret(`account_name ${church}`),
    location: secret(`location ${church}`),
    notes: secret(`notes ${church}`),
    user_id: userId('deputy'),
    created_at: secretTime(`account ${church}`),
  };
}

function profileRow(name: PersonName): Row {
  const { role, church, mark }: PlantedPerson = people[name];
  return {
    id: profileId(name),
    user_id: userId(name),
    first_name: secret(`first_name ${name}`),
    last_name: secret(`last_name ${name}`),
    email: emailOf(name),
    phone_number: secret(`phone_number ${name}`),
    role,
    account_id: church && accountId(church),
    may_only_look: mark === 'may_only_look',
    without_giving: mark === 'without_giving',
  };
}

function knowledgeRow(name: string): Row {
  const [church = ''] = name.split(' ');
  return {
    id: plantedId(`knowledge ${name}`),
    title: secret(`title ${name}`),
    prompt: secret(`prompt ${name}`),
    user_id: userId('deputy'),
    account_id: church === 'core' ? null : accountId(church),
    created_at: secretTime(`knowledge ${name}`),
  };
}

/** A connected integration and a disconnected one. */
function integrationRows(church: string): Row[] {
  return (['planning_center', 'google_search_console'] as const).map((type) => {
    const isConnected = type === 'planning_center';
    const name = `${type} ${church}`;
    return {
      id: plantedId(`integration ${name}`),
      account_id: accountId(church),
      integration_type: type,
      is_connected: isConnected,
      access_token: null,
      refresh_token: null,
      token_expires_at: isConnected ? secretTime(`token_expires_at ${name}`) : null,
      connected_at: secretTime(`connected_at ${name}`),
      disconnected_at: isConnected ? null : secretTime(`disconnected_at ${name}`),
      metadata: isConnected ? { organization_name: secret(`metadata ${name}`) } : null,
    };
  });
}

function credentialRow(church: string): Row {
  return {
    account_id: accountId(church),
    integration_type: 'planning_center',
    sealed_tokens: secret(`tokens ${church}`),
    key_id: 'key',
    access_expires_at: secretTime(`access_expires_at ${church}`),
  };
}

function forecastRows(church: string): Row[] {
  return ['attendance', 'giving'].map((figure) => ({
    account_id: accountId(church),
    figure,
    origin: '2019-01-06',
    counted_weeks: 52,
    said_at: secretTime(`said_at ${figure} ${church}`),
    said: [[1, 168, 150, 190, 140, 200, 168, 0, 0, 0]],
  }));
}

function forecastWeekRows(church: string): Row[] {
  return ['attendance', 'giving'].map((figure) => ({
    account_id: accountId(church),
    figure,
    week: '2019-01-13',
    scored_at: secretTime(`scored_at ${figure} ${church}`),
    came: 171,
  }));
}
