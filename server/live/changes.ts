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
  const line = createLine(pool, (what) => {
    for (const listener of listeners) {
      listener(what);
    }
  });
  const ending = new AbortController();
  let extra: Change[] = [];
  let timer: NodeJS.Timeout | undefined;

  const tellNow = async () => {
    timer = undefined;
    const own = extra;
    extra = [];
    try {
      await line.tell(own);
    } catch (error) {
      extra = [...own, ...extra];
      if (!ending.signal.aborted) {
        log.warn({ err: error }, 'failed to tell of changes');
        schedule(againMs);
      }
    }
  };
  function schedule(afterMs: number): void {
    if (!ending.signal.aborted && !timer) {
      timer = setTimeout(() => void tellNow(), afterMs);
    }
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
      line.close();
    },
  };
}

/** The connection over which a process tells and hears; opened anew when it breaks. */
function createLine(pool: Pool, heard: (told: Told) => void) {
  let client: PoolClient | null = null;
  let isClosed = false;
  let known = { last: -1, ids: new Set<number>() };

  const letGo = (opened: PoolClient) => {
    // A connection that we have let go may still report that it broke.
    if (client !== opened) {
      return;
    }
    client = null;
    opened.removeAllListeners('notification');
    opened.release(true);
  };
  const connect = async (): Promise<PoolClient> => {
    const opened = await pool.connect();
    if (isClosed) {
      opened.release(true);
      throw new Error('closed');
    }
    opened.on('notification', ({ payload }) => {
      const parsed = told.safeParse(JSON.parse(payload ?? 'null'));
      heard(parsed.success ? parsed.data : 'anything');
    });
    opened.once('error', () => letGo(opened));
    client = opened;
    await opened.query(`listen ${channel}`);
    const { last } = await readAfter(opened, Number.MAX_SAFE_INTEGER);
    const { changes } = await readAfter(opened, last - lookBack);
    known = { last, ids: new Set(changes.map(({ id }) => id)) };
    heard('anything');
    return opened;
  };
  return {
    /** Tells of what the audit log has since the last time, and of these. */
    async tell(own: readonly Change[]): Promise<void> {
      const opened = client ?? (await connect());
      const { last, changes } = await readAfter(opened, known.last - lookBack);
      const fresh = changes.filter(({ id }) => !known.ids.has(id));
      known = { last: Math.max(last, known.last), ids: new Set(changes.map(({ id }) => id)) };
      const all = [...fresh.map(({ table, accounts }) => ({ table, accounts })), ...own];
      if (all.length > 0) {
        const payload = JSON.stringify(gathered(all));
        const sent = Buffer.byteLength(payload) > payloadMax ? '"anything"' : payload;
        await opened.query('select pg_notify($1, $2)', [channel, sent]);
      }
    },
    close(): void {
      isClosed = true;
      if (client) {
        letGo(client);
      }
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
