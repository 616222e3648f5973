import type pg from 'pg';
import { z } from 'zod';
import type { ProviderReader, ReaderContext, ReaderRun, ReadTask } from '#server/sync/reader.ts';

const answer = z.object({ data: z.object({ value: z.number() }) });

/** The test reader's table, in its own schema; rows are deleted with their connection. */
export const readingsTable = `
  create schema lab;
  create table lab.readings (
    account_id uuid, integration_type text, week date, value integer, reads integer not null default 1,
    primary key (account_id, integration_type, week),
    foreign key (account_id, integration_type)
      references private.sync_connections (account_id, integration_type) on delete cascade
  );
  grant usage on schema lab to steeple_jobs;
  grant select, insert, update, delete on lab.readings to steeple_jobs;`;

/** A minimal reader: the given number of weeks, newest first, one request each. */
export function createWeeksReader(weeks: number): ProviderReader {
  return { open: (context) => openRun(context, weeks) };
}

function openRun(context: ReaderContext, weeks: number): ReaderRun {
  return {
    plan: async () => Array.from({ length: weeks }, (_, back) => taskOf(back)),
    read: async (task) => {
      const { data } = answer.parse(await context.get({ path: `/people/v2/weeks/${task.from}` }));
      await context.write((client) => keepReading(client, context, task, data.value));
    },
    compute: async (tasks) => {
      await context.compute((client) =>
        client.query(
          `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
           select account_id, 'attendance', week, value, 'complete', 1, 'headcounts', now() from lab.readings
           where account_id = $1 and week = any ($2)
           on conflict (account_id, figure, week) do update set value = excluded.value`,
          [context.accountId, tasks.map(({ from }) => from)],
        ),
      );
    },
  };
}

async function keepReading(
  client: pg.PoolClient,
  { accountId }: ReaderContext,
  { from }: ReadTask,
  value: number,
): Promise<void> {
  await client.query(
    `insert into lab.readings as reading (account_id, integration_type, week, value)
     values ($1, 'planning_center', $2, $3)
     on conflict (account_id, integration_type, week) do update set value = excluded.value, reads = reading.reads + 1`,
    [accountId, from, value],
  );
}

function taskOf(back: number): ReadTask {
  const from = Temporal.PlainDate.from('2026-11-16').subtract({ weeks: back });
  const to = from.add({ days: 6 }).toString();
  return {
    key: `weeks ${from}`,
    kind: 'weeks',
    from: from.toString(),
    to,
  };
}
