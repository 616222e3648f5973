import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { createChurch } from '#sandbox/church/church.ts';
import { churchSpecOf } from '#sandbox/church/church-spec.ts';
import { designationsOf } from '#sandbox/church/donations.ts';
import { createZone } from '#sandbox/church/zone.ts';
import { planningCenterIdentities } from '#sandbox/planning-center/identities.ts';
import { choicesInEffect, readChoices } from '#server/church/choices.ts';
import { followFigures } from '#server/follow-figures.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { planningCenterReader } from '#server/sync/planning-center/planning-center-reader.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { runReader, testReaderContext } from '#testing/sync/reader-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { dumpRows } from './dump-rows.ts';

const timeZone = 'America/Chicago';
const hashForm = /"[\w-]{16}"(?!:)/g;
/** Smaller numbers are counts. */
const centsMin = 500;

const database = await forThisFile(createTestDatabase(), 'drop');
const planner = await startPlanningCenter();
const now = planner.clock.now();
const accountId = await buildAccount(database.owner);
const { context } = testReaderContext({
  accountId,
  type: 'planning_center',
  apiUrl: planner.origin,
  accessToken: planner.tokenOf(),
  pool: database.connections.jobs,
  now: new Date(now),
});
const reader = planningCenterReader(createKeyring(randomBytes(32)));
await runReader(reader, context, 'first');
const suggested = choicesInEffect(await readChoices(database.owner, accountId));
// What was counted before is superseded: every fund, one small fund, weeks from another day.
for (const changed of [
  { giving: { fundIds: 'all' } },
  { giving: { fundIds: ['311'] } },
  { weekStartsOn: 'thursday' },
  {},
]) {
  await database.owner.query(
    'update analytics.measure_choices set chosen = $2 where account_id = $1',
    [accountId, JSON.stringify({ ...suggested, ...changed })],
  );
  await runReader(reader, context, 'choices');
}
await followFigures(
  { ...context, isSearchRead: false },
  {
    isDemo: false,
    people: { tellsVerdicts: true, tellsAllSteps: true },
  },
);
await planner.stop();
const dump = await dumpRows(database.owner);

const rowsOfKind = (kind: string) =>
  dump.filter((row) => row.startsWith('private.readings') && row.includes(`"kind": "${kind}"`));
const hashesIn = (rows: readonly string[]) =>
  new Set(rows.flatMap((row) => row.match(hashForm) ?? []));

test('no hash of a giver is that of somebody who serves, checks in or is a guest', () => {
  const givers = hashesIn(rowsOfKind('donors'));
  expect(givers.size).toBeGreaterThan(20);
  const [teams, checkIns] = [hashesIn(rowsOfKind('team')), hashesIn(rowsOfKind('checkIns'))];
  expect(teams.size).toBeGreaterThan(20);
  expect(checkIns.size).toBeGreaterThan(20);
  const others = hashesIn(dump.filter((row) => !row.includes('"kind": "donors"')));
  expect([...givers].filter((hash) => others.has(hash))).toEqual([]);
});

test('a row of givers says the day and who, and nothing of what was given', () => {
  for (const row of rowsOfKind('donors')) {
    const { body, lists } = JSON.parse(row.slice(row.indexOf('{')));
    expect(body).toBeNull();
    for (const [currency, people, ...rest] of lists) {
      expect(currency).toMatch(/^[A-Z]{3}$/);
      expect(people.filter((person: unknown) => !`"${person}"`.match(hashForm))).toEqual([]);
      expect(rest).toEqual([]);
    }
  }
});

test('no row that names the day or the week of a giver holds a sum of fewer than ten gifts', () => {
  const sums = sumsOfFewGifts();
  expect(sums.size).toBeGreaterThan(100);
  const told = dump
    // The church's own weekly sums.
    .filter((row) => !/^analytics\.figures .*"figure": "giving(_settled)?"/.test(row))
    .flatMap(weeksExpected)
    .flatMap((row) =>
      numbersIn(row).flatMap((cents) =>
        (sums.get(cents) ?? []).filter((day) => row.includes(day)).map((day) => `${day} ${row}`),
      ),
    );
  expect(told.slice(0, 3)).toEqual([]);
});

test('what was corrected or counted otherwise says that it was, and not by how much', () => {
  const superseded = dump.filter((row) => row.startsWith('analytics.superseded_figures'));
  const gifts = superseded.filter((row) =>
    /"figure": "(giving(_settled)?|recurring_share)"/.test(row),
  );
  expect(gifts.length).toBeGreaterThan(100);
  for (const row of gifts) {
    expect(row).toContain('"value": null');
    expect(row).toContain('"count": 0');
  }
});

const timeless = '1970-01-05';
const expectedTiles = z.record(
  z.string(),
  z.object({
    first: z.string().nullable(),
    weeks: z.array(z.unknown()),
    ahead: z.array(z.unknown()),
    origin: z.string().nullable(),
  }),
);

/**
 * The row of expected weeks as a row for each week of each tile: of its hundreds of weeks only one stands
 * beside a date. Others stay as they are.
 */
function weeksExpected(row: string): string[] {
  if (!row.startsWith('analytics.expected_weeks ')) {
    return [row];
  }
  const tiles = expectedTiles.parse(JSON.parse(row.slice(row.indexOf('{'))).expected);
  const rows = Object.entries(tiles).flatMap(([tile, { first, weeks, ahead, origin }]) => [
    ...weeks.map((week, index) => [tile, addWeeks(first ?? timeless, index), week]),
    ...ahead.map((week, index) => [tile, addWeeks(origin ?? timeless, index + 1), week]),
  ]);
  expect(rows.length).toBeGreaterThan(100);
  return rows.map((parts) => JSON.stringify(parts));
}

/** Numbers in minor units, of values and of texts inside; not those by which rows are numbered. */
function numbersIn(row: string): number[] {
  return (row.replace(/"id": \d+/, '').match(/(?<![\w.-])\d{3,9}(?![\w.-])/g) ?? [])
    .map(Number)
    .filter((number) => number >= centsMin);
}

/** Each sum of fewer than ten gifts by day or week, with fund or method or without: the dates that join it. */
function sumsOfFewGifts(): Map<number, string[]> {
  const identity = planningCenterIdentities.find(({ id }) => id === 'grace-hill');
  if (!identity) {
    throw new Error('The sandbox has no Grace Hill.');
  }
  const { organization } = identity;
  const church = createChurch(churchSpecOf(organization), createZone(organization.timeZone), now);
  const since = addDays(localDateOf(new Date(now).toISOString(), timeZone), -14 * 7);
  const parts = church.donations().flatMap((donation) => {
    const day = localDateOf(new Date(donation.receivedAt).toISOString(), timeZone);
    const dates = [day, weekOf(day, 'monday'), weekOf(day, 'thursday')];
    return day < since
      ? []
      : designationsOf(donation).flatMap(({ fund, amountCents }) =>
          dates.flatMap((date) =>
            ['', `fund ${fund}`, donation.method].map((of) => ({
              key: `${date} ${of}`,
              date,
              gift: donation.number,
              amountCents,
            })),
          ),
        );
  });
  const sums = new Map<number, string[]>();
  for (const group of Map.groupBy(parts, ({ key }) => key).values()) {
    const cents = group.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const date = group[0]?.date;
    if (date && new Set(group.map(({ gift }) => gift)).size < 10 && cents >= centsMin) {
      sums.set(cents, [...(sums.get(cents) ?? []), date]);
    }
  }
  return sums;
}
