import { analyticsProblems, keptFromJobs, widePolicies } from './analytics-rights.ts';
import type { Owner } from './database-state.ts';
import { heldBelow, heldOnTables } from './held-rights.ts';
import { idleGrants, idlePolicies, openTables } from './idle-rights.ts';
import { rowsOf, userId } from './planted-rows.ts';
import { accountId } from './planted-secrets.ts';
import {
  type Asker,
  insertableColumns,
  mayDelete,
  mayRead,
  type TableName,
  tables,
  updatableColumns,
} from './specified-rights.ts';

/** The person that each database role represents. */
const standIns: Record<string, Asker> = {
  anon: null,
  authenticated: { userId: userId('roleless'), role: null, accountId: null },
  account_admin: {
    userId: userId('grace'),
    role: 'account_admin',
    accountId: accountId('own'),
  },
  super_admin: { userId: userId('boss'), role: 'super_admin', accountId: null },
};

/** The tables of the schema `analytics`: a church's people read their own rows, the jobs write them. */
const churchTables = [
  'analytics.annotations',
  'analytics.expected_weeks',
  'analytics.figures',
  'analytics.forecast_sharing',
  'analytics.forecast_weeks',
  'analytics.forecasts',
  'analytics.measure_choices',
  'analytics.questions',
  'analytics.model_requests',
  'analytics.model_settings',
  'analytics.recommendation_answers',
  'analytics.recommendation_weeks',
  'analytics.recommendations',
  'analytics.share_links',
  'analytics.superseded_figures',
];
/** Like core knowledge, for super admins only. */
const libraryTables = ['analytics.library_entries', 'analytics.library_versions'];
const analyticsTables = [...churchTables, ...libraryTables];
/** Internal tables of syncs, which people read only through functions. */
const syncTables = ['connections', 'notices', 'tasks']
  .map((name) => `private.sync_${name}`)
  .concat('private.provider_paces', 'private.weeks_to_read');
/** All columns except the hash of a link's token. */
const analyticsReading = [
  'schema analytics',
  ...churchTables
    .filter((table) => !['analytics.share_links', 'analytics.model_requests'].includes(table))
    .map((table) => `${table} SELECT`),
  ...['id', 'account_id', 'recommendation_id', 'sent_at', 'provider', 'model', 'request']
    .concat('outcome', 'problem')
    .map((column) => `analytics.model_requests SELECT (${column})`),
  ...[
    'id',
    'account_id',
    'label',
    'shows_giving',
    'shows_notes',
    'expires_at',
    'author_id',
    'author',
  ]
    .concat('created_at', 'revoked_at')
    .map((column) => `analytics.share_links SELECT (${column})`),
];
/**
 * The church's people write notes and links, answer cards, and decide about sharing, which a super
 * admin can only end, and about a model.
 */
const analyticsWriting = [
  'analytics.forecast_sharing DELETE',
  'analytics.annotations DELETE',
  ...['starts_on', 'ends_on', 'text', 'kind', 'does_not_count'].flatMap((column) => [
    `analytics.annotations INSERT (${column})`,
    `analytics.annotations UPDATE (${column})`,
  ]),
  'analytics.annotations INSERT (account_id)',
  ...['account_id', 'label', 'token_hash', 'shows_giving', 'shows_notes', 'expires_at'].map(
    (column) => `analytics.share_links INSERT (${column})`,
  ),
  'analytics.share_links UPDATE (revoked_at)',
  ...['account_id', 'recommendation_id', 'answer', 'reason'].map(
    (column) => `analytics.recommendation_answers INSERT (${column})`,
  ),
  ...['account_id', 'is_on', 'requests_max'].map(
    (column) => `analytics.model_settings INSERT (${column})`,
  ),
  ...['is_on', 'requests_max'].map((column) => `analytics.model_settings UPDATE (${column})`),
];
const libraryColumns = ['rules', 'size_from', 'size_to', 'status', 'review_on'].concat(
  'source_author',
  'source_title',
  'source_url',
);
const libraryWriting = [
  'analytics.library_entries INSERT (id)',
  ...libraryColumns.flatMap((column) => [
    `analytics.library_entries INSERT (${column})`,
    `analytics.library_entries UPDATE (${column})`,
  ]),
];

/** Rights beyond the four tables; any extension must be listed here. */
const privateReach: Record<string, string[]> = {
  anon: [],
  authenticated: ['schema auth', 'schema private', 'auth.uid', 'private.own_account_id'],
  account_admin: [
    ...analyticsReading,
    ...analyticsWriting,
    'analytics.forecast_sharing INSERT (account_id)',
    'schema auth',
    'schema private',
    'auth.uid',
    'private.begin_connection',
    'private.model_answer',
    'private.own_connections',
    'private.note_account_view',
    'private.now',
    'private.choose_measures',
    'private.preview_measures',
    'private.tells_of_few_givers',
    'private.told_looks',
    'private.own_account_id',
    'private.read_sync_status',
    'private.request_sync',
    'private.require_church',
    'private.require_connected_church',
    'private.save_measures',
  ],
  super_admin: [
    ...analyticsReading,
    ...analyticsWriting,
    ...libraryTables.map((table) => `${table} SELECT`),
    ...libraryWriting,
    'schema auth',
    'schema private',
    'auth.uid',
    'private.begin_connection',
    'private.model_answer',
    'private.own_connections',
    'private.note_account_view',
    'private.now',
    'private.choose_measures',
    'private.preview_measures',
    'private.tells_of_few_givers',
    'private.told_looks',
    'private.create_user',
    'private.delete_user',
    'private.find_library_entries',
    'private.own_account_id',
    'private.read_audit_log',
    'private.read_connections_health',
    'private.read_sync_status',
    'private.request_sync',
    'private.require_church',
    'private.require_connected_church',
    'private.save_measures',
    'private.reset_user_password',
  ],
  steeple_rest: ['schema private', 'private.open_request'],
  steeple_auth: [
    'schema auth',
    'schema private',
    'auth.uid',
    'auth.sessions DELETE',
    'auth.sessions INSERT',
    'auth.sessions SELECT',
    'auth.sessions UPDATE',
    'auth.users SELECT',
    'auth.users UPDATE (last_sign_in_at)',
    'auth.users UPDATE (password_hash)',
    'auth.users UPDATE (updated_at)',
    'private.rate_counters DELETE',
    'private.rate_counters INSERT',
    'private.rate_counters SELECT',
    'private.rate_counters UPDATE',
  ],
  steeple_providers: [
    'schema private',
    'private.connection_states DELETE',
    'private.connection_states SELECT',
    'private.provider_credentials SELECT',
    ...['sealed_tokens', 'key_id', 'access_expires_at', 'refresh_holder', 'refresh_until']
      .concat('keep_alive_at', 'reconnect_needed_at')
      .map((column) => `private.provider_credentials UPDATE (${column})`),
    ...['DELETE', 'INSERT', 'SELECT', 'UPDATE'].map(
      (privilege) => `private.provider_revocations ${privilege}`,
    ),
    'private.connection_metadata',
    'private.keep_product_counts',
    'private.note_provider_rate',
    'private.now',
    'private.remember_connection_facts',
    'private.return_provider_turn',
    'private.store_connection',
    'private.store_refreshed_tokens',
    'private.take_provider_turn',
  ],
  steeple_jobs: [
    'schema analytics',
    'schema private',
    'private.begin_model_request',
    'private.church_connections',
    'private.connection_notices',
    'private.find_library_entries',
    'private.open_share_link',
    ...[...analyticsTables, ...syncTables].flatMap((table) =>
      ['SELECT', 'INSERT', 'UPDATE', 'DELETE']
        .filter((privilege) => !keptFromJobs[table]?.includes(privilege))
        .map((privilege) => `${table} ${privilege}`),
    ),
    'private.claim_sync',
    'private.note_provider_rate',
    'private.now',
    'private.remember_provider_person',
    'private.renew_origin',
    'private.return_provider_turn',
    'private.sync_state',
    'private.take_provider_turn',
    ...['private.people_keys', 'private.reading_coverage', 'private.readings'].flatMap((table) =>
      ['SELECT', 'INSERT', 'UPDATE', 'DELETE'].map((privilege) => `${table} ${privilege}`),
    ),
    'private.church_name',
    'private.church_place',
  ],
};

/**
 * Compares the rights on the four tables with the specification: no surplus right, and none missing.
 *
 * @param roles the database roles to check; all by default
 * @param isFirstEnough stops at the first check that fails
 * @returns a line for each difference
 */
export async function rightsProblems(
  owner: Owner,
  roles: readonly string[] = allRoles,
  isFirstEnough = false,
): Promise<string[]> {
  const checks = [
    ...roles.filter((name) => allRoles.includes(name)).map((role) => () => problemsOf(owner, role)),
    () => idlePolicies(owner),
    () => idleGrants(owner),
    () => widePolicies(owner),
    () => analyticsProblems(owner),
    () => openTables(owner),
  ];
  const problems: string[] = [];
  for (const check of checks) {
    problems.push(...(await check()));
    if (isFirstEnough && problems.length > 0) {
      break;
    }
  }
  return problems;
}

async function problemsOf(owner: Owner, role: string): Promise<string[]> {
  const asker = standIns[role] ?? null;
  const specified = tables.flatMap((table) => specifiedRights(asker, table));
  return [
    ...differences(role, await heldOnTables(owner, role), specified),
    ...differences(role, await heldBelow(owner, role), privateReach[role] ?? []),
  ];
}

const allRoles = Object.keys(privateReach);

function differences(role: string, held: string[], specified: string[]): string[] {
  return [
    ...held.filter((right) => !specified.includes(right)).map((right) => `${role} holds ${right}`),
    ...specified.filter((right) => !held.includes(right)).map((right) => `${role} lacks ${right}`),
  ];
}

function specifiedRights(asker: Asker, table: TableName): string[] {
  const rows = rowsOf(table);
  const readable = rows.filter((row) => mayRead(asker, table, row));
  const columns = Object.keys(rows[0] ?? {});
  return [
    ...(readable.length > 0 ? columns.map((column) => `${table} SELECT (${column})`) : []),
    ...updatableColumns(asker, table).map((column) => `${table} UPDATE (${column})`),
    ...insertableColumns(asker, table).map((column) => `${table} INSERT (${column})`),
    ...(mayDelete(asker, table) ? [`${table} DELETE`] : []),
  ];
}
