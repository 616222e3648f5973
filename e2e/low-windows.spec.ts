import { expect, test } from './steeple-test.ts';

// What a window of 1280 by 720 shows at 400 %, and a phone that lies on its side.
for (const [width, height] of [
  [640, 320],
  [320, 180],
] as const) {
  test(`Sign Out can be reached in a window of ${width} by ${height}`, async ({ page, signIn }) => {
    await signIn('superAdmin');
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Profile menu' }).click();
    const signOut = page.getByRole('menuitem', { name: 'Sign Out' });
    await signOut.scrollIntoViewIfNeeded();
    await expect(signOut).toBeInViewport({ ratio: 1 });
    await signOut.click();
    await expect(page).toHaveURL(/\/auth$/);
  });

  test(`every account of the switcher can be reached in ${width} by ${height}`, async ({
    page,
    signIn,
  }) => {
    await signIn('superAdmin');
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: /^Switch account/ }).click();
    const last = page.getByRole('option').last();
    // The list scrolls to the chosen one once it has opened, which may come after our own scrolling.
    await expect(async () => {
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1, timeout: 1_000 });
    }).toPass();
  });
}
