import { strFromU8, unzipSync } from 'fflate';
import { describe, expect } from 'vitest';
import { buildPerson } from '#testing/factories/person.ts';
import { type SignedIn, signInNew, test } from '#testing/steeple-test.ts';

const formula = '=HYPERLINK("https://elsewhere.test","Ice")';

async function exported({ client }: Pick<SignedIn, 'client'>, accountId: string) {
  const { data, error } = await client.functions.invoke<Blob>('account-export', {
    body: { accountId },
  });
  const none: Record<string, string> = {};
  if (error || !data) {
    return { error, files: none };
  }
  const entries = Object.entries(unzipSync(new Uint8Array(await data.arrayBuffer())));
  const files: Record<string, string> = Object.fromEntries(
    entries.map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  return { error: null, files };
}

async function addFigures(
  owner: { query(text: string, values: unknown[]): Promise<unknown> },
  accountId: string,
) {
  await owner.query(
    `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
     select $1, figure, ('2015-01-04'::date + 7 * n), 100 + n, 'complete', 1, 'planning_center', now()
     from generate_series(1, 600) as n, unnest(array['attendance', 'giving', 'giving_units']) as figure`,
    [accountId],
  );
}

describe('a church’s export', () => {
  test('holds all of its rows and nobody else’s, in CSV without formulas and in JSON', async ({
    database,
    admin,
    stranger,
  }) => {
    const note = { from: '2026-11-22', to: '2026-11-22', kind: 'weather', doesNotCount: false };
    for (const [person, text] of [
      [admin, formula],
      [stranger, 'Theirs alone'],
    ] as const) {
      const body = { accountId: person.accountId, ...note, text };
      expect((await person.client.functions.invoke('annotation-save', { body })).error).toBeNull();
      await addFigures(database.owner, person.accountId);
    }
    const { files } = await exported(admin, admin.accountId);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'README.txt',
        'church.json',
        'figures.csv',
        'figures.json',
        'annotations.csv',
      ]),
    );
    // Four pages of rows.
    expect(JSON.parse(files['figures.json'] ?? '')).toHaveLength(1_800);
    expect(files['figures.csv']?.trim().split('\r\n')).toHaveLength(1_801);
    expect(JSON.parse(files['annotations.json'] ?? '')).toMatchObject([{ text: formula }]);
    expect(files['annotations.csv']).toContain(`"'=HYPERLINK(""https`);
    const all = Object.values(files).join('');
    expect(all).not.toContain(stranger.accountId);
    expect(all).not.toContain('Theirs alone');
    expect(all).not.toMatch(/token_hash|password|sealed/);
    expect(JSON.parse(files['church.json'] ?? '')).toMatchObject({ id: admin.accountId });
  });

  test('leaves giving out for whoever does not see it', async ({ database, server }) => {
    const ruth = await signInNew(database, server, 'account_admin');
    await addFigures(database.owner, ruth.accountId);
    const marked = await buildPerson(database.owner, {
      role: 'account_admin',
      account_id: ruth.accountId,
      without_giving: true,
    });
    const client = await server.clientOf(marked.email);
    const { files } = await exported({ client }, ruth.accountId);
    expect(JSON.parse(files['figures.json'] ?? '')).toHaveLength(600);
    expect(Object.values(files).join('')).not.toContain('"giving"');
  });

  test('is for those who may change something of the church, and for no other', async ({
    database,
    server,
    admin,
    stranger,
    superAdmin,
  }) => {
    const looking = await buildPerson(database.owner, {
      role: 'account_admin',
      account_id: admin.accountId,
      may_only_look: true,
    });
    const client = await server.clientOf(looking.email);
    expect((await exported({ client }, admin.accountId)).error).not.toBeNull();
    expect((await exported(stranger, admin.accountId)).error).not.toBeNull();
    expect((await exported(superAdmin, admin.accountId)).files).toHaveProperty('church.json');
  });
});
