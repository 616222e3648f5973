import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { loginRoles } from '#database/access/login-passwords.ts';
import { findAllTables, ownSchemas } from '#database/access/stored-tables.ts';

type Move = {
  /** As superusers, in Steeple's database. */
  source: pg.Client;
  target: pg.Client;
  /** How the target reaches the source. */
  from: pg.ClientConfig;
};

/** A move that goes on until it is finished. */
type Moving = {
  copiedMs: number;
  /** Once nobody writes: waits for the last row, carries the sequences over and ends the replication. */
  finish(): Promise<void>;
};

/**
 * Moves every row to a newer PostgreSQL by logical replication. The target has the schema and the queues of a Steeple
 * that was started on it and stopped; its rows are replaced.
 *
 * @returns once all rows are copied; what is written meanwhile follows
 * @throws where the source's leader is another one meanwhile: up to PostgreSQL 16 the slot stays with the first
 */
export async function moveRows({ source, target, from }: Move): Promise<Moving> {
  const sinceMs = performance.now();
  await carryPasswords(source, target);
  await target.query(`truncate ${(await findAllTables(target)).join(', ')}`);
  for (const table of await tablesWithoutKey(source)) {
    await source.query(`alter table ${table} replica identity full`);
  }
  const schemas = ownSchemas.join(', ');
  await source.query(`create publication steeple_move for tables in schema ${schemas}`);
  const { host, port, user, password, database } = from;
  await target.query(
    `create subscription steeple_move
     connection 'host=${host} port=${port} user=${user} password=${password} dbname=${database}'
     publication steeple_move`,
  );
  await until(
    target,
    "select count(*) > 0 and bool_and(srsubstate = 'r') as done from pg_subscription_rel",
    () => requireSlot(source),
  );
  return {
    copiedMs: performance.now() - sinceMs,
    finish: async () => {
      const { rows } = await source.query<{ at: string }>(
        'select pg_current_wal_lsn()::text as at',
      );
      await until(
        source,
        `select confirmed_flush_lsn >= '${rows[0]?.at}' as done from pg_replication_slots
         where slot_name = 'steeple_move'`,
      );
      await carrySequences(source, target);
      await target.query('drop subscription steeple_move');
    },
  };
}

/** Before a move that failed is begun again. */
export async function giveUpMove({
  source,
  target,
}: Pick<Move, 'source' | 'target'>): Promise<void> {
  await target.query('alter subscription steeple_move disable');
  await target.query('alter subscription steeple_move set (slot_name = none)');
  await target.query('drop subscription steeple_move');
  await source.query('drop publication steeple_move');
}

/** @throws if the slot is gone, without which no row follows */
async function requireSlot(source: pg.Client): Promise<void> {
  const { rowCount } = await source.query(
    "select from pg_replication_slots where slot_name = 'steeple_move'",
  );
  if (rowCount === 0) {
    throw new Error('The replication slot is gone.');
  }
}

/** As they are stored: PgBouncer signs in by what the first one made of them. */
async function carryPasswords(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ change: string }>(
    `select format('alter role %I password %L', rolname, rolpassword) as change from pg_authid
     where rolname = any ($1)`,
    [loginRoles],
  );
  for (const { change } of rows) {
    await target.query(change);
  }
}

/** Tables whose rows are told apart by all of their columns. */
async function tablesWithoutKey(source: pg.Client): Promise<string[]> {
  const { rows } = await source.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = any ($1::regnamespace[]) and relreplident = 'd'
       and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
    [ownSchemas],
  );
  return rows.map(({ name }) => name);
}

async function carrySequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = any ($1) and last_value is not null`,
    [ownSchemas],
  );
  for (const { name, last } of rows) {
    await target.query('select setval($1::regclass, $2::bigint)', [name, last]);
  }
}

async function until(
  client: pg.Client,
  question: string,
  watch: () => Promise<void> = async () => {},
): Promise<void> {
  for (;;) {
    await watch();
    const { rows } = await client.query<{ done: boolean }>(question);
    if (rows[0]?.done) {
      return;
    }
    await pause(20);
  }
}
