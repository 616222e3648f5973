import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isPeopleFigure, type QuarterMeasure } from '#contract/people.ts';
import { choicesInEffect, readChoices } from '#server/church/choices.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { recountPeople } from '#testing/recomputed-figures/people.ts';
import { recountQuarter } from '#testing/recomputed-figures/people-quarters.ts';
import { recomputedWeeks } from '#testing/recomputed-figures/people-weeks.ts';
import { startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { sandboxChurch } from '#testing/sandbox/sandbox-church.ts';
import { connectChurch } from '#testing/sync/planning-center-church.ts';
import { runReader } from '#testing/sync/reader-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { planningCenterReader } from '../planning-center-reader.ts';

const dayMs = 86_400_000;
const reader = planningCenterReader(createKeyring(randomBytes(32)));
const database = await forThisFile(createTestDatabase(), 'drop');
const planner = await forThisFile(startPlanningCenter(), 'stop');

type Church = Awaited<ReturnType<typeof connectChurch>>;

/** A run of a church at the sandbox's moment. */
const run = ({ context }: Church, mode: 'first' | 'nightly' | 'quarterly') =>
  runReader(reader, { ...context, now: new Date(planner.clock.now()) }, mode);

/** The weekly measures of people of the newest weeks. */
async function weeksOf({ accountId }: Church, from: string) {
  const { rows } = await database.owner.query<{
    figure: string;
    week: string;
    value: string | null;
    count: number;
    state: string;
  }>(
    `select figure, week::text, value::text, count, state, source from analytics.figures
     where account_id = $1 and week >= $2 and figure ~ '^(new_|regulars|not_seen|people_|serving_)'
     order by figure, week`,
    [accountId, from],
  );
  return rows;
}

async function quartersOf({ accountId }: Church) {
  const { rows } = await database.owner.query<{
    quarter: string;
    measure: QuarterMeasure;
    span: number;
    value: number | null;
    base: number | null;
    state: string;
  }>(
    `select quarter, measure, span, value, base, state from analytics.quarters
     where account_id = $1 order by quarter, measure`,
    [accountId],
  );
  return rows;
}

const seen = ({ measure }: { measure: string }) => !/^(gave|givers|group)/.test(measure);

test('every week and quarter of Grace Hill is what its records say, counted one by one', async () => {
  const church = await connectChurch(database, planner);
  await run(church, 'first');
  const kept = await readChoices(database.owner, church.accountId);
  const now = planner.clock.now();
  const given = { church: sandboxChurch('grace-hill', now), choices: choicesInEffect(kept), now };
  const recount = recountPeople(given);
  const weeks = await compareWeeks(church, recomputedWeeks(given, recount));
  expect(weeks.differing).toEqual([]);
  expect(weeks.compared).toBeGreaterThan(400);
  const quarters = await compareQuarters(church, recount);
  expect(quarters.differing).toEqual([]);
  expect(quarters.compared).toBeGreaterThan(60);
}, 300_000);

/** Weeks from which on members do not look new any more. */
async function compareWeeks(church: Church, expected: ReturnType<typeof recomputedWeeks>) {
  const rows = (await weeksOf(church, '2024-03-01')).flatMap((row) => {
    const own = isPeopleFigure(row.figure) ? expected.get(row.figure)?.get(row.week) : undefined;
    return own ? [{ ...row, own }] : [];
  });
  const differing = rows.filter(({ value, count, state, own }) => {
    const isSame =
      state === own.state &&
      (value === null ? own.value === null : Number(value) === own.value && count === own.count);
    return !isSame;
  });
  return { compared: rows.length, differing };
}

async function compareQuarters(church: Church, recount: ReturnType<typeof recountPeople>) {
  const rows = (await quartersOf(church)).flatMap((row) => {
    const [year = 0, quarter = 0] = row.quarter.split('-Q').map(Number);
    const isTold = row.span === 1 && (row.state === 'complete' || row.state === 'suppressed');
    const own = isTold ? recountQuarter(recount, year, quarter)[row.measure] : undefined;
    return own === undefined ? [] : [{ ...row, own }];
  });
  const differing = rows.filter(
    ({ value, base, own }) => value !== (own?.value ?? null) || base !== (own?.base ?? null),
  );
  return { compared: rows.length, differing };
}

test('weeks that were counted one after the other are those of a church read at once', async () => {
  const steady = await connectChurch(database, planner);
  await run(steady, 'first');
  const before = await weeksOf(steady, '2000-01-01');
  const newest = before.at(-1)?.week ?? '';
  // Three weeks, a night at a time.
  for (let night = 0; night < 21; night += 1) {
    planner.clock.advanceBy(dayMs);
    await run(steady, 'nightly');
  }
  const fresh = await connectChurch(database, planner);
  await run(fresh, 'first');
  const [counted, atOnce] = [await weeksOf(steady, newest), await weeksOf(fresh, newest)];
  expect(atOnce.length).toBeGreaterThan(30);
  expect(counted).toEqual(atOnce);

  await run(steady, 'quarterly');
  const [quarters, expected] = [await quartersOf(steady), await quartersOf(fresh)];
  expect(expected.filter(({ state }) => state === 'complete').length).toBeGreaterThan(20);
  expect(quarters.filter(seen)).toEqual(expected.filter(seen));
  const { rows } = await database.owner.query('select from private.people_parts');
  expect(rows).toEqual([]);
}, 600_000);
