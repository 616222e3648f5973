import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { fillSignIn, people, toastOf } from './steeple-test.ts';
import { expect, test } from './story-church-test.ts';

test.use({
  allowedConsole: /Failed to (load resource|fetch)|could not be|net::|cannot be followed/,
});

/** What a named function answers next: a failure of the server, or nothing because there is no network. */
async function failNext(page: Page, name: string, how: 'failing' | 'offline') {
  const address = `**/functions/v1/${name}`;
  if (how === 'failing') {
    await page.route(address, (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
  } else {
    await page.context().setOffline(true);
  }
  return async () => {
    await page.unroute(address);
    await page.context().setOffline(false);
  };
}

/** Presses twice before the answer is on its way, and lets it come; says how often it was sent. */
async function pressTwice(page: Page, button: string, name: string): Promise<() => number> {
  const held = await holdRequests(page, `**/functions/v1/${name}`);
  await page.getByRole('button', { name: button, exact: true }).dblclick();
  await expect.poll(held.count).toBeGreaterThan(0);
  held.release();
  return held.count;
}

for (const how of ['failing', 'offline'] as const) {
  test(`while the server is ${how}, a note and a link keep what was typed, and are saved once after it`, async ({
    page,
    openChurch,
  }) => {
    await openChurch('/account/dashboard?figure=attendance&weeks=13');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Add a note' }).click();
    const note = page.getByLabel('What happened');
    await note.fill('No heat in the hall');
    const mendNote = await failNext(page, 'annotation-save', how);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toastOf(page, 'We couldn’t save')).toBeVisible();
    await expect(note).toHaveValue('No heat in the hall');
    await mendNote();
    const notesSent = await pressTwice(page, 'Save', 'annotation-save');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(notesSent()).toBe(1);

    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    const label = page.getByLabel('Who is it for?');
    await label.fill('The board');
    const mendLink = await failNext(page, 'share-link-create', how);
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(toastOf(page, 'We couldn’t create the link')).toBeVisible();
    await expect(label).toHaveValue('The board');
    await mendLink();
    const linksSent = await pressTwice(page, 'Create link', 'share-link-create');
    await expect(page.getByLabel(/^Your link/)).toBeVisible();
    expect(linksSent()).toBe(1);
  });
}

test('who was signed out while a note was typed comes back to the same page, and to what was typed', async ({
  page,
  owner,
  openChurch,
}) => {
  const address = '/account/dashboard?figure=attendance&weeks=13';
  await openChurch(address);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('What happened').fill('No heat in the hall');
  await owner.query('delete from auth.sessions');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Your session has ended\./)).toBeVisible();
  await fillSignIn(page, people.superAdmin, 'steeple-demo');
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.getByLabel('What happened')).toHaveValue('No heat in the hall');
});

test('if a part of a page cannot be fetched, Retry fetches it', async ({ page, openChurch }) => {
  await page.route('**/assets/closer-look-*.js', (route) => route.abort());
  await openChurch();
  await page.getByRole('link', { name: 'Kids', exact: true }).click();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute('**/assets/closer-look-*.js');
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kids' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Kids, week by week' })).toBeVisible();
});
