import type { Pool } from 'pg';
import type { Mail } from './mail-kind.ts';

/**
 * Commits of `steeple_jobs` do not wait for the disk. These do: a mail that is on its way, or was taken,
 * must be known as such after a crash.
 */
const durably = "(select set_config('synchronous_commit', 'on', true)) as durably";

/** Ends an attempt of its holder. */
type Ending = { state: 'sent' | 'refused' | 'suppressed'; why: string };

export type DueMail = { id: string; isWaitedFor: boolean };

export type MailStore = ReturnType<typeof createMailStore>;

/**
 * The statements on `private.mails`. Those about an attempt are bound to its holder.
 *
 * @param pool logged in as `steeple_jobs`
 */
export function createMailStore(pool: Pool) {
  return {
    /** Mails to be sent now, and those whose sender has died, the ones somebody waits for first. */
    findDue: async (limit: number): Promise<DueMail[]> => {
      const { rows } = await pool.query<DueMail>(
        `select id, is_waited_for as "isWaitedFor" from private.mails
         where state in ('queued', 'sending') and due_at <= now()
           and (held_until is null or held_until < now())
         order by is_waited_for desc, due_at limit $1`,
        [limit],
      );
      return rows;
    },
    /** Takes one mail, and with it the right to send it until the lease ends. */
    claim: async (id: string, holder: string, leaseMs: number): Promise<Mail | undefined> => {
      const { rows } = await pool.query<Mail>(
        `update private.mails set state = 'sending', holder = $2, attempts = attempts + 1,
           held_until = now() + make_interval(secs => $3::double precision / 1000), changed_at = now()
         from ${durably}
         where id = $1 and state in ('queued', 'sending') and due_at <= now()
           and (held_until is null or held_until < now())
         returning id, kind, key, account_id as "accountId", person_id as "personId", recipient,
           coalesce(recipient_name, '') as "recipientName", data, created_at as "createdAt", attempts, holder`,
        [id, holder, leaseMs],
      );
      return rows[0];
    },
    ...attemptEnds(pool),
    /** Why this mail must not be sent, or null. */
    findObstacle: async (id: string): Promise<Ending | null> => {
      const { rows } = await pool.query<{ is_over: boolean; suppressed: string | null }>(
        `select mail.expires_at <= now() as is_over, suppression.why as suppressed
         from private.mails as mail
         left join private.mail_suppressions as suppression on suppression.address = lower(mail.recipient)
         where mail.id = $1`,
        [id],
      );
      const [found] = rows;
      if (found?.suppressed) {
        return { state: 'suppressed', why: found.suppressed };
      }
      return found?.is_over ? { state: 'refused', why: 'It was too late to be useful.' } : null;
    },
    suppress: async (address: string, why: string): Promise<void> => {
      await pool.query(
        `insert into private.mail_suppressions (address, why) values (lower($1), $2)
         on conflict (address) do update set why = excluded.why`,
        [address, why],
      );
    },
    /** Without a way to send, what is queued is refused, so that it is not sent months later. */
    refuseAll: async (why: string): Promise<void> => {
      await pool.query(
        `update private.mails set state = 'refused', why = $1, changed_at = now()
         where state = 'queued'`,
        [why],
      );
    },
    /** Forgets what is long over. */
    forget: async (days: number): Promise<void> => {
      await pool.query(
        `delete from private.mails where state not in ('queued', 'sending')
           and changed_at < now() - make_interval(days => $1)`,
        [days],
      );
    },
  };
}

/** What the holder of an attempt does with its mail. */
function attemptEnds(pool: Pool) {
  return {
    /** Renews the lease of an attempt. */
    hold: async (id: string, holder: string, leaseMs: number): Promise<void> => {
      await pool.query(
        `update private.mails set held_until = now() + make_interval(secs => $3::double precision / 1000)
         where id = $1 and holder = $2`,
        [id, holder, leaseMs],
      );
    },
    /** @returns false when another process has taken the mail over meanwhile */
    end: async (id: string, holder: string, { state, why }: Ending): Promise<boolean> => {
      const { rowCount } = await pool.query(
        `update private.mails set state = $3, why = $4, holder = null, held_until = null, changed_at = now()
         from ${durably} where id = $1 and holder = $2`,
        [id, holder, state, why],
      );
      return rowCount === 1;
    },
    /** Queues it again for later, or refuses it where later is too late. */
    putOff: async (id: string, holder: string, why: string, pauseMs: number): Promise<void> => {
      await pool.query(
        `update private.mails set why = $3, holder = null, held_until = null, changed_at = now(),
           due_at = now() + make_interval(secs => $4::double precision / 1000),
           state = case when now() + make_interval(secs => $4::double precision / 1000) < expires_at
             then 'queued' else 'refused' end
         where id = $1 and holder = $2`,
        [id, holder, why, pauseMs],
      );
    },
  };
}
