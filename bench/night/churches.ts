import type pg from 'pg';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { createKeyring, type Keyring } from '#server/integrations/credentials/keyring.ts';
import { sealPair } from '#server/integrations/credentials/token-pair.ts';
import { copyRows, figuresTable, tables } from './copied-tables.ts';

const types = ['planning_center', 'google_search_console'] as const;
const property = 'sc-domain:gracehill.example';
/** Permanent data, and how much of it a church has after five years. */
const keptForGood = [
  'eventTimes',
  'gifts',
  'meetings',
  'memberCounts',
  'searchDays',
  'firstVisits',
];
const weeks = 261;
const yearDays = 364;
const batch = 50;
const toldEvery = 500;

/** Adds churches with both integrations to a running Steeple. */
export type Churches = {
  /**
   * Connects a church that Steeple itself reads.
   *
   * @returns its id
   */
  connectOne(): Promise<string>;
  /** Extends three years of data to five, by repeating them further back. */
  lengthen(accountId: string): Promise<void>;
  /** Adds copies of a church with the same rows. */
  copy(accountId: string, count: number): Promise<void>;
  /** Adds connected churches without data that are not due, to make lists long. */
  add(count: number): Promise<void>;
  /** Gives all churches without figures those of a church. */
  fill(accountId: string): Promise<void>;
};

/**
 * @param owner a connection as the owner
 * @param encryptionKey the key that Steeple seals tokens with
 */
export function arrangeChurches(owner: pg.Pool, encryptionKey: string): Churches {
  const keyring = createKeyring(Buffer.from(encryptionKey, 'base64'));
  return {
    connectOne: async () => {
      const [id = ''] = await addAccounts(owner, 1);
      await connect(owner, keyring, [id]);
      return id;
    },
    lengthen: async (accountId) => {
      await owner.query(
        `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
         select account_id, figure, week - $2 * back, value, state, count, source, as_of
         from analytics.figures, generate_series(1, 5) as back
         where account_id = $1 and week - $2 * back > current_date - 7 * $3::integer
         on conflict do nothing`,
        [accountId, yearDays, weeks],
      );
      await owner.query(
        `insert into private.readings (account_id, kind, day, lists)
         select account_id, kind, day - $2 * back, case kind when 'firstVisits'
           then (select json_agg(json_build_array(visit -> 0, reverse(visit ->> 1))) from json_array_elements(lists) as visit)
           else lists end
         from private.readings, generate_series(1, 5) as back
         where account_id = $1 and kind = any ($4) and day - $2 * back > current_date - 7 * $3::integer
         on conflict do nothing`,
        [accountId, yearDays, weeks, keptForGood],
      );
      await owner.query(
        `update private.reading_coverage set covered_from = current_date - 7 * $2::integer
         where account_id = $1 and kind = any ($3)`,
        [accountId, weeks, keptForGood],
      );
    },
    copy: (accountId, count) => copyAll(owner, keyring, accountId, count),
    fill: (accountId) => fillAll(owner, accountId),
    add: (count) =>
      inTransaction(owner, async (client) => {
        const ids = await addAccounts(client, count);
        await client.query(
          `with connected as (
           insert into public.integrations (account_id, integration_type, is_connected, connected_at)
           select id, type, true, now() from unnest($1::uuid[]) as id, unnest($2::text[]) as type
           on conflict (account_id, integration_type) do update set is_connected = true, connected_at = now()
           returning account_id, integration_type
         )
         insert into private.sync_connections (account_id, integration_type, due_at, mode, finished_at)
         select account_id, integration_type, now() + interval '1 year', 'nightly', now() - random() * interval '1 day' from connected`,
          [ids, types],
        );
      }),
  };
}

/** Does this for so many in batches, two at a time. */
async function inBatches(
  count: number,
  work: (from: number, size: number) => Promise<void>,
): Promise<void> {
  let begun = 0;
  const goOn = async (): Promise<void> => {
    while (begun < count) {
      const from = begun;
      const size = Math.min(batch, count - begun);
      begun += size;
      await work(from, size);
    }
  };
  await Promise.all([goOn(), goOn()]);
}

/** Copies a church, and prints how far it is. */
async function copyAll(
  owner: pg.Pool,
  keyring: Keyring,
  accountId: string,
  count: number,
): Promise<void> {
  const startMs = performance.now();
  let made = 0;
  await inBatches(count, async (_from, size) => {
    await copyBatch(owner, keyring, accountId, size);
    made += size;
    if (made % toldEvery === 0) {
      const seconds = (performance.now() - startMs) / 1000;
      console.log(`${made} of ${count} churches are there after ${seconds.toFixed(0)} s`);
    }
  });
}

/** Copies a church's figures to all that have none, so many churches at a time. */
async function fillAll(owner: pg.Pool, accountId: string): Promise<void> {
  const startMs = performance.now();
  const { rows: empty } = await owner.query<{ id: string }>(
    `select id from public.accounts as account
     where not exists (select from analytics.figures where account_id = account.id) order by id`,
  );
  let made = 0;
  await inBatches(empty.length, async (from, size) => {
    const ids = empty.slice(from, from + size).map(({ id }) => id);
    await inTransaction(owner, async (client) => {
      await client.query("set local session_replication_role = 'replica'");
      made += await copyRows(client, figuresTable, accountId, ids);
    });
  });
  await owner.query('vacuum analyze analytics.figures');
  const seconds = (performance.now() - startMs) / 1000;
  console.log(
    `${made} figures of ${empty.length} more churches are there after ${seconds.toFixed(0)} s`,
  );
}

type Client = Pick<pg.ClientBase, 'query'>;

async function addAccounts(owner: Client | pg.Pool, count: number): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    // One name, since a church's is what its searches are told apart by: another one would be looked for anew.
    `insert into public.accounts (account_name, location, notes)
     select 'Grace Hill Church', 'Austin, Texas', 'Two services on Sunday.' from generate_series(1, $1)
     returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

async function connect(
  owner: Client | pg.Pool,
  keyring: Keyring,
  accountIds: readonly string[],
): Promise<void> {
  const connections = accountIds.flatMap((id) =>
    types.map((type: IntegrationType) => ({
      id,
      type,
      tokens: sealPair(
        keyring,
        { accountId: id, type },
        { accessToken: 'token', refreshToken: id },
      ),
      metadata: type === 'google_search_console' ? { property_url: property } : {},
    })),
  );
  await owner.query(
    `select private.store_connection(id, type, person.user_id, null, metadata, tokens, $2,
       now() + interval '1 day', null, null)
     from jsonb_to_recordset($1) as connection (id uuid, type text, tokens text, metadata jsonb),
       (select user_id from public.profiles where role = 'super_admin' limit 1) as person`,
    [JSON.stringify(connections), keyring.currentKeyId],
  );
}

/** Does this in one transaction. */
export async function inTransaction(
  owner: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    // The audit trigger parses this setting, which is an empty text on a used connection.
    await client.query("select set_config('request.jwt.claims', '{}', true)");
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

function copyBatch(
  owner: pg.Pool,
  keyring: Keyring,
  original: string,
  count: number,
): Promise<void> {
  return inTransaction(owner, async (client) => {
    const ids = await addAccounts(client, count);
    await connect(client, keyring, ids);
    await client.query('delete from private.sync_connections where account_id = any ($1)', [ids]);
    await client.query(
      `insert into private.sync_connections select (jsonb_populate_record(connection, jsonb_build_object(
         'account_id', id, 'person_hash', md5(id::text), 'due_at', 'infinity'))).*
       from private.sync_connections as connection, unnest($2::uuid[]) as id where account_id = $1`,
      [original, ids],
    );
    // Skips foreign-key checks, which would take ten thousand lookups per church.
    await client.query("set local session_replication_role = 'replica'");
    for (const table of tables) {
      await copyRows(client, table, original, ids);
    }
    const { rows } = await client.query<{ purpose: string; sealed_key: string }>(
      'select purpose, sealed_key from private.people_keys where account_id = $1',
      [original],
    );
    const keys = rows.flatMap(({ purpose, sealed_key: sealed }) => {
      const key = keyring.open(sealed, `people ${original}`);
      return ids.map((id) => ({
        account_id: id,
        purpose,
        sealed_key: keyring.seal(key, `people ${id}`),
      }));
    });
    // With the mergers that were read: otherwise all churches would merge the same people once more.
    await client.query(
      `insert into private.people_keys (account_id, purpose, sealed_key, merged, mergers_until)
       select sealed.*, merged, mergers_until
       from jsonb_to_recordset($1) as sealed (account_id uuid, purpose text, sealed_key text)
       join private.people_keys as kept on kept.account_id = $2 and kept.purpose = sealed.purpose`,
      [JSON.stringify(keys), original],
    );
  });
}
