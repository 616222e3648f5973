import { beforeEach, describe, expect, test } from 'vitest';
import { knowledgeRow } from '#contract/tables/knowledge.ts';
import { buildKnowledge } from '#testing/factories/knowledge.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { castPeople, denied, done, nothing, notSignedIn } from '#testing/rest/cast.ts';
import { startTestRestServer } from '#testing/rest/rest-server.ts';
import { createTestDatabase } from '#testing/test-database.ts';

// The table's calls of the specification's section 7, made with the official client, by everybody.
const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestRestServer(database), 'close');
const people = await castPeople(database, server);

describe('knowledge', () => {
  let core = '';
  let entry = '';
  beforeEach(async () => {
    core = await buildKnowledge(database.owner, { title: 'Core' });
    entry = await buildKnowledge(database.owner, {
      title: 'Of a church',
      account_id: people.church,
    });
  });

  // Proves: 7.knowledge.01
  test('all, by id, by account and core entries', async () => {
    const table = () => people.asSuperAdmin.from('knowledge').select('*');
    const all = await table().order('created_at', { ascending: false });
    expect(all.data?.map(({ id }) => id)).toEqual(expect.arrayContaining([core, entry]));
    expect(knowledgeRow.safeParse(all.data?.[0])).toMatchObject({ success: true });
    expect((await table().eq('id', entry).single()).data).toMatchObject({ title: 'Of a church' });
    const ofChurch = (await table().eq('account_id', people.church)).data ?? [];
    expect(ofChurch.length).toBeGreaterThan(0);
    expect(ofChurch.every(({ account_id }) => account_id === people.church)).toBe(true);
    const ofNone = (await table().is('account_id', null)).data ?? [];
    expect(ofNone.map(({ id }) => id)).toContain(core);
    expect(ofNone.every(({ account_id }) => account_id === null)).toBe(true);
  });

  // Proves: 7.knowledge.02
  test('a super admin creates, changes and deletes entries', async () => {
    const fields = {
      title: 'Fresh',
      prompt: 'line one\nline two',
      user_id: people.superAdmin.userId,
    };
    const table = () => people.asSuperAdmin.from('knowledge');
    const created = await table()
      .insert({ ...fields, account_id: people.church })
      .select()
      .single();
    expect(created).toMatchObject({ status: 201, data: { ...fields, account_id: people.church } });
    expect(await table().insert(fields)).toMatchObject({ status: 201, data: null });
    const { id } = created.data;
    expect(await table().update({ title: 'T', prompt: 'P' }).eq('id', id)).toMatchObject(done);
    expect((await table().select('title, prompt').eq('id', id)).data).toEqual([
      { title: 'T', prompt: 'P' },
    ]);
    expect(await table().delete().eq('id', id)).toMatchObject(done);
    expect(await table().select().eq('id', id)).toMatchObject(nothing);
  });

  // Proves: 6.knowledge.01
  test('nobody else sees or touches any', async () => {
    const fields = { title: 'T', prompt: 'P' };
    for (const [client, answer] of [
      [people.asAdmin, denied],
      [people.asRoleless, denied],
      [people.signedOut, notSignedIn],
    ] as const) {
      const table = () => client.from('knowledge');
      expect(await table().select('*')).toMatchObject(answer);
      expect(await table().insert(fields)).toMatchObject(answer);
      expect(await table().update(fields).eq('id', core)).toMatchObject(answer);
      expect(await table().delete().eq('id', core)).toMatchObject(answer);
    }
  });
});
