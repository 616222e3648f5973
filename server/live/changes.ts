import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Change, Changes, Told } from '../services.ts';

const channel = 'steeple_changes';
/** What is changed within this time is told together, in ms. */
const gatherMs = 100;
const againMs = 1_000;
/** How far back an entry may be that was numbered before others and committed after them. */
const lookBack = 200;
/** PostgreSQL's notifications have at most 8,000 bytes. */
const payloadMax = 7_000;

const found = z.object({
  last: z.number(),
  changes: z.array(z.object({ id: z.number(), table: z.string(), accounts: z.array(z.string()) })),
});
const told = z.union([
  z.literal('anything'),
  z.array(z.object({ table: z.string(), accounts: z.array(z.string()) })),
]);

/**
 * Listens for changes, and tells those of this process, over one connection of its own. Not with
 * `pg_notify` in a request's transaction: commits with a notification wait for each other, and a write
 * would cost five times as much.
 *
 * @param pool with a connection to keep, logged in as `steeple_jobs`
 */
export function startChanges(pool: Pool, log: Logger): Changes {
  const listeners = new Set<(told: Told) => void>();
  const heard = (what: Told) => {
    for (const listener of listeners) {
      listener(what);
    }
  };
  let client: PoolClient | null = null;
  let extra: Change[] = [];
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> = Promise.resolve();
  let known = { last: -1, ids: new Set<number>() };

  const connect = async (): Promise<PoolClient> => {
    if (client) {
      return client;
    }
    const opened = await pool.connect();
    opened.on('notification', ({ payload }) => {
      const parsed = told.safeParse(JSON.parse(payload ?? 'null'));
      heard(parsed.success ? parsed.data : 'anything');
    });
    opened.on('error', () => {
      client = null;
      opened.release(true);
      schedule(againMs);
    });
    await opened.query(`listen ${channel}`);
    const { last } = await readAfter(opened, Number.MAX_SAFE_INTEGER);
    const { changes } = await readAfter(opened, last - lookBack);
    known = { last, ids: new Set(changes.map(({ id }) => id)) };
    client = opened;
    heard('anything');
    return opened;
  };

  const tellNow = async () => {
    timer = undefined;
    const own = extra;
    extra = [];
    try {
      const opened = await connect();
      const { last, changes } = await readAfter(opened, known.last - lookBack);
      const fresh = changes.filter(({ id }) => id > known.last - lookBack && !known.ids.has(id));
      known = { last: Math.max(last, known.last), ids: new Set(changes.map(({ id }) => id)) };
      const all = [...fresh.map(({ table, accounts }) => ({ table, accounts })), ...own];
      if (all.length > 0) {
        const payload = JSON.stringify(gathered(all));
        const sent = Buffer.byteLength(payload) > payloadMax ? '"anything"' : payload;
        await opened.query('select pg_notify($1, $2)', [channel, sent]);
      }
    } catch (error) {
      extra = [...own, ...extra];
      log.warn({ err: error }, 'failed to tell of changes');
      schedule(againMs);
    }
  };

  function schedule(afterMs: number): void {
    if (ending.signal.aborted || timer) {
      return;
    }
    timer = setTimeout(() => {
      telling = telling.then(tellNow);
    }, afterMs);
  }

  schedule(0);
  return {
    ending: ending.signal,
    mark: () => schedule(gatherMs),
    tell: (change) => {
      extra.push(change);
      schedule(gatherMs);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      ending.abort();
      clearTimeout(timer);
      await telling;
      client?.removeAllListeners('notification');
      client?.release(true);
      client = null;
    },
  };
}

async function readAfter(client: PoolClient, id: number) {
  const { rows } = await client.query<{ found: unknown }>(
    'select private.changes_after($1) as found',
    [id],
  );
  return found.parse(rows[0]?.found);
}

/** One entry a table, with all its churches. */
function gathered(changes: readonly Change[]): Change[] {
  return [...Map.groupBy(changes, ({ table }) => table)].map(([table, same]) => ({
    table,
    accounts: [...new Set(same.flatMap(({ accounts }) => accounts))],
  }));
}
