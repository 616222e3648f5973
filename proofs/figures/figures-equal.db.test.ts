import { describe, expect, test } from 'vitest';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import { type MeasureChoices, measureChoicesResponse } from '#contract/functions/measures.ts';
import { syncStatusResponse } from '#contract/functions/sync.ts';
import { createChurch } from '#sandbox/church/church.ts';
import { churchSpecOf } from '#sandbox/church/church-spec.ts';
import { createZone } from '#sandbox/church/zone.ts';
import { planningCenterIdentities } from '#sandbox/planning-center/identities.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { connectAsOwner } from '#testing/owner-connection.ts';
import { compareFigures, type Difference } from '#testing/recomputed-figures/compare.ts';
import { type RecomputedFigures, recomputeFigures } from '#testing/recomputed-figures/recompute.ts';
import { connectAtSandbox, startSteepleOnSandbox } from '#testing/sandbox/steeple-on-sandbox.ts';
import { signInSuperAdmin } from '../faults/super-admin.ts';
import { dumpRows } from '../people/dump-rows.ts';
import { searchForPeople } from '../people/find-people.ts';
import { peopleOfSandbox } from '../people/people-of-sandbox.ts';

const syncTimeoutMs = 300_000;
/** One church and two ways to count in every `npm run proofs`; all of them with `npm run test:figures`. */
const isFull = process.env.FIGURES === 'full';

const running = await forThisFile(startSteepleOnSandbox(), 'close');
const client = await signInSuperAdmin(running.steeple.url, true);

const churches = [
  {
    name: 'Grace Hill',
    accountId: '5eed0000-0000-4000-8000-0000000000a1',
    identity: 'grace-hill',
    owner: 'several-properties',
    property: 'sc-domain:gracehill.example',
  },
  {
    name: 'Harbor',
    accountId: '5eed0000-0000-4000-8000-0000000000a2',
    identity: 'eight-weeks',
    owner: 'one-property',
    property: 'https://www.harborcommunity.example/',
  },
] as const;

async function call(name: string, body: Record<string, unknown>): Promise<unknown> {
  const { data, error } = await client.functions.invoke(name, { body });
  if (error) {
    throw error;
  }
  return data;
}

/** Asks until nothing is due any more; a sync that failed is an error. */
async function untilRead(accountId: string): Promise<void> {
  for (;;) {
    const { integrations } = syncStatusResponse.parse(await call('sync-status', { accountId }));
    const failed = integrations.find(({ state }) => state === 'failed');
    if (failed) {
      throw new Error(`The sync failed: ${failed.error}`);
    }
    if (
      integrations.length === 2 &&
      integrations.every(({ state, finishedAt }) => state === 'idle' && finishedAt !== null)
    ) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function churchOf(identity: string) {
  const person = planningCenterIdentities.find(({ id }) => id === identity);
  if (!person) {
    throw new Error(`Nobody in the sandbox is called ${identity}.`);
  }
  const { organization } = person;
  return createChurch(churchSpecOf(organization), createZone(organization.timeZone), running.asOf);
}

/** The counts that the church is asked about, as `attendance 2023-12-24`: far above what is usual then. */
async function askedWeeks(accountId: string): Promise<Set<string>> {
  const owner = await connectAsOwner(running.steeple.dataDir);
  try {
    const { rows } = await owner.query<{ asked: string }>(
      `select figure || ' ' || week as asked from analytics.questions
       where account_id = $1 and about = 'count' and answered_at is null`,
      [accountId],
    );
    return new Set(rows.map(({ asked }) => asked));
  } finally {
    await owner.end();
  }
}

/** Raw records say nothing of questions: until an answer no week that is asked about is complete. */
function held(figures: RecomputedFigures, asked: ReadonlySet<string>): RecomputedFigures {
  return new Map(
    [...figures].map(([figure, weeks]) => [
      figure,
      new Map(
        [...weeks].map(([week, one]) => [
          week,
          asked.has(`${figure} ${week}`) ? { ...one, state: 'incomplete' as const } : one,
        ]),
      ),
    ]),
  );
}

async function differencesOf(
  {
    accountId,
    identity,
    property,
  }: Pick<(typeof churches)[number], 'accountId' | 'identity' | 'property'>,
  choices: MeasureChoices,
  computedSinceMs: number,
) {
  const served = churchFiguresResponse.parse(await call('church-figures', { accountId }));
  expect(served.figures.length).toBeGreaterThan(5);
  const church = churchOf(identity);
  const asked = await askedWeeks(accountId);
  const differencesAt = (nowMs: number) =>
    compareFigures(served, held(recomputeFigures(church, choices, property, nowMs), asked));
  const now = differencesAt(Date.now());
  // A week that opened or closed since they were computed reads as it did then.
  const then = now.length > 0 ? differencesAt(computedSinceMs) : [];
  const isThen = ({ figure, week }: Difference) =>
    then.some((other) => other.figure === figure && other.week === week);
  return now.filter(isThen);
}

/** What else Grace Hill could count, so that every source of every figure is read once. */
const otherChoices: readonly { name: string; isInGate?: true; changes: Partial<MeasureChoices> }[] =
  [
    {
      name: 'no guests, and all else as it was',
      isInGate: true,
      changes: { firstTimeGuests: null },
    },
    {
      name: 'check-ins in weeks from Sunday, kids by their rooms, seats',
      changes: {
        weekStartsOn: 'sunday',
        attendance: [
          { eventId: '701', source: 'check_ins' },
          { eventId: '702', source: 'check_ins' },
          { eventId: '703', source: 'headcounts' },
        ],
        kids: { locationIds: ['70100', '70101', '70102'] },
        firstTimeGuests: { source: 'first_time_check_ins', ids: ['701'] },
        serving: { source: 'check_ins' },
        seats: { 703: 120 },
      },
    },
    {
      name: 'forms, one fund, one type of groups, one type of services',
      changes: {
        weekStartsOn: 'saturday',
        attendance: [{ eventId: '701', source: 'headcounts', attendanceTypeIds: ['43010'] }],
        kids: { eventIds: ['702'] },
        firstTimeGuests: { source: 'form', ids: ['910'] },
        serving: { source: 'team_members', serviceTypeIds: ['31'] },
        groups: { groupTypeIds: ['8811'] },
        giving: { fundIds: ['311'] },
        brandTerms: ['grace hill', 'gracehill'],
      },
    },
    {
      name: 'a workflow for guests',
      changes: { firstTimeGuests: { source: 'workflow', ids: ['1930'] } },
    },
    {
      name: 'people who are new in the database',
      changes: { firstTimeGuests: { source: 'new_people' } },
    },
    {
      name: "a holiday club with guests of its own, where a member's first is no first visit",
      isInGate: true,
      changes: {
        weekStartsOn: 'sunday',
        attendance: [{ eventId: '701', source: 'check_ins' }],
        firstTimeGuests: { source: 'first_time_check_ins', ids: ['701', '705'] },
      },
    },
    {
      name: 'one of two services left out, children by headcounts beside check-ins',
      changes: {
        attendance: [
          { eventId: '701', source: 'headcounts', leftOutTimes: ['sunday 11:00'] },
          { eventId: '702', source: 'check_ins' },
        ],
        kids: { attendanceTypeIds: ['43011'], eventIds: ['701', '702'] },
        seats: { 701: 140 },
      },
    },
    {
      name: 'a service left out from some day on',
      changes: {
        attendance: [
          {
            eventId: '701',
            source: 'headcounts',
            leftOutTimes: ['sunday 11:00'],
            leftOutFrom: { 'sunday 11:00': '2025-06-01' },
          },
        ],
      },
    },
    {
      name: 'check-ins without those at the first service only',
      changes: {
        attendance: [{ eventId: '701', source: 'check_ins', leftOutTimes: ['sunday 09:00'] }],
      },
    },
    { name: 'as it was suggested', changes: {} },
  ];

/** Saves other choices for Grace Hill, waits until they are computed, and compares. */
async function differencesAfter(changes: Partial<MeasureChoices>) {
  const [church] = churches;
  const { accountId } = church;
  const { suggested } = measureChoicesResponse.parse(await call('measure-choices', { accountId }));
  const choices = { ...suggested, ...changes };
  const sinceMs = Date.now();
  await call('measure-choices-save', { accountId, choices });
  await untilRead(accountId);
  return await differencesOf(church, choices, sinceMs);
}

describe('after a whole sync', () => {
  test.each(isFull ? churches : churches.slice(0, 1))(
    'every figure of every week of $name equals what its raw records say',
    { timeout: syncTimeoutMs },
    async ({ accountId, identity, owner, property }) => {
      const { steeple } = running;
      const sinceMs = Date.now();
      await connectAtSandbox(steeple, client, { accountId, type: 'planning_center', identity });
      const type = 'google_search_console';
      await connectAtSandbox(steeple, client, { accountId, type, identity: owner });
      const propertyUrl = property;
      await call('google-search-console-select-property', { accountId, propertyUrl });
      await untilRead(accountId);

      const { suggested, chosen } = measureChoicesResponse.parse(
        await call('measure-choices', { accountId }),
      );
      const church = { accountId, identity, property };
      expect(await differencesOf(church, chosen ?? suggested, sinceMs)).toEqual([]);
    },
  );

  test.each(otherChoices.filter(({ isInGate = isFull }) => isInGate))(
    'so it is when the church counts otherwise: $name',
    { timeout: syncTimeoutMs },
    async ({ changes }) => {
      expect(await differencesAfter(changes)).toEqual([]);
    },
  );

  test('the whole database holds no name, e-mail or id of anybody of the church', async () => {
    const { steeple, sandbox } = running;
    const people = await peopleOfSandbox(sandbox, 'grace-hill');
    expect(people.length).toBeGreaterThan(1_000);
    const find = searchForPeople(people);
    const foundIn = (rows: readonly string[]) =>
      rows.flatMap((row) => find(row).map((found) => `${found}: ${row.slice(0, 200)}`));
    const owner = await connectAsOwner(steeple.dataDir);
    try {
      const rows = await dumpRows(owner);
      for (const table of ['analytics.figures', 'private.readings', 'private.audit_log', 'jobs.']) {
        expect(
          rows.some((row) => row.startsWith(table)),
          table,
        ).toBe(true);
      }
      expect(foundIn(rows)).toEqual([]);

      // It would be found: somebody of the church in a reading, and in an error of a job.
      const [somebody] = people;
      await owner.query('begin');
      await owner.query(
        `update private.readings set lists = lists::jsonb || to_jsonb($1::text) where (account_id, kind, day) =
           (select account_id, kind, day from private.readings where kind = 'gifts' limit 1)`,
        [somebody?.id],
      );
      await owner.query('update analytics.measure_choices set reasons = $1', [
        JSON.stringify({
          kids: `Ask ${somebody?.firstName} ${somebody?.lastName}, ${somebody?.emails[0]}`,
        }),
      ]);
      expect(foundIn(await dumpRows(owner)).length).toBeGreaterThanOrEqual(3);
    } finally {
      await owner.end();
    }
  });
});
