import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildQuarters } from '#testing/factories/quarters.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { expectFocusKept, press, tabTo, takeOption } from './keyboard.ts';
import { people, toastOf } from './steeple-test.ts';
import { expect, test } from './story-church-test.ts';
import { newUser, password } from './users-screens.ts';

// A walk through many screens, a key at a time.
test.describe.configure({ timeout: 120_000 });

test('by keyboard alone a church signs in, looks closer, writes a note, shares, and finds its report', async ({
  page,
  client,
  owner,
  newChurch,
}) => {
  const church = await newChurch({ account_name: 'Grace Hill' });
  await buildStoryChurch(owner, church.id);
  await buildQuarters(owner, church.id);
  const { email } = await newUser(client, { role: 'account_admin', account_id: church.id });
  await page.goto('/auth');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Church Health Dashboard');
  await expect(page.locator('[data-skeleton]')).toHaveCount(0);

  await press(page, page.getByRole('link', { name: 'Kids', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Kids' })).toBeFocused();
  const slider = page.getByRole('slider', { name: 'Kids, week by week' });
  await tabTo(page, slider);
  const before = await slider.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
  const addNote = page.getByRole('button', { name: 'Add a note' });
  await press(page, addNote);
  const dialog = page.getByRole('dialog', { name: 'Add a note' });
  await tabTo(page, dialog.getByLabel('What happened'));
  await page.keyboard.type('Kids camp');
  await press(page, dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toHaveCount(0);
  await expect(addNote).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Back to Dashboard' }), 'Shift+Tab');
  await expect(heading).toHaveText('Church Health Dashboard');
  await expect(heading).toBeFocused();

  const share = page.getByRole('button', { name: 'Share' });
  await press(page, share);
  await tabTo(page, page.getByLabel('Who is it for?'));
  await page.keyboard.type('The board');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Your link/)).toBeVisible();
  await expectFocusKept(page);
  const end = page.getByRole('button', { name: 'Turn off the link for The board' });
  await press(page, end);
  await expect(end).toHaveCount(0);
  await expectFocusKept(page);
  // No Tab leads out of a dialog to the notice of it.
  await page.keyboard.press('Control+z');
  await expect(end).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();

  await press(page, page.getByRole('link', { name: 'Take a closer look' }));
  await expect(page.getByRole('heading', { name: 'As a table' })).toBeVisible();
  await expectFocusKept(page);
  await press(page, page.getByRole('link', { name: 'Board report' }));
  await expect(page.getByText('Notes and decisions')).toBeVisible();
  await expectFocusKept(page);
});

test('by keyboard alone a super admin sorts churches, switches, invites, and edits knowledge', async ({
  page,
  client,
  newChurch,
}) => {
  const mark = randomUUID().slice(0, 8);
  const church = await newChurch({ account_name: `Abbey ${mark}` });
  const title = `Tone ${mark}`;
  const { data: entry } = await client
    .from('knowledge')
    .insert({ title, prompt: 'Be warm.' })
    .select()
    .single();
  await page.goto('/auth');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(people.superAdmin);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('steeple-demo');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: church.name, exact: true });
  await expect(link).toBeVisible();

  const sort = page.getByRole('columnheader', { name: 'Account Name' }).getByRole('button');
  await press(page, sort);
  await expect(page.getByRole('columnheader', { name: 'Account Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(sort).toBeFocused();
  await press(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const switcher = page.getByRole('button', { name: /^Switch account/ });
  const search = page.getByPlaceholder('Search accounts...');
  await press(page, switcher, 'Shift+Tab');
  await expect(search).toBeFocused();
  await page.keyboard.type(church.name);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  await expectFocusKept(page);
  await press(page, switcher, 'Shift+Tab');
  await expect(search).toBeFocused();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/accounts$/);
  await expectFocusKept(page);

  const nav = page.getByRole('navigation', { name: 'Main' });
  await press(page, nav.getByRole('link', { name: 'Users' }), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Invite User' }));
  await tabTo(page, page.getByLabel('First Name'));
  await page.keyboard.type('Ada');
  await tabTo(page, page.getByLabel('Last Name'));
  await page.keyboard.type(mark);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(`ada-${mark}@example.test`);
  await tabTo(page, page.getByRole('combobox', { name: 'Role' }));
  await page.keyboard.press('Enter');
  await takeOption(page, page.getByRole('option', { name: 'Account Admin' }));
  await tabTo(page, page.getByRole('combobox', { name: 'Account' }));
  await page.keyboard.type(church.name);
  await takeOption(page, page.getByRole('option', { name: church.name }));
  await press(page, page.getByRole('button', { name: 'Send invitation' }));
  await expect(toastOf(page, 'We’re sending')).toBeVisible();
  await expectFocusKept(page);

  await press(page, nav.getByRole('link', { name: 'Knowledge' }), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1, name: 'Core Knowledge' })).toBeFocused();
  await press(page, page.getByRole('button', { name: `Actions for ${title}` }));
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Prompt'));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And brief.');
  await press(page, page.getByRole('main').getByRole('button', { name: /^(Save|Update)/ }));
  await expect(page).toHaveURL(new RegExp(`/knowledge/view/${entry.id}$`));
  await expect(page.getByText('Be warm. And brief.', { exact: true })).toBeVisible();
  await expectFocusKept(page);
  await client.from('knowledge').delete().eq('id', entry.id);
});

for (const [how, leave] of [
  // What 'Done' on a phone's keyboard does: no pointer, and no other control.
  ['puts the keyboard away', (page: Page) => page.evaluate(blurFocused)],
  ['tabs out of the page', (page: Page) => page.keyboard.press('Shift+Tab')],
] as const) {
  test(`who ${how} is not brought back to what was left when the page changes`, async ({
    page,
    client,
    newChurch,
    bringSession,
  }) => {
    const mark = randomUUID().slice(0, 8);
    await bringSession('superAdmin');
    const follows = page.waitForResponse('**/live/v1/changes');
    await page.goto('/accounts');
    await follows;
    const first = await newChurch({ account_name: `First ${mark}` });
    await expect(page.getByText(first.name)).toBeVisible();
    const search = page.getByRole('searchbox');
    if (how === 'puts the keyboard away') {
      await tabTo(page, search);
      await page.keyboard.type(mark);
    } else {
      await tabTo(page, page.getByRole('link', { name: 'Add Account' }));
      await page.evaluate(() => {
        // Nothing of the page stands before it.
        const main = document.querySelector('main');
        for (const one of document.querySelectorAll('#root *')) {
          one.toggleAttribute('inert', !main?.contains(one) && !one.contains(main));
        }
      });
    }
    await leave(page);
    await expect.poll(() => page.evaluate(focusedTag)).toBe('BODY');
    await client
      .from('accounts')
      .update({ account_name: `Second ${mark}` })
      .eq('id', first.id);
    await expect(page.getByText(`Second ${mark}`)).toBeVisible();
    await page.evaluate(afterMending);
    expect(await page.evaluate(focusedTag)).toBe('BODY');
  });
}

function blurFocused(): void {
  if (document.activeElement instanceof HTMLElement) {
    document.activeElement.blur();
  }
}

function focusedTag(): string | undefined {
  return document.activeElement?.tagName;
}

/** Until what a change of the page sets off has run: it began earlier, with the same pauses. */
function afterMending(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
}
