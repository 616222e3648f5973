import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { profileRow } from '#contract/tables/profiles.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { castPeople, denied, done, nothing, notOne, notSignedIn } from '#testing/rest/cast.ts';
import { startTestRestServer } from '#testing/rest/rest-server.ts';
import { createTestDatabase } from '#testing/test-database.ts';

// The table's calls of the specification's section 7, made with the official client, by everybody.
const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestRestServer(database), 'close');
const people = await castPeople(database, server);

describe('profiles', () => {
  const role = (client: SupabaseClient, { userId }: Person) =>
    client.from('profiles').select('role').eq('user_id', userId).single();

  // Proves: 7.profiles.01
  test('a role, filtered by user_id', async () => {
    expect(await role(people.asSuperAdmin, people.admin)).toMatchObject({
      data: { role: 'account_admin' },
    });
    expect(await role(people.asAdmin, people.admin)).toMatchObject({
      data: { role: 'account_admin' },
    });
    expect(await role(people.asAdmin, people.other)).toMatchObject(notOne);
    expect(await role(people.asRoleless, people.admin)).toMatchObject(notOne);
    expect(await role(people.signedOut, people.admin)).toMatchObject(notSignedIn);
  });

  // Proves: 6.roles.02, 7.profiles.02
  test('user_id and role of all profiles', async () => {
    const all = (client: SupabaseClient) => client.from('profiles').select('user_id, role');
    const { data } = await all(people.asSuperAdmin);
    expect(data).toContainEqual({ user_id: people.other.userId, role: 'account_admin' });
    expect(data?.length).toBeGreaterThanOrEqual(4);
    expect(await all(people.asAdmin)).toMatchObject({
      data: [{ user_id: people.admin.userId, role: 'account_admin' }],
    });
    expect(await all(people.asRoleless)).toMatchObject({ data: [{ role: null }] });
    expect(await all(people.signedOut)).toMatchObject(notSignedIn);
  });

  // Proves: 7.profiles.03
  test('the account with id and account_name, filtered by user_id', async () => {
    const read = (client: SupabaseClient) =>
      client
        .from('profiles')
        .select('account_id, account:accounts(id, account_name)')
        .eq('user_id', people.admin.userId);
    const found = [
      { account_id: people.church, account: { id: people.church, account_name: 'Own Church' } },
    ];
    expect(await read(people.asSuperAdmin)).toMatchObject({ status: 200, data: found });
    expect(await read(people.asAdmin)).toMatchObject({ status: 200, data: found });
    expect(await read(people.asRoleless)).toMatchObject(denied);
    expect(await read(people.signedOut)).toMatchObject(notSignedIn);
  });

  // Proves: 3.entities.03, 7.profiles.04
  test('the account with location and notes too, as a single row', async () => {
    const read = (client: SupabaseClient, person: Person) =>
      client
        .from('profiles')
        .select('account_id, account:account_id(id, account_name, location, notes)')
        .eq('user_id', person.userId)
        .single();
    expect((await read(people.asAdmin, people.admin)).data).toEqual({
      account_id: people.church,
      account: { id: people.church, account_name: 'Own Church', location: 'Austin', notes: 'n' },
    });
    expect((await read(people.asSuperAdmin, people.superAdmin)).data).toEqual({
      account_id: null,
      account: null,
    });
    expect(await read(people.asAdmin, people.other)).toMatchObject(notOne);
  });

  // Proves: 7.profiles.05
  test('all profiles with their account', async () => {
    const all = (client: SupabaseClient) =>
      client.from('profiles').select('*, account:accounts(id, account_name)');
    const { data } = await all(people.asSuperAdmin);
    const row = data?.find(({ user_id }) => user_id === people.other.userId);
    expect(row.account).toEqual({ id: people.otherChurch, account_name: 'Other Church' });
    expect(profileRow.safeParse(row)).toMatchObject({ success: true });
    expect(await all(people.asAdmin)).toMatchObject({ data: [{ user_id: people.admin.userId }] });
    expect(await all(people.signedOut)).toMatchObject(notSignedIn);
  });

  // Proves: 5.edit-user.05, 6.roles.02, 7.profiles.06
  test('a super admin changes a role; nobody else does, not even their own', async () => {
    const promote = (client: SupabaseClient, { userId }: Person) =>
      client.from('profiles').update({ role: 'super_admin' }).eq('user_id', userId).select('role');
    expect(await promote(people.asAdmin, people.admin)).toMatchObject(denied);
    expect(await promote(people.asAdmin, people.other)).toMatchObject(denied);
    expect(await promote(people.asRoleless, people.admin)).toMatchObject(denied);
    expect(await promote(people.signedOut, people.admin)).toMatchObject(notSignedIn);
    const target = await buildPerson(database.owner, { role: 'account_admin' });
    expect(await promote(people.asSuperAdmin, target)).toMatchObject({
      data: [{ role: 'super_admin' }],
    });
    const own = people.asSuperAdmin
      .from('profiles')
      .update({ role: null })
      .eq('user_id', people.superAdmin.userId);
    expect(await own).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'You cannot change your own role.' },
    });
  });

  // Proves: 6.users.02, 7.profiles.07
  test('a super admin changes every field of a user', async () => {
    const target = await buildPerson(database.owner, { role: 'account_admin' });
    const fields = {
      first_name: 'New',
      last_name: 'Name',
      email: `new-${target.userId}@example.test`,
      phone_number: null,
      role: 'account_admin',
      account_id: people.otherChurch,
    };
    const change = (client: SupabaseClient) =>
      client.from('profiles').update(fields).eq('user_id', target.userId);
    expect(await change(people.asAdmin)).toMatchObject(denied);
    expect(await change(people.asSuperAdmin)).toMatchObject(done);
    const read = people.asSuperAdmin
      .from('profiles')
      .select('*')
      .eq('user_id', target.userId)
      .single();
    expect((await read).data).toMatchObject(fields);
  });

  // Proves: 6.profile.01, 7.profiles.08
  test('everybody reads and changes their own name and phone number', async () => {
    const columns = 'first_name, last_name, phone_number';
    const fields = { first_name: 'Ada', last_name: 'O’Neil', phone_number: '(512) 555-0199' };
    for (const [client, person] of [
      [people.asSuperAdmin, people.superAdmin],
      [people.asAdmin, people.admin],
    ] as const) {
      const change = client.from('profiles').update(fields).eq('user_id', person.userId);
      expect(await change).toMatchObject(done);
      const read = client.from('profiles').select(columns).eq('user_id', person.userId).single();
      expect((await read).data).toEqual(fields);
    }
    const foreign = people.asAdmin
      .from('profiles')
      .update(fields)
      .eq('user_id', people.other.userId)
      .select();
    expect(await foreign).toMatchObject(nothing);
  });
});
