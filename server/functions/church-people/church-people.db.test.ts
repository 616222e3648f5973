import { describe, expect, test } from 'vitest';
import { churchPeopleResponse, quarterCsvHeading } from '#contract/functions/church-people.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const { owner } = database;

async function connectedChurch(): Promise<string> {
  const accountId = await buildAccount(owner);
  await owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected, connected_at)
     values ($1, 'planning_center', true, now())`,
    [accountId],
  );
  return accountId;
}

const accountId = await connectedChurch();
const clientOf = async (row: Parameters<typeof buildPerson>[1]) =>
  server.clientOf((await buildPerson(owner, row)).email);
const admin = await clientOf({ role: 'account_admin', account_id: accountId });
const giverless = await clientOf({
  ...{ role: 'account_admin', account_id: accountId, without_giving: true },
});
const stranger = await clientOf({ role: 'account_admin', account_id: await connectedChurch() });

/** Quarters of a church whose guests came again 25 of 100 times, and 14 of 25 in the newest. */
const again = ['2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2'].map((quarter) => [quarter, 25, 100]);
const rows: readonly (readonly (string | number | null)[])[] = [
  ...[...again, ['2026-Q3', 14, 25]].map(([quarter = '', value, base]) => [
    ...[quarter, 'again', 1, value ?? null, base ?? null, 'complete'],
  ]),
  ['2026-Q4', 'again', 1, null, null, 'incomplete'],
  ['2026-Q4', 'still_26', 1, null, null, 'incomplete'],
  ['2025-Q3', 'regulars_end', 1, 60, 90, 'complete'],
  ['2026-Q3', 'regulars_start', 1, 88, 120, 'complete'],
  ['2026-Q3', 'regulars_end', 1, 96, 130, 'complete'],
  ['2026-Q3', 'regulars_new', 1, 9, 96, 'complete'],
  ['2026-Q3', 'regulars_back', 1, 14, 96, 'complete'],
  ['2026-Q3', 'regulars_less', 1, 12, 88, 'complete'],
  ['2026-Q3', 'regulars_away', 1, 3, 88, 'complete'],
  ['2026-Q3', 'givers', 1, 114, null, 'complete'],
  ['2026-Q3', 'givers_first', 1, null, null, 'suppressed'],
];
await owner.query(
  `insert into analytics.quarters (account_id, quarter, measure, span, value, base, state, as_of)
   select $1, row ->> 0, row ->> 1, (row ->> 2)::smallint, (row ->> 3)::integer, (row ->> 4)::integer, row ->> 5,
     '2026-10-20T14:00:00Z'
   from jsonb_array_elements($2) as row`,
  [accountId, JSON.stringify(rows)],
);
await owner.query(
  `insert into analytics.people_bases (account_id, unit, check_in, checked_in, at_kids_places, measured, computed_with, as_of)
   values ($1, 'households', 'everybody', 0.9, 0.3, $2, '', now())`,
  [
    accountId,
    JSON.stringify({
      '2026-Q2': { week: '2026-06-22', c: 0.9, before: 0.9 },
      '2026-Q3': { week: '2026-09-21', c: 0.9, before: 0.89 },
    }),
  ],
);

const read = async (client: typeof admin, body: object = {}) =>
  churchPeopleResponse.parse(
    (await invokeFunction(client, 'church-people', { accountId, ...body })).data,
  );

describe('a church’s people over time', () => {
  test('are told with what is usual, how far chance goes, and whether they differ', async () => {
    const { quarters, flow, who } = await read(admin);
    expect(quarters.map(({ quarter }) => quarter)).toEqual([
      ...['2026-Q4', '2026-Q3', '2026-Q2', '2026-Q1', '2025-Q4', '2025-Q3'],
    ]);
    const [open, newest, earlier] = quarters;
    // A quarter of 25 would be usual; 14 are more than chance would bring.
    expect(newest?.measures.again).toEqual({
      ...{ span: 1, value: 14, base: 25, state: 'complete', opensOn: null },
      usual: { low: 6, high: 7 },
      chance: { low: 3, high: 10 },
      verdict: 'more',
    });
    expect(newest?.measures.regulars_end?.verdict).toBe('more');
    // Before it there are three quarters, which say nothing yet.
    expect(earlier?.measures.again).toMatchObject({ usual: null, chance: null, verdict: null });
    // Six weeks after the quarter's last ordinary week, that of the Sunday after Christmas, are closed.
    expect(open?.measures.again).toMatchObject({ state: 'incomplete', opensOn: '2027-02-11' });
    expect(open?.measures.still_26?.opensOn).toBe('2027-07-01');
    expect(flow).toEqual({
      ...{ quarter: '2026-Q3', from: '2026-06-22', to: '2026-09-21' },
      ...{ start: 88, new: 9, back: 14, less: 12, away: 3, end: 96 },
    });
    expect(who).toMatchObject({ checkIn: 'everybody', c: 0.9, k: 0.3 });
  });

  test('are told up to the quarter that was asked for', async () => {
    const { quarters, flow } = await read(admin, { quarter: '2026-Q1' });
    expect(quarters[0]?.quarter).toBe('2026-Q1');
    expect(flow).toBeNull();
  });

  test('of givers, are told to whoever may see giving, in every way out', async () => {
    expect((await read(admin)).givers).toEqual({
      ...{ quarter: '2026-Q3', givers: 114, first: null, stopped: null },
    });
    const without = await read(giverless);
    expect(without.givers).toBeNull();
    expect(JSON.stringify(without)).not.toMatch(/givers_|gave_|114|donat/);
    const csv = async (client: typeof admin) =>
      String((await invokeFunction(client, 'church-people', { accountId, format: 'csv' })).data);
    expect(await csv(admin)).toContain('2026-Q3,1,givers,114,,complete,2026-10-20T14:00:00Z');
    expect(await csv(giverless)).not.toContain('givers');
  });

  test('are a file with all rows, oldest quarter first', async () => {
    const { data } = await invokeFunction(admin, 'church-people', { accountId, format: 'csv' });
    const [heading, ...lines] = String(data).trim().split('\r\n');
    expect(heading).toBe(quarterCsvHeading);
    expect(lines).toHaveLength(rows.length);
    expect(lines[0]).toBe('2025-Q3,1,again,25,100,complete,2026-10-20T14:00:00Z');
    expect(lines.at(-1)).toBe('2026-Q4,1,still_26,,,incomplete,2026-10-20T14:00:00Z');
  });

  test('are empty before anything was counted, and refused to others', async () => {
    const none = await connectedChurch();
    const own = await clientOf({ role: 'account_admin', account_id: none });
    const { data } = await invokeFunction(own, 'church-people', { accountId: none });
    expect(churchPeopleResponse.parse(data)).toMatchObject({
      ...{ quarters: [], flow: null, parts: null, serving: null, notSeen: null, recipes: [] },
      who: { checkIn: 'nobody', c: null, k: null },
    });
    const refused = async (client: typeof admin, body: object) =>
      (await invokeFunction(client, 'church-people', { accountId, ...body })).status;
    expect(await refused(stranger, {})).toBe(403);
    expect(await refused(admin, { quarter: '2026-Q5' })).toBe(400);
    expect(await refused(admin, { quarter: '2026' })).toBe(400);
  });
});
