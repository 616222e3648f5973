import { expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { startLivingChurch } from '#testing/sync/living-church.ts';
import { computeChanged } from './compute-tasks.ts';
import { peopleKeys } from './people-key.ts';

const church = await forThisFile(startLivingChurch(), 'stop');

/** How often each row about readings of people was written. */
const versions = async () => {
  const { rows } = await church.database.owner.query<{ kind: string; version: string }>(
    'select kind, xmin::text as version from private.reading_coverage where account_id = $1 order by kind',
    [church.accountId],
  );
  return rows;
};

test('computing what was read of Search Console waits for no row that Planning Center’s computing holds', async () => {
  church.pass(1);
  const before = await versions();
  const kinds = new Set(['searchDays'] as const);
  await computeChanged(church.context(), { kinds, span: null }, null);
  expect(await versions()).toEqual(before);
  const ofPeople = new Set(['checkIns'] as const);
  const context = church.context();
  const keys = peopleKeys(church.keyring, context);
  await computeChanged(context, { kinds: ofPeople, span: null }, keys);
  expect(await versions()).not.toEqual(before);
});
