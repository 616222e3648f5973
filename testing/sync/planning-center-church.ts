import { peopleFigureIds } from '#contract/people.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import type { Asking, Planner } from '#testing/sandbox/planning-center.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { testReaderContext } from './reader-context.ts';

/**
 * Connects a new church to a sandbox's Planning Center.
 *
 * @returns what its reader needs, and the requests it makes
 */
export async function connectChurch(database: TestDatabase, planner: Planner, asking: Asking = {}) {
  const accountId = await buildAccount(database.owner);
  await buildSyncedConnection(database.owner, accountId);
  const { context, requests } = testReaderContext({
    accountId,
    type: 'planning_center',
    apiUrl: planner.origin,
    accessToken: planner.tokenOf(asking),
    pool: database.connections.jobs,
    now: new Date(planner.clock.now()),
  });
  return { accountId, context, requests };
}

/** Every figure of a church without when it was read; measures of people over time are proved apart. */
export async function figuresOf({ owner }: TestDatabase, accountId: string) {
  const { rows } = await owner.query<{
    figure: string;
    week: string;
    value: string | null;
    state: string;
    count: number;
  }>(
    `select figure, week::text, value::text, state, count, source from analytics.figures
     where account_id = $1 and figure <> all ($2) order by figure, week`,
    [accountId, peopleFigureIds],
  );
  return rows;
}

/** The first day with a kept reading, by kind. */
export async function readingDays({ owner }: TestDatabase, accountId: string) {
  const { rows } = await owner.query<{ kind: string; first: string }>(
    'select kind, min(day)::text as first from private.readings where account_id = $1 group by 1',
    [accountId],
  );
  return Object.fromEntries(rows.map(({ kind, first }) => [kind, first]));
}
