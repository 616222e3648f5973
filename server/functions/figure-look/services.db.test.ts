import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { figureLookResponse } from '#contract/functions/figure-look.ts';
import { inTransaction } from '#database/access/in-transaction.ts';
import { replaceReadings } from '#server/sync/readings/reading-store.ts';
import { buildChoices, buildFigures } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { normal, rowsOf, seededRandom } from '#testing/figures/made-up-rows.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');

const weeks = 130;
const last = addWeeks(weekOf(new Date().toISOString().slice(0, 10), 'monday'), -2);
const firstWeek = addWeeks(last, 1 - weeks);

/** A church with a service at nine that stays as it is and one at eleven that has grown by a third. */
async function buildServices(accountId: string) {
  const random = seededRandom(3);
  const around = (level: number) => Math.round(level * Math.exp(0.06 * normal(random)));
  const days = Array.from({ length: weeks }, (_, index) => {
    const day = addDays(firstWeek, 7 * index + 6);
    const late = around(index < weeks - 40 ? 90 : 120);
    return { day, counts: { '14:00:00Z': around(80), '16:00:00Z': late } };
  });
  const readings = days.flatMap(({ day, counts }) =>
    Object.entries(counts).map(([clock, adults]) => ({
      ...{ day, startsAt: `${day}T${clock}`, eventId: '1', headcounts: { adults } },
    })),
  );
  await inTransaction(database.connections.jobs, (client) =>
    replaceReadings(
      client,
      { accountId, kind: 'eventTimes' },
      { from: firstWeek, to: addDays(last, 6) },
      readings,
    ),
  );
  const sums = days.map(({ counts }) => counts['14:00:00Z'] + counts['16:00:00Z']);
  await buildFigures(database.owner, { accountId, figure: 'attendance' }, rowsOf(firstWeek, sums));
}

/** UTC, where both services are at the same local time all year. */
const counted = {
  timeZone: 'UTC',
  attendance: [{ eventId: '1', source: 'headcounts' }],
} as const;

async function buildChurch(marks: { without_giving?: boolean } = {}) {
  const person = await buildPerson(database.owner, { role: 'account_admin', ...marks });
  const accountId = person.accountId ?? '';
  await buildChoices(database.owner, accountId, {
    ...counted,
    attendance: [...counted.attendance],
  });
  await database.owner.query(
    `update analytics.measure_choices set available = available || $2 where account_id = $1`,
    [accountId, JSON.stringify({ events: [{ id: '1', name: 'Worship' }] })],
  );
  await buildServices(accountId);
  return { accountId, client: await server.clientOf(person.email) };
}

const look = (client: SupabaseClient, accountId: string, tile = 'attendance') =>
  invokeFunction(client, 'figure-look', { accountId, tile, weeks: 13 });

test.each([false, true])(
  'the closer look says how each service has grown, also to whoever sees no giving (%s)',
  async (isGiverless) => {
    const { accountId, client } = await buildChurch({ without_giving: isGiverless });
    const { services, tile } = figureLookResponse.parse((await look(client, accountId)).data);
    expect(services.map(({ event, time }) => [event, time])).toEqual([
      ['Worship', 'sunday 16:00'],
      ['Worship', 'sunday 14:00'],
    ]);
    const [late, early] = services.map(({ growth }) => growth);
    expect(late).toMatchObject({ weeks: 26, said: 'up' });
    expect(early?.said).toBeNull();
    // Together they are what attendance has done.
    expect(late?.change).toBeGreaterThan(tile.growth?.change ?? 1);
    expect(early?.change).toBeLessThan(tile.growth?.change ?? 0);
    const kids = figureLookResponse.parse((await look(client, accountId, 'kids')).data);
    expect(kids.services).toEqual([]);
  },
);

test('services that a version before stored by name are told alike', async () => {
  const { accountId, client } = await buildChurch();
  const told = async () => figureLookResponse.parse((await look(client, accountId)).data).services;
  const before = await told();
  expect(before).toHaveLength(2);
  await database.owner.query(
    `update private.readings as kept set lists = null, body = (
       select jsonb_agg(jsonb_build_object('day', kept.day, 'startsAt', time -> 0, 'eventId', time -> 1, 'headcounts', time -> 2))
       from json_array_elements(kept.lists) as time)
     where account_id = $1 and extract(month from day) > 6`,
    [accountId],
  );
  expect(await told()).toEqual(before);
});

test('a week that a note sets aside is in no service’s growth', async () => {
  const { accountId, client } = await buildChurch();
  const early = async () => {
    const { services } = figureLookResponse.parse((await look(client, accountId)).data);
    return services.find(({ time }) => time === 'sunday 14:00')?.growth.change;
  };
  const before = await early();
  const day = addDays(last, 6);
  await database.owner.query(
    `update private.readings set lists = jsonb_set(lists::jsonb, '{0,2,adults}', '8000')
     where account_id = $1 and day = $2`,
    [accountId, day],
  );
  const note = {
    accountId,
    from: day,
    to: day,
    text: 'Festival',
    kind: 'other',
    doesNotCount: true,
  };
  const { status } = await invokeFunction(client, 'annotation-save', note);
  expect(status).toBe(200);
  expect(await early()).toBeCloseTo(before ?? 1, 1);
});

test('of another church, nobody is told its services', async () => {
  const { accountId, client } = await buildChurch();
  const other = await buildPerson(database.owner, { role: 'account_admin' });
  const stranger = await server.clientOf(other.email);
  expect(await look(stranger, accountId)).toMatchObject({ status: 403 });
  // Nor is anything asked of the function itself without a person.
  const { rows } = await database.owner.query<{ counts: unknown }>(
    'select private.own_service_counts($1, $2) as counts',
    [accountId, firstWeek],
  );
  expect(rows[0]?.counts ?? null).toBeNull();
  expect((await look(client, accountId)).status).toBe(200);
});
