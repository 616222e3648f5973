import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { userFormProblems } from '#contract/user-form-problems.ts';
import { buildPerson, demoPassword } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const boss = await buildPerson(database.owner, { role: 'super_admin' });
const superAdmin = await server.clientOf(boss.email);
const grace = await buildPerson(database.owner, { role: 'account_admin' });
const graceAdmin = await server.clientOf(grace.email);

/** The status of a call and what it answers, together. */
async function invoke(client: SupabaseClient, name: string, body: Record<string, unknown>) {
  const { status, data } = await invokeFunction(client, name, body);
  return { status, ...data };
}

function newUser(given: Record<string, unknown> = {}) {
  return {
    email: `new-${randomUUID()}@example.test`,
    first_name: 'New',
    last_name: 'Person',
    phone_number: null,
    role: 'account_admin',
    password: 'a good one',
    account_id: grace.accountId,
    ...given,
  };
}

async function countPeople() {
  const { rows } = await database.owner.query(
    'select (select count(*) from auth.users)::int as users, (select count(*) from public.profiles)::int as profiles',
  );
  return rows[0];
}

describe('create-user', () => {
  // Proves: 7.users.01
  test('the new person can sign in and works in the chosen church', async () => {
    const user = newUser({ email: '  Ada.Lovelace@Example.test ', phone_number: '(512) 555-0123' });
    expect(await invoke(superAdmin, 'create-user', user)).toMatchObject({
      status: 200,
      success: true,
      error: null,
    });
    const client = server.clientOfNobody();
    const { error } = await client.auth.signInWithPassword({
      email: 'ada.lovelace@example.test',
      password: 'a good one',
    });
    expect(error).toBeNull();
    const { data } = await client
      .from('profiles')
      .select('first_name, phone_number, account:accounts(id)');
    expect(data).toEqual([
      { first_name: 'New', phone_number: '(512) 555-0123', account: { id: grace.accountId } },
    ]);
  });

  test('a super admin is created without an account, whatever was sent', async () => {
    const user = newUser({ role: 'super_admin' });
    await invoke(superAdmin, 'create-user', user);
    const { data } = await superAdmin
      .from('profiles')
      .select('role, account_id')
      .eq('email', user.email);
    expect(data).toEqual([{ role: 'super_admin', account_id: null }]);
  });

  // Proves: 5.add-user.01, 5.add-user.02, 5.add-user.03, 5.add-user.04, 5.add-user.06
  test.each([
    ['no role', { role: null }, 'Please select a role for the new user.'],
    ['no account', { account_id: null }, 'Please select an account for Account Admin users.'],
    ['no password', { password: '' }, 'Please enter a password for the new user.'],
    ['a short password', { password: '12345' }, 'Password must be at least 6 characters long.'],
    [
      'an over-long password',
      { password: 'x'.repeat(129) },
      'Password must be at most 128 characters long.',
    ],
    ['no first name', { first_name: '  ' }, 'Please enter a first name.'],
    ['no last name', { last_name: '' }, 'Please enter a last name.'],
    ['no e-mail', { email: '' }, 'Please enter an email address.'],
    ['no e-mail but a word', { email: 'word' }, 'Please enter a valid email address.'],
    [
      'a church that is gone',
      { account_id: '00000000-0000-4000-8000-000000000000' },
      'The selected account no longer exists. Please choose another one.',
    ],
  ])('%s is refused with its sentence and leaves nothing', async (_what, given, sentence) => {
    const before = await countPeople();
    const answer = await invoke(superAdmin, 'create-user', newUser(given));
    expect(answer).toMatchObject({ success: false, error: sentence });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await countPeople()).toEqual(before);
  });

  test('an e-mail that somebody has, in other letters, is refused', async () => {
    const answer = await invoke(
      superAdmin,
      'create-user',
      newUser({ email: grace.email.toUpperCase() }),
    );
    expect(answer).toMatchObject({
      status: 409,
      error: 'A user with this email address already exists.',
    });
  });

  // Proves: 3.entities.03
  test('of ten who create the same person at once, one succeeds', async () => {
    const user = newUser();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => invoke(superAdmin, 'create-user', user)),
    );
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    const { rows } = await database.owner.query(
      'select count(*)::int as users, count(profile.id)::int as profiles from auth.users person left join public.profiles profile on profile.user_id = person.id where person.email = $1',
      [user.email],
    );
    expect(rows[0]).toEqual({ users: 1, profiles: 1 });
  });
});

describe('delete-user', () => {
  // Proves: 7.users.02
  test('ends the person’s sessions and sign-in at once', async () => {
    const person = await buildPerson(database.owner, { role: 'account_admin' });
    const theirs = await server.clientOf(person.email);
    expect(await invoke(superAdmin, 'delete-user', { userId: person.userId })).toMatchObject({
      success: true,
    });
    expect((await theirs.from('accounts').select()).status).toBe(401);
    expect((await theirs.auth.getUser()).error).not.toBeNull();
    const again = await server
      .clientOfNobody()
      .auth.signInWithPassword({ email: person.email, password: demoPassword });
    expect(again.error?.code).toBe('invalid_credentials');
  });

  test('oneself is protected', async () => {
    expect(await invoke(superAdmin, 'delete-user', { userId: boss.userId })).toMatchObject({
      success: false,
      error: 'You cannot delete your own account.',
    });
  });

  test('somebody who is gone already is said to be', async () => {
    expect(await invoke(superAdmin, 'delete-user', { userId: randomUUID() })).toMatchObject({
      status: 404,
      error: 'This user no longer exists.',
    });
  });
});

describe('reset-user-password', () => {
  // Proves: 7.users.03
  test('the new password holds, the old one and its sessions are over', async () => {
    const person = await buildPerson(database.owner, { role: 'account_admin' });
    const theirs = await server.clientOf(person.email);
    expect(
      await invoke(superAdmin, 'reset-user-password', {
        userId: person.userId,
        newPassword: 'brand new',
      }),
    ).toMatchObject({ success: true });
    expect((await theirs.from('accounts').select()).status).toBe(401);
    expect((await theirs.auth.refreshSession()).error).not.toBeNull();
    const signIn = (password: string) =>
      server.clientOfNobody().auth.signInWithPassword({ email: person.email, password });
    expect((await signIn(demoPassword)).error?.code).toBe('invalid_credentials');
    expect((await signIn('brand new')).error).toBeNull();
  });

  // Proves: 5.edit-user.03
  test('a short one is refused', async () => {
    expect(
      await invoke(superAdmin, 'reset-user-password', { userId: grace.userId, newPassword: '123' }),
    ).toMatchObject({ success: false, error: 'Password must be at least 6 characters long.' });
  });
});

test.each([
  ['of the most common', '123456', userFormProblems.passwordTooCommon.text],
  ['made of the church’s name', 'Own.Chapel-1999', userFormProblems.passwordPersonal.text],
  ['made of the person’s name', 'newperson', userFormProblems.passwordPersonal.text],
])(
  'a password %s is refused, for new people and when it is reset',
  async (_what, password, error) => {
    await database.owner.query(
      "update public.accounts set account_name = 'Own Chapel' where id = $1",
      [grace.accountId],
    );
    await database.owner.query(
      "update public.profiles set first_name = 'New', last_name = 'Person' where user_id = $1",
      [grace.userId],
    );
    const before = await countPeople();
    const refused = { status: 400, success: false, error };
    expect(await invoke(superAdmin, 'create-user', newUser({ password }))).toMatchObject(refused);
    const reset = { userId: grace.userId, newPassword: password };
    expect(await invoke(superAdmin, 'reset-user-password', reset)).toMatchObject(refused);
    expect(await countPeople()).toEqual(before);
  },
);

describe('everybody else', () => {
  const calls = (): [string, Record<string, unknown>][] => [
    ['create-user', newUser()],
    ['delete-user', { userId: boss.userId }],
    ['reset-user-password', { userId: boss.userId, newPassword: 'taken over' }],
  ];

  // Proves: 6.users.01
  test('an account admin gets Unauthorized, and nothing happens', async () => {
    const before = await countPeople();
    for (const [name, body] of calls()) {
      expect(await invoke(graceAdmin, name, body)).toMatchObject({
        status: 403,
        success: false,
        error: 'Unauthorized',
      });
    }
    expect(await countPeople()).toEqual(before);
    expect((await superAdmin.auth.getUser()).error).toBeNull();
  });

  test('without a sign-in a call is refused', async () => {
    for (const [name, body] of calls()) {
      expect(await invoke(server.clientOfNobody(), name, body)).toMatchObject({
        status: 401,
        success: false,
      });
    }
  });
});

describe('bad input', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/functions/v1/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  test('malformed JSON, wrong types and NUL bytes get a clear refusal', async () => {
    const { data } = await superAdmin.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    const bodies = [
      '{',
      '[]',
      '"x"',
      'null',
      '{"email":1}',
      JSON.stringify(newUser({ first_name: 'a\u0000b' })),
      JSON.stringify(newUser({ account_id: "1' or 1=1" })),
    ];
    for (const body of bodies) {
      const answer = await post('create-user', body, headers);
      expect(answer.status, body).toBe(400);
      expect(await answer.json()).toMatchObject({
        success: false,
        error: expect.any(String),
        code: expect.any(String),
      });
    }
  });

  test('an unknown function is a 404 in JSON', async () => {
    const answer = await post('no-such-function', '{}');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
  });
});
