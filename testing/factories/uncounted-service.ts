import type { Pool } from 'pg';

/** A service of today without a count, and a person who is to be reminded of it from midnight on. */
export async function plantUncounted(
  owner: Pick<Pool, 'query'>,
  { accountId, personId, name }: { accountId: string; personId: string; name: string },
): Promise<void> {
  await owner.query(
    `insert into analytics.count_services (account_id, name, held_on)
     values ($1, $2, private.church_today($1))`,
    [accountId, name],
  );
  await owner.query(
    `insert into analytics.count_categories (account_id, name, feeds, is_money, in_attendance, per)
     values ($1, $2, 'attendance', false, true, 'service')`,
    [accountId, name],
  );
  await owner.query(
    `insert into private.count_reminders (account_id, person_id, remind_at) values ($1, $2, '00:00')`,
    [accountId, personId],
  );
}
