import { openMenu, test } from './core-knowledge-test.ts';
import { skipTries } from './skip-tries.ts';
import { expect } from './steeple-test.ts';

test.describe('when something breaks', () => {
  test.use({ allowedConsole: /Failed to load resource|could not be/ });
  test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

  // Proves: 8.core-knowledge.03
  test('an entry deleted behind the scenes cannot be saved, and nothing typed is lost', async ({
    page,
    newEntry,
    client,
  }) => {
    const entry = await newEntry();
    await page.goto(`/knowledge/edit/${entry.id}`);
    await page.getByLabel('Prompt').fill('Kept');
    await client.from('knowledge').delete().eq('id', entry.id);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(
      page.getByText('Failed to update knowledge entry. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText(
        'This entry was deleted, or you no longer have access. Copy anything you need, then choose Cancel.',
      ),
    ).toBeVisible();
    await expect(page.getByLabel('Prompt')).toHaveValue('Kept');
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  });

  // Proves: 8.core-knowledge.01
  test('an entry deleted behind the scenes cannot be deleted again', async ({
    page,
    newEntry,
    client,
  }) => {
    const entry = await newEntry();
    await page.goto('/knowledge');
    await openMenu(page, entry);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await client.from('knowledge').delete().eq('id', entry.id);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(
      page.getByText('Failed to delete knowledge entry. Please try again.', { exact: true }),
    ).toBeVisible();
  });

  // Proves: 8.core-knowledge.02
  test('a list that does not load can be loaded again, and a lost connection keeps what was typed', async ({
    page,
    context,
  }) => {
    await page.route('**/rest/v1/knowledge*', (route) => route.abort());
    await page.clock.install();
    await page.goto('/knowledge');
    await skipTries(
      page,
      page.getByText('Failed to load core knowledge.', { exact: true }).first(),
    );
    await page.unroute('**/rest/v1/knowledge*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(
      page.getByText('Failed to load core knowledge.', { exact: true }).first(),
    ).toBeHidden();

    await page.getByRole('link', { name: 'Add Core Knowledge' }).click();
    await page.getByLabel('Title').fill('Kept');
    await page.getByLabel('Prompt').fill('Kept too');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Create Knowledge' }).click();
    await expect(
      page.getByText('Failed to create knowledge entry. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Kept');
    await context.setOffline(false);
  });
});
