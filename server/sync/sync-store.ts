import type { Pool } from 'pg';
import type { SyncProblem } from '#contract/functions/sync.ts';
import { otherOriginNotes } from '#contract/messages/sync.ts';
import { churchColumns } from '../church/rows.ts';
import type { ConnectionKey } from '../integrations/provider.ts';
import { LeaseLost } from './lease-lost.ts';
import type { LastRuns } from './next-run.ts';
import type { ReadMode } from './reader.ts';

/** A run that a process has claimed. */
export type ClaimedRun = {
  mode: ReadMode;
  runId: string;
  /** Whether its steps are planned, so that it continues where it was interrupted. */
  isPlanned: boolean;
  attempts: number;
  personHash: string | null;
  metadata: Record<string, unknown>;
};

export type DueConnection = ConnectionKey & { isWaitedFor: boolean };

/** How a run ends. */
export type RunEnd = {
  /** When the next run starts; null: not before a person does something. */
  nextAt: Date | null;
  nextMode: ReadMode;
  /** A code of `syncProblems`, or null. */
  problem: SyncProblem | null;
  /** Whether it finished, with everything read that could be. */
  isOver: boolean;
  /** Whether what follows from the church's figures was brought up to date, for other connections too. */
  isFollowed: boolean;
};

const ofHolder = 'account_id = $1 and integration_type = $2 and holder = $3';

/**
 * Ends a run: `$4` when and `$5` how the next one starts, `$6` its problem, `$7` whether it is over, `$8` whether
 * figures were followed, so that nothing is left of others. What it has read of people for its rows goes with it.
 */
const endRun = `with ended as (update private.sync_connections set holder = null, lease_until = null, attempts = 0,
    unclean_ends = 0,
    planned_run = null, label = null, last_error = $6, finished_at = private.now(),
    due_at = case when $7 and wants_choices or wants_quarterly and $4::timestamptz is not null then private.now() else $4 end,
    run_id = case when $7 and wants_choices or wants_quarterly and $4::timestamptz is not null then gen_random_uuid() end,
    is_waited_for = $7 and wants_choices,
    mode = case when first_done_at is null and not $7 then 'first'
                when wants_choices then 'choices' when wants_quarterly then 'quarterly' else $5 end,
    wants_quarterly = wants_quarterly and (wants_choices or $4::timestamptz is null),
    -- one that failed is made up for a day later
    quarterly_due_at = case when mode = 'quarterly'
      then greatest(quarterly_due_at, private.now() + interval '1 day') else quarterly_due_at end,
    first_done_at = coalesce(first_done_at, case when $7 then private.now() end),
    nightly_done_at = case when $7 and mode not in ('past', 'quarterly') then private.now() else nightly_done_at end,
    weekly_done_at = case when $7 and mode in ('first', 'weekly') then private.now() else weekly_done_at end,
    past_done_at = case when mode = 'past' then private.now() else past_done_at end
  where ${ofHolder} returning account_id
), gone as (
  delete from private.people_parts using ended
  where people_parts.account_id = ended.account_id and $2 = 'planning_center'
), followed as (
  delete from private.counts_to_follow as kept using ended
  where $8 and kept.account_id = ended.account_id and kept.due_at = 'infinity'
)
select from ended`;

export type SyncStore = ReturnType<typeof createSyncStore>;

/**
 * The statements on `private.sync_connections`. Writes are bound to the holder of the lease: after a
 * Disconnect or a takeover by another process, they change nothing.
 *
 * @param pool logged in as `steeple_jobs`
 */
export function createSyncStore(pool: Pool) {
  const changes = async (text: string, values: unknown[]): Promise<boolean> =>
    ((await pool.query(text, values)).rowCount ?? 0) > 0;

  return {
    /** Due connections without a lease, those whose newest weeks a person waits for first. */
    findDue: async (limit: number): Promise<DueConnection[]> => {
      const { rows } = await pool.query<DueConnection>(
        `select account_id as "accountId", integration_type as type, is_waited_for as "isWaitedFor"
         from private.sync_connections
         where due_at <= private.now() and (lease_until is null or lease_until < now())
         order by is_waited_for desc, due_at limit $1`,
        [limit],
      );
      return rows;
    },

    /** Claims a due connection; null when it is not due, or held by another process. */
    claim: async (key: ConnectionKey, holder: string, leaseMs: number) => {
      const { rows } = await pool.query<ClaimedRun>(
        `select mode, run_id as "runId", is_planned as "isPlanned", attempts,
           person_hash as "personHash", metadata
         from private.claim_sync($1, $2, $3, $4)`,
        [key.accountId, key.type, holder, leaseMs / 1000],
      );
      return rows[0] ?? null;
    },

    /** Renews a lease; false when another process holds it, or the connection is gone. */
    extend: (key: ConnectionKey, holder: string, leaseMs: number) =>
      changes(
        `update private.sync_connections set lease_until = now() + make_interval(secs => $4) where ${ofHolder}`,
        [key.accountId, key.type, holder, leaseMs / 1000],
      ),

    /** Releases an unfinished run, to continue now or later. Does nothing when the lease is lost. */
    giveBack: (
      key: ConnectionKey,
      holder: string,
      later: { at: Date; problem: SyncProblem } | null = null,
    ) =>
      changes(
        `update private.sync_connections set holder = null, lease_until = null,
           due_at = coalesce($4, due_at), last_error = coalesce($5, last_error),
           attempts = attempts + case when $5::text is null then 0 else 1 end
         where ${ofHolder}`,
        [key.accountId, key.type, holder, later?.at ?? null, later?.problem ?? null],
      ),

    /** Releases a run whose newest weeks are read; the past is read in the background. */
    handOver: (key: ConnectionKey, holder: string) =>
      changes(
        `update private.sync_connections set holder = null, lease_until = null, is_waited_for = false
         where ${ofHolder}`,
        [key.accountId, key.type, holder],
      ),

    /** Ends a run. If choices were saved meanwhile, the next run is due at once. */
    finish: async (
      key: ConnectionKey,
      holder: string,
      { nextAt, nextMode, problem, isOver, isFollowed }: RunEnd,
    ) => {
      const of = [key.accountId, key.type, holder];
      const ended = [...of, nextAt, nextMode, problem, isOver, isFollowed];
      if (!(await changes(endRun, ended))) {
        throw new LeaseLost();
      }
    },

    ...createFactStatements(pool),
  };
}

/** What a run learns about the church, and stores about the connection's owner. */
function createFactStatements(pool: Pool) {
  return {
    /**
     * Leaves what follows from figures to another connection of the church that is under way; if that one does not
     * come to its end, they are followed all the same.
     *
     * @returns whether there is one, and whether another one had left them before
     */
    leaveFigures: async ({ accountId, type }: ConnectionKey) => {
      const { rows } = await pool.query<{ isLeft: boolean; wasLeft: boolean }>(
        `select exists (
           select from private.counts_to_follow where account_id = $1 and due_at = 'infinity'
         ) as "wasLeft", private.leave_figures($1, $2) as "isLeft"`,
        [accountId, type],
      );
      return rows[0] ?? { isLeft: false, wasLeft: false };
    },

    /** When a connection's former runs were, and the church's time zone. */
    readLastRuns: async ({ accountId, type }: ConnectionKey) => {
      const { rows } = await pool.query<
        Omit<LastRuns, 'mode' | 'now' | 'beganAt'> & {
          startedAt: Date | null;
          timeZone: string | null;
        }
      >(
        `select started_at as "startedAt", nightly_done_at as "nightlyAt", weekly_done_at as "weeklyAt", past_done_at as "pastAt",
           quarterly_due_at as "quarterlyDueAt",${churchColumns.timeZone} as "timeZone"
         from private.sync_connections where account_id = $1 and integration_type = $2`,
        [accountId, type],
      );
      return (
        rows[0] ?? {
          ...{
            startedAt: null,
            nightlyAt: null,
            weeklyAt: null,
            pastAt: null,
            quarterlyDueAt: null,
          },
          timeZone: null,
        }
      );
    },

    rememberPerson: async (key: ConnectionKey, holder: string, personHash: string) => {
      const { rows } = await pool.query<{ is_kept: boolean }>(
        'select private.remember_provider_person($1, $2, $3, $4) as is_kept',
        [key.accountId, key.type, holder, personHash],
      );
      if (!rows[0]?.is_kept) {
        throw new LeaseLost();
      }
    },

    /**
     * Remembers whose records are read. If they are another organization's than before, deletes the
     * readings and sets their figures aside.
     *
     * @param origin the provider's id of the organization, or the property's URL
     * @returns whether it has changed
     */
    rememberOrigin: async (key: ConnectionKey, holder: string, origin: string) => {
      const { rows } = await pool.query<{ is_new: boolean }>(
        'select private.renew_origin($1, $2, $3, $4, $5) as is_new',
        [key.accountId, key.type, holder, origin, otherOriginNotes[key.type]],
      );
      return rows[0]?.is_new ?? false;
    },
  };
}
