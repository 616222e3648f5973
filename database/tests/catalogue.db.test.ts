import { expect, test } from 'vitest';
import { describeCatalogue } from '#testing/catalogue.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

// After a change that is meant:
// npx vitest run --project database database/tests/catalogue.db.test.ts -u
test('the rights, policies and triggers of every table are those that catalogue.txt lists', async () => {
  await expect(await describeCatalogue(database.owner)).toMatchFileSnapshot('../catalogue.txt');
});
