import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { weekOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import type { Church } from '#sandbox/church/church.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { recomputeFigures } from '#testing/recomputed-figures/recompute.ts';
import { type Planner, startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { sandboxChurch } from '#testing/sandbox/sandbox-church.ts';
import { runReader, testReaderContext } from '#testing/sync/reader-context.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { choicesInEffect, readChoices } from '../readings/choices-store.ts';
import { planningCenterReader } from './planning-center-reader.ts';

const dayMs = 86_400_000;
const reader = planningCenterReader(createKeyring(randomBytes(32)));
let database: TestDatabase;
let planner: Planner;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  planner = await startPlanningCenter();
  accountId = await buildAccount(database.owner);
  await database.owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected, connected_at)
     values ($1, 'planning_center', true, now())`,
    [accountId],
  );
  await database.owner.query(
    `insert into private.sync_connections (account_id, integration_type, due_at)
     values ($1, 'planning_center', now())`,
    [accountId],
  );
  await run('first');
}, 120_000);
afterAll(async () => {
  await planner.stop();
  await database.drop();
});

/** The sandbox's records stay those of its first moment, while days go by. */
let daysLater = 0;
const present = () => planner.clock.now() + daysLater * dayMs;

/** A run at the present; the paths of its requests. */
async function run(mode: Parameters<typeof runReader>[2]): Promise<string[]> {
  const { context, requests } = testReaderContext({
    accountId,
    type: 'planning_center',
    apiUrl: planner.origin,
    accessToken: planner.tokenOf(),
    pool: database.connections.jobs,
    now: new Date(present()),
  });
  await runReader(reader, context, mode);
  return requests.map(({ path }) => path);
}

const weeksAgo = (weeks: number) => planner.clock.now() - weeks * 7 * dayMs;
const church = (): Church => planner.edited(sandboxChurch('grace-hill', planner.clock.now()));
const isIn = (at: number, weeks: number) => Math.abs(at - weeksAgo(weeks)) < 3 * dayMs;

/** What the stored figures and the raw records say differently, of some figures. */
async function differences(...figures: string[]): Promise<string[]> {
  const choices = choicesInEffect(await readChoices(database.owner, accountId));
  const { rows } = await database.owner.query<{
    figure: string;
    week: string;
    value: number | null;
  }>(
    `select figure, week::text, value::float8 as value from analytics.figures
     where account_id = $1 and figure = any ($2) order by 1, 2`,
    [accountId, figures],
  );
  expect(rows.length).toBeGreaterThan(100);
  const expected = recomputeFigures(church(), choices, null, present());
  const firstWeek = [...(expected.get('giving')?.keys() ?? [])].sort()[0] ?? '';
  return rows.flatMap(({ figure, week, value }) => {
    const [, weeks] = [...expected].find(([id]) => id === figure) ?? [];
    const own = weeks?.get(week)?.value ?? null;
    // Figures of more than three years ago stay as they are; nothing is known of the days that go by.
    const isAsked = week >= firstWeek && week <= weekAgo(0);
    return !isAsked || isEqual(own, value) ? [] : [`${figure} ${week}: ${value}, really ${own}`];
  });
}

function isEqual(one: number | null, other: number | null): boolean {
  return one === null || other === null ? one === other : Math.abs(one - other) < 1e-9;
}

const weekAgo = (weeks: number) =>
  weekOf(localDateOf(new Date(weeksAgo(weeks)).toISOString(), 'America/Chicago'), 'monday');

describe('what was changed long ago', { timeout: 60_000 }, () => {
  test('a headcount and a gift of 40 weeks ago, and a refund of 20 weeks ago, are seen in the night', async () => {
    planner.edit({
      headcounts: (rows) =>
        rows.map((row, at) =>
          at ===
          rows.findIndex(({ time, type }) => isIn(time.startsAt, 40) && type.name === 'Adults')
            ? { ...row, total: row.total + 111, updatedAt: planner.clock.now() }
            : row,
        ),
      donations: (rows) => {
        const changed = rows.findIndex(({ receivedAt, refund }) => isIn(receivedAt, 40) && !refund);
        const refunded = rows.findIndex(
          ({ receivedAt, refund, status }) =>
            isIn(receivedAt, 20) && !refund && status === 'succeeded',
        );
        const at = planner.clock.now();
        return rows.map((row, index) => {
          if (index === changed) {
            return { ...row, amountCents: row.amountCents + 7001, editedAt: at };
          }
          return index === refunded
            ? { ...row, refund: { at, amountCents: row.amountCents } }
            : row;
        });
      },
    });
    expect((await differences('attendance', 'giving')).length).toBeGreaterThanOrEqual(2);
    await run('nightly');
    expect(
      await differences(
        'attendance',
        'giving',
        'giving_settled',
        'giving_units',
        'recurring_share',
      ),
    ).toEqual([]);
  });

  test('people who were checked in late count in every week that looks back to them', async () => {
    planner.edit({
      checkIns: (rows) => {
        const at = planner.clock.now();
        const later = rows.filter(({ createdAt }) => isIn(createdAt, 26));
        const before = new Set(
          rows.filter(({ createdAt }) => createdAt < weeksAgo(29)).map(({ person }) => person),
        );
        // Somebody who is a guest four weeks later was there before.
        const guest = later.find(({ isFirstTime, person }) => isFirstTime && !before.has(person));
        const there = rows.find(
          ({ createdAt, kind, period }) =>
            isIn(createdAt, 30) && kind === 'Regular' && period.event === guest?.period.event,
        );
        expect(there).toBeDefined();
        return there && guest
          ? [...rows, { ...there, number: 999_000_001, person: guest.person, editedAt: at }]
          : [];
      },
    });
    expect(await differences('first_time_guests')).not.toEqual([]);
    await run('nightly');
    const ofPeople = ['attendance', 'first_time_guests', 'reach', 'kids', 'serving'] as const;
    expect(await differences(...ofPeople)).toEqual([]);
    // The guests of another week are others now: who of them returned is read next.
    await run('nightly');
    expect(await differences(...ofPeople, 'guest_return')).toEqual([]);
    const { rows } = await database.owner.query(
      'select from private.weeks_to_read where account_id = $1',
      [accountId],
    );
    expect(rows).toEqual([]);
  });

  test('and no hash of people is kept longer for it', async () => {
    const { rows } = await database.owner.query<{ kind: string; first: string }>(
      `select kind, min(day)::text as first from private.readings
       where account_id = $1 and kind in ('checkIns', 'donors', 'team') group by 1`,
      [accountId],
    );
    expect(rows).toHaveLength(3);
    for (const { first } of rows) {
      expect(first >= weekAgo(15)).toBe(true);
    }
  });

  test('what was deleted, or moved to another week, is gone after twelve parts of the past', {
    timeout: 180_000,
  }, async () => {
    planner.edit({
      headcounts: (rows) => rows.filter(({ time }) => !isIn(time.startsAt, 60)),
      donations: (rows) =>
        rows
          .filter(({ receivedAt }, at) => !(isIn(receivedAt, 70) && at % 2 === 0))
          .map((row) =>
            isIn(row.receivedAt, 50)
              ? { ...row, receivedAt: row.receivedAt - 30 * dayMs, editedAt: planner.clock.now() }
              : row,
          ),
      checkIns: (rows) =>
        rows.filter(({ createdAt }, at) => !(isIn(createdAt, 80) && at % 3 === 0)),
      team: (rows) =>
        rows.map((row) => (isIn(row.plan.sortAt, 90) ? { ...row, status: 'D' } : row)),
    });
    const week: number[] = [];
    for (let day = 0; day < 91; day += 1) {
      daysLater += 1;
      const paths = await run('past');
      week.push(paths.filter((path) => !/attendances$/.test(path)).length);
      expect(week.slice(-7).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(70);
      if (day % 7 === 0) {
        await run('weekly');
      }
    }
    await run('weekly');
    await run('nightly');
    expect(
      await differences(
        'attendance',
        'first_time_guests',
        'guest_return',
        'reach',
        'kids',
        'serving',
        'giving',
        'giving_settled',
        'giving_units',
        'recurring_share',
      ),
    ).toEqual([]);
  });
});

test('where heads and check-ins are added, a headcount of an old week counts the same night', {
  timeout: 60_000,
}, async () => {
  const mixed = [
    { eventId: '701', source: 'headcounts', attendanceTypeIds: ['43010', '43011'] },
    { eventId: '702', source: 'check_ins' },
  ];
  await database.owner.query(
    `update analytics.measure_choices
     set chosen = suggested || jsonb_build_object('attendance', $2::jsonb) where account_id = $1`,
    [accountId, JSON.stringify(mixed)],
  );
  await run('choices');
  expect(await differences('attendance')).toEqual([]);
  planner.edit({
    headcounts: (rows) => {
      const [old] = rows.filter(
        ({ time, type }) => isIn(time.startsAt, 40) && type.name === 'Adults',
      );
      return rows.map((row) =>
        row === old ? { ...row, total: row.total + 12, updatedAt: present() } : row,
      );
    },
  });
  expect(await differences('attendance')).not.toEqual([]);
  await run('nightly');
  expect(await differences('attendance', 'kids', 'reach')).toEqual([]);
});
