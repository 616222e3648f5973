import { describe, expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { startTestRestServer } from '#testing/rest/rest-server.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const superAdmin = '5eed0000-0000-4000-8000-000000000001';
const grace = '5eed0000-0000-4000-8000-0000000000a1';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestRestServer(database), 'close');
const caller = await server.callerOf(superAdmin);

const send = (method: string, path: string, body: unknown, prefer = '', headers = {}) =>
  caller.ask(path, {
    method,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', prefer, ...headers },
  });
const count = async (where: string) => {
  const { rows } = await database.owner.query(
    `select count(*)::int as n from accounts where ${where}`,
  );
  return rows[0].n;
};
const single = { accept: 'application/vnd.pgrst.object+json' };

describe('insert', () => {
  test('one row, answered as wished', async () => {
    const row = { account_name: 'Wished' };
    const minimal = await send('POST', '/accounts', row);
    expect(minimal).toMatchObject({ status: 201, text: '' });
    expect(minimal.headers.get('content-range')).toBe('*/*');
    const located = await send('POST', '/accounts', row, 'return=headers-only, count=exact');
    expect(located).toMatchObject({ status: 201, text: '' });
    expect(located.headers.get('location')).toMatch(/^\/accounts\?id=eq\.[\da-f-]{36}$/);
    expect(located.headers.get('content-range')).toBe('*/1');
    expect(located.headers.get('preference-applied')).toBe('return=headers-only, count=exact');
    const whole = await send(
      'POST',
      '/accounts?select=account_name,user_id',
      row,
      'return=representation',
    );
    expect(whole).toMatchObject({ status: 201, body: [{ ...row, user_id: superAdmin }] });
  });

  test('many rows; a missing key is null, or the default on request', async () => {
    const rows = [{ account_name: 'Bulk 1', location: 'Here' }, { account_name: 'Bulk 2' }];
    const { data } = await caller.client
      .from('accounts')
      .insert(rows)
      .select('account_name, location');
    expect(data).toEqual([rows[0], { account_name: 'Bulk 2', location: null }]);
    const entries = [
      { title: 'A', prompt: 'p', user_id: superAdmin },
      { title: 'B', prompt: 'p' },
    ];
    const asNull = await caller.client.from('knowledge').insert(entries);
    expect(asNull).toMatchObject({ status: 403, error: { code: '42501' } });
    const asDefault = await caller.client
      .from('knowledge')
      .insert(entries, { defaultToNull: false })
      .select('title, user_id');
    expect(asDefault.data).toEqual([
      { title: 'A', user_id: superAdmin },
      { title: 'B', user_id: superAdmin },
    ]);
  });

  test('keys not listed in columns= are ignored', async () => {
    const path = '/accounts?columns=account_name&select=account_name,notes';
    const answer = await send(
      'POST',
      path,
      { account_name: 'Chosen', notes: 'no', nope: 1 },
      'return=representation',
    );
    expect(answer.body).toEqual([{ account_name: 'Chosen', notes: null }]);
  });

  test('all rows or none', async () => {
    const rows = [{ account_name: 'Half' }, { account_name: ' ' }];
    expect(await send('POST', '/accounts', rows)).toMatchObject({
      status: 400,
      body: { code: '23514', details: null },
    });
    expect(await count("account_name = 'Half'")).toBe(0);
  });

  test('no rows at all', async () => {
    expect(await send('POST', '/accounts', [], 'return=representation')).toMatchObject({
      status: 201,
      body: [],
    });
    expect(await send('POST', '/accounts', {})).toMatchObject({
      status: 400,
      body: { code: '23502', details: null },
    });
  });

  test('text stays as it was sent', async () => {
    const notes = 'ä你🕊️ "q" \\ \n\t $1 \'; drop table accounts; --';
    const answer = await send(
      'POST',
      '/accounts?select=notes',
      { account_name: 'Text', notes },
      'return=representation',
      single,
    );
    expect(answer.body).toEqual({ notes });
  });

  test('one object is wanted, two are sent: nothing is written', async () => {
    const rows = [{ account_name: 'Twin' }, { account_name: 'Twin' }];
    expect(await send('POST', '/accounts', rows, 'return=representation', single)).toMatchObject({
      status: 406,
      body: { code: 'PGRST116', details: 'The result contains 2 rows' },
    });
    expect(await count("account_name = 'Twin'")).toBe(0);
  });

  test.each([
    [{ nope: 1 }, 'PGRST204', "Could not find the 'nope' column of 'accounts' in the schema cache"],
    [
      '{"__proto__":1}',
      'PGRST204',
      "Could not find the '__proto__' column of 'accounts' in the schema cache",
    ],
    [[{ account_name: 'a' }, { notes: 'b' }], 'PGRST102', 'All object keys must match'],
    ['{"account_name":', 'PGRST102', 'Empty or invalid json'],
    ['', 'PGRST102', 'Empty or invalid json'],
    ['"text"', 'PGRST102', 'The body must be a JSON object or an array of JSON objects'],
    ['{"account_name":"a\\u0000b"}', '22P05', 'unsupported Unicode escape sequence'],
    ['{"account_name":"\\ud800"}', '22P02', 'invalid input syntax for type json'],
    [{ account_name: 'a', id: 'zz' }, '22P02', 'invalid input syntax for type uuid: "zz"'],
    [{ account_name: 'a', id: 5 }, '22P02', 'invalid input syntax for type uuid: "5"'],
    [
      { account_name: null },
      '23502',
      'null value in column "account_name" of relation "accounts" violates not-null constraint',
    ],
    [
      { account_name: 'a', created_at: '2020-01-01' },
      '42501',
      'permission denied for table accounts',
    ],
  ])('%j is refused with %s', async (body, code, message) => {
    const answer = await send('POST', '/accounts', body);
    expect(answer.body).toMatchObject({ code, message });
    expect(answer.status).toBe(code === '42501' ? 403 : 400);
  });

  test('the same key twice, and a number of any size, do no harm', async () => {
    const body =
      '{"account_name":"First","account_name":"Last","notes":1e400,"location":12345678901234567890}';
    const answer = await send(
      'POST',
      '/accounts?select=account_name,notes,location',
      body,
      'return=representation',
      single,
    );
    expect(answer.body).toEqual({
      account_name: 'Last',
      notes: '1e400',
      location: '12345678901234567890',
    });
  });

  test('what is no JSON by its type, and what an insert cannot heed', async () => {
    expect(
      await send('POST', '/accounts', 'a,b', '', { 'content-type': 'text/csv' }),
    ).toMatchObject({ status: 415, body: { code: 'PGRST102' } });
    expect(await send('POST', '/accounts?id=eq.1', {})).toMatchObject({
      status: 400,
      body: { code: 'PGRST127' },
    });
    expect(await send('POST', '/accounts', {}, '', { 'content-profile': 'auth' })).toMatchObject({
      status: 406,
    });
  });
});

describe('upsert', () => {
  test('new rows are created, known ones changed or left alone', async () => {
    const id = '5eed0000-0000-4000-8000-00000000beef';
    const table = () => caller.client.from('accounts');
    const created = await table().upsert({ id, account_name: 'One' }).select('account_name');
    expect(created).toMatchObject({ status: 201, data: [{ account_name: 'One' }] });
    const changed = await table()
      .upsert({ id, account_name: 'Two' }, { onConflict: 'id', defaultToNull: false })
      .select('account_name');
    expect(changed).toMatchObject({ status: 200, data: [{ account_name: 'Two' }] });
    const ignored = await table()
      .upsert({ id, account_name: 'Three' }, { ignoreDuplicates: true })
      .select('account_name');
    expect(ignored).toMatchObject({ status: 201, data: [] });
    expect(await count(`id = '${id}' and account_name = 'Two'`)).toBe(1);
  });

  test('with user_id, as an insert is specified, is refused; without it the row is changed', async () => {
    const id = '5eed0000-0000-4000-8000-00000000bee5';
    const own = { location: null, notes: null, user_id: superAdmin };
    const table = () => caller.client.from('accounts');
    expect(await table().insert({ id, account_name: 'One', ...own })).toMatchObject({
      status: 201,
    });
    expect(await table().upsert({ id, account_name: 'Two', ...own })).toMatchObject({
      status: 403,
      error: { code: '42501', message: 'permission denied for table accounts' },
    });
    expect(await count(`id = '${id}' and account_name = 'One'`)).toBe(1);
    const { user_id: _, ...without } = own;
    const changed = await table()
      .upsert({ id, account_name: 'Two', ...without })
      .select('account_name, user_id');
    expect(changed).toMatchObject({
      status: 200,
      data: [{ account_name: 'Two', user_id: superAdmin }],
    });
  });

  test('a conflict is looked for in unique columns only', async () => {
    const upsert = (columns: string) =>
      send(
        'POST',
        `/accounts?on_conflict=${columns}`,
        { account_name: 'x' },
        'resolution=merge-duplicates',
      );
    expect(await upsert('account_name')).toMatchObject({ status: 400, body: { code: '42P10' } });
    expect(await upsert('nope')).toMatchObject({ status: 400, body: { code: '42703' } });
  });

  test('without a wish for it, a duplicate is a conflict', async () => {
    expect(await send('POST', '/accounts', { id: grace, account_name: 'x' })).toMatchObject({
      status: 409,
      body: { code: '23505', details: null },
    });
  });
});
