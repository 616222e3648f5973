import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';
import { weekOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import type { FigureId } from '#contract/figures.ts';
import { type NoticeKind, noticeKinds, storedNotice } from '#contract/functions/notices.ts';
import { tellNotices } from '#contract/messages/notices.ts';
import type { Church } from '#sandbox/church/church.ts';
import { choicesInEffect, readChoices } from '#server/church/choices.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { planningCenterReader } from '#server/sync/planning-center/planning-center-reader.ts';
import type { ReaderContext, ReadMode } from '#server/sync/reader.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { type RecomputedFigures, recomputeFigures } from '#testing/recomputed-figures/recompute.ts';
import { startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { sandboxChurch } from '#testing/sandbox/sandbox-church.ts';
import { runReader, testReaderContext } from '#testing/sync/reader-context.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const dayMs = 86_400_000;
const type = 'planning_center';
const zone = 'America/Chicago';

/**
 * Starts the sandbox, a database, and the first sync of a church, whose people change what they have
 * entered while days go by.
 */
export async function startLivingChurch() {
  const [database, planner] = await Promise.all([createTestDatabase(), startPlanningCenter()]);
  const accountId = await buildAccount(database.owner);
  await buildSyncedConnection(database.owner, accountId);
  const keyring = createKeyring(randomBytes(32));
  const reader = planningCenterReader(keyring);
  // The sandbox's records stay those of its first moment.
  let daysLater = 0;
  const present = () => planner.clock.now() + daysLater * dayMs;
  const open = () =>
    testReaderContext({
      accountId,
      type,
      apiUrl: planner.origin,
      accessToken: planner.tokenOf(),
      pool: database.connections.jobs,
      now: new Date(present()),
    });
  const run = async (mode: ReadMode, answerOf?: (path: string) => unknown): Promise<string[]> => {
    const { context, requests } = open();
    const get: typeof context.get = async (request) =>
      answerOf?.(request.path) ?? context.get(request);
    await runReader(reader, { ...context, get }, mode);
    return requests.map(({ path }) => path);
  };
  await run('first');
  const recordsOf = (): Church => planner.edited(sandboxChurch('grace-hill', planner.clock.now()));
  return {
    database,
    planner,
    accountId,
    keyring,
    present,
    /** Lets days go by. */
    pass: (days: number) => {
      daysLater += days;
    },
    /** A sync at the present, with other answers to some paths; the paths of its requests. */
    run,
    /** A context of the jobs at the present. */
    context: (): ReaderContext => open().context,
    /** What people are told of its syncs, of some kinds or all. */
    told: async (kinds: readonly NoticeKind[] = noticeKinds): Promise<string[]> => {
      const { rows } = await database.owner.query<{ notices: unknown }>(
        'select private.connection_notices($1, $2) as notices',
        [accountId, type],
      );
      const about = { title: 'Planning Center', timeZone: zone, today: '2026-11-23' };
      return tellNotices(z.array(storedNotice).parse(rows[0]?.notices), about).flatMap(
        ({ kind, sentence }) => (kinds.includes(kind) ? [sentence] : []),
      );
    },
    /**
     * What the stored figures and the raw records say differently.
     *
     * @param records those of the church, by default as they are in the sandbox
     */
    differences: async (figures: readonly FigureId[], records = recordsOf()): Promise<string[]> => {
      const choices = choicesInEffect(await readChoices(database.owner, accountId));
      const expected = recomputeFigures(records, choices, null, present());
      return differencesOf(await figuresOf(database.owner, accountId, figures), expected, {
        from: [...(expected.get('giving')?.keys() ?? [])].sort()[0] ?? '',
        to: weekOf(localDateOf(new Date(planner.clock.now()).toISOString(), zone), 'monday'),
      });
    },
    /** Its records, with everything that was changed. */
    records: recordsOf,
    stop: async () => {
      await planner.stop();
      await database.drop();
    },
  };
}

type Stored = { figure: FigureId; week: string; value: number | null };

async function figuresOf(
  owner: TestDatabase['owner'],
  accountId: string,
  figures: readonly FigureId[],
): Promise<Stored[]> {
  const { rows } = await owner.query<Stored>(
    `select figure, week::text, value::float8 as value from analytics.figures
     where account_id = $1 and figure = any ($2) order by 1, 2`,
    [accountId, figures],
  );
  expect(rows.length).toBeGreaterThan(100);
  return rows;
}

/** Figures of more than three years ago stay as they are; nothing is known of the days that go by. */
function differencesOf(
  stored: readonly Stored[],
  expected: RecomputedFigures,
  { from, to }: { from: string; to: string },
): string[] {
  return stored
    .filter(({ week }) => week >= from && week <= to)
    .flatMap(({ figure, week, value }) => {
      const own = expected.get(figure)?.get(week)?.value ?? null;
      return isEqual(own, value) ? [] : [`${figure} ${week}: ${value}, really ${own}`];
    });
}

function isEqual(one: number | null, other: number | null): boolean {
  return one === null || other === null ? one === other : Math.abs(one - other) < 1e-9;
}
