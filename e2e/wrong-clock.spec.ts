import { expect, test } from './steeple-test.ts';

const hourMs = 3_600_000;

test.describe('on a computer whose clock is wrong', () => {
  // The official auth client says so in the console, where it belongs.
  test.use({ allowedConsole: /Session as retrieved from URL|clock/ });

  for (const [how, offsetMs] of [
    ['a day ahead', 24 * hourMs],
    ['two hours ahead', 2 * hourMs],
    ['a day behind', -24 * hourMs],
  ] as const) {
    test(`${how}, somebody signs in, works, and stays signed in`, async ({ page, signIn }) => {
      await page.clock.setSystemTime(new Date(Date.now() + offsetMs));
      const refreshes: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('grant_type=refresh_token')) {
          refreshes.push(request.url());
        }
      });
      await signIn('grace');
      for (const place of ['Integrations', 'Dashboard']) {
        await page.reload();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        console.log(place, refreshes.length);
      }
      expect(refreshes.length).toBeLessThanOrEqual(4);
    });
  }
});
