import { expect, test } from 'vitest';
import { rightsProblems } from '#proofs/isolation/oracle/rights.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { plant } from './world.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
await plant(database.owner);

test('every role holds the rights that the specification grants, and no others (0028, 0029)', async () => {
  expect(await rightsProblems(database.owner)).toEqual([]);
});
