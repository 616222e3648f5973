import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { type ReceivedRequest, startTestProvider } from '#testing/integrations/provider-server.ts';
import { arrangeSyncs, type StandChurch } from '#testing/sync/sync-stand.ts';
import { answerWeeks, digitSum, fast, isWeek, weekOf } from '#testing/sync/weeks-provider.ts';
import { readingsTable } from '#testing/sync/weeks-reader.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const weeks = 12;
/** An outage takes ten seconds of pauses already. */
const testTimeout = 120_000;
const soon = { timeout: 60_000, interval: 20 };
vi.setConfig({ testTimeout });

let church: StandChurch;

const database = await forThisFile(createTestDatabase(), 'drop');
await database.owner.query(readingsTable);
const provider = await forThisFile(startTestProvider(), 'close');
const stand = arrangeSyncs(database, provider, weeks);
beforeEach(async () => {
  await database.owner.query('update public.integrations set is_connected = false');
  await database.owner.query('truncate private.provider_paces');
  answerWeeks(provider);
  church = await stand.connectChurch();
});

const untilRead = () =>
  vi.waitFor(async () => expect(await stand.row(church)).toMatchObject({ is_read: true }), soon);
const countWeeks = async () => (await stand.weeksOf(church)).length;

async function expectAllWeeks(): Promise<void> {
  const found = await stand.weeksOf(church);
  expect(found).toHaveLength(weeks);
  expect(found).toEqual(
    found.map(({ week }) => ({ week, value: digitSum(week), figure: digitSum(week) })),
  );
}

describe('a provider that fails delays and loses nothing:', () => {
  test('a 429 is waited for as long as it says, by every process and by people’s requests too, or until somebody presses Sync Now', async () => {
    answerWeeks(provider, (request) =>
      provider.received.filter(isWeek).length > 4 && isWeek(request)
        ? { status: 429, headers: { ...fast, 'retry-after': '3600' } }
        : null,
    );
    await stand.start();
    await vi.waitFor(
      async () =>
        expect(await stand.row(church)).toMatchObject({ last_error: 'provider_unavailable' }),
      soon,
    );
    const row = await stand.row(church);
    expect(row).toMatchObject({ state: 'queued', done: 4, waits: true });
    expect(row?.due_in).toBeGreaterThan(3_500);
    const { rows } = await database.connections.providers.query<{ wait: number }>(
      "select private.take_provider_turn($1, 'planning_center', false) as wait",
      [church.accountId],
    );
    expect(rows[0]?.wait).toBeGreaterThan(3_500_000);
    answerWeeks(provider);
    await pause(200);
    expect(provider.received).toEqual([]);
    await stand.press(church);
    await untilRead();
    await expectAllWeeks();
    expect(provider.received.filter(isWeek)).toHaveLength(weeks - 4);
  });

  test('an outage is tried again and again', async () => {
    let left = 12;
    answerWeeks(provider, (request) => {
      left -= isWeek(request) && left > 0 ? 1 : 0;
      return isWeek(request) && left > 0 ? { status: 500 } : null;
    });
    await stand.start();
    await untilRead();
    await expectAllWeeks();
    expect(left).toBe(0);
  });

  test('a truncated page is requested again', async () => {
    answerWeeks(provider, (request) =>
      isWeek(request) && provider.received.filter(isWeek).length % 4 === 2 ? 'cut_body' : null,
    );
    await stand.start();
    await untilRead();
    await expectAllWeeks();
    expect(await stand.readAgain(church)).toBe(0);
  });

  test('a token revoked half-way needs a person, and the sync continues after connecting again', async () => {
    const isOver = ({ headers }: ReceivedRequest) => headers.authorization === 'Bearer first-token';
    answerWeeks(provider, (request) => {
      if (request.target === '/oauth/token') {
        return { status: 400, json: { error: 'invalid_grant' } };
      }
      return provider.received.filter(isWeek).length > 4 && isOver(request)
        ? { status: 401, json: { errors: [{ detail: 'BABOON' }] } }
        : null;
    });
    await stand.start();
    await vi.waitFor(
      async () =>
        expect(await stand.row(church)).toMatchObject({
          state: 'failed',
          last_error: 'reconnect_needed',
          due_in: null,
          done: 4,
        }),
      soon,
    );
    expect(await countWeeks()).toBe(4);
    answerWeeks(provider);
    await stand.connect(church);
    await untilRead();
    await expectAllWeeks();
  });

  test('one step that fails leaves the others alone, and says so', async () => {
    answerWeeks(provider, (request) =>
      weekOf(request) === '2026-11-02' ? { status: 422, json: {} } : null,
    );
    await stand.start();
    await untilRead();
    expect(await countWeeks()).toBe(weeks - 1);
    expect(await stand.row(church)).toMatchObject({
      state: 'failed',
      last_error: 'partly_failed',
      waits: true,
      done: weeks - 1,
      total: weeks,
    });
  });

  test('a step whose answer is too large is asked once, fails alone and says so', async () => {
    const isTooLarge = (request: ReceivedRequest) => weekOf(request) === '2026-11-02';
    answerWeeks(provider, (request) =>
      isTooLarge(request) ? { headers: fast, json: 'x'.repeat(1024 * 1024) } : null,
    );
    await stand.start();
    await untilRead();
    expect(provider.received.filter(isTooLarge)).toHaveLength(1);
    expect(await countWeeks()).toBe(weeks - 1);
    expect(await stand.row(church)).toMatchObject({
      state: 'failed',
      last_error: 'partly_failed',
      waits: true,
    });
  });
});
