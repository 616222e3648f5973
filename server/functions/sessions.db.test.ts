import { describe, expect } from 'vitest';
import { type OwnSession, sessionsResponse } from '#contract/functions/sessions.ts';
import { type SignedIn, signInNew, test } from '#testing/steeple-test.ts';

async function listOf({ client }: Pick<SignedIn, 'client'>): Promise<OwnSession[]> {
  const { data, error } = await client.functions.invoke('sessions', { body: {} });
  expect(error).toBeNull();
  return sessionsResponse.parse(data);
}

const isSignedIn = async ({ client }: Pick<SignedIn, 'client'>) =>
  (await client.auth.getUser()).error === null;

describe('one’s own sessions', () => {
  test('are listed with where, when and which, and without anybody else’s', async ({
    database,
    server,
    superAdmin,
  }) => {
    const ruth = await signInNew(database, server, 'account_admin');
    await database.owner.query(
      "update auth.sessions set user_agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' where user_id = $1",
      [ruth.userId],
    );
    await server.clientOf(ruth.email);
    const list = await listOf(ruth);
    expect(list).toHaveLength(2);
    expect(list.map(({ current }) => current)).toEqual([false, true]);
    expect(list[1]).toMatchObject({ browser: 'Firefox', system: 'Linux', where: '127.0.0.1' });
    const ids = list.map(({ id }) => id);
    const others = await listOf(superAdmin);
    expect(others.some(({ id }) => ids.includes(id))).toBe(false);
  });

  test('end one by one, or all but this one', async ({ database, server }) => {
    const ruth = await signInNew(database, server, 'account_admin');
    const [phone, library] = [
      { client: await server.clientOf(ruth.email) },
      { client: await server.clientOf(ruth.email) },
    ];
    const own = (await listOf(phone)).find(({ current }) => current)?.id;
    const end = (body: object) => ruth.client.functions.invoke('session-end', { body });
    expect((await end({ id: own })).data).toEqual({ ended: 1 });
    expect([await isSignedIn(phone), await isSignedIn(library)]).toEqual([false, true]);
    // Twice is once.
    expect((await end({ id: own })).data).toEqual({ ended: 0 });
    expect((await end({ others: true })).data).toEqual({ ended: 1 });
    expect([await isSignedIn(library), await isSignedIn(ruth)]).toEqual([false, true]);
    expect((await end({})).error).not.toBeNull();
  });

  test('of another person end for nobody, not even a super admin', async ({
    admin,
    superAdmin,
  }) => {
    const [theirs] = await listOf(admin);
    const { data } = await superAdmin.client.functions.invoke('session-end', {
      body: { id: theirs?.id },
    });
    expect(data).toEqual({ ended: 0 });
    expect(await isSignedIn(admin)).toBe(true);
  });
});
