import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CountSheet } from '#contract/functions/count-sheet.ts';
import { logError } from '#web/lib/log.ts';
import type { Queue } from './queue.ts';

/** A sheet as it was last loaded, for when there is no connection. */
type KeptSheet = { sheet: CountSheet; churchName: string; keptAt: number };

/** Whose counts these are, e.g. `person <user id> <account id>` or `link <token>`. */
export type Owner = string;

/** Where counts stay on this phone. */
export type CountStore = {
  /** False where they last only as long as the page. */
  isLasting: boolean;
  /** Changes an owner's queue, whichever other tab changes it too; gives what it became. */
  change: (owner: Owner, change: (queue: Queue) => Queue) => Promise<Queue>;
  /** Everybody's counts that are on this phone. */
  all: () => Promise<{ owner: Owner; queue: Queue }[]>;
  keep: (owner: Owner, kept: KeptSheet) => Promise<void>;
  kept: (owner: Owner, date: string | null) => Promise<KeptSheet | null>;
  /** Forgets everybody's sheets, with the amounts in them. */
  forgetSheets: () => Promise<void>;
  /** What an usher's page was told when it was opened last, and what they are called. */
  remember: (owner: Owner, value: unknown) => Promise<void>;
  remembered: (owner: Owner) => Promise<unknown>;
};

interface CountsDatabase extends DBSchema {
  queues: { key: Owner; value: Queue };
  sheets: { key: [Owner, string]; value: KeptSheet };
  memories: { key: Owner; value: unknown };
}

/** How long a sheet is kept, in ms (hand.md section 7). */
const sheetLifeMs = 14 * 86_400_000;

const databaseName = 'steeple-counts';

/** The browser's own database; where it is shut, the page's memory. */
export async function openCountStore(): Promise<CountStore> {
  if (typeof indexedDB === 'undefined') {
    return inMemory();
  }
  try {
    return await inDatabase();
  } catch (cause) {
    logError('The browser keeps its database shut.', cause);
    return inMemory();
  }
}

async function inDatabase(): Promise<CountStore> {
  const using = await reopening(open);
  return {
    isLasting: true,
    change: (owner, change) =>
      using(async (database) => {
        const transaction = database.transaction('queues', 'readwrite', { durability: 'strict' });
        const queue = change((await transaction.store.get(owner)) ?? []);
        await (queue.length > 0
          ? transaction.store.put(queue, owner)
          : transaction.store.delete(owner));
        await transaction.done;
        return queue;
      }),
    all: () =>
      using(async (database) => {
        const transaction = database.transaction('queues');
        const [owners, queues] = await Promise.all([
          transaction.store.getAllKeys(),
          transaction.store.getAll(),
        ]);
        return owners.map((owner, at) => ({ owner, queue: queues[at] ?? [] }));
      }),
    keep: (owner, kept) =>
      using(async (database) => {
        const transaction = database.transaction('sheets', 'readwrite');
        const known = await transaction.store.getAllKeys();
        for (const key of known) {
          const old = await transaction.store.get(key);
          if (old && kept.keptAt - old.keptAt > sheetLifeMs) {
            await transaction.store.delete(key);
          }
        }
        await transaction.store.put(kept, [owner, kept.sheet.date]);
        await transaction.done;
      }).catch(logUnkept),
    kept: (owner, date) =>
      using(async (database) => {
        if (date !== null) {
          return (await database.get('sheets', [owner, date])) ?? null;
        }
        const own = await database.getAll('sheets', IDBKeyRange.bound([owner, ''], [owner, '~']));
        return own.at(-1) ?? null;
      }).catch((cause) => {
        logUnkept(cause);
        return null;
      }),
    forgetSheets: () => using((database) => database.clear('sheets')).catch(logUnkept),
    remember: (owner, value) =>
      using(async (database) => void (await database.put('memories', value, owner))).catch(
        logUnkept,
      ),
    remembered: (owner) => using((database) => database.get('memories', owner)).catch(logUnkept),
  };
}

function open() {
  return openDB<CountsDatabase>(databaseName, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('queues');
      fresh.createObjectStore('sheets');
      fresh.createObjectStore('memories');
    },
  });
}

/** Opens once more what an iPhone closes while it is put away. @returns what works with the open one */
async function reopening(openOne: () => Promise<IDBPDatabase<CountsDatabase>>) {
  let database = await openOne();
  return async <Result>(
    work: (open: IDBPDatabase<CountsDatabase>) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work(database);
    } catch {
      database.close();
      database = await openOne();
      return work(database);
    }
  };
}

/** What makes the page quicker, or readable without a network; no count rests on it. */
function logUnkept(cause: unknown): undefined {
  logError('This phone could not keep what it was told.', cause);
}

function inMemory(): CountStore {
  const queues = new Map<Owner, Queue>();
  const sheets = new Map<string, KeptSheet>();
  const memories = new Map<Owner, unknown>();
  return {
    isLasting: false,
    change: async (owner, change) => {
      const queue = change(queues.get(owner) ?? []);
      queues.set(owner, queue);
      return queue;
    },
    all: async () => [...queues].map(([owner, queue]) => ({ owner, queue })),
    keep: async (owner, kept) => void sheets.set(`${owner} ${kept.sheet.date}`, kept),
    kept: async (owner, date) => (date === null ? null : (sheets.get(`${owner} ${date}`) ?? null)),
    forgetSheets: async () => sheets.clear(),
    remember: async (owner, value) => void memories.set(owner, value),
    remembered: async (owner) => memories.get(owner),
  };
}
