import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { MeasureQuestion } from '#contract/functions/measures.ts';
import { measureReasons } from '#contract/messages/measure-reasons.ts';
import { actingAs } from '#testing/acting.ts';
import type { ReceivedRequest, Reply } from '#testing/integrations/provider-server.ts';
import { leftBySync } from '#testing/sync/sandbox-behind.ts';
import { startSandboxStand } from '#testing/sync/sandbox-stand.ts';
import type { StandChurch } from '#testing/sync/sync-stand.ts';
import { fast } from '#testing/sync/weeks-provider.ts';
import { readChoices } from '../../church/choices.ts';

const soon = { timeout: 60_000, interval: 50 };
type Special = (request: ReceivedRequest) => Reply | null;

const { database, provider, sandbox, stand, close } = await startSandboxStand('eight-weeks');
afterAll(close);
let church: StandChurch;
/** What a sync leaves that nothing was refused. */
let undisturbed: string[] | undefined;

// A sync can only be started within a test.
beforeEach(async () => {
  undisturbed ??= await readUndisturbed();
}, 60_000);

/** A new church, read once while Planning Center answers some requests as the test does. */
async function connectAndRead(special: Special): Promise<void> {
  sandbox.passOn(provider, special);
  church = await stand.connectChurch();
  await runThrough();
}

async function readUndisturbed(): Promise<string[]> {
  await connectAndRead(() => null);
  return left();
}

/** The next sync, by Sync Now, which reads as a night does. */
async function readAgain(special: Special = () => null): Promise<void> {
  sandbox.passOn(provider, special);
  await stand.press(church);
  await runThrough();
}

/** The weekly sync, which reads the catalogue. */
async function readWeekly(special: Special): Promise<void> {
  sandbox.passOn(provider, special);
  await stand.press(church);
  await database.owner.query(
    `update private.sync_connections set mode = 'weekly' where account_id = $1`,
    [church.accountId],
  );
  await runThrough();
}

async function runThrough(): Promise<void> {
  const syncs = await stand.start();
  await vi.waitFor(async () => {
    await stand.hastenQuarters(church);
    expect(await stand.row(church)).toMatchObject({ is_read: true, state: 'idle', run_id: null });
  }, soon);
  await syncs.stop();
}

/** All rows but superseded ones. */
async function left(): Promise<string[]> {
  const rows = await leftBySync(database.owner, church.accountId);
  return rows.filter((row) => !row.startsWith('before '));
}

async function notices(): Promise<string[]> {
  const { rows } = await database.owner.query<{ notice: string }>(
    `select distinct kind || ' ' || what as notice from private.sync_notices
     where account_id = $1 order by 1`,
    [church.accountId],
  );
  return rows.map(({ notice }) => notice);
}

/** Somebody of the church saves choices, and with them answers. */
async function save(choices: unknown, answered: unknown[] = []): Promise<void> {
  const person = await actingAs(database, church.personId);
  await person.select(
    'select private.save_measures($1::uuid, $2::jsonb, null, $3::jsonb)',
    church.accountId,
    JSON.stringify(choices),
    JSON.stringify(answered),
  );
}

async function open() {
  const { rows } = await database.owner.query<
    Pick<MeasureQuestion, 'id' | 'figure' | 'question' | 'answers'>
  >(
    'select id, figure, question, answers from analytics.questions where account_id = $1 and answered_at is null',
    [church.accountId],
  );
  return rows;
}

const refuse = (status: number, json: unknown = { errors: [{ status: `${status}` }] }): Reply => ({
  status,
  headers: fast,
  json,
});
const isOf = (path: string, { target }: ReceivedRequest) => target.startsWith(path);
/** Refuses the first request of a path that is not asked for one row. */
function once(path: RegExp, reply: Reply): Special {
  let isRefused = false;
  return ({ target }) => {
    if (isRefused || !path.test(target) || /per_page=1(&|$)/.test(target)) {
      return null;
    }
    isRefused = true;
    return reply;
  };
}

test('a plan that was deleted since it was listed is left out, and every other one is read', {
  timeout: 60_000,
}, async () => {
  await connectAndRead(once(/\/team_members/, refuse(404)));
  expect(await notices()).toEqual([]);
  const isOther = (row: string) => !/\(team,|serving/.test(row);
  expect((await left()).filter(isOther)).toEqual(undisturbed?.filter(isOther));
  const plans = (rows: string[]) => rows.filter((row) => row.startsWith('reading (team,')).length;
  expect(plans(await left())).toBe(plans(undisturbed ?? []) - 1);
});

test('one refusal of gifts is told, and the next sync reads them all', {
  timeout: 60_000,
}, async () => {
  await connectAndRead(once(/\/giving\/v2\/donations/, refuse(403)));
  expect(await notices()).toEqual(['refused giving']);
  expect(await left()).not.toEqual(undisturbed);
  await readAgain();
  expect(await notices()).toEqual([]);
  expect(await left()).toEqual(undisturbed);
});

test('while a product is refused each sync asks once or twice, and keeps since when it is', {
  timeout: 60_000,
}, async () => {
  const withoutGiving: Special = (request) => (isOf('/giving/', request) ? refuse(403) : null);
  await connectAndRead(withoutGiving);
  const since = async () =>
    (
      await database.owner.query<{ since: Date }>(
        'select since from private.sync_notices where account_id = $1',
        [church.accountId],
      )
    ).rows;
  const first = await since();
  await readAgain(withoutGiving);
  expect(await since()).toEqual(first);
  const asked = provider.received.filter((request) => isOf('/giving/', request));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('a product that is granted again is suggested and read with all its weeks', {
  timeout: 60_000,
}, async () => {
  await connectAndRead((request) =>
    isOf('/giving/', request) || isOf('/check-ins/', request) ? refuse(403) : null,
  );
  expect(await notices()).toEqual(['refused check_ins', 'refused giving']);
  const before = await readChoices(database.owner, church.accountId);
  expect(before?.suggested).toMatchObject({ attendance: [], giving: null });
  await readAgain();
  expect(await notices()).toEqual([]);
  const kept = await readChoices(database.owner, church.accountId);
  expect(kept?.suggested.giving).not.toBeNull();
  expect(kept?.reasons.giving).not.toMatch(/role/);
  expect(await left()).toEqual(undisturbed);
});

test('who chose while Giving was refused is asked once it is granted, and again only after a change', {
  timeout: 60_000,
}, async () => {
  await connectAndRead((request) => (isOf('/giving/', request) ? refuse(403) : null));
  const before = await readChoices(database.owner, church.accountId);
  await save(before?.suggested);
  await readAgain();
  const [asked, ...others] = await open();
  expect(others).toEqual([]);
  expect(asked).toMatchObject({
    figure: 'giving',
    question: expect.stringMatching(/^Now that we/),
  });
  await readAgain();
  expect((await open()).map(({ id }) => id)).toEqual([asked?.id]);

  const kept = await readChoices(database.owner, church.accountId);
  expect(kept?.chosen?.giving).toBeNull();
  const [yes, no] = asked?.answers ?? [];
  expect(yes?.choices).toEqual({ ...kept?.chosen, giving: kept?.suggested.giving });
  await save(no?.choices, [{ id: asked?.id, answer: 'no' }]);
  await readAgain();
  expect(await open()).toEqual([]);
  await save(yes?.choices);
  await readAgain();
  expect(await left()).toEqual(undisturbed);
});

test('funds that were chosen while Giving is refused count once it is granted, but for one that does not exist', {
  timeout: 60_000,
}, async () => {
  await connectAndRead(() => null);
  const seen = await readChoices(database.owner, church.accountId);
  const general = seen?.available.funds[0]?.id;
  const withoutGiving: Special = (request) => (isOf('/giving/', request) ? refuse(403) : null);
  await connectAndRead(withoutGiving);
  const before = await readChoices(database.owner, church.accountId);
  await save({ ...before?.suggested, giving: { fundIds: [general, '999999'] } });
  await readAgain(withoutGiving);
  const kept = () => readChoices(database.owner, church.accountId);
  expect((await kept())?.chosen?.giving).toEqual({ fundIds: [general, '999999'] });
  await readAgain();
  expect((await kept())?.chosen?.giving).toEqual({ fundIds: [general] });
  expect((await kept())?.reasons.giving).toBe(measureReasons.unknown('funds'));
  expect(await open()).toEqual([]);
});

test('what was there to choose from is known still while a product is refused', {
  timeout: 60_000,
}, async () => {
  await connectAndRead(() => null);
  const before = await readChoices(database.owner, church.accountId);
  await save({ ...before?.suggested, giving: null });
  await readAgain((request) => (isOf('/giving/', request) ? refuse(403) : null));
  await readWeekly((request) => (isOf('/giving/', request) ? refuse(403) : null));
  const refused = await readChoices(database.owner, church.accountId);
  expect(refused?.available.refused).toHaveProperty('giving');
  expect(refused?.available.funds).toEqual(before?.available.funds);
  // Giving was left out on purpose, so that nothing is asked once it is granted.
  await save({ ...before?.suggested, giving: null, country: 'CA' });
  await readAgain();
  expect(await open()).toEqual([]);
});

test('who chose while Check-Ins was refused is asked about kids and guests as well', {
  timeout: 60_000,
}, async () => {
  await connectAndRead((request) => (isOf('/check-ins/', request) ? refuse(403) : null));
  const before = await readChoices(database.owner, church.accountId);
  expect(before?.suggested).toMatchObject({ attendance: [], kids: null });
  await save({ ...before?.suggested, firstTimeGuests: null });
  await readAgain();
  const asked = new Set((await open()).map(({ figure }) => figure));
  expect(asked).toEqual(new Set(['attendance', 'kids', 'first_time_guests']));
  const kept = await readChoices(database.owner, church.accountId);
  const kids = (await open()).find(({ figure }) => figure === 'kids');
  expect(kids?.answers.map(({ choices }) => choices.kids)).toEqual([kept?.suggested.kids, null]);
});

test('a list of the catalogue that makes no sense is told, and what was known of it is kept', {
  timeout: 60_000,
}, async () => {
  await connectAndRead(() => null);
  const before = await readChoices(database.owner, church.accountId);
  const uneven: Special = (request) =>
    isOf('/groups/v2/group_types', request)
      ? { headers: fast, json: { data: [], meta: { total_count: 7, count: 0 } } }
      : null;
  await readWeekly(uneven);
  expect(await notices()).toEqual(['unread_list groupTypes']);
  const kept = await readChoices(database.owner, church.accountId);
  expect(kept?.available.groupTypes).toEqual(before?.available.groupTypes);
  await readAgain();
  expect(await notices()).toEqual([]);
});

test('a product that answers 401 to a good token is refused alone', {
  timeout: 60_000,
}, async () => {
  const renewed = { access_token: 'renewed', refresh_token: 'next', expires_in: 7200 };
  await connectAndRead((request) => {
    if (isOf('/oauth/token', request)) {
      return { json: { ...renewed, token_type: 'Bearer', scope: 'people', created_at: 1 } };
    }
    return isOf('/groups/', request) ? refuse(401, { errors: [{ detail: 'no' }] }) : null;
  });
  expect(await notices()).toEqual(['refused groups']);
  const isOther = (row: string) => !/\((memberCounts|meetings|groupJoins|group_)/.test(row);
  expect((await left()).filter(isOther)).toEqual(undisturbed?.filter(isOther));
});

test('check-ins that are refused do not take the headcounts along', {
  timeout: 60_000,
}, async () => {
  await connectAndRead((request) =>
    isOf('/check-ins/v2/check_ins', request) ? refuse(403) : null,
  );
  expect(await notices()).toEqual(['refused check_ins']);
  const heads = (rows: string[]) => rows.filter((row) => row.startsWith('reading (eventTimes,'));
  expect(heads(await left())).toEqual(heads(undisturbed ?? []));
});
