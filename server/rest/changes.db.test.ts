import { describe, expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { startTestRestServer } from '#testing/rest/rest-server.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const superAdmin = '5eed0000-0000-4000-8000-000000000001';
const grace = '5eed0000-0000-4000-8000-0000000000a1';
const nobody = '00000000-0000-4000-8000-000000000000';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestRestServer(database), 'close');
const caller = await server.callerOf(superAdmin);

const send = (method: string, path: string, body: unknown, prefer = '', headers = {}) =>
  caller.ask(path, {
    method,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', prefer, ...headers },
  });
const remove = (path: string, prefer = '') =>
  caller.ask(path, { method: 'DELETE', headers: { prefer } });
const count = async (where: string) => {
  const { rows } = await database.owner.query(
    `select count(*)::int as n from accounts where ${where}`,
  );
  return rows[0].n;
};
const single = { accept: 'application/vnd.pgrst.object+json' };

describe('update', () => {
  const patch = (path: string, body: unknown, prefer = '', headers = {}) =>
    send('PATCH', path, body, prefer, headers);

  test('answers with nothing, or with the changed rows and their embeds', async () => {
    expect(await patch(`/accounts?id=eq.${grace}`, { notes: 'n1' })).toMatchObject({
      status: 204,
      text: '',
    });
    const answer = await patch(
      `/accounts?id=eq.${grace}&select=notes,knowledge(count)`,
      { notes: 'n2' },
      'return=representation, count=exact',
    );
    expect(answer).toMatchObject({
      status: 200,
      body: [{ notes: 'n2', knowledge: [{ count: 1 }] }],
    });
    expect(answer.headers.get('content-range')).toBe('0-0/1');
    expect(
      await patch(`/accounts?id=eq.${nobody}`, { notes: 'x' }, 'return=representation'),
    ).toMatchObject({ status: 200, body: [] });
  });

  test('is refused without a filter, and an embed’s does not count', async () => {
    const refusal = {
      status: 400,
      body: { code: '21000', message: 'UPDATE requires a WHERE clause' },
    };
    expect(await patch('/accounts', { notes: 'x' })).toMatchObject(refusal);
    expect(
      await patch('/accounts?select=knowledge(id)&knowledge.title=eq.x', { notes: 'x' }),
    ).toMatchObject(refusal);
    expect(await patch('/accounts?select=id', { notes: 'x' })).toMatchObject(refusal);
    expect(
      await patch('/accounts?select=id,knowledge(id)&knowledge=is.null', { notes: 'x' }),
    ).toMatchObject({ status: 400, body: { code: '42703' } });
    expect(await count("notes = 'x'")).toBe(0);
  });

  test('an empty object changes nothing', async () => {
    expect(await patch(`/accounts?id=eq.${grace}`, {})).toMatchObject({ status: 204 });
    expect(await patch(`/accounts?id=eq.${grace}`, {}, 'return=representation')).toMatchObject({
      status: 200,
      body: [],
    });
  });

  test('of more rows than wished changes none', async () => {
    await send('POST', '/accounts', [
      { account_name: 'Many', location: '1' },
      { account_name: 'Many', location: '2' },
    ]);
    const many = '/accounts?account_name=eq.Many';
    expect(await patch(many, { notes: 'm' }, 'return=representation', single)).toMatchObject({
      status: 406,
      body: { code: 'PGRST116', details: 'The result contains 2 rows' },
    });
    expect(await patch(`/accounts?id=eq.${nobody}`, { notes: 'm' }, '', single)).toMatchObject({
      status: 406,
      body: { details: 'The result contains 0 rows' },
    });
    expect(await patch(many, { notes: 'm' }, 'handling=strict, max-affected=1')).toMatchObject({
      status: 400,
      body: { code: 'PGRST124', details: 'The query affects 2 rows' },
    });
    expect(await count("notes = 'm'")).toBe(0);
    const allowed = await patch(many, { notes: 'm' }, 'handling=strict, max-affected=2');
    expect(allowed.headers.get('preference-applied')).toBe('handling=strict, max-affected=2');
    expect(await count("notes = 'm'")).toBe(2);
  });

  test.each([
    [`/accounts?id=eq.${grace}&limit=1`, {}, 'PGRST127'],
    [`/accounts?id=eq.${grace}&order=id`, {}, 'PGRST127'],
    [`/accounts?id=eq.${grace}`, [{ notes: 'x' }], 'PGRST102'],
    [`/accounts?id=eq.${grace}`, { nope: 1 }, 'PGRST204'],
    [`/accounts?id=eq.${grace}&columns=nope`, {}, 'PGRST204'],
    [`/accounts?id=eq.${grace}`, { account_name: '' }, '23514'],
    ['/profiles?email=eq.grace@steeple.test', { account_id: 'x' }, '22P02'],
  ])('%s with %j is refused with %s', async (path, body, code) => {
    expect(await patch(path, body)).toMatchObject({ status: 400, body: { code } });
  });

  test('a key of another table has to exist', async () => {
    const answer = await patch('/profiles?email=eq.grace@steeple.test', { account_id: nobody });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: '23503',
        details: 'Key is not present in table "accounts".',
      },
    });
  });
});

describe('delete', () => {
  test('answers with nothing, or with the rows that were', async () => {
    await send('POST', '/accounts', [{ account_name: 'Gone 1' }, { account_name: 'Gone 2' }]);
    const first = await remove('/accounts?account_name=eq.Gone 1', 'count=exact');
    expect(first).toMatchObject({ status: 204, text: '' });
    expect(first.headers.get('content-range')).toBe('*/1');
    expect(
      await remove(
        '/accounts?account_name=like.Gone*&select=account_name',
        'return=representation',
      ),
    ).toMatchObject({
      status: 200,
      body: [{ account_name: 'Gone 2' }],
    });
  });

  test('reads no body', async () => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'DELETE', headers, body: '{broken' };
    expect(await caller.ask(`/accounts?id=eq.${nobody}`, init)).toMatchObject({ status: 204 });
  });

  test('is refused without a filter', async () => {
    const before = await count('true');
    expect(await remove('/accounts')).toMatchObject({
      status: 400,
      body: { code: '21000', message: 'DELETE requires a WHERE clause' },
    });
    expect(await remove('/accounts?limit=1')).toMatchObject({
      status: 400,
      body: { code: '21000' },
    });
    expect(await count('true')).toBe(before);
  });
});
