import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SandboxSwitches } from '#sandbox/switches.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { type Planner, startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { runReader, testReaderContext } from '#testing/sync/reader-context.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { readChoices } from '../readings/choices-store.ts';
import { planningCenterReader } from './planning-center-reader.ts';

type Switches = SandboxSwitches['planningCenter'];

const reader = planningCenterReader(createKeyring(randomBytes(32)));
let database: TestDatabase;
let planner: Planner;
let usual: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  planner = await startPlanningCenter();
  ({ figures: usual } = await read({}));
}, 60_000);
afterAll(async () => {
  await planner.stop();
  await database.drop();
});

/** A first reading of the young church by somebody, with Planning Center as switched. */
async function read(changes: Partial<Switches>, identity = 'eight-weeks') {
  const accountId = await buildAccount(database.owner);
  const before = { ...planner.switches.planningCenter };
  Object.assign(planner.switches.planningCenter, changes);
  const { context } = testReaderContext({
    accountId,
    type: 'planning_center',
    apiUrl: planner.origin,
    accessToken: planner.tokenOf({ identity }),
    pool: database.connections.jobs,
    now: new Date(planner.clock.now()),
  });
  await runReader(reader, context, 'first');
  Object.assign(planner.switches.planningCenter, before);
  const { rows } = await database.owner.query<{ figure: string }>(
    `select concat_ws(' ', figure, week, state, value, count) as figure from analytics.figures
     where account_id = $1 order by figure, week`,
    [accountId],
  );
  const kept = await readChoices(database.owner, accountId);
  return { figures: rows.map(({ figure }) => figure), refused: kept?.available.refused ?? {} };
}

describe('what is not known of Planning Center changes no figure:', { timeout: 60_000 }, () => {
  const otherAnswers: [string, Partial<Switches>][] = [
    ['a period serves its different people', { hasUniqueTotalCount: true }],
    ['a filter of another record is not heard', { honoursNestedWhere: false }],
    ['a filter of another record is named', { namesNestedKeys: true }],
    ['Check-Ins hears several filters', { checkInFilters: 'several' }],
    ['a check-in points at its times only when they are included', { linksCheckInTimes: false }],
    ["types of the church's own making are not served", { servesCustomHeadcounts: false }],
    ['a first time is the first at the church', { firstTimeMeans: 'church' }],
    ['event times do not move with what is counted late', { eventTimesMove: false }],
    ['a gift given back in part is called refunded', { partialRefundIsRefunded: true }],
    ['planned people are counted with those who declined', { planCountHasDeclined: true }],
    ['every meeting has a submitter', { submitterIsEmptyUnreported: false }],
    ['visitors are among those who attended', { attendedHasVisitors: true }],
    ['members of archived groups are listed', { groupPeopleHaveArchived: true }],
    ['every product names time zones as Rails does', { railsZoneNames: 'everywhere' }],
    ['the period of the rate limit has a unit', { ratePeriodForm: 'words' }],
    ['connections of one person have a limit each', { rateBucketOf: 'connection' }],
    ['pages far in a list are limited as documented', { farOffsetLimit: 75 }],
  ];
  test.each(otherAnswers)('%s', async (_, changes) => {
    expect(usual.length).toBeGreaterThan(60);
    expect((await read(changes)).figures).toEqual(usual);
  });
});
