import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { SmtpStand } from '#testing/mail/smtp-stand.ts';
import { arrangeChurches } from '../../bench/night/churches.ts';

const churches = 60;
const mails = 60;
const withinMs = 240_000;

/** What the jobs did while something failed. */
export type Done = {
  /** Syncs that were due, those that never ended, and those that ended more than once. */
  due: number;
  unfinished: number;
  twice: number;
  /** Letters that were queued, that never arrived, and that arrived more than once. */
  queued: number;
  lost: number;
  repeated: number;
};

/** Syncs and letters that are due at once, counted by what the database and the mail server saw. */
export type Night = { begin(label: string): Promise<void>; end(label: string): Promise<Done> };

/**
 * Connects churches and waits until Steeple has read one, of which the others are copies.
 *
 * @param superuser may copy rows without checking each
 * @param encryptionKey what tokens are sealed with
 */
export async function arrangeNight(
  superuser: pg.Pool,
  encryptionKey: string,
  smtp: SmtpStand,
): Promise<Night> {
  const arranged = arrangeChurches(superuser, encryptionKey);
  const original = await arranged.connectOne();
  await untilNothingDue(superuser);
  await arranged.copy(original, churches);
  await superuser.query(`
    create schema proof;
    create table proof.finished (account_id uuid, integration_type text, at timestamptz);
    create function proof.note() returns trigger language plpgsql security definer as $$
    begin
      insert into proof.finished values (new.account_id, new.integration_type, clock_timestamp());
      return null;
    end $$;
    create trigger finished after update on private.sync_connections for each row
      when (new.nightly_done_at is distinct from old.nightly_done_at) execute function proof.note();`);
  return {
    begin: async (label) => {
      await superuser.query('truncate proof.finished');
      await superuser.query(
        `update private.sync_connections set due_at = now(), mode = 'nightly' where run_id is null`,
      );
      await superuser.query(
        `insert into private.mails (kind, key, recipient, recipient_name, expires_at)
         select 'password-changed', $1 || n, $1 || n || '@church.test', 'Grace', now() + interval '1 day'
         from generate_series(1, $2) as n`,
        [label, mails],
      );
    },
    end: async (label) => {
      await untilNothingDue(superuser);
      await untilNothingQueued(superuser);
      const { rows } = await superuser.query<Pick<Done, 'due' | 'unfinished' | 'twice'>>(
        `select count(*)::integer as due, count(*) filter (where times is null)::integer as unfinished,
           count(*) filter (where times > 1)::integer as twice
         from private.sync_connections left join (
           select account_id, integration_type, count(*) as times from proof.finished group by 1, 2
         ) as finished using (account_id, integration_type)`,
      );
      const arrived = smtp.taken.filter(({ to }) => to[0]?.startsWith(label));
      const different = new Set(arrived.flatMap(({ to }) => to)).size;
      const [counted = { due: 0, unfinished: 0, twice: 0 }] = rows;
      return {
        ...counted,
        queued: mails,
        lost: mails - different,
        repeated: arrived.length - different,
      };
    },
  };
}

function untilNothingDue(superuser: pg.Pool): Promise<void> {
  return untilNone(
    superuser,
    `select count(*)::integer as left from private.sync_connections
     where due_at <= now() or run_id is not null`,
  );
}

function untilNothingQueued(superuser: pg.Pool): Promise<void> {
  return untilNone(
    superuser,
    `select count(*)::integer as left from private.mails where state in ('queued', 'sending')`,
  );
}

async function untilNone(superuser: pg.Pool, question: string): Promise<void> {
  const untilMs = Date.now() + withinMs;
  while (Date.now() < untilMs) {
    const { rows } = await superuser.query<{ left: number }>(question);
    if (rows[0]?.left === 0) {
      return;
    }
    await pause(300);
  }
  throw new Error(`Still not done after ${withinMs / 1_000} s: ${question}`);
}
