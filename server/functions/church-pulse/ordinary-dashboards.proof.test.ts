import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { churchPulseResponse, type FiguresPulse } from '#contract/functions/church-pulse.ts';
import { sharedPulseResponse, shareLinkCreateResponse } from '#contract/functions/share-links.ts';
import { clockAhead } from '#server/clock.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { ordinaryMonday } from '#testing/ordinary-churches/connect.ts';
import { readOrdinary } from '#testing/ordinary-churches/read-ordinary.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(
  startTestServer(database, { clock: clockAhead(ordinaryMonday - Date.now()) }),
  'close',
);

/** An ordinary church after its first sync. */
async function connected(title: string) {
  const { accountId, email } = await buildPerson(database.owner, { role: 'account_admin' });
  const church = { accountId: accountId ?? '', client: await server.clientOf(email) };
  await readOrdinary(database, church.accountId, title);
  return church;
}

type Church = { accountId: string; client: SupabaseClient };

async function call({ accountId, client }: Church, name: string, body = {}): Promise<string> {
  const { status, data } = await invokeFunction(client, name, { accountId, ...body });
  expect(status).toBe(200);
  return typeof data === 'string' ? data : JSON.stringify(data);
}

async function dashboardOf(church: Church): Promise<FiguresPulse> {
  const pulse = churchPulseResponse.parse(JSON.parse(await call(church, 'church-pulse')));
  if (pulse.stage !== 'figures') {
    throw new Error(`The church is at the stage of ${pulse.stage}.`);
  }
  return pulse;
}

/** What a link shows to anybody. */
async function shared(church: Church, showsGiving: boolean) {
  const link = { label: 'The board', days: 7, showsGiving };
  const { path } = shareLinkCreateResponse.parse(
    JSON.parse(await call(church, 'share-link-create', link)),
  );
  const token = path.replace('/shared#', '');
  const text = await call(church, 'shared-pulse', { token });
  return { text, pulse: sharedPulseResponse.parse(JSON.parse(text)).pulse };
}

const numbersOf = ({ tiles }: FiguresPulse) =>
  tiles.flatMap(({ tile, value }) => (value === null ? [] : tile));

test.each<[title: string, headline: RegExp, tiles: readonly string[]]>([
  ['Nothing but giving', /^(A normal week of giving: )?\$[\d,]+/, ['giving']],
  ['Nothing but headcounts', /\d+ people on Sunday/, ['attendance']],
  ['Nothing but check-ins', /\d+ people on Sunday/, ['attendance']],
  ['Check-ins whose periods begin mid-week', /\d+ people on Sunday/, ['attendance']],
  ['A student church that worships on Thursday', /\d+ people on Thursday/, ['attendance']],
  ['Friday only, by check-in', /\d+ people on Friday/, ['attendance']],
  ['Groups only', /^Your first week for groups: 48 people\./, ['group_members']],
  ['Services only', /\d+ people/, ['serving']],
])(
  'a dashboard shows what there is, with a true headline: %s',
  {
    timeout: 60_000,
  },
  async (title, headline, tiles) => {
    const church = await connected(title);
    const pulse = await dashboardOf(church);
    expect(pulse.sentence.text.replaceAll('\u00a0', ' ')).toMatch(headline);
    expect(pulse.sentence.parts[0]?.tile).toBe(tiles[0]);
    expect(numbersOf(pulse)).toEqual(expect.arrayContaining([...tiles]));
    expect(pulse.trust.of).toBeGreaterThan(0);
    const isForecast = title !== 'Groups only';
    expect(pulse.coming?.tile ?? null).toBe(isForecast ? tiles[0] : null);
    const forecast = await call(church, 'church-forecast', { figure: 'attendance' });
    expect(JSON.parse(forecast)).toMatchObject({ leading: tiles[0] });
  },
);

describe('a church that has nothing but giving', () => {
  test('has the same number in its tile, its closer look and its figures', async () => {
    const church = await connected('Nothing but giving');
    const pulse = await dashboardOf(church);
    const shown = pulse.tiles.find(({ tile }) => tile === 'giving')?.value;
    expect(shown).toBeGreaterThan(0);
    const look = await call(church, 'figure-look', { tile: 'giving', weeks: 13 });
    expect(JSON.parse(look).points.at(-1)).toMatchObject({ week: pulse.week.first, value: shown });
    const csv = await call(church, 'church-figures', { format: 'csv' });
    expect(csv).toContain(`${pulse.week.first},giving,${shown},`);
  });

  test('shares its giving only where that was ticked', async () => {
    const church = await connected('Nothing but giving');
    const own = await dashboardOf(church);
    const given = own.tiles.find(({ tile }) => tile === 'giving')?.line.map(({ value }) => value);
    const without = await shared(church, false);
    expect(without.pulse?.sentence.text).toBe(
      'So far there are only giving numbers, and this page doesn’t show giving.',
    );
    for (const value of given ?? []) {
      expect(without.text).not.toContain(String(value));
    }
    expect(without.text).not.toMatch(/\$|giving_|recurring|"money"/);
    const withGiving = await shared(church, true);
    expect(withGiving.pulse?.sentence.text).toBe(own.sentence.text);
    expect(withGiving.pulse?.tiles.map(({ tile }) => tile)).toContain('giving');
  });

  test('of seven people tells no number in any way out', async () => {
    const church = await connected('Nothing but giving, of seven people');
    const pulse = await dashboardOf(church);
    expect(pulse.sentence.text).toBe(
      'We show giving once at least ten people have given within 90 days.',
    );
    const { rows } = await database.owner.query<{ value: string }>(
      `select distinct value::bigint::text as value from analytics.figures
       where account_id = $1 and figure in ('giving', 'giving_settled') and value > 999`,
      [church.accountId],
    );
    expect(rows.length).toBeGreaterThan(100);
    const answers = [
      JSON.stringify(pulse),
      await call(church, 'figure-look', { tile: 'giving', weeks: 156 }),
      await call(church, 'figure-look', { tile: 'giving_per_attender', weeks: 156 }),
      await call(church, 'church-figures'),
      await call(church, 'church-figures', { format: 'csv' }),
      await call(church, 'church-forecast', { figure: 'giving' }),
      (await shared(church, true)).text,
      (await shared(church, false)).text,
    ];
    for (const answer of answers) {
      const told = rows.filter(({ value }) => new RegExp(`\\b${value}\\b`).test(answer));
      expect(told, answer.slice(0, 300)).toEqual([]);
      expect(answer).not.toContain('$');
    }
  });
});
