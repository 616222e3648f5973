import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { openMenu, rowOf, test } from './core-knowledge-test.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, isPhone } from './steeple-test.ts';

async function titlesIn(client: SupabaseClient, title: string) {
  const { data } = await client.from('knowledge').select().eq('title', title);
  return data ?? [];
}

test.describe('a super admin', () => {
  test.beforeEach(({ bringSession }) => bringSession('superAdmin'));

  // Proves: 1.knowledge.01, 2.knowledge.01, 2.knowledge.02, 2.knowledge.03, 2.knowledge.12, 9.lists.01
  test('sees grey rows or cards, then the core entries with their previews, and no entry of an account', {
    tag: '@phone',
  }, async ({ page, newEntry, newChurch, client }) => {
    const exact = await newEntry({ prompt: 'a'.repeat(100) });
    const longer = await newEntry({ prompt: 'b'.repeat(101) });
    const church = await newChurch();
    const ofAccount = `Account entry ${randomUUID()}`;
    await client.from('knowledge').insert({ title: ofAccount, prompt: 'P', account_id: church.id });
    const held = await holdRequests(page, '**/rest/v1/knowledge*');
    await page.goto('/knowledge');
    const skeletons = page.locator('[data-skeleton]');
    await expect(skeletons.first()).toBeVisible();
    await expect(skeletons.filter({ visible: true })).toHaveCount(isPhone(page) ? 3 : 5);
    held.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Core Knowledge');
    await expect(page).toHaveTitle('Core Knowledge · Steeple');
    if (!isPhone(page)) {
      await expect(page.getByRole('columnheader')).toHaveText([
        'Title',
        'Prompt Preview',
        'Actions',
      ]);
    }
    await expect(rowOf(page, exact).getByText('a'.repeat(100), { exact: true })).toBeVisible();
    await expect(
      rowOf(page, longer).getByText(`${'b'.repeat(100)}...`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(ofAccount, { exact: true })).toBeHidden();
  });

  // Proves: 2.knowledge.04, 2.knowledge.11, 5.search.04
  test('searches title and prompt without regard to case', async ({ page, newEntry }) => {
    const mark = randomUUID().slice(0, 8);
    const byTitle = await newEntry({ title: `Title ${mark}` });
    const byPrompt = await newEntry({ prompt: `${'x'.repeat(200)} PROMPT ${mark}` });
    const other = await newEntry();
    await page.goto('/knowledge');
    await expect(rowOf(page, other)).toBeVisible();
    await page.getByPlaceholder('Search core knowledge...').fill(mark.toUpperCase());
    await expect(rowOf(page, byTitle)).toBeVisible();
    await expect(rowOf(page, byPrompt)).toBeVisible();
    await expect(rowOf(page, other)).toBeHidden();
    await page.getByPlaceholder('Search core knowledge...').fill('nothing is called this');
    await expect(
      page.getByText('No core knowledge entries match your search.', { exact: true }),
    ).toBeVisible();
  });

  // Proves: 2.knowledge-forms.06, 2.knowledge.06, 2.knowledge.07
  test('opens an entry from its row, and edits it from the menu, which works by keyboard too', {
    tag: '@phone',
  }, async ({ page, newEntry }) => {
    const entry = await newEntry({ prompt: 'First line.\n\n  Second line.' });
    await page.goto('/knowledge');
    if (isPhone(page)) {
      await page.getByRole('link', { name: entry.title }).click();
    } else {
      await rowOf(page, entry).getByText('First line.').click();
    }
    await expect(page).toHaveURL(new RegExp(`/knowledge/view/${entry.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('View Knowledge');
    await expect(page.getByRole('definition').filter({ hasText: entry.title })).toBeVisible();
    const prompt = page.getByRole('definition').nth(1);
    expect(await prompt.innerText()).toBe('First line.\n\n  Second line.');
    await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(new RegExp(`/knowledge/edit/${entry.id}$`));

    await page.goto('/knowledge');
    await rowOf(page, entry)
      .getByRole('button', { name: `Actions for ${entry.title}` })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page).toHaveURL(/\/knowledge$/);
    await openMenu(page, entry);
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page).toHaveURL(new RegExp(`/knowledge/edit/${entry.id}$`));
  });

  // Proves: 2.knowledge-forms.01, 2.knowledge-forms.02, 2.knowledge-forms.05, 2.knowledge.05
  // Proves: 4.forms.01, 4.lists.03, 5.core-knowledge.01, 5.core-knowledge.02, 5.core-knowledge.03
  // Proves: 5.core-knowledge.04, 7.knowledge.02, 8.core-knowledge.05, 9.limits.02
  test('adds an entry, checked while typing', { tag: '@phone' }, async ({ page, client }) => {
    const title = `Added ${randomUUID()}`;
    await page.goto('/knowledge');
    await page.getByRole('link', { name: 'Add Core Knowledge' }).click();
    await expect(page).toHaveURL(/\/knowledge\/add$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Knowledge');
    await expect(
      page.getByText('Create a new core AI prompt for the system', { exact: true }),
    ).toBeVisible();
    const create = page.getByRole('button', { name: 'Create Knowledge' });
    await expect(create).toBeDisabled();

    const titleBox = page.getByLabel('Title');
    const promptBox = page.getByLabel('Prompt');
    await titleBox.fill('x');
    await titleBox.fill('');
    await expect(page.getByText('Title is required', { exact: true })).toBeVisible();
    await promptBox.fill('x');
    await expect(create).toBeDisabled();
    await promptBox.fill('');
    await expect(page.getByText('Prompt is required', { exact: true })).toBeVisible();
    await promptBox.fill('Line one\nLine two');
    await titleBox.fill('t'.repeat(256));
    await expect(
      page.getByText('Title must be less than 255 characters', { exact: true }),
    ).toBeVisible();
    await expect(create).toBeDisabled();
    await titleBox.fill('t'.repeat(255));
    await expect(create).toBeEnabled();
    const box = await promptBox.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(195);

    await titleBox.fill(title);
    const held = await holdRequests(page, '**/rest/v1/knowledge*');
    await create.dblclick();
    await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
    held.release();
    await expect(
      page.getByText('Knowledge entry created successfully.', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/knowledge$/);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    const rows = await titlesIn(client, title);
    expect(rows).toMatchObject([{ prompt: 'Line one\nLine two', account_id: null }]);
    expect(rows[0]?.user_id).toBeTruthy();
    await client.from('knowledge').delete().eq('title', title);
  });

  // Proves: 2.knowledge-forms.02, 2.knowledge-forms.03, 8.core-knowledge.05
  test('Cancel leaves an entry without asking, another way out asks first, and saving comes back to it', async ({
    page,
    newEntry,
    client,
  }) => {
    const entry = await newEntry();
    await page.goto(`/knowledge/view/${entry.id}`);
    await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Knowledge');
    await expect(
      page.getByText('Update the core AI prompt details', { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(entry.title);
    await expect(page.getByLabel('Prompt')).toHaveValue('Be kind.');
    await page.getByLabel('Prompt').fill('Half typed');
    await page.goBack();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Prompt')).toHaveValue('Half typed');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(new RegExp(`/knowledge/view/${entry.id}$`));
    await expect(page.getByRole('definition').filter({ hasText: 'Be kind.' })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Prompt').fill('Be kinder.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(
      page.getByText('Knowledge entry updated successfully.', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/knowledge/view/${entry.id}$`));
    await expect(page.getByRole('definition').filter({ hasText: 'Be kinder.' })).toBeVisible();
    expect(await titlesIn(client, entry.title)).toMatchObject([{ prompt: 'Be kinder.' }]);

    await page.goto('/knowledge/add');
    await page.getByLabel('Title').fill('Half typed');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/knowledge$/);
  });

  // Proves: 2.knowledge.08, 2.knowledge.09, 4.lists.03, 4.lists.04, 8.core-knowledge.05
  test('deletes an entry after asking', { tag: '@phone' }, async ({ page, newEntry, client }) => {
    const entry = await newEntry();
    await page.goto('/knowledge');
    await openMenu(page, entry);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Knowledge Entry' });
    await expect(
      dialog.getByText(
        `Are you sure you want to delete "${entry.title}"? This action cannot be undone.`,
        { exact: true },
      ),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, entry)).toBeVisible();

    await openMenu(page, entry);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const held = await holdRequests(page, '**/rest/v1/knowledge*');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    held.release();
    await expect(
      page.getByText('Knowledge entry deleted successfully.', { exact: true }),
    ).toBeVisible();
    await expect(rowOf(page, entry)).toBeHidden();
    expect(await titlesIn(client, entry.title)).toEqual([]);
  });

  test.describe('with many entries', () => {
    // Proves: 9.lists.02
    test('has them all in the list, most of them not in the document', { tag: '@phone' }, async ({
      page,
      client,
    }) => {
      const mark = `many ${randomUUID()}`;
      const rows = Array.from({ length: 150 }, (_, n) => ({ title: `${mark} ${n}`, prompt: 'P' }));
      expect((await client.from('knowledge').insert(rows)).error).toBeNull();
      await page.goto('/knowledge');
      await page.getByPlaceholder('Search core knowledge...').fill(mark);
      await expect(page.getByText('150 entries')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
      const shown = await page.getByRole('link', { name: mark }).count();
      expect(shown).toBeGreaterThan(3);
      expect(shown).toBeLessThan(100);
      await client.from('knowledge').delete().like('title', `${mark}%`);
    });
  });
});
