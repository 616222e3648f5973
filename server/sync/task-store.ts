import type { Pool, PoolClient } from 'pg';
import type { ConnectionKey } from '../integrations/provider.ts';
import { LeaseLost } from './lease-lost.ts';
import type { ReadTask } from './reader.ts';
import { type Holding, writeHeld } from './write-held.ts';

/** A run's next step: the first one left, or null after the last. */
export type NextStep = {
  wantsChoices: boolean;
  task: ReadTask | null;
  /** Whether it reads the newest weeks of the run. */
  isNewest: boolean;
};

export type TaskStore = ReturnType<typeof createTaskStore>;

const ofConnection = 'account_id = $1 and integration_type = $2';
const taskColumns = `key, kind, covers_from::text as "from", covers_to::text as "to"`;

type NextRow = { wants_choices: boolean; task: ReadTask | null; is_newest: boolean };

/** Marks `$5` as done and finds the next step but those of `$4`. */
const takeNext = `with next as (
    select ${taskColumns} from private.sync_tasks
    where ${ofConnection} and done_at is null and key <> all ($4) and key is distinct from $5
    order by position limit 1
  ), finished as (
    update private.sync_tasks set done_at = private.now() where ${ofConnection} and key = $5
  )
  update private.sync_connections set label = (select key from next),
    attempts = case when $5 is null then attempts else 0 end,
    unclean_ends = case when $5 is null then unclean_ends else 0 end,
    last_error = case when $5 is null then last_error end,
    done = case when $5 is null then done else (
      select count(*) filter (where done_at is not null or key = $5)
      from private.sync_tasks where ${ofConnection}) end,
    covers_from = least(covers_from, $6::date),
    covers_to = greatest(covers_to, least($7::date, case when $5 is not null then private.now()::date end))
  where ${ofConnection} and holder = $3
  returning wants_choices, (select to_jsonb(next) from next) as task,
    coalesce((select next."to"::date from next) >=
      (select max(covers_to) from private.sync_tasks where ${ofConnection}), true) as is_newest`;

/** Drops the steps of a former run, and what it had read of people. */
const dropFormer = `with gone as (
    delete from private.people_parts where account_id = $1 and $2 = 'planning_center'
  )
  delete from private.sync_tasks where ${ofConnection}`;

/**
 * The statements on `private.sync_tasks`, the steps of a connection's run. All of them throw LeaseLost
 * when another process has the lease.
 *
 * @param pool logged in as `steeple_jobs`
 */
export function createTaskStore(pool: Pool) {
  return {
    /** Stores the steps of a run; with `isMore`, before the remaining ones that they do not replace. */
    plan: (
      holding: Holding,
      { runId, isMore }: { runId: string; isMore: boolean },
      tasks: readonly ReadTask[],
    ): Promise<void> =>
      writeHeld(pool, holding, async (client) => {
        const values = [holding.key.accountId, holding.key.type];
        if (isMore) {
          await dropReplaced(client, holding.key, tasks);
        } else {
          await client.query(dropFormer, values);
        }
        await insertTasks(client, holding.key, tasks);
        await client.query(
          `update private.sync_connections set planned_run = $3, wants_choices = false,
             (done, total) = (select count(done_at), count(*) from private.sync_tasks where ${ofConnection})
           where ${ofConnection}`,
          [...values, runId],
        );
      }),

    /** Puts other steps in the place of one that is not done. */
    divide: (holding: Holding, task: ReadTask, parts: readonly ReadTask[]): Promise<void> =>
      writeHeld(pool, holding, (client) => replaceTask(client, holding.key, task, parts)),

    /**
     * The next step except those named; marks it as the current one.
     *
     * @param finished the step before it, which is marked as done
     */
    next: async (
      { key, holder }: Holding,
      but: readonly string[],
      finished: ReadTask | null,
    ): Promise<NextStep> => {
      const { rows } = await pool.query<NextRow>(takeNext, [
        key.accountId,
        key.type,
        holder,
        but,
        finished?.key,
        finished?.from,
        finished?.to,
      ]);
      const [found] = rows;
      if (!found) {
        throw new LeaseLost();
      }
      return {
        wantsChoices: found.wants_choices,
        task: found.task,
        isNewest: found.is_newest,
      };
    },

    /** The completed steps of the run, in order. */
    readDone: async ({ accountId, type }: ConnectionKey): Promise<ReadTask[]> => {
      const { rows } = await pool.query<ReadTask>(
        `select ${taskColumns} from private.sync_tasks
         where ${ofConnection} and done_at is not null order by position`,
        [accountId, type],
      );
      return rows;
    },
  };
}

/**
 * Deletes the remaining steps whose days are in the new ones of their kind. Those begin up to six days
 * apart when the first day of the week has changed.
 */
async function dropReplaced(
  client: PoolClient,
  { accountId, type }: ConnectionKey,
  tasks: readonly ReadTask[],
): Promise<void> {
  await client.query(
    `delete from private.sync_tasks as remaining
     where ${ofConnection} and done_at is null and daterange(covers_from, covers_to, '[]') <@ (
       select range_agg(daterange(task.from::date - 6, task.to::date + 6, '[]'))
       from jsonb_to_recordset($3) as task (kind text, "from" text, "to" text)
       where task.kind = remaining.kind)`,
    [accountId, type, JSON.stringify(tasks)],
  );
}

async function replaceTask(
  client: PoolClient,
  key: ConnectionKey,
  task: ReadTask,
  parts: readonly ReadTask[],
): Promise<void> {
  const values = [key.accountId, key.type];
  await client.query(`delete from private.sync_tasks where ${ofConnection} and key = $3`, [
    ...values,
    task.key,
  ]);
  await insertTasks(client, key, parts);
  await client.query(
    `update private.sync_connections set
       total = (select count(*) from private.sync_tasks where ${ofConnection})
     where ${ofConnection}`,
    values,
  );
}

async function insertTasks(
  client: PoolClient,
  { accountId, type }: ConnectionKey,
  tasks: readonly ReadTask[],
): Promise<void> {
  await client.query(
    `insert into private.sync_tasks
       (account_id, integration_type, key, kind, covers_from, covers_to, label, position)
     select $1, $2, task.key, task.kind, task.from::date, task.to::date, task.key,
       task.index + (select coalesce(min(position), 0) from private.sync_tasks where ${ofConnection}) - $4
     from jsonb_to_recordset($3) as task (key text, kind text, "from" text, "to" text, index integer)
     on conflict (account_id, integration_type, key) do update set
       position = excluded.position, done_at = null, label = excluded.label`,
    [
      accountId,
      type,
      JSON.stringify(tasks.map((task, index) => ({ ...task, index }))),
      tasks.length,
    ],
  );
}
