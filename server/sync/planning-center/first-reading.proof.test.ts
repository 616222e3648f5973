import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startPlanningCenter } from '#testing/sandbox/planning-center.ts';
import {
  connectChurch,
  readingDays as storedDays,
  figuresOf as storedFigures,
} from '#testing/sync/planning-center-church.ts';
import { runReader } from '#testing/sync/reader-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { choicesInEffect, readChoices } from '../../church/choices.ts';
import { planningCenterReader } from './planning-center-reader.ts';

const keyring = createKeyring(randomBytes(32));
const reader = planningCenterReader(keyring);

const database = await forThisFile(createTestDatabase(), 'drop');
const planner = await forThisFile(startPlanningCenter(), 'stop');

const connect = () => connectChurch(database, planner);
const figuresOf = (accountId: string) => storedFigures(database, accountId);
const readingDays = (accountId: string) => storedDays(database, accountId);

describe('the first reading of a church of three years', { timeout: 45_000 }, () => {
  let grace: Awaited<ReturnType<typeof connect>>;
  beforeAll(async () => {
    grace = await connect();
    await runReader(reader, grace.context, 'first');
  });

  test('in parts divides the years of first visits, and comes to the same figures', async () => {
    const inParts = await connect();
    await runReader(planningCenterReader(keyring, { rowsMax: 400 }), inParts.context, 'first');
    const firsts = inParts.requests.filter(
      ({ parameters }) => parameters?.filter === 'first_time' && parameters.offset === undefined,
    );
    expect(firsts.length).toBeGreaterThan(2);
    expect(await figuresOf(inParts.accountId)).toEqual(await figuresOf(grace.accountId));
  });

  test('has every figure of 156 weeks, the rest of their quarter and the current one', async () => {
    const figures = Map.groupBy(await figuresOf(grace.accountId), ({ figure }) => figure);
    const counts = Object.fromEntries(
      [...figures].map(([figure, weeks]) => [figure, weeks.length]),
    );
    expect(counts).toEqual({
      attendance: 160,
      first_time_guests: 160,
      giving: 160,
      giving_settled: 160,
      giving_units: 160,
      group_attendance: 53,
      group_members: 1,
      guest_return: 160,
      kids: 160,
      recurring_share: 160,
      serving: 160,
    });
    expect(figures.get('attendance')?.at(-1)).toMatchObject({ week: '2026-11-16' });
    expect(figures.get('attendance')?.some(({ state }) => state === 'missing')).toBe(true);
  });

  test('asks for no name, and keeps no name, e-mail or id of a person', async () => {
    for (const { path, parameters = {} } of grace.requests) {
      expect(parameters.include ?? '', path).not.toContain('person');
      if (/check_ins$|donations|memberships|team_members|attendances/.test(path)) {
        expect(Object.keys(parameters), path).toContainEqual(expect.stringMatching(/^fields\[/));
      }
    }
    const { rows } = await database.owner.query<{ text: string }>(
      `select coalesce(string_agg(row::text, ''), '') as text from (
         select to_jsonb(r) as row from private.readings r where account_id = $1
         union all select to_jsonb(f) from analytics.figures f where account_id = $1
         union all select to_jsonb(f) from analytics.superseded_figures f where account_id = $1
         union all select to_jsonb(c) from analytics.measure_choices c where account_id = $1
         union all select to_jsonb(c) from private.reading_coverage c where account_id = $1) as kept`,
      [grace.accountId],
    );
    const kept = rows[0]?.text ?? '';
    expect(kept.length).toBeGreaterThan(100_000);
    const people = await planner.all('/people/v2/people?per_page=100');
    expect(people.length).toBeGreaterThan(300);
    for (const { id, attributes } of people) {
      expect(kept).not.toContain(`"${id}"`);
      expect(kept).not.toContain(`${attributes.first_name} ${attributes.last_name}`);
    }
    expect(kept).not.toContain('@');
  });

  test('lets go of the hashes that no figure needs any more', async () => {
    const days = await readingDays(grace.accountId);
    expect(days.checkIns && days.checkIns >= '2026-07-25').toBe(true);
    expect(days.donors && days.donors >= '2026-08-15').toBe(true);
    expect(days.team && days.team >= '2026-08-15').toBe(true);
    expect(days.gifts && days.gifts < '2024-01-01').toBe(true);
  });

  test('comes to the same rows when it is made again', async () => {
    const before = await figuresOf(grace.accountId);
    await runReader(reader, grace.context, 'weekly');
    await runReader(reader, grace.context, 'nightly');
    expect(await figuresOf(grace.accountId)).toEqual(before);
  });

  test('of a night needs few requests', async () => {
    const before = grace.requests.length;
    await runReader(reader, grace.context, 'nightly');
    expect(grace.requests.length - before).toBeLessThanOrEqual(15);
  });

  test('chosen otherwise is computed from what is kept, and read again where it must be', async () => {
    const { accountId, context, requests } = grace;
    const choices = choicesInEffect(await readChoices(database.owner, accountId));
    const choose = (changed: Partial<MeasureChoices>) =>
      database.owner.query(
        'update analytics.measure_choices set chosen = $2 where account_id = $1',
        [accountId, JSON.stringify({ ...choices, ...changed })],
      );
    await choose({ kids: null, seats: { '701': 300 } });
    const tasks = await runReader(reader, context, 'choices');
    const figures = Map.groupBy(await figuresOf(accountId), ({ figure }) => figure);
    expect(figures.has('kids')).toBe(false);
    expect(figures.get('room_use')?.length).toBe(160);
    expect(new Set(tasks.map(({ kind }) => kind))).toEqual(new Set(['checkIns']));
    const before = requests.length;
    await choose({ weekStartsOn: 'sunday' });
    await runReader(reader, context, 'choices');
    expect(requests.length).toBeGreaterThan(before);
    const weeks = (await figuresOf(accountId)).filter(({ figure }) => figure !== 'group_members');
    expect(weeks.length).toBeGreaterThan(1_000);
    for (const { week } of weeks) {
      expect(new Date(week).getUTCDay()).toBe(0);
    }
  });

  test('keeps the stored readings while they are read again, and donors of weeks from another day too', async () => {
    const { accountId, context } = grace;
    const choices = choicesInEffect(await readChoices(database.owner, accountId));
    const choose = (chosen: MeasureChoices) =>
      database.owner.query(
        'update analytics.measure_choices set chosen = $2 where account_id = $1',
        [accountId, JSON.stringify(chosen)],
      );
    const donors = async () =>
      (await figuresOf(accountId)).filter(({ figure }) => figure === 'giving_units');
    const before = await donors();
    expect(before.length).toBeGreaterThanOrEqual(156);
    await choose({ ...choices, firstTimeGuests: null });
    await runReader(reader, context, 'choices');
    expect(await donors()).toEqual(before);
    const held = await readingDays(accountId);
    expect([held.firstVisits, held.firstSeen]).toEqual([undefined, undefined]);

    await choose({ ...choices, weekStartsOn: 'saturday' });
    const run = reader.open(context);
    const tasks = await run.plan('choices');
    const underWay = await donors();
    expect(underWay.length).toBeGreaterThanOrEqual(155);
    expect(new Set(underWay.map(({ week }) => new Date(week).getUTCDay()))).toEqual(
      new Set([0, 6]),
    );
    for (const task of tasks) {
      await run.read(task);
      await run.compute([task]);
    }
    const after = await donors();
    expect(after.length).toBeGreaterThanOrEqual(156);
    expect(after.filter(({ week }) => new Date(week).getUTCDay() !== 6)).toEqual([]);
    expect(after.filter(({ state }) => state === 'suppressed')).toEqual([]);
  });

  test('that is disconnected keeps no reading and no key', async () => {
    const { accountId } = grace;
    await database.owner.query(
      'update public.integrations set is_connected = false, disconnected_at = now() where account_id = $1',
      [accountId],
    );
    expect(await readingDays(accountId)).toEqual({});
    const { rows } = await database.owner.query(
      'select from private.people_keys where account_id = $1 union all select from private.reading_coverage where account_id = $1',
      [accountId],
    );
    expect(rows).toEqual([]);
    expect((await figuresOf(accountId)).length).toBeGreaterThan(0);
  });
});
