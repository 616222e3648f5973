import { describe, expect } from 'vitest';
import { ruleIds } from '#contract/findings.ts';
import {
  libraryDryRunResponse,
  libraryEntryResponse,
} from '#contract/functions/recommendations.ts';
import { buildKnowledge } from '#testing/factories/knowledge.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { test } from '#testing/steeple-test.ts';

test.beforeAll(async ({ database, admin: { accountId } }) => {
  const seen = [{ text: 'Kids were 11% of attendance.' }];
  const finding = {
    rule: 'kids_share',
    title: 'Kids are a smaller share of attendance than usual',
    seen,
    step: 'Ask the kids team.',
  };
  await database.owner.query(
    `insert into analytics.recommendations (account_id, finding_id, rule, week, place, finding, due_on)
     values ($1, 'kids', 'kids_share', '2026-10-26', 1, $2, '2026-11-05')`,
    [accountId, JSON.stringify(finding)],
  );
  await database.owner.query(
    `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
     values ($1, 'attendance', '2026-10-26', 140, 'complete', 4, 'headcounts', now())`,
    [accountId],
  );
});

describe('the library panel', () => {
  const entry = {
    rules: ['kids_share'],
    sizeFrom: 100,
    sizeTo: null,
    status: 'published',
    reviewOn: '2027-11-22',
    sourceAuthor: 'An author',
    sourceTitle: 'A title',
    sourceUrl: 'https://example.test/',
  };

  test('keeps what stands beside an entry, every version of it, and where it was used', async ({
    database,
    superAdmin: { client: boss },
    admin: { accountId },
  }) => {
    const id = await buildKnowledge(database.owner, {
      title: 'Kids first',
      prompt: 'First words.',
    });
    const { error } = await boss.from('knowledge').update({ prompt: 'Second words.' }).eq('id', id);
    expect(error).toBeNull();
    const saved = await invokeFunction(boss, 'library-entry-save', { id, entry });
    const { versions, used } = libraryEntryResponse.parse(saved.data);
    expect(saved.data.entry).toEqual(entry);
    expect(versions.map(({ version, prompt }) => [version, prompt])).toEqual([
      [2, 'Second words.'],
      [1, 'First words.'],
    ]);
    expect(versions[0]?.savedBy).toBe('Test Person');
    expect(used).toEqual({ cards: 0, churches: 0 });
    await database.owner.query(
      'update analytics.recommendations set entries = $2 where account_id = $1',
      [accountId, JSON.stringify([{ id }])],
    );
    const read = libraryEntryResponse.parse(
      (await invokeFunction(boss, 'library-entry', { id })).data,
    );
    expect(read.used).toEqual({ cards: 1, churches: 1 });
  });

  test('tries every rule and says why each entry is chosen, drafts left out', async ({
    database,
    superAdmin: { client: boss },
    admin: { accountId },
  }) => {
    const draft = await buildKnowledge(database.owner, { title: 'Kids draft' });
    await invokeFunction(boss, 'library-entry-save', {
      id: draft,
      entry: { ...entry, status: 'draft' },
    });
    const { data } = await invokeFunction(boss, 'library-dry-run', { accountId });
    const { rules } = libraryDryRunResponse.parse(data);
    expect(rules).toHaveLength(ruleIds.length);
    const kids = rules.find(({ rule }) => rule === 'kids_share')?.entries.filter(({ own }) => !own);
    expect(kids?.map(({ title }) => title)).toContain('Kids first');
    expect(kids?.map(({ title }) => title)).not.toContain('Kids draft');
    expect(kids?.find(({ title }) => title === 'Kids first')?.because).toBe(
      'From the Steeple library: Kids as a share of attendance, for churches of 100 or more people.',
    );
  });

  test('tries a draft as its panel has it, for the church’s own card, and saves nothing', async ({
    database,
    superAdmin: { client: boss },
    admin: { accountId },
  }) => {
    const id = await buildKnowledge(database.owner, { title: 'Kids rooms', prompt: 'Open doors.' });
    await invokeFunction(boss, 'library-entry-save', {
      id,
      entry: { ...entry, status: 'draft', rules: [] },
    });
    const chosenIn = async (body: object) => {
      const answered = await invokeFunction(boss, 'library-dry-run', { accountId, ...body });
      const { rules } = libraryDryRunResponse.parse(answered.data);
      const kids = rules.find(({ rule }) => rule === 'kids_share');
      return { card: kids?.card, isChosen: kids?.entries.some((each) => each.id === id) };
    };
    const card = { title: 'Kids are a smaller share of attendance than usual', week: '2026-10-26' };
    expect(await chosenIn({})).toEqual({ card, isChosen: false });
    const tried = { id, entry: { ...entry, status: 'draft', rules: ['kids_share'], sizeTo: 5000 } };
    expect(await chosenIn({ tried })).toEqual({ card, isChosen: true });
    expect(await chosenIn({ tried: { id, entry: { ...entry, sizeFrom: 4000 } } })).toEqual({
      card,
      isChosen: false,
    });
    const { data } = await invokeFunction(boss, 'library-entry', { id });
    expect(data.entry).toMatchObject({ status: 'draft', rules: [] });
  });

  test('is for super admins', async ({
    database,
    superAdmin: { client: boss },
    admin: { client, accountId },
  }) => {
    const id = await buildKnowledge(database.owner);
    expect((await invokeFunction(client, 'library-entry', { id })).status).toBe(403);
    expect((await invokeFunction(client, 'library-entry-save', { id, entry })).status).toBe(403);
    expect((await invokeFunction(client, 'library-dry-run', {})).status).toBe(403);
    const own = await buildKnowledge(database.owner, { account_id: accountId });
    expect((await invokeFunction(boss, 'library-entry', { id: own })).status).toBe(404);
  });
});
