import { expect, test } from './steeple-test.ts';

const hourMs = 3_600_000;

for (const [how, offsetMs] of [
  ['a day ahead', 24 * hourMs],
  ['two hours ahead', 2 * hourMs],
  ['a day behind', -24 * hourMs],
] as const) {
  test(`on a computer whose clock is ${how}, a session holds as long as anywhere`, async ({
    page,
    signIn,
  }) => {
    await page.clock.setSystemTime(new Date(Date.now() + offsetMs));
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) {
        renewals.push(request.url());
      }
    });
    await signIn('grace');
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(renewals).toEqual([]);
  });
}
