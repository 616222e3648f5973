import type { MigrationRows } from './migration-rows.ts';

/** Of people, churches, connections, mails and what is read. */
export const platformRows: MigrationRows = {
  '20261121000200_users_and_sessions.sql': {
    rows: `
    insert into auth.users (email, password_hash) values ('old@example.test', 'a hash');
    insert into auth.sessions (user_id, refresh_counter) select id, 7 from auth.users;
    insert into private.settings (name, value) values ('a fact', 'remembered');`,
    facts: {
      'auth.users':
        "select from auth.users where email = 'old@example.test' and password_hash = 'a hash'",
      'auth.sessions': 'select from auth.sessions where refresh_counter = 7',
      'private.settings': "select from private.settings where value = 'remembered'",
    },
  },
  '20261121000300_accounts_profiles_knowledge_integrations.sql': {
    rows: `
    insert into public.accounts (account_name, notes) values ('Old Church', 'Since the start');
    insert into public.profiles (user_id, email, first_name, last_name, role)
      select id, email, 'Old', 'Hand', 'super_admin' from auth.users;
    insert into public.knowledge (title, prompt) values ('Old', 'Wisdom');
    insert into public.integrations (account_id, integration_type, is_connected, connected_at)
      select id, 'planning_center', true, now() from public.accounts;`,
    facts: {
      'public.accounts': "select from public.accounts where notes = 'Since the start'",
      'public.profiles':
        "select from public.profiles where role = 'super_admin' and first_name = 'Old'",
      'public.knowledge': "select from public.knowledge where prompt = 'Wisdom'",
      'public.integrations': 'select from public.integrations where is_connected',
    },
  },
  '20261121000400_audit_log.sql': {
    rows: `
    insert into private.audit_log (operation, table_name, row_id)
      select 'INSERT', 'public.accounts', id from public.accounts;`,
    facts: {
      'private.audit_log': "select from private.audit_log where table_name = 'public.accounts'",
    },
  },
  '20261121000500_provider_connections.sql': {
    rows: `
    insert into private.provider_credentials (account_id, integration_type, sealed_tokens, key_id, access_expires_at)
      select account_id, integration_type, 'sealed', 'k1', now() from public.integrations;
    insert into private.provider_revocations (account_id, integration_type, sealed_tokens, key_id)
      values (gen_random_uuid(), 'planning_center', 'sealed', 'k0');`,
    facts: {
      'private.provider_credentials':
        "select from private.provider_credentials where key_id = 'k1'",
      'private.provider_revocations':
        "select from private.provider_revocations where key_id = 'k0'",
    },
  },
  '20261122234000_syncs.sql': {
    rows: `
    insert into private.sync_connections (account_id, integration_type, mode, label)
      select account_id, integration_type, 'weekly', 'old' from public.integrations
      on conflict (account_id, integration_type) do update set label = 'old';
    insert into private.sync_tasks (account_id, integration_type, key, kind, label, position)
      select account_id, integration_type, 'old task', 'old', 'old', 1 from public.integrations;
    insert into private.provider_paces (key, rate_limit) values ('old pace', 77);`,
    facts: {
      'private.sync_connections': "select from private.sync_connections where label = 'old'",
      'private.sync_tasks': "select from private.sync_tasks where key = 'old task'",
    },
  },
  '20261122235200_readings.sql': {
    rows: `
    insert into private.readings (account_id, integration_type, kind, day, body)
      select id, 'planning_center', kind, '2026-11-22', '[]' from public.accounts, unnest(array['meetings', 'gifts', 'donors']) as kind;
    insert into private.reading_coverage
        (account_id, integration_type, kind, read_with, computed_with, covered_from, covered_to, as_of)
      select id, 'planning_center', 'meetings', 'UTC', '', '2026-11-16', '2026-11-22', now() from public.accounts;
    insert into private.people_keys (account_id, sealed_key) select id, 'sealed' from public.accounts;`,
    facts: {
      'private.readings':
        "select from private.readings having array_agg(distinct kind) = array['meetings']",
      'private.reading_coverage': "select from private.reading_coverage where read_with = 'UTC'",
      'private.people_keys': "select from private.people_keys where sealed_key = 'sealed'",
    },
  },
  '20261123030900_figure_origins.sql': {
    rows: `
    insert into private.figure_origins (account_id, integration_type, origin)
      select account_id, integration_type, 'an organization' from public.integrations;
    insert into private.figures_put_aside (account_id, integration_type, origin, figure, week, value, state, count, source, as_of)
      select id, 'planning_center', 'another', 'attendance', '2026-11-16', 99, 'complete', 1, 'headcounts', now() from public.accounts;`,
    facts: {
      'private.figure_origins':
        "select from private.figure_origins where origin = 'an organization'",
      'private.figures_put_aside': 'select from private.figures_put_aside where value = 99',
    },
  },
  '20261124030000_sync_notices.sql': {
    rows: `
    insert into private.sync_notices (account_id, integration_type, source, kind, what)
      select account_id, integration_type, 'gifts', 'refused', 'giving' from private.sync_connections;`,
    facts: {
      'private.sync_notices': "select from private.sync_notices where what = 'giving'",
    },
  },
  '20261124090200_weeks_read_again.sql': {
    rows: `
    insert into private.weeks_to_read (account_id, integration_type, kind, week)
      select id, 'planning_center', 'gifts', '2026-02-09' from public.accounts;`,
    facts: {
      'private.weeks_to_read': "select from private.weeks_to_read where week = '2026-02-09'",
    },
  },
  '20261125103000_mails.sql': {
    rows: `
    insert into private.mails (kind, key, recipient, expires_at) values ('old', 'old mail', 'old@example.test', now());
    insert into private.mail_suppressions (address, why) values ('gone@example.test', 'gone');
    insert into private.demo_mailbox (mail_id, subject, body) select id, 'Old', 'Text' from private.mails;`,
    facts: {
      'private.mails': "select from private.mails where key = 'old mail'",
      'private.mail_suppressions': "select from private.mail_suppressions where why = 'gone'",
      'private.demo_mailbox': "select from private.demo_mailbox where subject = 'Old'",
    },
  },
  '20261125112000_invitations.sql': {
    rows: `
    insert into private.invitations (id, email, first_name, last_name, role, account_id, token_hash, invited_by, expires_at)
      select gen_random_uuid(), 'invited@example.test', 'In', 'Vited', 'account_admin', account.id, repeat('b', 64), person.id,
        now() + interval '7 days' from public.accounts as account, auth.users as person;
    update private.platform_settings set admins_may_invite = false;`,
    facts: {
      'private.invitations': "select from private.invitations where email = 'invited@example.test'",
      'private.platform_settings':
        'select from private.platform_settings where not admins_may_invite',
    },
  },
  '20261125143000_two_steps.sql': {
    rows: `
    insert into auth.factors (id, user_id, factor_type, status, sealed_secret, key_id, last_step)
      select gen_random_uuid(), id, 'recovery_code', 'verified', 'v1.0123abcd.old', '0123abcd', 5 from auth.users;
    insert into auth.recovery_codes (factor_id, code_hash) select id, repeat('c', 64) from auth.factors;
    insert into auth.challenges (factor_id, session_id)
      select factor.id, session.id from auth.factors as factor, auth.sessions as session;`,
    facts: {
      'auth.factors': 'select from auth.factors where last_step = 5',
      'auth.recovery_codes': 'select from auth.recovery_codes where used_at is null',
      'auth.challenges': 'select from auth.challenges',
    },
  },
  '20261125153000_letters.sql': {
    rows: `
    insert into private.letters (account_id, person_id, offered_by)
      select account.id, person.id, 'Old' from public.accounts as account, auth.users as person;
    insert into private.calls_for_help (account_id, integration_type, broken_since, times)
      select id, 'planning_center', now(), 7 from public.accounts;`,
    facts: {
      'private.letters': "select from private.letters where offered_by = 'Old'",
      'private.calls_for_help': 'select from private.calls_for_help where times = 7',
    },
  },
  '20261125105000_recoveries.sql': {
    rows: `
    insert into private.recoveries (id, user_id, email, token_hash, expires_at)
      select gen_random_uuid(), id, email, repeat('a', 64), now() + interval '1 hour' from auth.users;`,
    facts: {
      'private.recoveries': "select from private.recoveries where email = 'old@example.test'",
    },
  },
};
