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

describe('embeds', () => {
  test('both ways along a key, nested and renamed', async () => {
    const { body } = await ask(
      '/accounts?select=name:account_name,integrations(type:integration_type,accounts(id)),knowledge(title)&integrations.order=integration_type&order=id&limit=2',
    );
    expect(body).toEqual([
      {
        name: 'Grace Hill Church',
        integrations: [
          { type: 'google_search_console', accounts: { id: grace } },
          { type: 'planning_center', accounts: { id: grace } },
        ],
        knowledge: [{ title: 'New building since spring 2024' }],
      },
      {
        name: 'Harbor Community Church',
        integrations: [],
        knowledge: [{ title: 'Summer is beach season' }],
      },
    ]);
  });

  test.each([
    'accounts',
    'account_id',
    'profiles_account_id_fkey',
    'accounts!account_id',
    'accounts!profiles_account_id_fkey!left',
  ])('called %s', async (target) => {
    const { body } = await ask(`/profiles?select=x:${target}(id)&order=id`);
    expect(body).toEqual([{ x: null }, { x: { id: grace } }, { x: { id: harbor } }]);
  });

  test('!inner and null filters choose rows by what is embedded', async () => {
    const found = async (query: string) =>
      (await ask(`/accounts?order=id&${query}`)).rows.map((row) => row.id);
    expect(await found('select=id,integrations!inner()')).toEqual([grace]);
    expect(await found('select=id,knowledge!inner(title)&knowledge.title=ilike.*beach*')).toEqual([
      harbor,
    ]);
    expect(await found('select=id,knowledge(title)&knowledge=is.null')).toEqual([cedar]);
    expect(await found('select=id,knowledge(title)&knowledge=not.is.null')).toEqual([
      grace,
      harbor,
    ]);
    expect(
      await found(
        'select=id,integrations(id),knowledge(id)&or=(integrations.not.is.null,knowledge.is.null)',
      ),
    ).toEqual([grace, cedar]);
  });

  test('filters, order, limit and offset of an embed leave the rows alone', async () => {
    const { body } = await ask(
      `/accounts?select=id,integrations(integration_type)&integrations.order=integration_type.desc&integrations.limit=1&integrations.offset=1&id=in.(${grace},${cedar})&order=id`,
    );
    expect(body).toEqual([
      { id: grace, integrations: [{ integration_type: 'google_search_console' }] },
      { id: cedar, integrations: [] },
    ]);
  });

  test('counted, also with a filter and another name', async () => {
    const { body } = await ask(
      '/accounts?select=id,knowledge(n:count)&knowledge.title=like.New*&order=id&limit=2',
    );
    expect(body).toEqual([
      { id: grace, knowledge: [{ n: 1 }] },
      { id: harbor, knowledge: [{ n: 0 }] },
    ]);
  });

  test('a row may be called like anything inside the statement', async () => {
    const { body } = await ask(
      `/accounts?select=row:id,body:account_name,changed:knowledge(row:count)&id=eq.${grace}`,
    );
    expect(body).toEqual([{ row: grace, body: 'Grace Hill Church', changed: [{ row: 1 }] }]);
  });

  test.each([
    ['select=nope(id)', 'PGRST200'],
    ['select=profiles!nope(id)', 'PGRST200'],
    ['select=users(id)', 'PGRST200'],
    ['select=knowledge(nope)', '42703'],
    ['select=knowledge(id),knowledge(title)', '42712'],
    ['select=knowledge(count,title)', 'PGRST123'],
    ['select=count', '42703'],
    ['select=count()', 'PGRST123'],
    ['select=k:knowledge(id)&knowledge.title=eq.x', 'PGRST108'],
    ['select=knowledge(id)&knowledge=eq.x', 'PGRST120'],
    ['select=knowledge(id)&order=knowledge(title)', 'PGRST118'],
    ['order=knowledge(title)', 'PGRST108'],
    ['order=nope', '42703'],
  ])('%s is refused with %s', async (query, code) => {
    expect(await ask(`/accounts?${query}`)).toMatchObject({ status: 400, body: { code } });
  });
});
