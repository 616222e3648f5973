import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { accountRow } from '#contract/tables/accounts.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildKnowledge } from '#testing/factories/knowledge.ts';
import type { Person } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { castPeople, denied, done, nothing, notOne, notSignedIn } from '#testing/rest/cast.ts';
import { startTestRestServer } from '#testing/rest/rest-server.ts';
import { createTestDatabase } from '#testing/test-database.ts';

// The table's calls of the specification's section 7, made with the official client, by everybody.
const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestRestServer(database), 'close');
const people = await castPeople(database, server);

describe('accounts', () => {
  // Proves: 7.accounts.01
  test('all, the newest first', async () => {
    const all = (client: SupabaseClient) =>
      client.from('accounts').select('*').order('created_at', { ascending: false });
    const { data } = await all(people.asSuperAdmin);
    const times = data?.map(({ created_at }) => created_at) ?? [];
    expect(times).toEqual([...times].sort().reverse());
    expect(accountRow.safeParse(data?.[0])).toMatchObject({ success: true });
    expect(await all(people.asAdmin)).toMatchObject({ data: [{ id: people.church }] });
    expect(await all(people.asRoleless)).toMatchObject(denied);
    expect(await all(people.signedOut)).toMatchObject(notSignedIn);
  });

  // Proves: 7.accounts.02
  test('one by id, single', async () => {
    const one = (client: SupabaseClient, id: string) =>
      client.from('accounts').select('*').eq('id', id).single();
    expect((await one(people.asSuperAdmin, people.otherChurch)).data).toMatchObject({
      account_name: 'Other Church',
    });
    expect((await one(people.asAdmin, people.church)).data).toMatchObject({
      account_name: 'Own Church',
    });
    expect(await one(people.asAdmin, people.otherChurch)).toMatchObject(notOne);
    expect(await one(people.signedOut, people.church)).toMatchObject(notSignedIn);
  });

  // Proves: 7.accounts.03
  test('a super admin creates one and gets the row', async () => {
    const create = (client: SupabaseClient, { userId }: Person) =>
      client
        .from('accounts')
        .insert([{ account_name: 'New', location: null, notes: 'ä "quoted"', user_id: userId }])
        .select()
        .single();
    const created = await create(people.asSuperAdmin, people.superAdmin);
    expect(created).toMatchObject({
      status: 201,
      data: { account_name: 'New', notes: 'ä "quoted"' },
    });
    expect(accountRow.safeParse(created.data)).toMatchObject({ success: true });
    expect(await create(people.asSuperAdmin, people.admin)).toMatchObject(denied);
    expect(await create(people.asAdmin, people.admin)).toMatchObject(denied);
    expect(await create(people.asRoleless, people.admin)).toMatchObject(denied);
    expect(await create(people.signedOut, people.admin)).toMatchObject(notSignedIn);
  });

  // Proves: 7.accounts.04
  test('a super admin changes and deletes one', async () => {
    const id = await buildAccount(database.owner);
    const fields = { account_name: 'Renamed', location: 'Waco', notes: null };
    const change = (client: SupabaseClient) => client.from('accounts').update(fields).eq('id', id);
    const remove = (client: SupabaseClient) => client.from('accounts').delete().eq('id', id);
    for (const client of [people.asAdmin, people.asRoleless]) {
      expect(await change(client)).toMatchObject(denied);
      expect(await remove(client)).toMatchObject(denied);
    }
    expect(await change(people.signedOut)).toMatchObject(notSignedIn);
    expect(await remove(people.signedOut)).toMatchObject(notSignedIn);
    expect(await change(people.asSuperAdmin)).toMatchObject(done);
    const read = () => people.asSuperAdmin.from('accounts').select('*').eq('id', id);
    expect((await read()).data).toMatchObject([fields]);
    expect(await remove(people.asSuperAdmin)).toMatchObject(done);
    expect(await read()).toMatchObject(nothing);
  });

  test('with the number of their entries', async () => {
    const id = await buildAccount(database.owner);
    await buildKnowledge(database.owner, { account_id: id });
    await buildKnowledge(database.owner, { account_id: id });
    const read = (client: SupabaseClient) =>
      client.from('accounts').select('id, knowledge(count)').in('id', [id, people.otherChurch]);
    expect((await read(people.asSuperAdmin)).data).toEqual(
      expect.arrayContaining([
        { id, knowledge: [{ count: 2 }] },
        { id: people.otherChurch, knowledge: [{ count: 0 }] },
      ]),
    );
    expect(await read(people.asAdmin)).toMatchObject(denied);
  });
});
