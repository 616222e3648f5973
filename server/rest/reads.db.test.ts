import { describe, expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { startTestRestServer } from '#testing/rest/rest-server.ts';
import { createTestDatabase } from '#testing/test-database.ts';

// On the demo churches: Grace Hill, Harbor Community, Cedar Park; six entries, four of them core.
const id = (end: string) => `5eed0000-0000-4000-8000-0000000000${end}`;
const [grace, harbor, cedar] = [id('a1'), id('a2'), id('a3')];

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestRestServer(database, { rowsMax: 5 }), 'close');
const caller = await server.callerOf(id('01'));

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  caller.ask(path, { method, headers });
const names = async (filter: string) => {
  const { rows } = await ask(`/accounts?select=account_name&order=id&${filter}`);
  return rows.map((row) => String(row.account_name).split(' ')[0]);
};

describe('filters', () => {
  test.each([
    [`id=eq.${grace}`, ['Grace']],
    [`id=neq.${grace}`, ['Harbor', 'Cedar']],
    ['created_at=gt.2025-09-03T16:00:00Z', ['Cedar']],
    ['created_at=gte.2025-09-03T16:00:00Z&created_at=lt.2025-10-01', ['Harbor']],
    ['account_name=like.G*', ['Grace']],
    ['account_name=like.g*', []],
    ['account_name=ilike.*CHURCH', ['Grace', 'Harbor']],
    ['account_name=not.ilike.*church', ['Cedar']],
    ['account_name=like(any).{Gr*,Ce*}', ['Grace', 'Cedar']],
    [`id=in.(${grace},"${cedar}")`, ['Grace', 'Cedar']],
    [`id=not.in.(${grace},${cedar})`, ['Harbor']],
    ['id=in.()', []],
    ['location=in.("Austin, Texas")', ['Grace']],
    ['location=is.null', ['Cedar']],
    ['location=not.is.null', ['Grace', 'Harbor']],
    ['location=is.not_null', ['Grace', 'Harbor']],
    ['location=isdistinct.Austin, Texas', ['Harbor', 'Cedar']],
    ['account_name=eq.null', []],
    ['or=(location.is.null,account_name.like.G*)', ['Grace', 'Cedar']],
    ['not.or=(location.is.null,account_name.like.G*)', ['Harbor']],
    ['and=(location.not.is.null,not.and(account_name.like.G*,notes.not.is.null))', ['Harbor']],
    ['or=(location.eq."Austin, Texas",id.in.(),and(id.is.null,id.is.null))', ['Grace']],
    [`id=in.(${grace},${harbor})&id=not.eq.${grace}`, ['Harbor']],
  ])('%s', async (filter, expected) => {
    expect(await names(filter)).toEqual(expected);
  });

  test.each([
    ['id=eq.zz', 400, '22P02'],
    ['id=in.(zz)', 400, '22P02'],
    ['id=eq.null', 400, '22P02'],
    ['created_at=gt.yesterdayish', 400, '22007'],
    ['id=like.5*', 404, '42883'],
    ['account_name=is.true', 400, '42804'],
    ['account_name=like(any).{a', 400, '22P02'],
    ['account_name=like.\\', 400, '22025'],
    ['nope=eq.1', 400, '42703'],
    ['or=(nope.eq.1)', 400, '42703'],
    ['knowledge.title=eq.x', 400, 'PGRST108'],
  ])('%s is answered %i %s', async (filter, status, code) => {
    expect(await ask(`/accounts?${filter}`)).toMatchObject({ status, body: { code } });
  });

  test('a value is what it is, whatever characters it holds', async () => {
    const values = [
      '100%',
      'a_b',
      "it's",
      '"q"',
      'back\\slash',
      'a,b)(c',
      '{x}',
      'ä你🕊️',
      '$1',
      ' ',
      '*',
    ];
    const inserted = 'insert into accounts (account_name, notes, location) select $1, $1, $2';
    for (const value of values) {
      await database.owner.query(inserted, [`value ${value}`, 'values']);
      const query = new URLSearchParams({ select: 'notes', notes: `eq.value ${value}` });
      const quoted = `"value ${value.replace(/["\\]/g, '\\$&')}"`;
      const listed = new URLSearchParams({ select: 'notes', notes: `in.(${quoted})` });
      const grouped = new URLSearchParams({ select: 'notes', or: `(notes.eq.${quoted})` });
      for (const one of [query, listed, grouped]) {
        expect((await ask(`/accounts?${one}`)).body).toEqual([{ notes: `value ${value}` }]);
      }
    }
    await database.owner.query("delete from accounts where location = 'values'");
  });
});

describe('pages', () => {
  const range = async (path: string, headers = {}, method = 'GET') => {
    const answer = await ask(path, headers, method);
    return [answer.status, answer.headers.get('content-range'), answer.rows.length];
  };
  const counted = { prefer: 'count=exact' };

  test('by limit and offset, by the Range header, by both', async () => {
    expect(await range('/accounts?limit=2')).toEqual([200, '0-1/*', 2]);
    expect(await range('/accounts?limit=2&offset=2', counted)).toEqual([206, '2-2/3', 1]);
    expect(await range('/accounts', { range: '1-2', 'range-unit': 'items' })).toEqual([
      200,
      '1-2/*',
      2,
    ]);
    expect(await range('/accounts?limit=2', { range: '1-9' })).toEqual([200, '1-1/*', 1]);
    expect(await range('/accounts?limit=0', counted)).toEqual([206, '*/3', 0]);
    expect(await range('/accounts?offset=9')).toEqual([200, '*/*', 0]);
  });

  test('the total counts what the filters match', async () => {
    expect(await range('/accounts?location=not.is.null&limit=1', counted)).toEqual([
      206,
      '0-0/2',
      1,
    ]);
    expect(await range('/accounts', { prefer: 'count=estimated' })).toEqual([200, '0-2/3', 3]);
    expect(await range('/accounts?select=id,integrations!inner(id)', counted)).toEqual([
      200,
      '0-0/1',
      1,
    ]);
    expect(await range('/accounts', counted, 'HEAD')).toEqual([200, '0-2/3', 0]);
    const { count } = await caller.client
      .from('accounts')
      .select('*', { count: 'exact', head: true });
    expect(count).toBe(3);
  });

  test('beyond the end', async () => {
    const answer = await ask('/accounts?offset=9', counted);
    expect(answer).toMatchObject({
      status: 416,
      body: {
        code: 'PGRST103',
        details: 'An offset of 9 was requested, but there are only 3 rows.',
      },
    });
    expect(await ask('/accounts', { range: '3-1' })).toMatchObject({ status: 416 });
    expect(await ask('/accounts?limit=-1')).toMatchObject({ status: 416 });
  });

  test('the server’s bound holds on every level', async () => {
    expect(await range('/knowledge', counted)).toEqual([206, '0-4/26', 5]);
    expect(await range('/knowledge?limit=100')).toEqual([200, '0-4/*', 5]);
    const inserted = `insert into knowledge (title, prompt, account_id) select 'x', 'x', $1 from generate_series(1, 9) returning id`;
    const { rows } = await database.owner.query(inserted, [cedar]);
    const answer = await ask(`/accounts?select=knowledge(id)&id=eq.${cedar}`);
    expect(answer.rows[0]?.knowledge).toHaveLength(5);
    await database.owner.query('delete from knowledge where id = any ($1)', [
      rows.map((row) => row.id),
    ]);
  });

  test('order, with nulls where they are wanted', async () => {
    const order = async (terms: string) =>
      (await ask(`/accounts?select=id&order=${terms}`)).rows.map((row) => row.id);
    expect(await order('location')).toEqual([grace, harbor, cedar]);
    expect(await order('location.desc')).toEqual([cedar, harbor, grace]);
    expect(await order('location.desc.nullslast')).toEqual([harbor, grace, cedar]);
    expect(await order('location.nullsfirst,id')).toEqual([cedar, grace, harbor]);
    const { rows } = await ask(
      '/profiles?select=id,a:accounts(id)&order=a(account_name).desc.nullslast',
    );
    expect(rows.map((row) => row.id)).toEqual([id('b3'), id('b2'), id('b1')]);
  });
});

describe('one object', () => {
  const single = { accept: 'application/vnd.pgrst.object+json' };

  test('for one row, and a refusal for any other number', async () => {
    const one = await ask(`/accounts?select=id&id=eq.${grace}`, single);
    expect(one).toMatchObject({ status: 200, body: { id: grace } });
    expect(one.headers.get('content-type')).toBe(
      'application/vnd.pgrst.object+json; charset=utf-8',
    );
    for (const [query, count] of [
      ['id=is.null', 0],
      ['', 3],
    ] as const) {
      expect(await ask(`/accounts?${query}`, single)).toMatchObject({
        status: 406,
        body: {
          code: 'PGRST116',
          message: 'Cannot coerce the result to a single JSON object',
          details: `The result contains ${count} rows`,
          hint: null,
        },
      });
    }
  });

  test('without its nulls when nobody wants them', async () => {
    const { body } = await ask(`/accounts?select=id,location&id=eq.${cedar}`, {
      accept: 'application/vnd.pgrst.object+json;nulls=stripped',
    });
    expect(body).toEqual({ id: cedar });
  });
});

describe('what is not there', () => {
  test.each([
    ['/nope', 404, 'PGRST205'],
    ['/__proto__', 404, 'PGRST205'],
    ['/users', 404, 'PGRST205'],
    ['/rpc/open_request', 404, 'PGRST202'],
    ['/', 404, 'PGRST125'],
    ['/accounts/1', 404, 'PGRST125'],
    ['/accounts?select=id::text', 400, 'PGRST127'],
    ['/accounts?notes=fts.x', 400, 'PGRST127'],
  ])('%s is answered %i %s, with a body', async (path, status, code) => {
    expect(await ask(path)).toMatchObject({ status, body: { code, message: expect.any(String) } });
  });

  test('other schemas, media types and methods', async () => {
    expect(await ask('/accounts', { 'accept-profile': 'auth' })).toMatchObject({
      status: 406,
      body: { code: 'PGRST106' },
    });
    expect(await ask('/accounts', { 'accept-profile': 'public' })).toMatchObject({ status: 200 });
    expect(await ask('/accounts', { accept: 'text/csv' })).toMatchObject({
      status: 406,
      body: { code: 'PGRST107' },
    });
    const put = await ask('/accounts', {}, 'PUT');
    expect(put).toMatchObject({ status: 405, body: { code: 'PGRST117' } });
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST, PATCH, DELETE, OPTIONS');
    expect(await ask('/accounts', {}, 'OPTIONS')).toMatchObject({ status: 200 });
  });

  test('somebody who is not signed in is asked for a token', async () => {
    const answer = await (await server.callerOf(null)).ask('/accounts');
    expect(answer).toMatchObject({ status: 401, body: { code: '42501' } });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('an ended session is reported as such', async () => {
    const gone = await server.callerOf(id('02'));
    await database.owner.query('delete from auth.sessions where user_id = $1', [id('02')]);
    expect(await gone.ask('/accounts')).toMatchObject({ status: 401, body: { code: 'PGRST301' } });
  });
});

test('the body is JSON as PostgreSQL wrote it, with its media type', async () => {
  const answer = await ask(`/accounts?select=id,created_at&id=eq.${grace}`);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.text).toBe(`[{"id":"${grace}","created_at":"2025-09-02T15:00:00+00:00"}]`);
});
