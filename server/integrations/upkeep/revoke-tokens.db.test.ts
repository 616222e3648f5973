import { describe, expect, test } from 'vitest';
import { actingAs } from '#testing/acting.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { arrangeUpkeep, soon } from '#testing/integrations/upkeep.ts';

const bench = arrangeUpkeep();
const queue = 'private.provider_revocations';

describe('tokens that are ours no longer', () => {
  test('are revoked at the provider after a Disconnect', async () => {
    const { key, tokens } = await bench.connections.connectChurch();
    await bench.connections.disconnect(key);
    bench.start();
    await expect.poll(() => bench.countOf(queue), soon).toBe(0);
    expect(bench.endpoint.revoked).toEqual([tokens.refreshToken]);
  });

  test('are revoked after a super admin deleted the church', async () => {
    const { key, tokens } = await bench.connections.connectChurch();
    const superAdmin = await actingAs(
      bench.database,
      (await buildPerson(bench.database.owner, { role: 'super_admin' })).userId,
    );
    expect(
      await superAdmin.change('delete from public.accounts where id = $1', key.accountId),
    ).toBe(1);
    bench.start();
    await expect.poll(() => bench.countOf(queue), soon).toBe(0);
    expect(bench.endpoint.revoked).toEqual([tokens.refreshToken]);
  });

  test('are revoked once by several processes', async () => {
    const churches = [];
    for (let index = 0; index < 15; index += 1) {
      churches.push(await bench.connections.connectChurch());
    }
    bench.endpoint.behavior.delayMs = 50;
    for (const { key } of churches) {
      await bench.connections.disconnect(key);
    }
    bench.start();
    bench.start();
    await expect.poll(() => bench.countOf(queue), soon).toBe(0);
    expect(bench.endpoint.revoked.toSorted()).toEqual(
      churches.map(({ tokens }) => tokens.refreshToken).toSorted(),
    );
  });

  test('stay queued while the provider fails, and are tried again, later each time', async () => {
    const { key } = await bench.connections.connectChurch();
    await bench.connections.disconnect(key);
    bench.endpoint.behavior.failure = 500;
    bench.start();
    const wait = 'extract(epoch from next_attempt_at - now())';
    await expect
      .poll(() => bench.countOf(`${queue} where attempts = 1 and ${wait} > 30`), soon)
      .toBe(1);
    await bench.database.owner.query(`update ${queue} set next_attempt_at = now()`);
    await expect
      .poll(() => bench.countOf(`${queue} where attempts = 2 and ${wait} > 90`), soon)
      .toBe(1);
    bench.endpoint.behavior.failure = null;
    await bench.database.owner.query(`update ${queue} set next_attempt_at = now()`);
    await expect.poll(() => bench.countOf(queue), soon).toBe(0);
  });

  test('are given up after three days, with a line in the log that holds none of them', async () => {
    const { key, tokens } = await bench.connections.connectChurch();
    await bench.connections.disconnect(key);
    await bench.database.owner.query(
      `update ${queue} set attempts = 20, created_at = now() - interval '73 hours', next_attempt_at = now() + interval '1 hour'`,
    );
    bench.start();
    await expect.poll(() => bench.countOf(queue), soon).toBe(0);
    const line = bench.connections.logged.find((text) => text.includes('given up'));
    expect(line).toContain(key.accountId);
    expect(line).not.toContain(tokens.refreshToken);
    expect(bench.endpoint.revoked).toEqual([]);
  });

  test('of a server that was off for a week are still revoked', async () => {
    const { key } = await bench.connections.connectChurch();
    await bench.connections.disconnect(key);
    await bench.database.owner.query(`update ${queue} set created_at = now() - interval '7 days'`);
    bench.start();
    await expect.poll(() => bench.endpoint.revoked.length, soon).toBe(1);
  });

  test('do not end the new connection if the provider would end both', async () => {
    await bench.standInFor('google_search_console');
    const { key, personId } = await bench.connections.connectChurch();
    await bench.connections.disconnect(key);
    await bench.connections.keeper.connect(
      key,
      { personId, sessionId: null },
      bench.endpoint.grant(),
      {},
    );
    bench.start();
    await roundsPass();
    expect(bench.endpoint.revoked).toEqual([]);
    await expect.poll(() => bench.countOf(queue), soon).toBe(1);
    await bench.connections.disconnect(key);
    await expect.poll(() => bench.endpoint.revoked.length, soon).toBe(2);
  });

  test('of a connection that another Connect replaced are revoked, where that ends the one alone', async () => {
    const { key, personId, tokens } = await bench.connections.connectChurch();
    const by = { personId, sessionId: null };
    await bench.connections.keeper.connect(key, by, bench.endpoint.grant(), {});
    bench.start();
    await expect.poll(() => bench.endpoint.revoked, soon).toEqual([tokens.refreshToken]);
  });
});

/** Lets the upkeep look at the queue: another church's tokens, queued later, are revoked by then. */
async function roundsPass(): Promise<void> {
  const { key, tokens } = await bench.connections.connectChurch();
  await bench.connections.disconnect(key);
  await expect.poll(() => bench.endpoint.revoked, soon).toContain(tokens.refreshToken);
  bench.endpoint.revoked.length = 0;
}

describe('tokens of a person who connected several churches', () => {
  async function connectTwo() {
    const one = await bench.connections.connectChurch();
    const other = await bench.connections.connectChurch();
    const by = `connected_by = '${one.personId}'`;
    await bench.connections.arrange(other.key, by);
    return { one, other };
  }

  test('go with the last of them, where giving back one ends them all', async () => {
    await bench.standInFor('google_search_console');
    const { one, other } = await connectTwo();
    bench.start();
    await bench.connections.disconnect(one.key);
    await roundsPass();
    expect(bench.endpoint.revoked).toEqual([]);
    await bench.connections.disconnect(other.key);
    // Both: they may be of two Google accounts, which are two grants.
    await expect
      .poll(() => bench.endpoint.revoked.toSorted(), soon)
      .toEqual([one.tokens.refreshToken, other.tokens.refreshToken].toSorted());
    await expect.poll(() => bench.countOf(queue), soon).toBe(0);
  });

  test('go with each of them, where it ends that one alone', async () => {
    const { one } = await connectTwo();
    bench.start();
    await bench.connections.disconnect(one.key);
    await expect.poll(() => bench.endpoint.revoked, soon).toEqual([one.tokens.refreshToken]);
  });

  test('that were refused to a further church do not end the others', async () => {
    await bench.standInFor('google_search_console');
    const { personId } = await bench.connections.connectChurch();
    const { key } = await bench.connections.connectChurch();
    await bench.connections.disconnect(key);
    await bench.database.owner.query(`truncate ${queue}`);
    await bench.connections.keeper.discard(key, personId, bench.endpoint.grant());
    bench.start();
    await roundsPass();
    expect(bench.endpoint.revoked).toEqual([]);
  });
});
