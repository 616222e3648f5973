import { expect, test } from 'vitest';
import { quarterMeasures } from '#contract/people.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { type PeopleStand, peopleStand } from '#testing/sync/people-rows.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const dayMs = 86_400_000;
const database = await forThisFile(createTestDatabase(), 'drop');
const planner = await forThisFile(startPlanningCenter(), 'stop');
const { owner } = database;
const { connect } = peopleStand(database, planner);

type Church = Awaited<ReturnType<PeopleStand['connect']>>;

/** All but what a church of this size has too few of. */
const told = quarterMeasures.filter((id) => !/^(easter|christmas|away_since)/.test(id));
const seen = ({ measure }: { measure: string }) => !/^(gave|givers|group)/.test(measure);

test('every week and quarter of Grace Hill is what its records say, counted one by one', async () => {
  const church = await connect();
  await church.readChosen();
  const recount = await church.recount();
  const weeks = await church.compareWeeks(recount);
  expect(weeks.differing).toEqual([]);
  expect(weeks.compared).toBeGreaterThan(400);
  const quarters = await church.compareQuarters(recount);
  expect(quarters.differing).toEqual([]);
  expect(quarters.compared).toBeGreaterThan(120);
  expect(quarters.told).toEqual(new Set(told.filter((id) => !id.startsWith('group'))));

  // As if it had been connected before these guests came.
  await owner.query(
    `update private.reading_coverage set first_day = '2024-01-01'
     where account_id = $1 and kind = 'groupJoins'`,
    [church.accountId],
  );
  await church.run('quarterly');
  const grouped = await church.compareQuarters(recount);
  expect(grouped.differing).toEqual([]);
  expect(grouped.told).toEqual(new Set(told));
}, 300_000);

test.each([
  // Uses neither Giving nor Calendar; is larger.
  ['few-products', 400, 60],
  ['many-rows', 400, 100],
] as const)(
  'so is every one of the sandbox’s church “%s”',
  async (identity, weeksAtLeast, quartersAtLeast) => {
    const church = await peopleStand(database, planner, identity).connect();
    await church.readChosen();
    const recount = await church.recount();
    const weeks = await church.compareWeeks(recount);
    expect(weeks.differing).toEqual([]);
    expect(weeks.compared).toBeGreaterThan(weeksAtLeast);
    const quarters = await church.compareQuarters(recount);
    expect(quarters.differing).toEqual([]);
    expect(quarters.compared).toBeGreaterThanOrEqual(quartersAtLeast);
  },
  300_000,
);

/** Somebody saves other choices, and people are counted with them. */
async function choose({ accountId, run }: Church, changes: Record<string, unknown>): Promise<void> {
  await owner.query(
    'update analytics.measure_choices set chosen = coalesce(chosen, suggested) || $2 where account_id = $1',
    [accountId, JSON.stringify(changes)],
  );
  await run('choices');
  await run('quarterly');
}

async function basesOf({ accountId }: Church) {
  const { rows } = await owner.query(
    'select measured, comers, first_check_in::text from analytics.people_bases where account_id = $1',
    [accountId],
  );
  return rows;
}

test('choices that are put back give back every week and quarter, how weeks begin too', async () => {
  const church = await connect();
  await church.readChosen();
  await church.run('quarterly');
  const all = async () => ({
    weeks: await church.weeks(),
    quarters: await church.quarters(),
    bases: await basesOf(church),
  });
  const before = await all();
  await choose(church, { weekStartsOn: 'sunday' });
  const sundays = await all();
  expect(sundays.weeks.every(({ week }) => new Date(week).getUTCDay() === 0)).toBe(true);
  // Cohorts that are closed for long are told as they were; of givers, no few are told by the difference.
  const old = ({ quarters }: typeof before) =>
    quarters.filter((row) => row.quarter < '2025-Q1' && seen(row));
  expect(old(sundays)).toEqual(old(before));
  await choose(church, { weekStartsOn: 'monday' });
  expect(await all()).toEqual(before);

  await choose(church, { checkIn: 'nobody' });
  expect((await church.quarters()).filter(seen)).toEqual([]);
  await choose(church, { checkIn: null });
  expect(await all()).toEqual(before);
}, 600_000);

test('weeks that were counted one after the other are those of a church read at once', async () => {
  const steady = await connect();
  await steady.run('first');
  const newest = (await steady.weeks()).at(-1)?.week ?? '';
  // Three weeks, a night at a time.
  for (let night = 0; night < 21; night += 1) {
    planner.clock.advanceBy(dayMs);
    await steady.run('nightly');
  }
  const fresh = await connect();
  await fresh.run('first');
  const [counted, atOnce] = [await steady.weeks(newest), await fresh.weeks(newest)];
  expect(atOnce.length).toBeGreaterThan(30);
  expect(counted).toEqual(atOnce);

  await steady.run('quarterly');
  const [quarters, expected] = [await steady.quarters(), await fresh.quarters()];
  expect(expected.filter(({ state }) => state === 'complete').length).toBeGreaterThan(20);
  expect(quarters.filter(seen)).toEqual(expected.filter(seen));
  const { rows } = await owner.query('select from private.people_parts');
  expect(rows).toEqual([]);
}, 600_000);
