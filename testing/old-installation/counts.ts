import type { MigrationRows } from './migration-rows.ts';

/** Of counting by hand. */
export const countsRows: MigrationRows = {
  '20261125170000_counts.sql': {
    rows: `
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
    facts: {
      'analytics.count_services': "select from analytics.count_services where name = 'Early'",
      'analytics.own_figures': "select from analytics.own_figures where id = 'own_cars'",
      'analytics.count_categories': "select from analytics.count_categories where name = 'Heads'",
      'analytics.count_batches': "select from analytics.count_batches where name = 'Old.xlsx'",
      'analytics.count_links': "select from analytics.count_links where label = 'Ushers'",
      'analytics.counts': 'select from analytics.counts where value = 182 and revision = 1',
      'analytics.count_revisions': 'select from analytics.count_revisions where value = 182',
      'analytics.count_questions': "select from analytics.count_questions where kind = 'doubtful'",
      'private.count_keys': "select from private.count_keys where digest = 'old'",
      'private.count_reminders': "select from private.count_reminders where remind_at = '14:05'",
      'private.counts_to_follow': 'select from private.counts_to_follow where version = 7',
    },
  },
};
