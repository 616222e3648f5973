import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  propertiesResponse,
  searchAnalyticsResponse,
} from '#contract/functions/google-search-console.ts';
import { addDays, pacificDate } from '#server/integrations/google-search-console/pacific-dates.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import {
  chosen,
  failed,
  queryPath,
  startConnectedChurch,
} from '#testing/integrations/connected-church.ts';

const propertyUrl = chosen.property_url;
const listProperties = () => grace.invoke(grace.admin, 'google-search-console-properties');
const select = (url: string) =>
  grace.invoke(grace.admin, 'google-search-console-select-property', { propertyUrl: url });
const readData = () => grace.invoke(grace.admin, 'google-search-console-data');

const grace = await forThisFile(startConnectedChurch(), 'close');
beforeEach(() => grace.reset());

describe('the properties', () => {
  test('come with the one that was chosen, even if it is no longer among them', async () => {
    await grace.connect('google_search_console', { property_url: 'https://gone.example/' });
    const { body } = await listProperties();
    expect(propertiesResponse.parse(body)).toEqual({
      properties: [{ siteUrl: propertyUrl, permissionLevel: 'siteOwner' }],
      currentProperty: 'https://gone.example/',
    });
  });

  test('none of them is chosen at first', async () => {
    await grace.connect('google_search_console');
    expect((await listProperties()).body.currentProperty).toBeNull();
  });

  test('one of them can be chosen', async () => {
    await grace.connect('google_search_console');
    expect(await select(propertyUrl)).toEqual({ status: 200, body: { success: true } });
    expect(await grace.storedMetadata('google_search_console')).toEqual(chosen);
    expect((await listProperties()).body.currentProperty).toBe(propertyUrl);
  });

  test('choosing another one deletes what was read of the old one, and it is read at once', async () => {
    await grace.connect('google_search_console', { property_url: 'https://gone.example/' });
    const { owner } = grace.database;
    const { accountId } = grace.church;
    await owner.query(
      `insert into private.readings (account_id, integration_type, kind, day, body)
       values ($1, 'google_search_console', 'searchDays', '2026-11-15', '[]')`,
      [accountId],
    );
    await owner.query(
      "update private.sync_connections set due_at = 'infinity', run_id = null where account_id = $1",
      [accountId],
    );
    expect(await select(propertyUrl)).toMatchObject({ status: 200 });
    const { rows } = await owner.query(
      `select due_at <= now() as is_due, run_id is not null as has_run,
         (select count(*)::integer from private.readings as reading
          where reading.account_id = sync.account_id) as readings
       from private.sync_connections as sync
       where account_id = $1 and integration_type = 'google_search_console'`,
      [accountId],
    );
    expect(rows).toEqual([{ is_due: true, has_run: true, readings: 0 }]);
  });

  test.each([
    ['a site of others', 'https://elsewhere.example/'],
    ['a site that was never verified', 'https://old.example/'],
    ['another spelling', 'sc-domain:GraceHill.example'],
    ['nothing', ''],
  ])('%s cannot be chosen', async (_what, url) => {
    await grace.connect('google_search_console');
    expect(await select(url)).toMatchObject({
      status: 400,
      body: { success: false, error: expect.stringContaining('Please choose another one.') },
    });
    expect(await grace.storedMetadata('google_search_console')).toEqual({});
  });
});

describe('the data', () => {
  test('are as promised', async () => {
    await grace.connect('google_search_console', chosen);
    // A date that is far from today is not believed.
    const today = pacificDate(new Date());
    const row = { clicks: 412, impressions: 9035, ctr: 0.0456, position: 14.2 };
    grace.answerPaths({
      [queryPath]: ({ body }) => ({
        json: {
          rows: [body.includes('dimensions') ? { keys: ['a key'], ...row } : row],
          metadata: { firstIncompleteDate: addDays(today, -4) },
        },
      }),
    });
    const { body } = await readData();
    expect(searchAnalyticsResponse.parse(body)).toEqual({
      totals: { clicks: 412, impressions: 9035, avgPosition: 14.2, avgCTR: 4.56 },
      topQueries: [{ query: 'a key', clicks: 412, impressions: 9035, position: 14.2 }],
      topPages: [{ page: 'a key', clicks: 412, impressions: 9035, position: 14.2 }],
      period: { startDate: addDays(today, -11), endDate: addDays(today, -5) },
    });
  });

  test('need a property to be chosen', async () => {
    await grace.connect('google_search_console');
    expect(await readData()).toMatchObject(failed(409, 'no_property'));
    expect(grace.provider.received).toEqual([]);
  });

  test('of a property that was lost are refused, and the connection stays', async () => {
    await grace.connect('google_search_console', chosen);
    const forbidden = { error: { code: 403, errors: [{ reason: 'forbidden' }] } };
    grace.answerPaths({ [queryPath]: { status: 403, json: forbidden } });
    expect(await readData()).toMatchObject(failed(403, 'provider_refused'));
    expect(await grace.storedMetadata('google_search_console')).toEqual(chosen);
  });
});

test.each([403, 429])(
  'after a %i quotaExceeded no process asks for this connection for a quarter of an hour, and others are not held back',
  async (status) => {
    const reading = 'google-search-console-data';
    const tooMuch = failed(502, 'provider_unavailable');
    await grace.connect('google_search_console', chosen);
    const json = { error: { code: status, errors: [{ reason: 'quotaExceeded' }] } };
    grace.answerPaths({ [queryPath]: { status, json } });
    expect(await readData()).toMatchObject(tooMuch);
    expect(grace.provider.received).toHaveLength(1);

    const another = await grace.startAnother();
    onTestFinished(another.close);
    grace.answerPaths({});
    expect(await grace.invoke(another.admin, reading)).toMatchObject(tooMuch);
    expect(await listProperties()).toMatchObject(tooMuch);
    expect(grace.provider.received).toEqual([]);

    const { owner } = grace.database;
    const { rows } = await owner.query<{ left: number }>(
      `select extract(epoch from busy_until - now())::float8 as left
       from private.provider_paces where key = 'google_search_console ' || $1`,
      [grace.church.accountId],
    );
    expect(rows[0]?.left).toBeGreaterThan(14 * 60);
    expect(rows[0]?.left).toBeLessThanOrEqual(15 * 60);
    await owner.query('update private.provider_paces set busy_until = now() where key = $1', [
      `google_search_console ${grace.church.accountId}`,
    ]);
    expect(await grace.invoke(another.admin, reading)).toMatchObject({ status: 200 });

    grace.answerPaths({ [queryPath]: { status, json } });
    expect(await readData()).toMatchObject(tooMuch);
    await grace.reset();
    await grace.connect('google_search_console', chosen);
    expect(await grace.invoke(another.admin, reading)).toMatchObject({ status: 200 });
  },
);
