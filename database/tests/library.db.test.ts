import { expect, test } from 'vitest';
import { ruleIds } from '#contract/findings.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

test('the demo’s library holds twenty published entries, each with its source, and one for every rule', async () => {
  const { rows } = await database.owner.query<{ rules: string[] }>(
    `select entry.rules from analytics.library_entries as entry join public.knowledge using (id)
     where status = 'published' and source_title is not null and account_id is null`,
  );
  expect(rows).toHaveLength(20);
  expect(new Set(rows.flatMap(({ rules }) => rules))).toEqual(new Set(ruleIds));
});

test('what a rule looks for is found by its tag first, and the same each time', async () => {
  const find = async (rule: string, title: string) => {
    const { rows } = await database.owner.query<{ found: { title: string; serves: boolean }[] }>(
      'select private.find_library_entries(null, $1, 120) as found',
      [{ rule, title, seen: [], step: '' }],
    );
    return rows[0]?.found ?? [];
  };
  const words =
    'More guests come, fewer come back within six weeks. Write to the guests of Sunday.';
  const found = await find('guests_return', words);
  expect(found[0]).toMatchObject({ title: 'Guests who come twice', serves: true });
  expect(found.map(({ title }) => title)).not.toContain('When guests are many, assign them');
  expect(await find('guests_return', words)).toEqual(found);
});
