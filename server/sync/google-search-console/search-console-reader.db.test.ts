import { expect, test } from 'vitest';
import type { SearchDayReading } from '#analytics/figures/readings.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startTestSandbox, testMoment } from '#testing/sandbox/sandbox.ts';
import { runReader } from '#testing/sync/reader-context.ts';
import { searchConsoleContext } from '#testing/sync/search-console-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { loadReadings } from '../readings/reading-store.ts';
import { searchConsoleReader } from './search-console-reader.ts';

const reader = searchConsoleReader();

const database = await forThisFile(createTestDatabase(), 'drop');
const sandbox = await forThisFile(startTestSandbox(), 'close');

async function connect(metadata: Record<string, unknown>, identity?: string) {
  const accountId = await buildAccount(database.owner, { account_name: 'Grace Hill Church' });
  const { jobs } = database.connections;
  return { accountId, ...searchConsoleContext(sandbox, jobs, accountId, metadata, identity) };
}

async function figuresOf(accountId: string) {
  const { rows } = await database.owner.query<{
    figure: string;
    week: string;
    value: number;
    state: string;
  }>(
    `select figure, week::text, value::float8 as value, state from analytics.figures
     where account_id = $1 order by figure, week`,
    [accountId],
  );
  return Map.groupBy(rows, ({ figure }) => figure);
}

async function notices(accountId: string): Promise<string[]> {
  const { rows } = await database.owner.query<{ notice: string }>(
    `select kind || ' ' || what as notice from private.sync_notices where account_id = $1 order by 1`,
    [accountId],
  );
  return rows.map(({ notice }) => notice);
}

async function provisionalDays(accountId: string): Promise<string[]> {
  const { rows } = await database.owner.query<{ day: string }>(
    `select day::text from private.readings
     where account_id = $1 and kind = 'searchDays' and (lists -> 0 ->> 3)::boolean
     order by day`,
    [accountId],
  );
  return rows.map(({ day }) => day);
}

test('sixteen months come with four requests (all searches, by the name, without it, local ones), and the pages of ten weeks with five', async () => {
  const { accountId, context, requests } = await connect({
    property_url: 'sc-domain:gracehill.example',
  });
  await runReader(reader, context, 'first');
  expect(requests).toHaveLength(9);
  const figures = await figuresOf(accountId);
  const clicks = figures.get('search_clicks') ?? [];
  expect(clicks.length).toBeGreaterThanOrEqual(69);
  expect(clicks.at(-1)?.state).toBe('incomplete');
  expect(clicks.at(-3)?.state).toBe('complete');
  const others = new Map(
    figures.get('search_nonbrand_clicks')?.map((row) => [row.week, row.value]),
  );
  for (const { week, value } of clicks) {
    expect(others.get(week)).toBeLessThan(value);
  }
  const always = { from: '-infinity', to: 'infinity' };
  const days = await loadReadings(database.owner, accountId, 'searchDays', always);
  const sum = (of: (day: SearchDayReading) => number | null | undefined) =>
    days.reduce((all, day) => all + (of(day) ?? 0), 0);
  expect(sum(({ localClicks }) => localClicks)).toBeGreaterThan(0);
  expect(sum(({ localClicks }) => localClicks)).toBeLessThan(sum((day) => day.nonbrandClicks));
  // What Google keeps to itself is in neither.
  expect(sum((day) => (day.brandClicks ?? 0) + (day.nonbrandClicks ?? 0))).toBeLessThanOrEqual(
    sum(({ clicks }) => clicks),
  );
  await runReader(reader, context, 'nightly');
  expect(requests).toHaveLength(14);
  expect(await figuresOf(accountId)).toEqual(figures);
});

test('the pages of each finished day are stored for ten weeks, and then deleted', async () => {
  const { accountId, context } = await connect({ property_url: 'sc-domain:gracehill.example' });
  await runReader(reader, context, 'first');
  const kept = async () => {
    const { rows } = await database.owner.query<{ day: string; pages: { page: string }[] }>(
      `select day::text, lists -> 0 -> 0 as pages from private.readings
       where account_id = $1 and kind = 'searchPages' order by day`,
      [accountId],
    );
    return rows;
  };
  const before = await kept();
  expect(before.length).toBeGreaterThan(65);
  expect(before.at(-1)?.day).toMatch(/^2026-11-1[89]$/);
  expect(before.every(({ pages }) => pages[0]?.page === 'https://www.gracehill.example/')).toBe(
    true,
  );
  const later = { ...context, now: new Date(testMoment + 14 * 86_400_000) };
  await runReader(reader, later, 'nightly');
  const after = await kept();
  expect(after[0]?.day).toBe(before[14]?.day);
});

test('a church with 3,000 pages a day is read with an answer a day, each far below the largest that is taken', async () => {
  const { accountId, context, requests } = await connect(
    { property_url: 'sc-domain:cornerstonecity.example' },
    'many-pages',
  );
  const sizes: number[] = [];
  const get: typeof context.get = async (request) => {
    const body = await context.get(request);
    sizes.push(JSON.stringify(body).length);
    return body;
  };
  const fourWeeks = searchConsoleReader(() => ({ historyDays: 28, pageDays: 28 }));
  await runReader(fourWeeks, { ...context, get }, 'first');
  // Four for the days; the pages' windows are of 28 days and of one.
  expect(requests.length).toBeLessThanOrEqual(4 + 29);
  expect(Math.max(...sizes)).toBeLessThan(400_000);
  const { rows } = await database.owner.query<{ pages: number }>(
    `select json_array_length(lists -> 0 -> 0) as pages from private.readings
     where account_id = $1 and kind = 'searchPages'`,
    [accountId],
  );
  expect(rows.length).toBeGreaterThanOrEqual(25);
  expect(rows.every(({ pages }) => pages === 50)).toBe(true);
});

test('days that Google had not finished are read again, also after weeks without a sync', async () => {
  const { accountId, context } = await connect({ property_url: 'sc-domain:gracehill.example' });
  await runReader(reader, context, 'first');
  const [firstProvisional = ''] = await provisionalDays(accountId);
  expect(firstProvisional).toMatch(/^2026-11-/);
  const later = { ...context, now: new Date(testMoment + 30 * 86_400_000) };
  const [days] = await reader.open(later).plan('nightly');
  expect(days).toMatchObject({ kind: 'searchDays', to: '2026-12-21' });
  expect((days?.from ?? '') < firstProvisional).toBe(true);
});

test('days that Google finishes two weeks late are read again once it has', async () => {
  const { accountId, context } = await connect({ property_url: 'sc-domain:gracehill.example' });
  const late = { metadata: { firstIncompleteDate: '2026-11-05' } };
  const get: typeof context.get = async (request) =>
    Object.assign({}, await context.get(request), late);
  await runReader(reader, { ...context, get }, 'first');
  expect(await provisionalDays(accountId)).toContain('2026-11-05');
  await runReader(reader, context, 'nightly');
  const stillOpen = await provisionalDays(accountId);
  expect(stillOpen[0]).toMatch(/^2026-11-(19|20|21)$/);
  const { rows: pages } = await database.owner.query(
    `select from private.readings where account_id = $1 and kind = 'searchPages'
     and day between '2026-11-01' and '2026-11-10'`,
    [accountId],
  );
  expect(pages).toHaveLength(10);
});

test('without a property nothing is asked', async () => {
  const { context, requests } = await connect({});
  expect(await runReader(reader, context, 'first')).toEqual([]);
  expect(requests).toEqual([]);
});

test.each([
  ['a pattern is blind to case by itself', { regexIgnoresCase: true }],
  ['days without a search are listed', { allHoldsZeroDays: true }],
] as const)('whether %s changes no figure', async (_, changes) => {
  const read = async () => {
    const { accountId, context } = await connect({ property_url: 'sc-domain:gracehill.example' });
    await runReader(reader, context, 'first');
    return await figuresOf(accountId);
  };
  const before = await read();
  const usual = { ...sandbox.switches.google };
  Object.assign(sandbox.switches.google, changes);
  expect(await read()).toEqual(before);
  Object.assign(sandbox.switches.google, usual);
});

test('a website that Google refuses is told until it is read again', async () => {
  const { accountId, context } = await connect({ property_url: 'sc-domain:somebody-else.example' });
  await database.owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected, connected_at)
     values ($1, 'google_search_console', true, now())`,
    [accountId],
  );
  await database.owner.query(
    `insert into private.sync_connections (account_id, integration_type, due_at)
     values ($1, 'google_search_console', now())`,
    [accountId],
  );
  await expect(runReader(reader, context, 'first')).rejects.toThrow(/403/);
  expect(await notices(accountId)).toEqual(['refused search']);
  const granted = { ...context, metadata: { property_url: 'sc-domain:gracehill.example' } };
  await runReader(reader, granted, 'first');
  expect(await notices(accountId)).toEqual([]);
});
