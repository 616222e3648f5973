import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from './accessible.ts';
import { expectSheets } from './sheets.ts';
import { expect, test } from './story-church-test.ts';

const sentence = (page: Page) => page.getByText(/168 (came|people)(,| on Sunday)/).first();

test.describe('read by everybody', { tag: '@phone' }, () => {
  test('the dashboard answers its five questions, and axe finds nothing, on screen and on paper', async ({
    page,
    openChurch,
  }) => {
    test.slow();
    await openChurch();
    await expect(sentence(page)).toBeVisible();
    for (const question of [
      'Is anything off?',
      'What is coming?',
      'What should we do?',
      'Can I trust this?',
      'How do people find us?',
    ]) {
      await expect(page.getByText(question, { exact: true })).toBeVisible();
    }
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Grace Hill Church Health Dashboard$/)).toBeVisible();
    await expectNoViolations(page);
  });

  test('a closer look is read out by arrow keys, and axe finds nothing', async ({
    page,
    openChurch,
  }) => {
    test.slow();
    await openChurch('/account/dashboard?figure=attendance&weeks=52');
    const slider = page.getByRole('slider', { name: 'Attendance, week by week' });
    await slider.focus();
    const newest = await slider.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(slider).not.toHaveAttribute('aria-valuetext', newest ?? '');
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', newest ?? '');
    await expectAccessible(page);
  });
});

test('the picture of a chart says of which church it is, and has its legend', async ({
  page,
  openChurch,
}) => {
  await page.addInitScript(() => {
    const write = CanvasRenderingContext2D.prototype.fillText;
    CanvasRenderingContext2D.prototype.fillText = function fillText(text, x, y) {
      document.documentElement.dataset.written = `${document.documentElement.dataset.written ?? ''}${text}\n`;
      write.call(this, text, x, y);
    };
  });
  await openChurch('/account/dashboard?figure=first_time_guests&weeks=52');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG' }).click();
  expect((await download).suggestedFilename()).toBe('steeple-first-time-guests-52-weeks.png');
  const written = await page.locator('html').getAttribute('data-written');
  // The key has what is drawn: the newest week of guests is unusual.
  for (const words of [
    'First-time guests, 52 weeks',
    'Grace Hill',
    'Actual',
    'Unusual',
    'Easter',
  ]) {
    expect(written).toContain(words);
  }
});

test('a super admin sees whose page it is, and leaves it', async ({ page, openChurch }) => {
  await openChurch();
  await expect(page.getByText(/You’re viewing .* as a Super Admin/)).toBeVisible();
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/accounts$/);
  await expect(page.getByText(/You’re viewing/)).toHaveCount(0);
});

test('the week is in the address, and so is the figure', async ({ page, openChurch }) => {
  await openChurch();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page).toHaveURL(/week=\d{4}-\d{2}-\d{2}/);
  await page.getByRole('link', { name: 'Kids' }).click();
  await expect(page).toHaveURL(/figure=kids/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kids' })).toBeVisible();
  await page.getByText('13 weeks', { exact: true }).click();
  await expect(page).toHaveURL(/weeks=13/);
});

test('a note that does not count masks its week, and goes again', async ({ page, openChurch }) => {
  await openChurch('/account/dashboard?figure=attendance&weeks=13');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('What happened').fill('No heat');
  await page.getByLabel('Set these weeks aside').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText('You’ve set this week aside: No heat.').first()).toBeVisible();
});

test('a shared link opens without a sign-in, without giving, and ends when it is ended', async ({
  page,
  browser,
  openChurch,
}) => {
  test.slow();
  await openChurch();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByLabel('Who is it for?').fill('The board');
  await expect(page.getByLabel('Include notes')).not.toBeChecked();
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page
    .getByLabel('Your link (copy it now; we won’t show it again)')
    .inputValue();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(sentence(visitor)).toBeVisible();
  await expect(visitor.getByText('Giving per person')).toHaveCount(0);
  await visitor.getByRole('button', { name: 'Previous week' }).click();
  await expect(visitor).toHaveURL(/\/shared\?week=[\d-]+#[\w-]{43}$/);
  await visitor.reload();
  await expect(visitor.getByText('Weekly pulse check for')).toBeVisible();
  await visitor.goto(address.replace('#', '/'));
  await expect(visitor).toHaveURL(address);
  await expect(sentence(visitor)).toBeVisible();
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Turn off the link for The board' }).click();
  await expect(page.getByRole('button', { name: 'Turn off the link for The board' })).toHaveCount(
    0,
  );
  await visitor.reload();
  await expect(visitor.getByText('This link has expired.')).toBeVisible();
  await visitor.context().close();
});

for (const address of ['/account/dashboard', '/account/dashboard?figure=attendance&weeks=52']) {
  test(`nothing moves while ${address} loads`, { tag: '@phone' }, async ({ page, openChurch }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push(JSON.stringify(entry));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openChurch(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main svg').first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // What is drawn twice moves between the first paint and the next.
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 200)),
    );
    const shifts = await page.evaluate(() =>
      'shifts' in window && Array.isArray(window.shifts) ? window.shifts : [],
    );
    expect(shifts).toEqual([]);
  });
}

test('the dashboard is one page, on A4 and on Letter', async ({ page, openChurch }) => {
  await openChurch();
  await expect(sentence(page)).toBeVisible();
  // What lies below is drawn last.
  await expect(page.getByText('How do people find us?', { exact: true })).toBeVisible();
  await expectSheets(page, 1);
});

test('a gap leads to its note with one click', { tag: '@phone' }, async ({ page, openChurch }) => {
  await openChurch();
  await page.getByRole('link', { name: 'See the note' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByLabel('What happened')).toHaveValue('Ice storm, no service');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/note=/);
});

test('any earlier week is shown by its date, with what was ahead then', async ({
  page,
  openChurch,
}) => {
  await openChurch();
  const week = page.getByRole('button', { name: /^Week of/ });
  const newest = await week.textContent();
  await week.click();
  const calendar = page.getByRole('dialog', { name: 'Choose a week' });
  // The church's weeks begin on Monday, and so do the calendar's.
  await expect(calendar.locator('thead th').first()).toHaveText('Mo');
  await calendar.getByRole('button', { name: /^\w+ 20\d\d$/ }).click();
  await calendar.getByRole('button', { name: /^20\d\d$/ }).click();
  await calendar.getByRole('button', { name: '2025' }).click();
  await calendar.getByRole('button', { name: 'Jun' }).click();
  await calendar.getByRole('button', { name: '11 June 2025' }).click();
  await expect(page).toHaveURL(/week=2025-06-11/);
  await expect(week).toHaveText('Week of Jun 9–15, 2025');
  expect(newest).not.toBe('Week of Jun 9–15, 2025');
  await expect(page.getByText('What is coming?', { exact: true })).toBeVisible();
});
