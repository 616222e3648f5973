import { expect, test } from 'vitest';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startTestSandbox, testMoment } from '#testing/sandbox/sandbox.ts';
import { runReader } from '#testing/sync/reader-context.ts';
import { searchConsoleContext } from '#testing/sync/search-console-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import { readChurchRows } from '../church/read-church.ts';
import { searchConsoleReader } from '../sync/google-search-console/search-console-reader.ts';
import { refreshExpected } from './refresh-expected.ts';
import { keepSearch } from './search-beside.ts';

/** A church whose sixteen months of searches were read, before anything is kept beside them. */
const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const sandbox = await forThisFile(startTestSandbox(), 'close');
const person = await buildPerson(database.owner, { role: 'account_admin' });
const accountId = person.accountId ?? '';
const metadata = { property_url: 'sc-domain:gracehill.example' };
const { context } = searchConsoleContext(sandbox, database.connections.jobs, accountId, metadata);
await runReader(searchConsoleReader(), context, 'first');
const { jobs } = server.services.connections;
await refreshExpected(jobs, await readChurchRows(jobs, accountId, new Date(testMoment)));

/** The search section as the church's own admin is answered. */
async function searchSeen() {
  const client = await server.clientOf(person.email);
  const { data } = await client.functions.invoke('church-pulse', { body: { accountId } });
  const pulse = churchPulseResponse.parse(data);
  if (pulse.stage !== 'figures' || pulse.search === null) {
    throw new Error('Searches were read');
  }
  return pulse.search;
}

const keep = () => keepSearch(server.services.connections.jobs, accountId, 'monday');

async function versionOf(): Promise<string | undefined> {
  const { rows } = await database.owner.query<{ version: string }>(
    'select xmin::text as version from analytics.expected_weeks where account_id = $1',
    [accountId],
  );
  return rows[0]?.version;
}

test('a church whose days are not stored yet sees its weeks until its next nightly sync', async () => {
  expect(await searchSeen()).toMatchObject({ step: 'week' });
  await keep();
  expect(await searchSeen()).toMatchObject({ step: 'day' });
});

test('the days are those that were read, and add up to the numbers next to them', async () => {
  await keep();
  const { rows } = await database.owner.query<{ day: string; value: number; open: boolean }>(
    `select day::text, (lists -> 0 ->> 2)::float8 as value, (lists -> 0 ->> 3)::boolean as open
     from private.readings where account_id = $1 and kind = 'searchDays' order by day`,
    [accountId],
  );
  const read = new Map(rows.map((row) => [row.day, row]));
  const { line, from, to, other } = await searchSeen();
  for (const { from: day, value, state } of line) {
    expect(value).toBe(read.get(day)?.value);
    expect(state).toBe(read.get(day)?.open ? 'incomplete' : 'complete');
  }
  const summed = line.filter((day) => day.from <= to);
  expect(summed.map((day) => day.from)).toHaveLength(28);
  expect(summed[0]?.from).toBe(from);
  expect(summed.reduce((all, { value }) => all + (value ?? 0), 0)).toBe(other.now);
  expect(summed.reduce((all, { yearAgo }) => all + (yearAgo ?? 0), 0)).toBe(other.yearAgo);
  expect(line.at(-1)).toMatchObject({ from: rows.at(-1)?.day, state: 'incomplete' });
});

test('unchanged days are not written again', async () => {
  await keep();
  const before = await versionOf();
  await keep();
  expect(await versionOf()).toBe(before);
  await database.owner.query(
    `update private.readings set lists = jsonb_set(lists::jsonb, '{0,2}', '999')
     where account_id = $1 and day = (select max(day) from private.readings where account_id = $1 and kind = 'searchDays')`,
    [accountId],
  );
  await keep();
  expect(await versionOf()).not.toBe(before);
});
