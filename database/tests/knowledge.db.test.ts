import { describe, expect, test } from 'vitest';
import { actingAs, actingAsNobody } from '#testing/acting.ts';
import { buildKnowledge } from '#testing/factories/knowledge.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const { owner } = database;
const grace = await buildPerson(owner, { role: 'account_admin' });
const superAdmin = await actingAs(
  database,
  (await buildPerson(owner, { role: 'super_admin' })).userId,
);
const strangers = {
  graceAdmin: await actingAs(database, grace.userId),
  roleless: await actingAs(database, (await buildPerson(owner, { role: null })).userId),
  nobody: actingAsNobody(database),
};
await buildKnowledge(owner, { account_id: grace.accountId });

const insert = 'insert into public.knowledge (title, prompt) values ($1, $2)';

describe('a super admin', () => {
  test('reads, creates, edits and deletes entries, core and of an account', async () => {
    expect((await superAdmin.select('select id from public.knowledge')).length).toBeGreaterThan(1);
    expect(await superAdmin.change(insert, 'A title', 'A prompt')).toBe(1);
    expect(
      await superAdmin.change("update public.knowledge set prompt = 'B' where title = 'A title'"),
    ).toBe(1);
    expect(await superAdmin.change("delete from public.knowledge where title = 'A title'")).toBe(1);
  });

  test('adds a thousand entries to a church at most, also in one statement', async () => {
    const { accountId } = await buildPerson(database.owner, { role: 'account_admin' });
    const many = `insert into public.knowledge (title, prompt, account_id)
      select 'Entry ' || n, 'P', $1::uuid from generate_series(1, $2::integer) n`;
    await expect(superAdmin.change(many, accountId ?? '', '1001')).rejects.toThrow('1,000 entries');
    expect(await superAdmin.change(many, accountId ?? '', '1000')).toBe(1000);
    await expect(superAdmin.change(many, accountId ?? '', '1')).rejects.toThrow('1,000 entries');
    expect(await superAdmin.change(insert, 'Core', 'P')).toBe(1);
  });

  test('is written down as the creator', async () => {
    await superAdmin.change(insert, 'Mine', 'P');
    expect(
      await superAdmin.select("select user_id from public.knowledge where title = 'Mine'"),
    ).toEqual([{ user_id: superAdmin.claims?.sub }]);
    const forged =
      'insert into public.knowledge (title, prompt, user_id) values ($1, $2, $3::uuid)';
    await expect(superAdmin.change(forged, 'T', 'P', grace.userId)).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('cannot move an entry to another account', async () => {
    const move = 'update public.knowledge set account_id = $1::uuid where true';
    await expect(superAdmin.change(move, grace.accountId)).rejects.toMatchObject({ code: '42501' });
  });
});

describe.each(['graceAdmin', 'roleless', 'nobody'] as const)('%s', (name) => {
  // Proves: 6.knowledge.01
  test.each([
    'select id from public.knowledge',
    `select id from public.knowledge where account_id is not null`,
  ])('reads nothing: %s', async (query) => {
    await expect(strangers[name].select(query)).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    "insert into public.knowledge (title, prompt) values ('T', 'P')",
    "update public.knowledge set title = 'T' where true",
    'delete from public.knowledge where true',
  ])('changes nothing: %s', async (statement) => {
    await expect(strangers[name].change(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('what an entry must hold', () => {
  test.each([
    ['a blank title', ' ', 'P', 'knowledge_title_not_blank'],
    ['a title of 256 characters', 'ö'.repeat(256), 'P', 'knowledge_title_length'],
    ['a blank prompt', 'T', '\n', 'knowledge_prompt_not_blank'],
  ])('%s is refused', async (_what, title, prompt, constraint) => {
    await expect(superAdmin.change(insert, title, prompt)).rejects.toMatchObject({
      code: '23514',
      constraint,
    });
  });

  // Proves: 3.entities.05, 9.limits.02
  test('a title of 255 characters, in any alphabet, is accepted', async () => {
    expect(await superAdmin.change(insert, '教'.repeat(255), 'P')).toBe(1);
  });
});
