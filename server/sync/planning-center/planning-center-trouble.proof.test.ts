import { afterAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { ReceivedRequest } from '#testing/integrations/provider-server.ts';
import { leftBySync } from '#testing/sync/sandbox-behind.ts';
import { type SandboxStand, startSandboxStand } from '#testing/sync/sandbox-stand.ts';
import type { StandChurch } from '#testing/sync/sync-stand.ts';
import { fast } from '#testing/sync/weeks-provider.ts';
import { planningCenterReader } from './planning-center-reader.ts';

/** FAULTS=full also waits the times that a provider asks for, or is away. */
const isFull = process.env.FAULTS === 'full';
const outageMs = isFull ? 300_000 : 0;
const soon = { timeout: 60_000 + outageMs, interval: 50 };

const { database, provider, sandbox, stand, close } = await startSandboxStand('eight-weeks');
afterAll(close);
let church: StandChurch;
/** What a sync leaves that nobody disturbs, and how many requests it takes. */
let undisturbed: { left: string[]; requests: number } | undefined;

/** A church that is connected and not read yet, and what is known of one that was. */
async function arrange(): Promise<{ left: string[]; requests: number }> {
  undisturbed ??= await readUndisturbed();
  await database.owner.query('update public.integrations set is_connected = false');
  await database.owner.query('truncate private.provider_paces');
  church = await stand.connectChurch();
  return undisturbed;
}

async function readUndisturbed(): Promise<{ left: string[]; requests: number }> {
  sandbox.passOn(provider);
  church = await stand.connectChurch();
  const syncs = await stand.start();
  await untilRead();
  await syncs.stop();
  const left = await leftBySync(database.owner, church.accountId);
  return { left, requests: provider.received.length };
}

const untilRead = () =>
  vi.waitFor(
    async () => expect(await stand.row(church)).toMatchObject({ is_read: true, state: 'idle' }),
    soon,
  );
const isPage = ({ target }: ReceivedRequest) => !target.startsWith('/current/');

async function expectTheSame(left: readonly string[]): Promise<void> {
  expect(left.length).toBeGreaterThan(100);
  expect(await leftBySync(database.owner, church.accountId)).toEqual(left);
}

describe('a church whose Planning Center fails in the middle is read to the same rows:', {
  timeout: 120_000 + outageMs,
}, () => {
  test.runIf(isFull)('forty seconds of a 429 are waited for by the step under way', async () => {
    const { left, requests } = await arrange();
    let refusedAt = 0;
    const askedAfter: number[] = [];
    sandbox.passOn(provider, (request) => {
      if (refusedAt > 0) {
        askedAfter.push(performance.now() - refusedAt);
        return null;
      }
      if (!(isPage(request) && provider.received.length > requests / 2)) {
        return null;
      }
      refusedAt = performance.now();
      return { status: 429, headers: { ...fast, 'retry-after': '40' } };
    });
    await stand.start();
    await untilRead();
    // But for those that were on their way already.
    expect(askedAfter.filter((at) => at > 2_000 && at < 40_000)).toEqual([]);
    expect(askedAfter.length).toBeGreaterThan(10);
    await expectTheSame(left);
  });

  test('after a 429 the sync waits as long as it says, and continues from there', async () => {
    const { left, requests } = await arrange();
    sandbox.passOn(provider, (request) =>
      provider.received.length > requests / 2 && isPage(request)
        ? { status: 429, headers: { ...fast, 'retry-after': '400' } }
        : null,
    );
    await stand.start();
    await vi.waitFor(
      async () =>
        expect(await stand.row(church)).toMatchObject({ last_error: 'provider_unavailable' }),
      soon,
    );
    const row = await stand.row(church);
    expect(row).toMatchObject({ state: 'queued', waits: true });
    expect(row?.done).toBeGreaterThan(0);
    expect(row?.due_in).toBeGreaterThan(380);
    sandbox.passOn(provider);
    await database.owner.query('update private.provider_paces set busy_until = now()');
    await database.owner.query('update private.sync_connections set due_at = now()');
    await untilRead();
    await expectTheSame(left);
    expect(provider.received.length).toBeLessThan(requests);
  });

  test('an outage is tried again and again', async () => {
    const { left, requests } = await arrange();
    let [outages, since] = [0, 0];
    sandbox.passOn(provider, (request) => {
      since ||= provider.received.length > requests / 2 ? performance.now() : 0;
      const isLeft = outages < 12 || performance.now() - since < outageMs;
      const isOut = since > 0 && isPage(request) && isLeft;
      outages += isOut ? 1 : 0;
      return isOut ? { status: 500 } : null;
    });
    await stand.start();
    await untilRead();
    expect(outages).toBeGreaterThanOrEqual(12);
    await expectTheSame(left);
  });

  test('truncated pages are requested again', async () => {
    const { left } = await arrange();
    let count = 0;
    sandbox.passOn(provider, (request) => {
      count += isPage(request) ? 1 : 0;
      return isPage(request) && count % 7 === 3 ? 'cut_body' : null;
    });
    await stand.start();
    await untilRead();
    await expectTheSame(left);
  });

  test('a list that grows while it is read is read on to its end, not again, and its week stays provisional', async () => {
    const { left } = await arrange();
    const second = ({ target }: ReceivedRequest) => /check_ins\?.*offset=100(&|$)/.test(target);
    sandbox.passOn(provider, async (request) =>
      second(request) && provider.received.filter(second).length === 1
        ? { headers: fast, json: oneMore(await sandbox.answer(request)) }
        : null,
    );
    await stand.start();
    await untilRead();
    expect(provider.received.filter(second)).toHaveLength(1);
    await expectTheSame(left);
    // What grew is of a week that is not over: nothing of it counts as final.
    const { rows } = await database.owner.query(
      `select distinct state from analytics.figures
       where account_id = $1 and week > current_date - 6 and value is not null`,
      [church.accountId],
    );
    expect(rows).toEqual([{ state: 'incomplete' }]);
  });

  test('lists that are longer than what is read at once are read in parts, as steps of their own', async () => {
    const { left } = await arrange();
    sandbox.passOn(provider);
    await stand.start({
      readers: {
        ...stand.readers,
        planning_center: planningCenterReader(stand.keyring, { rowsMax: 120 }),
      },
    });
    await untilRead();
    const row = await stand.row(church);
    expect(row?.done).toBe(row?.total);
    await expectTheSame(left);
  });

  test('a token revoked half-way needs a person, and the sync continues after connecting again', async () => {
    const { left, requests } = await arrange();
    sandbox.passOn(provider, (request) => {
      if (request.target === '/oauth/token') {
        return { status: 400, json: { error: 'invalid_grant' } };
      }
      return provider.received.length > requests / 2 &&
        request.headers.authorization === 'Bearer first-token'
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
        }),
      soon,
    );
    sandbox.passOn(provider);
    await stand.connect(church);
    await untilRead();
    await expectTheSame(left);
  });
});

const counted = z.looseObject({ meta: z.looseObject({ total_count: z.number() }) });

/** The same page, of a list that has just grown by one. */
function oneMore(reply: Awaited<ReturnType<SandboxStand['sandbox']['answer']>>): unknown {
  const { meta, ...page } = counted.parse(typeof reply === 'string' ? null : reply.json);
  return { ...page, meta: { ...meta, total_count: meta.total_count + 1 } };
}
