import { expect, test } from './steeple-test.ts';

// What a window of 1280 by 720 shows at 400 %, and a phone that lies on its side.
test('every account of the switcher and Sign Out can be reached in low windows', async ({
  page,
  signIn,
}) => {
  await signIn('superAdmin');
  const signOut = page.getByRole('menuitem', { name: 'Sign Out' });
  for (const [width, height] of [
    [640, 320],
    [320, 180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: /^Switch account/ }).click();
    const last = page.getByRole('option').last();
    // The list scrolls to the chosen one once it has opened, which may come after our own scrolling.
    await expect(async () => {
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1, timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(last).toBeHidden();
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await signOut.scrollIntoViewIfNeeded();
    await expect(signOut).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(signOut).toBeHidden();
  }
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await signOut.click();
  await expect(page).toHaveURL(/\/auth$/);
});
