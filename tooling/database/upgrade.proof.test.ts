import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '#database/access/migrate.ts';
import { readSqlFolder } from '#database/access/sql-files.ts';
import { findStoredTables, plainName } from '#database/access/stored-tables.ts';
import { databaseUrl } from '#testing/database-url.ts';
import {
  asOwner,
  copyDatabase,
  copyForTest,
  describeSchema,
  emptyDatabase,
  testFolder,
} from '#testing/tool-databases.ts';
import { backUpDatabase } from './backup-database.ts';
import { applyMigrations } from './rebuild-schema.ts';
import { restoreDatabase } from './restore-database.ts';

const migrations = await readSqlFolder('migrations');
const { loginPassword } = inject('cluster');

/** Rows that each migration's tables can hold from then on, as an old installation would have them. */
const rowsSince: Record<string, string> = {
  '20261121000200_users_and_sessions.sql': `
    insert into auth.users (email, password_hash) values ('old@example.test', 'a hash');
    insert into auth.sessions (user_id, refresh_counter) select id, 7 from auth.users;
    insert into private.settings (name, value) values ('a fact', 'remembered');`,
  '20261121000300_accounts_profiles_knowledge_integrations.sql': `
    insert into public.accounts (account_name, notes) values ('Old Church', 'Since the start');
    insert into public.profiles (user_id, email, first_name, last_name, role)
      select id, email, 'Old', 'Hand', 'super_admin' from auth.users;
    insert into public.knowledge (title, prompt) values ('Old', 'Wisdom');
    insert into public.integrations (account_id, integration_type, is_connected, connected_at)
      select id, 'planning_center', true, now() from public.accounts;`,
  '20261121000400_audit_log.sql': `
    insert into private.audit_log (operation, table_name, row_id)
      select 'INSERT', 'public.accounts', id from public.accounts;`,
  '20261121000500_provider_connections.sql': `
    insert into private.provider_credentials (account_id, integration_type, sealed_tokens, key_id, access_expires_at)
      select account_id, integration_type, 'sealed', 'k1', now() from public.integrations;
    insert into private.provider_revocations (account_id, integration_type, sealed_tokens, key_id)
      values (gen_random_uuid(), 'planning_center', 'sealed', 'k0');`,
  '20261122000100_figures.sql': `
    insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
      select id, 'attendance', '2026-11-16', 168, 'complete', 2, 'headcounts', now() from public.accounts;
    insert into analytics.superseded_figures (account_id, figure, week, value, state, count, source, as_of)
      select id, 'attendance', date '2026-11-16', 160, 'complete', 1, 'headcounts', now() from public.accounts
      union all select id, 'giving', date '2026-11-16', 15000, 'complete', 1, 'donations', now() from public.accounts;
    insert into analytics.measure_choices (account_id, available, suggested, reasons, currency)
      select id, '{}', '{}', '{}', 'USD' from public.accounts;`,
  '20261122234000_syncs.sql': `
    insert into private.sync_connections (account_id, integration_type, mode, label)
      select account_id, integration_type, 'weekly', 'old' from public.integrations
      on conflict (account_id, integration_type) do update set label = 'old';
    insert into private.sync_tasks (account_id, integration_type, key, kind, label, position)
      select account_id, integration_type, 'old task', 'old', 'old', 1 from public.integrations;
    insert into private.provider_paces (key, rate_limit) values ('old pace', 77);`,
  '20261122235200_readings.sql': `
    insert into private.readings (account_id, integration_type, kind, day, body)
      select id, 'planning_center', kind, '2026-11-22', '[]' from public.accounts, unnest(array['meetings', 'gifts', 'donors']) as kind;
    insert into private.reading_coverage
        (account_id, integration_type, kind, read_with, computed_with, covered_from, covered_to, as_of)
      select id, 'planning_center', 'meetings', 'UTC', '', '2026-11-16', '2026-11-22', now() from public.accounts;
    insert into private.people_keys (account_id, sealed_key) select id, 'sealed' from public.accounts;`,
  '20261122235800_notes_and_links.sql': `
    insert into analytics.annotations (account_id, starts_on, ends_on, text, kind)
      select id, '2026-11-22', '2026-11-22', 'Ice storm', 'weather' from public.accounts;
    insert into analytics.share_links (account_id, label, token_hash, expires_at)
      select id, 'The board', repeat('a', 64), now() + interval '7 days' from public.accounts;
    insert into analytics.expected_weeks (account_id, basis, expected)
      select id, 'some rows', '{}' from public.accounts;
    insert into private.account_views (account_id, viewer_id, hour)
      select id, gen_random_uuid(), '2026-11-22T10:00:00Z' from public.accounts;`,
  '20261122235900_forecasts.sql': `
    insert into analytics.forecasts (account_id, figure, origin, horizon, week, median, low80, high80, low95, high95, why, counted_weeks, said_at,
        scored_at, came, inside80, inside95)
      select id, 'attendance', '2026-11-16', 1, '2026-11-23', 168, 150, 190, 140, 200, '{}', 52, now(),
        now(), 171, true, true from public.accounts;
    insert into analytics.forecast_sharing (account_id, shared_by) select id, id from public.accounts;`,
  '20261122235950_recommendations.sql': `
    insert into analytics.recommendations (account_id, finding_id, rule, week, place, finding, due_on)
      select id, 'a finding', 'kids_share', '2026-11-16', 1, '{}', '2026-11-26' from public.accounts;
    insert into analytics.recommendation_answers (account_id, recommendation_id, answer, reason)
      select account_id, id, 'dismissed', 'not for us' from analytics.recommendations;
    insert into analytics.recommendation_weeks (account_id, week, looked_at, looked_on)
      select id, '2026-11-16', '[]', '2026-11-23' from public.accounts;
    insert into analytics.library_entries (id, source_title)
      select id, 'A book' from public.knowledge;
    insert into analytics.library_versions (id, version, title, prompt)
      select id, 9, 'Old', 'Wiser' from public.knowledge;
    insert into analytics.model_settings (account_id, requests_max) select id, 7 from public.accounts;
    insert into analytics.model_requests (account_id, recommendation_id, provider, model, request, outcome)
      select account_id, id, 'a host', 'a model', 'sent to the letter', 'failed' from analytics.recommendations;`,
  '20261123030900_figure_origins.sql': `
    insert into private.figure_origins (account_id, integration_type, origin)
      select account_id, integration_type, 'an organization' from public.integrations;
    insert into private.figures_put_aside (account_id, integration_type, origin, figure, week, value, state, count, source, as_of)
      select id, 'planning_center', 'another', 'attendance', '2026-11-16', 99, 'complete', 1, 'headcounts', now() from public.accounts;`,
  '20261124030000_sync_notices.sql': `
    insert into private.sync_notices (account_id, integration_type, source, kind, what)
      select account_id, integration_type, 'gifts', 'refused', 'giving' from private.sync_connections;`,
  '20261124050000_questions.sql': `
    insert into analytics.questions (account_id, id, figure, question, answers, choices, answered_at)
      select id, 'sum', 'attendance', 'Is Total the sum?', '[]', '{}', now() from public.accounts;`,
  '20261124090100_chosen_wordings.sql': `
    insert into private.model_months (month, requests) values ('2019-01-01', 12);`,
  '20261124090200_weeks_read_again.sql': `
    insert into private.weeks_to_read (account_id, integration_type, kind, week)
      select id, 'planning_center', 'gifts', '2026-02-09' from public.accounts;`,
  '20261125103000_mails.sql': `
    insert into private.mails (kind, key, recipient, expires_at) values ('old', 'old mail', 'old@example.test', now());
    insert into private.mail_suppressions (address, why) values ('gone@example.test', 'gone');
    insert into private.demo_mailbox (mail_id, subject, body) select id, 'Old', 'Text' from private.mails;`,
  '20261125112000_invitations.sql': `
    insert into private.invitations (id, email, first_name, last_name, role, account_id, token_hash, invited_by, expires_at)
      select gen_random_uuid(), 'invited@example.test', 'In', 'Vited', 'account_admin', account.id, repeat('b', 64), person.id,
        now() + interval '7 days' from public.accounts as account, auth.users as person;
    update private.platform_settings set admins_may_invite = false;`,
  '20261125143000_two_steps.sql': `
    insert into auth.factors (id, user_id, factor_type, status, sealed_secret, key_id, last_step)
      select gen_random_uuid(), id, 'recovery_code', 'verified', 'v1.0123abcd.old', '0123abcd', 5 from auth.users;
    insert into auth.recovery_codes (factor_id, code_hash) select id, repeat('c', 64) from auth.factors;
    insert into auth.challenges (factor_id, session_id)
      select factor.id, session.id from auth.factors as factor, auth.sessions as session;`,
  '20261125153000_letters.sql': `
    insert into private.letters (account_id, person_id, offered_by)
      select account.id, person.id, 'Old' from public.accounts as account, auth.users as person;
    insert into private.calls_for_help (account_id, integration_type, broken_since, times)
      select id, 'planning_center', now(), 7 from public.accounts;`,
  '20261125105000_recoveries.sql': `
    insert into private.recoveries (id, user_id, email, token_hash, expires_at)
      select gen_random_uuid(), id, email, repeat('a', 64), now() + interval '1 hour' from auth.users;`,
  '20261125160000_goals.sql': `
    insert into analytics.goals (account_id, figure, year, value) select id, 'attendance', 2026, 200 from public.accounts;`,
  '20261125145000_questions_about_weeks.sql': `
    insert into analytics.questions (account_id, id, about, figure, week, value, facts, answers)
      select id, 'zero', 'count', 'attendance', '2026-11-16', 0, '{"day": "2026-11-22", "usual": 170}', '[]' from public.accounts;`,
  '20261125170000_counts.sql': `
    insert into analytics.count_services (account_id, name, weekday, held_at) select id, 'Early', 'sunday', '08:00' from public.accounts;
    insert into analytics.own_figures (account_id, id, name, kind, per, together, place)
      select id, 'own_cars', 'Cars', 'other', 'service', 'sum', 1 from public.accounts;
    insert into analytics.count_categories (account_id, name, feeds, is_money, in_attendance, per)
      select id, 'Heads', 'attendance', false, true, 'service' from public.accounts;
    insert into analytics.count_batches (account_id, name, key, digest, answer, is_money)
      select id, 'Old.xlsx', gen_random_uuid(), 'd', '{}', false from public.accounts;
    insert into analytics.count_links (account_id, label, token_hash, service_ids, category_ids, expires_at)
      select account_id, 'Ushers', repeat('d', 64), array[id], '{}', now() + interval '7 days' from analytics.count_services;
    insert into analytics.counts (account_id, day, span, service_id, category_id, is_money, value, revision, last_revision)
      select service.account_id, '2026-11-22', 'day', service.id, category.id, false, 182, 1, 1
      from analytics.count_services as service, analytics.count_categories as category;
    insert into analytics.count_revisions (account_id, count_id, revision, is_money, value, origin, typed_at, before_revision)
      select account_id, id, 1, false, 182, 'typed', now(), 0 from analytics.counts;
    insert into analytics.count_questions (account_id, count_id, kind, is_money, other_revision)
      select account_id, id, 'doubtful', false, 1 from analytics.counts;
    insert into private.count_keys (account_id, key, digest) select id, gen_random_uuid(), 'old' from public.accounts;
    insert into private.count_reminders (account_id, person_id, remind_at)
      select account.id, person.id, '14:05' from public.accounts as account, auth.users as person;
    insert into private.counts_to_follow (account_id, due_at, version) select id, now(), 7 from public.accounts;`,
  '20261125211000_quarters.sql': `
    insert into analytics.quarters (account_id, quarter, measure, span, value, base, state, as_of)
      select id, '2026-Q3', 'again', 1, 12, 33, 'complete', now() from public.accounts;
    insert into analytics.people_bases (account_id, unit, check_in, computed_with, as_of)
      select id, 'households', 'everybody', 'old choices', now() from public.accounts;
    insert into private.told_giving (account_id, origin, quarter, span, measure, choices, value, base)
      select id, 'an organization', '2026-Q3', 1, 'givers', 'old choices', 114, null from public.accounts;
    insert into private.people_parts (account_id, kind, covers_from, covers_to, sealed)
      select id, 'checkIns', '2026-06-29', '2026-09-27', 'sealed' from public.accounts;`,
  '20261126010000_superseded_quarters.sql': `
    insert into private.superseded_quarters (account_id, quarter, measure, span, value, base, state, as_of, computed_with)
      select id, '2026-Q3', 'again', 1, 11, 33, 'complete', now(), 'other choices' from public.accounts;`,
};

/** What is still to be found, whichever migration it came with. */
const facts: [table: string, question: string][] = [
  ['analytics.count_services', "select from analytics.count_services where name = 'Early'"],
  ['analytics.own_figures', "select from analytics.own_figures where id = 'own_cars'"],
  ['analytics.count_categories', "select from analytics.count_categories where name = 'Heads'"],
  ['analytics.count_batches', "select from analytics.count_batches where name = 'Old.xlsx'"],
  ['analytics.count_links', "select from analytics.count_links where label = 'Ushers'"],
  ['analytics.counts', 'select from analytics.counts where value = 182 and revision = 1'],
  ['analytics.count_revisions', 'select from analytics.count_revisions where value = 182'],
  ['analytics.count_questions', "select from analytics.count_questions where kind = 'doubtful'"],
  ['private.count_keys', "select from private.count_keys where digest = 'old'"],
  ['private.count_reminders', "select from private.count_reminders where remind_at = '14:05'"],
  ['private.counts_to_follow', 'select from private.counts_to_follow where version = 7'],
  [
    'auth.users',
    "select from auth.users where email = 'old@example.test' and password_hash = 'a hash'",
  ],
  ['auth.sessions', 'select from auth.sessions where refresh_counter = 7'],
  ['private.settings', "select from private.settings where value = 'remembered'"],
  ['public.accounts', "select from public.accounts where notes = 'Since the start'"],
  [
    'public.profiles',
    "select from public.profiles where role = 'super_admin' and first_name = 'Old'",
  ],
  ['public.knowledge', "select from public.knowledge where prompt = 'Wisdom'"],
  ['public.integrations', 'select from public.integrations where is_connected'],
  ['private.audit_log', "select from private.audit_log where table_name = 'public.accounts'"],
  ['private.provider_credentials', "select from private.provider_credentials where key_id = 'k1'"],
  ['private.provider_revocations', "select from private.provider_revocations where key_id = 'k0'"],
  ['analytics.figures', 'select from analytics.figures where value = 168'],
  [
    'analytics.superseded_figures',
    'select from analytics.superseded_figures having array_agg(distinct value) = array[160, null]::numeric[]',
  ],
  ['private.sync_connections', "select from private.sync_connections where label = 'old'"],
  ['private.figure_origins', "select from private.figure_origins where origin = 'an organization'"],
  ['private.figures_put_aside', 'select from private.figures_put_aside where value = 99'],
  ['private.sync_tasks', "select from private.sync_tasks where key = 'old task'"],
  ['private.recoveries', "select from private.recoveries where email = 'old@example.test'"],
  ['auth.factors', 'select from auth.factors where last_step = 5'],
  ['auth.recovery_codes', 'select from auth.recovery_codes where used_at is null'],
  ['auth.challenges', 'select from auth.challenges'],
  ['private.invitations', "select from private.invitations where email = 'invited@example.test'"],
  [
    'private.platform_settings',
    'select from private.platform_settings where not admins_may_invite',
  ],
  ['private.letters', "select from private.letters where offered_by = 'Old'"],
  ['private.calls_for_help', 'select from private.calls_for_help where times = 7'],
  ['private.mails', "select from private.mails where key = 'old mail'"],
  ['private.mail_suppressions', "select from private.mail_suppressions where why = 'gone'"],
  ['private.demo_mailbox', "select from private.demo_mailbox where subject = 'Old'"],
  ['private.sync_notices', "select from private.sync_notices where what = 'giving'"],
  [
    'private.readings',
    "select from private.readings having array_agg(distinct kind) = array['meetings']",
  ],
  ['private.weeks_to_read', "select from private.weeks_to_read where week = '2026-02-09'"],
  ['private.reading_coverage', "select from private.reading_coverage where read_with = 'UTC'"],
  ['private.people_keys', "select from private.people_keys where sealed_key = 'sealed'"],
  ['analytics.measure_choices', "select from analytics.measure_choices where currency = 'USD'"],
  [
    'analytics.questions',
    "select from analytics.questions where id = 'sum' and answered_at is not null",
  ],
  ['analytics.goals', 'select from analytics.goals where value = 200'],
  ['analytics.quarters', 'select from analytics.quarters where value = 12 and base = 33'],
  [
    'analytics.people_bases',
    "select from analytics.people_bases where computed_with = 'old choices'",
  ],
  ['private.told_giving', 'select from private.told_giving where value = 114'],
  ['private.superseded_quarters', 'select from private.superseded_quarters where value = 11'],
  ['private.people_parts', "select from private.people_parts where sealed = 'sealed'"],
  ['analytics.annotations', "select from analytics.annotations where text = 'Ice storm'"],
  ['analytics.share_links', "select from analytics.share_links where label = 'The board'"],
  ['analytics.expected_weeks', "select from analytics.expected_weeks where basis = 'some rows'"],
  [
    'private.account_views',
    "select from private.account_views where hour = '2026-11-22T10:00:00Z'",
  ],
  [
    'analytics.recommendations',
    "select from analytics.recommendations where finding_id = 'a finding'",
  ],
  [
    'analytics.recommendation_answers',
    "select from analytics.recommendation_answers where reason = 'not for us'",
  ],
  [
    'analytics.recommendation_weeks',
    "select from analytics.recommendation_weeks where week = '2026-11-16'",
  ],
  [
    'analytics.library_entries',
    "select from analytics.library_entries where source_title = 'A book'",
  ],
  ['analytics.library_versions', 'select from analytics.library_versions where version = 9'],
  ['analytics.model_settings', 'select from analytics.model_settings where requests_max = 7'],
  [
    'analytics.model_requests',
    "select from analytics.model_requests where request = 'sent to the letter'",
  ],
  ['private.model_months', 'select from private.model_months where requests = 12'],
  // As it was and as it is kept now.
  [
    'analytics.forecasts',
    "select from analytics.forecasts as kept where to_jsonb(kept)::text like '%190%'",
  ],
  [
    'analytics.forecast_weeks',
    "select from analytics.forecast_weeks where week = '2026-11-23' and came = 171",
  ],
  [
    'analytics.forecast_sharing',
    'select from analytics.forecast_sharing where shared_by is not null',
  ],
];

/** The databases that a Steeple left with the first so many migrations, to be copied. */
const left: Awaited<ReturnType<typeof copyDatabase>>[] = [];
let current: string[];

beforeAll(async () => {
  for (const migration of migrations) {
    const next = await copyDatabase(left.at(-1)?.owner.database ?? 'template0');
    left.push(next);
    await asOwner(next.owner, async (client) => {
      await client.query('begin');
      await applyMigrations(client, [migration]);
      await client.query(rowsSince[migration.name] ?? '');
      await client.query('commit');
    });
  }
  const fresh = await copyDatabase('template0');
  left.push(fresh);
  await migrate(fresh.owner, loginPassword);
  current = await describeSchema(fresh.owner);
}, 300_000);
afterAll(async () => {
  for (const { drop } of left) {
    await drop();
  }
});

/** A database as a Steeple with the first so many migrations left it. */
const installed = (count: number) => copyForTest(left[count - 1]?.owner.database ?? '');

function factsOf(owner: pg.ClientConfig): Promise<string[]> {
  return asOwner(owner, async (client) => {
    const found: string[] = [];
    for (const [table, question] of facts) {
      const { rows } = await client.query<{ there: boolean }>(
        `select to_regclass('${table}') is not null as there`,
      );
      if (rows[0]?.there && (await client.query(question)).rowCount === 1) {
        found.push(table);
      }
    }
    return found;
  });
}

test('every table that a migration makes has a row and a fact in this test', async () => {
  const owner = await installed(migrations.length);
  const tables = await asOwner(owner, findStoredTables);
  expect(await factsOf(owner)).toEqual(facts.map(([table]) => table));
  expect(facts.map(([table]) => table).sort()).toEqual(tables.map(plainName).sort());
});

test.each(migrations.map(({ name }, index) => [name, index + 1] as const))(
  'an installation as of %s is brought up to date with every row kept',
  async (_name, count) => {
    const owner = await installed(count);
    const before = await factsOf(owner);
    await migrate(owner, loginPassword);
    // A later migration may have made further tables from these rows.
    expect(await factsOf(owner)).toEqual(expect.arrayContaining(before));
    expect(await describeSchema(owner)).toEqual(current);
  },
);

/** The first, the newest, and what each migration that rewrites rows finds; the others add to a schema. */
const restored = migrations
  .map(({ name }, index) => [name, index + 1] as const)
  .filter(([, count]) => {
    const next = migrations[count]?.text;
    return (
      count === 1 ||
      !next ||
      /^ *(update|delete from|insert into|alter column .* using) /im.test(next)
    );
  });

test.each(restored)(
  'a backup as of %s is restored and brought up to date',
  async (_name, count) => {
    const old = await installed(count);
    const file = `${testFolder()}/old.backup`;
    const say = () => {};
    await backUpDatabase({ databaseUrl: databaseUrl(old) }, file, {
      keys: { text: undefined, signingKeyId: null },
      withKeys: false,
      say,
    });
    const target = await emptyDatabase();
    const { migrated } = await restoreDatabase({ databaseUrl: databaseUrl(target) }, file, {
      mayReplace: false,
      confirm: async () => {},
      say,
    });
    expect(migrated).toEqual(migrations.slice(count).map(({ name }) => name));
    expect(await factsOf(target)).toEqual(expect.arrayContaining(await factsOf(old)));
    expect(await describeSchema(target)).toEqual(current);
  },
);
