import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '#server/config.ts';
import { plantFigures } from '#testing/factories/plant-figures.ts';
import { change, quietChurch } from '#testing/figures/made-up-church.ts';
import { type StandIn, startStandIn } from '#testing/recommendations/stand-in-model.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { readChurchRows } from '../../church/read-church.ts';
import { updateRecommendations } from '../update-recommendations.ts';
import { wordCards } from './word-cards.ts';

/** A busy machine is no reason to fail. */
const soon = { timeout: 10_000 };
/** Grace Hill Church of the demo. */
const accountId = '5eed0000-0000-4000-8000-0000000000a1';
let database: TestDatabase;
let standIn: StandIn;
let config: Config;
const church = quietChurch(12);

beforeAll(async () => {
  database = await createTestDatabase();
  standIn = await startStandIn('openai');
  config = {
    ...readConfig({ NODE_ENV: 'test' }),
    AI_BASE_URL: standIn.baseUrl,
    AI_API_KEY: 'secret-key',
    AI_MODEL: 'a-model',
  };
  // A small church to which things happen: few guests, few givers, a month without kids.
  for (const [index, figure] of (
    ['kids', 'group_attendance', 'recurring_share'] as const
  ).entries()) {
    change(church, figure, 40 - 12 * index, (value) => value * 0.55);
  }
  change(church, 'first_time_guests', 30, (value) => value * 3 + 3);
  change(church, 'guest_return', 36, (value, at) => (at % 5 === 0 ? value : 0));
});
afterAll(async () => {
  await standIn.close();
  await database.drop();
});

const jobs = () => database.connections.jobs;
const monday = (index: number) =>
  new Date(Date.parse(`${church.weeks[index]}T15:00:00Z`) + 7 * 86_400_000);

async function liveThrough(from: number, to: number) {
  for (let index = from; index < to; index += 3) {
    await plantFigures(database.owner, accountId, church, index);
    await updateRecommendations(jobs(), await readChurchRows(jobs(), accountId, monday(index)));
    await wordCards(jobs(), accountId, config);
  }
}

test('nothing is sent for a church that has not turned it on, and nothing without a key', async () => {
  await liveThrough(115, 118);
  expect(standIn.received).toEqual([]);
  await database.owner.query(
    'insert into analytics.model_settings (account_id, is_on, requests_max) values ($1, true, 40)',
    [accountId],
  );
  const { AI_API_KEY, ...keyless } = config;
  await wordCards(jobs(), accountId, keyless);
  expect(standIn.received).toEqual([]);
});

test('over a church’s year no byte reveals a person, a giver or a small cell, and all of it is stored verbatim', async () => {
  await liveThrough(118, 156);
  expect(standIn.received.length).toBeGreaterThan(2);
  const sent = standIn.received.join('\n');
  const { rows: people } = await database.owner.query<{ word: string }>(
    `select word from public.profiles, unnest(array[first_name, last_name, email, phone_number]) as word
     where word is not null and word !~ '^(Grace)$'`,
  );
  for (const { word } of people) {
    expect(sent).not.toContain(word);
  }
  expect(sent).not.toContain('Grace Hill');
  expect(sent).not.toContain('Harbor');
  expect(sent).not.toContain('secret-key');
  expect(sent).not.toContain(accountId);
  for (const body of standIn.received) {
    const data: string = JSON.parse(body).messages[1].content;
    const { finding: told, causes, openings } = JSON.parse(data.split('\n')[1] ?? '');
    expect(Object.keys(told)).toEqual(['about', 'definition', 'how_sure']);
    expect(
      JSON.stringify([told.how_sure, causes.map(({ name }: { name: string }) => name)]),
    ).not.toMatch(/\d/);
    expect(JSON.stringify(openings)).not.toMatch(/\d/);
  }
  const { rows } = await database.owner.query<{ request: string; answer: string | null }>(
    'select request, answer from analytics.model_requests where account_id = $1 order by sent_at',
    [accountId],
  );
  expect(rows.map(({ request }) => request).sort()).toEqual(standIn.received.toSorted());
  expect(new Set(rows.map(({ answer }) => answer))).toEqual(new Set(['{}']));
});

test('what was sent is kept though the server stops before an answer came', async () => {
  const owner = database.owner;
  await owner.query('delete from analytics.model_requests where account_id = $1', [accountId]);
  await owner.query(
    'update analytics.model_settings set requests_max = 1000 where account_id = $1',
    [accountId],
  );
  standIn.received.length = 0;
  standIn.feel('hanging');
  const stopping = new AbortController();
  const wording = wordCards(jobs(), accountId, config, stopping.signal);
  await expect.poll(() => standIn.received, soon).toHaveLength(1);
  stopping.abort();
  await expect(wording).rejects.toThrow();
  const { rows } = await owner.query<{ request: string; outcome: string }>(
    'select request, outcome from analytics.model_requests where account_id = $1',
    [accountId],
  );
  expect(rows).toEqual([{ request: standIn.received[0], outcome: 'failed' }]);
  standIn.feel('schema');
});

test('the budget of a month is kept', async () => {
  await database.owner.query(
    `update analytics.model_settings set requests_max = (
       select count(*) from analytics.model_requests where account_id = $1) where account_id = $1`,
    [accountId],
  );
  const before = standIn.received.length;
  await database.owner.query(
    'update analytics.recommendations set wording = null where account_id = $1',
    [accountId],
  );
  await wordCards(jobs(), accountId, config);
  expect(standIn.received).toHaveLength(before);
});

/** All cards can be worded again, and the month has room for so many requests. */
async function startMonthWith(requestsMax: number) {
  const { owner } = database;
  await owner.query('delete from analytics.model_requests where account_id = $1', [accountId]);
  await owner.query('update analytics.recommendations set wording = null where account_id = $1', [
    accountId,
  ]);
  await owner.query('update analytics.model_settings set requests_max = $2 where account_id = $1', [
    accountId,
    requestsMax,
  ]);
  standIn.received.length = 0;
}

test('four runs at the same instant, round after round, never send more than the month has room for', async () => {
  // A second card of the newest week.
  await database.owner.query(
    `insert into analytics.recommendations (account_id, finding_id, rule, week, place, finding, due_on)
     select account_id, 'another', rule, week, 3, finding, due_on from analytics.recommendations
     where account_id = $1 order by week desc, place limit 1`,
    [accountId],
  );
  const gate = await database.owner.connect();
  for (let round = 0; round < 10; round += 1) {
    const requestsMax = 1 + (round % 2);
    await startMonthWith(requestsMax);
    // Nothing can be stored until all four have come so far.
    await gate.query('begin; lock table analytics.model_requests in share row exclusive mode');
    const runs = [1, 2, 3, 4].map(() => wordCards(jobs(), accountId, config));
    await expect
      .poll(async () => {
        const { rows } = await gate.query<{ waiting: number }>(
          `select count(*)::integer as waiting from pg_locks where not granted
             and database = (select oid from pg_database where datname = current_database())`,
        );
        return rows[0]?.waiting;
      }, soon)
      .toBe(runs.length);
    await gate.query('commit');
    await Promise.all(runs);
    expect(standIn.received.length, `round ${round}`).toBe(requestsMax);
  }
  gate.release();
});

test('a card that is done or dismissed is not worded any more', async () => {
  await startMonthWith(1000);
  const { owner } = database;
  const answerAll = (status: string) =>
    owner.query('update analytics.recommendations set status = $2 where account_id = $1', [
      accountId,
      status,
    ]);
  for (const status of ['done', 'dismissed']) {
    await answerAll(status);
    await wordCards(jobs(), accountId, config);
    expect(standIn.received).toEqual([]);
  }
  await answerAll('new');
});

test('a process that ends while it stores an answer leaves none that counts as used but shows nowhere', async () => {
  await startMonthWith(1000);
  const { owner } = database;
  standIn.feel('first');
  await owner.query(`create function private.fail() returns trigger language plpgsql as
    $$ begin raise exception 'The process has ended'; end $$;
    create trigger fail before update on analytics.recommendations
      for each row execute function private.fail()`);
  await expect(wordCards(jobs(), accountId, config)).rejects.toThrow('The process has ended');
  await owner.query('drop function private.fail() cascade');
  const { rows } = await owner.query(
    'select outcome, answer from analytics.model_requests where account_id = $1',
    [accountId],
  );
  expect(rows).toEqual([{ outcome: 'failed', answer: null }]);
  standIn.feel('schema');
});

test('two runs at once ask once for a card, and what was sent outlives the card', async () => {
  const owner = database.owner;
  await owner.query('delete from analytics.model_requests where account_id = $1', [accountId]);
  await owner.query(
    'update analytics.model_settings set requests_max = 1000 where account_id = $1',
    [accountId],
  );
  standIn.received.length = 0;
  standIn.feel('hanging');
  const stopping = new AbortController();
  const runs = [1, 2].map(() => wordCards(jobs(), accountId, config, stopping.signal));
  const ended = Promise.allSettled(runs);
  await expect.poll(() => standIn.received.length, soon).toBeGreaterThan(0);
  stopping.abort();
  await ended;
  const firsts = await owner.query(
    `select recommendation_id from analytics.model_requests where account_id = $1
     group by 1 having count(*) > 1`,
    [accountId],
  );
  expect(firsts.rows).toEqual([]);
  await owner.query('delete from analytics.recommendations where account_id = $1', [accountId]);
  const { rows } = await owner.query(
    'select recommendation_id from analytics.model_requests where account_id = $1',
    [accountId],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.recommendation_id === null)).toBe(true);
  standIn.feel('schema');
});
