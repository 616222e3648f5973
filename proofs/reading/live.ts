import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { peopleFigureIds } from '#contract/people.ts';
import { openConnections } from '#database/access/connections.ts';
import type { Church } from '#sandbox/church/church.ts';
import { nothingKnown } from '#server/church/choices.ts';
import { clockAhead } from '#server/clock.ts';
import type { ReadMode } from '#server/sync/reader.ts';
import type { WeekToRead } from '#server/sync/readings/weeks-to-read.ts';
import { startTestProvider } from '#testing/integrations/provider-server.ts';
import { countStatements } from '#testing/sync/count-statements.ts';
import { startSandboxBehind } from '#testing/sync/sandbox-behind.ts';
import { arrangeSyncs, type StandChurch, type SyncStand } from '#testing/sync/sync-stand.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

/** A run of a connection, at the moment when the product itself wanted it. */
export type LivedRun = {
  at: number;
  mode: ReadMode;
  requests: number;
  /** What it asked of the database. */
  statements: number;
  /** Those of them that ask who was at a group's meeting. */
  meetings: number;
  /** How many weeks of the past an earlier run has found that must be read again. */
  found: number;
  /** Whether it also counted a week of people that has just been closed. */
  countsPeople: boolean;
};

/** The run that is due next. */
type NextRun = { at: number; mode: ReadMode };

/** A week of a figure, as it is stored. */
export type StoredWeek = {
  figure: string;
  week: string;
  value: number | null;
  state: string;
  count: number;
  source: string;
};

/** A church in Planning Center and Steeple beside it, whose clock a test moves. */
export type Life = Awaited<ReturnType<typeof startLife>>;

const isMeeting = /^\/groups\/v2\/events\/[^/]+\/attendances/;

/** Starts both, as a church of the sandbox at a moment, in milliseconds. */
export async function startLife(identity: string, beginsAt: number) {
  const database = await createTestDatabase();
  const provider = await startTestProvider();
  const sandbox = await startSandboxBehind(identity);
  const statements = countStatements();
  const stand = arrangeSyncs(database, provider, null);
  const { planner } = sandbox;
  const turnPlannerTo = (at: number) => planner.clock.advanceBy(at - planner.clock.now());
  sandbox.passOn(provider);
  turnPlannerTo(beginsAt);
  const kept = lookInto(database);
  let now = beginsAt;

  /** Lets Steeple sync at a moment until nothing is due. */
  const syncAt = async (at: number, church: StandChurch): Promise<LivedRun> => {
    const { mode } = await kept.connection(church);
    const found = (await kept.weeksWaiting(church, at)).length;
    const [seen, before] = [provider.received.length, statements.soFar()];
    const end = await startAt(at, database, stand);
    for (let isOver = false; !isOver; ) {
      await pause(10);
      const { lastError, isOpen, dueAt } = await kept.connection(church);
      if (lastError !== null) {
        throw new Error(`A sync failed (${mode}): ${lastError}`);
      }
      isOver = !isOpen && dueAt > at;
    }
    await end();
    now = at;
    const asked = provider.received.slice(seen);
    const meetings = asked.filter(({ target }) => isMeeting.test(target)).length;
    const countsPeople = asked.some(({ target }) => target.startsWith('/people/v2/households'));
    const counts = { requests: asked.length, statements: statements.soFar() - before };
    return { at, mode, ...counts, meetings, found, countsPeople };
  };

  return {
    planner,
    /** The church with everything that was changed. */
    church: (): Church => planner.church(identity),
    /** Connects a church now, which counts the given, and reads its three years. */
    readAnew: async (choices: MeasureChoices): Promise<{ church: StandChurch; run: LivedRun }> => {
      const church = await stand.connectChurch();
      await kept.prepare(church, choices, now);
      return { church, run: await syncAt(now, church) };
    },
    /**
     * Lets time go by until a moment; Steeple syncs whenever it wants to.
     *
     * @param isRecorded whether people go on entering things meanwhile
     * @param before is called before each run, with its moment and mode
     */
    liveUntil: async (
      church: StandChurch,
      end: number,
      { isRecorded, before }: { isRecorded: boolean; before?: (run: NextRun) => void },
    ): Promise<LivedRun[]> => {
      const runs: LivedRun[] = [];
      for (;;) {
        const { dueAt, mode } = await kept.connection(church);
        if (dueAt > end) {
          return runs;
        }
        if (isRecorded) {
          turnPlannerTo(dueAt);
        }
        before?.({ at: dueAt, mode });
        runs.push(await syncAt(dueAt, church));
      }
    },
    closedWeeks: (church: StandChurch) => kept.closedWeeks(church, now),
    weeksWaiting: (church: StandChurch) => kept.weeksWaiting(church, now),
    end: async (): Promise<void> => {
      statements.stop();
      await provider.close();
      await planner.stop();
      await database.drop();
    },
  };
}

/** Starts syncing with a clock and a database that begin at a moment. @returns what ends it */
async function startAt(
  at: number,
  { ownerConfig }: TestDatabase,
  stand: SyncStand,
): Promise<() => Promise<void>> {
  const clock = clockAhead(Math.round(at - Date.now()));
  const connections = openConnections(ownerConfig, inject('cluster').loginPassword, {
    poolSize: 5,
    acquireTimeoutMs: 60_000,
    statementTimeoutMs: 60_000,
    clockAheadMs: clock.aheadMs,
  });
  const syncs = await stand.begin({ connections, clock });
  return async () => {
    await syncs.stop();
    await connections.close();
  };
}

/** What a test prepares and finds in the database. */
function lookInto({ owner }: TestDatabase) {
  return {
    /** A church's connection, and when it is due. */
    connection: async ({ accountId }: StandChurch) => {
      const { rows } = await owner.query<{
        mode: ReadMode;
        due: Date;
        isOpen: boolean;
        lastError: string | null;
      }>(
        `select mode, due_at as due, run_id is not null or holder is not null as "isOpen",
           last_error as "lastError"
         from private.sync_connections where account_id = $1`,
        [accountId],
      );
      const [row] = rows;
      if (!row) {
        throw new Error('The church is not connected.');
      }
      return { ...row, dueAt: row.due.getTime() };
    },
    /** Saves what a church counts before anything is read, and makes it due at a moment. */
    prepare: async ({ accountId }: StandChurch, choices: MeasureChoices, at: number) => {
      await owner.query(
        `insert into analytics.measure_choices
           (account_id, available, suggested, reasons, chosen, chosen_at, chosen_from)
         values ($1, $2, $3, '{}', $3, now(), '{}')`,
        [accountId, JSON.stringify(nothingKnown.available), JSON.stringify(choices)],
      );
      await owner.query('update private.sync_connections set due_at = $2 where account_id = $1', [
        accountId,
        new Date(at),
      ]);
    },
    /** The closed weeks of every figure; older ones of people over time are corrected by the quarter. */
    closedWeeks: async ({ accountId }: StandChurch, at: number): Promise<StoredWeek[]> => {
      const { rows } = await owner.query<StoredWeek>(
        `select figure, week::text, value::float8 as value, state, count, source from analytics.figures
         where account_id = $1 and week < $2::date - 10 and figure <> all ($3) order by 1, 2`,
        [accountId, new Date(at), peopleFigureIds],
      );
      return rows;
    },
    /** The weeks up to a moment that wait to be read again. */
    weeksWaiting: async ({ accountId }: StandChurch, at: number) => {
      const { rows } = await owner.query<WeekToRead>(
        'select kind, week::text from private.weeks_to_read where account_id = $1 and week <= $2',
        [accountId, new Date(at)],
      );
      return rows;
    },
  };
}
