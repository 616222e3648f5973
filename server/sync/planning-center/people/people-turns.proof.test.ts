import { expect, test } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { type PeopleStand, peopleStand } from '#testing/sync/people-rows.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const planner = await forThisFile(startPlanningCenter(), 'stop');
const { connect } = peopleStand(database, planner);

type Church = Awaited<ReturnType<PeopleStand['connect']>>;

/** The sandbox goes on to a moment. */
function until(moment: string): void {
  planner.clock.advanceBy(Date.parse(moment) - planner.clock.now());
}

/** What was counted is what the records say, and of a quarter so many measures are in which state. */
async function statesOf(church: Church, quarter: string): Promise<Record<string, string>> {
  const recount = await church.recount();
  const { differing, compared } = await church.compareQuarters(recount);
  expect(differing).toEqual([]);
  expect(compared).toBeGreaterThan(120);
  const weeks = await church.compareWeeks(recount);
  expect(weeks.differing).toEqual([]);
  const rows = (await church.quarters()).filter((row) => row.quarter === quarter);
  return Object.fromEntries(rows.map(({ measure, state }) => [measure, state]));
}

test('over the year’s turn its last quarter closes, and the new year has its spans', async () => {
  // The week of Sunday, December 27, is closed from the last day of the year on.
  until('2026-12-30T20:00:00Z');
  const church = await connect();
  await church.readChosen();
  expect(await statesOf(church, '2026-Q4')).toMatchObject({
    ...{ regulars_end: 'incomplete', givers: 'incomplete', again: 'incomplete' },
    ...{ givers_stopped: 'incomplete', still_26: 'incomplete' },
  });
  expect(await statesOf(church, '2027-Q1')).not.toHaveProperty('again');
  until('2026-12-31T20:00:00Z');
  await church.run('nightly');
  await church.run('quarterly');
  expect(await statesOf(church, '2026-Q4')).toMatchObject({
    ...{ regulars_end: 'complete', givers: 'complete', again: 'incomplete' },
    ...{ givers_stopped: 'complete', still_26: 'incomplete' },
  });
  expect(await statesOf(church, '2027-Q1')).toMatchObject({ again: 'incomplete' });

  // Whoever came last in the quarter has had six weeks: it is known with that week, not with the next quarter.
  for (let week = 1; week <= 6; week += 1) {
    until(`${addDays('2026-12-31', 7 * week)}T20:00:00Z`);
    await church.run('nightly');
    const rows = await church.quarters();
    const again = rows.find(({ quarter, measure }) => quarter === '2026-Q4' && measure === 'again');
    expect(again?.state).toBe(week < 6 ? 'incomplete' : 'complete');
  }
  const { differing } = await church.compareQuarters(await church.recount());
  expect(differing).toEqual([]);
}, 300_000);

test('a stage opens with the quarter in which its last household has had the full time', async () => {
  // Who first came in the week of September 21, 2026, is followed to that of March 22.
  until('2027-03-31T20:00:00Z');
  const church = await connect();
  await church.readChosen();
  expect(await statesOf(church, '2026-Q3')).toMatchObject({
    ...{ again: 'complete', still_26: 'incomplete', served_26: 'incomplete' },
  });
  until('2027-04-01T20:00:00Z');
  await church.run('nightly');
  await church.run('quarterly');
  expect(await statesOf(church, '2026-Q3')).toMatchObject({
    ...{ again: 'complete', still_26: 'complete', served_26: 'complete', still_52: 'incomplete' },
  });
}, 300_000);
