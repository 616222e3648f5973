import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { SandboxSwitches } from '#sandbox/switches.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import { runReader, testReaderContext } from '#testing/sync/reader-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { readChoices } from '../../church/choices.ts';
import type { ReaderContext } from '../reader.ts';
import { planningCenterReader } from './planning-center-reader.ts';

type Switches = SandboxSwitches['planningCenter'];

const reader = planningCenterReader(createKeyring(randomBytes(32)));

const database = await forThisFile(createTestDatabase(), 'drop');
const planner = await forThisFile(startPlanningCenter(), 'stop');
const usual = await read({});

/** Switches Planning Center for a piece of work. */
async function switched<Result>(changes: Partial<Switches>, work: () => Promise<Result>) {
  const before = { ...planner.switches.planningCenter };
  Object.assign(planner.switches.planningCenter, changes);
  const result = await work();
  Object.assign(planner.switches.planningCenter, before);
  return result;
}

async function open(identity: string): Promise<ReaderContext> {
  const accountId = await buildAccount(database.owner);
  await buildSyncedConnection(database.owner, accountId);
  const { context } = testReaderContext({
    accountId,
    type: 'planning_center',
    apiUrl: planner.origin,
    accessToken: planner.tokenOf({ identity }),
    pool: database.connections.jobs,
    now: new Date(planner.clock.now()),
  });
  return context;
}

/** The figures of a first reading of the young church, with Planning Center as switched. */
async function read(changes: Partial<Switches>): Promise<string[]> {
  const context = await open('eight-weeks');
  await switched(changes, () => runReader(reader, context, 'first'));
  const { rows } = await database.owner.query<{ figure: string }>(
    `select concat_ws(' ', figure, week, state, value, count) as figure from analytics.figures
     where account_id = $1 order by figure, week`,
    [context.accountId],
  );
  return rows.map(({ figure }) => figure);
}

describe('what is not known of Planning Center changes no figure:', { timeout: 60_000 }, () => {
  const otherAnswers: [string, Partial<Switches>][] = [
    ['a period serves its different people', { hasUniqueTotalCount: true }],
    ['a filter of another record is not heard', { honorsNestedWhere: false }],
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
  ];
  test.each(otherAnswers)('%s', async (_, changes) => {
    expect(usual.length).toBeGreaterThan(60);
    expect(await read(changes)).toEqual(usual);
  });
});

test('a typed zero that is not served makes a figure missing or leaves it as it is, never another number', async () => {
  const unserved = await read({ servesStoredZeros: false });
  const others = unserved.filter((figure) => !usual.includes(figure));
  expect(others.filter((figure) => !/ (missing|incomplete) /.test(figure))).toEqual([]);
});

test.each(['forbidden', 'unauthorized', 'nothing'] as const)(
  'whoever may not see Giving and is answered "%s" reads no gifts, and not zero',
  async (withoutGiving) => {
    const context = await open('no-giving');
    const tasks = await switched({ withoutGiving }, () => reader.open(context).plan('first'));
    expect(tasks.length).toBeGreaterThan(20);
    expect(tasks.filter(({ kind }) => kind === 'gifts')).toEqual([]);
    const kept = await readChoices(database.owner, context.accountId);
    expect(kept?.suggested.giving).toBeNull();
  },
);
