import type { Pool } from 'pg';
import type { SyncProblem } from '#contract/functions/sync.ts';
import { otherOriginNotes } from '#contract/sync-messages.ts';
import type { ConnectionKey } from '../integrations/provider.ts';
import { LeaseLost } from './lease-lost.ts';
import type { ReadMode } from './reader.ts';

/** One run as a process took it over. */
export type ClaimedRun = {
  mode: ReadMode;
  runId: string;
  /** Whether its steps are known already: it goes on where it was cut off. */
  isPlanned: boolean;
  attempts: number;
  personHash: string | null;
  metadata: Record<string, unknown>;
};

export type DueConnection = ConnectionKey & { mode: ReadMode };

/** How a run ends. */
export type RunEnd = {
  /** When the next begins; null: not before a person has done something. */
  nextAt: Date | null;
  nextMode: ReadMode;
  /** A code of `syncProblems`, or null. */
  problem: SyncProblem | null;
  /** Whether it came to its end, and all that could be read was. */
  isOver: boolean;
};

const ofHolder = 'account_id = $1 and integration_type = $2 and holder = $3';

export type SyncStore = ReturnType<typeof createSyncStore>;

/**
 * The statements on `private.sync_connections`. Takes a pool of
 * `steeple_jobs`. Whatever a run writes is bound to its holder: after a Disconnect, or when another
 * process has taken over, it changes nothing.
 */
export function createSyncStore(pool: Pool) {
  const changes = async (text: string, values: unknown[]): Promise<boolean> =>
    ((await pool.query(text, values)).rowCount ?? 0) > 0;
  const held = async (text: string, values: unknown[]): Promise<void> => {
    if (!(await changes(text, values))) {
      throw new LeaseLost();
    }
  };

  return {
    /** Connections that are due and nobody reads, those that a person waits for first. */
    findDue: async (limit: number): Promise<DueConnection[]> => {
      const { rows } = await pool.query<DueConnection>(
        `select account_id as "accountId", integration_type as type, mode from private.sync_connections
         where due_at <= now() and (lease_until is null or lease_until < now())
         order by mode in ('first', 'choices') desc, due_at limit $1`,
        [limit],
      );
      return rows;
    },

    /** Takes a connection that is due; null when it is not, or somebody else has it. */
    claim: async (key: ConnectionKey, holder: string, leaseMs: number) => {
      const { rows } = await pool.query<ClaimedRun>(
        `select mode, run_id as "runId", is_planned as "isPlanned", attempts,
           person_hash as "personHash", metadata
         from private.claim_sync($1, $2, $3, $4)`,
        [key.accountId, key.type, holder, leaseMs / 1000],
      );
      return rows[0] ?? null;
    },

    /** Keeps a connection for so much longer; false when it is somebody else's, or gone. */
    extend: (key: ConnectionKey, holder: string, leaseMs: number) =>
      changes(
        `update private.sync_connections set lease_until = now() + make_interval(secs => $4) where ${ofHolder}`,
        [key.accountId, key.type, holder, leaseMs / 1000],
      ),

    /** Lets go of a run that is to go on, at once or at another time. Throws nothing when it is lost. */
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

    /** Ends a run. Choices that were saved meanwhile make the next due at once. */
    finish: (key: ConnectionKey, holder: string, { nextAt, nextMode, problem, isOver }: RunEnd) =>
      held(
        `update private.sync_connections set holder = null, lease_until = null, attempts = 0,
           planned_run = null, label = null, last_error = $6, finished_at = now(),
           due_at = case when $7 and wants_choices then now() else $4 end,
           run_id = case when $7 and wants_choices then gen_random_uuid() end,
           mode = case when first_done_at is null and not $7 then 'first'
                       when wants_choices then 'choices' else $5 end,
           first_done_at = coalesce(first_done_at, case when $7 then now() end),
           nightly_done_at = case when $7 then now() else nightly_done_at end,
           weekly_done_at = case when $7 and mode in ('first', 'weekly') then now() else weekly_done_at end
         where ${ofHolder}`,
        [key.accountId, key.type, holder, nextAt, nextMode, problem, isOver],
      ),

    ...createFactStatements(pool),
  };
}

/** What a run learns about whose connection it is. */
function createFactStatements(pool: Pool) {
  return {
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
     * Remembers whose records are read. Gives true when it is another one's than before: what was read is
     * gone then, and its figures are put aside.
     *
     * @param origin the provider's id of the organization, or the property's URL
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
