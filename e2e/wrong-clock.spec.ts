import { expect, fillSignIn, people, test } from './steeple-test.ts';

const hourMs = 3_600_000;

for (const [how, offsetMs] of [
  ['a day ahead', 24 * hourMs],
  ['two hours ahead', 2 * hourMs],
  ['a day behind', -24 * hourMs],
] as const) {
  test(`on a computer whose clock is ${how}, a session holds as long as anywhere`, async ({
    page,
  }) => {
    await page.clock.setSystemTime(new Date(Date.now() + offsetMs));
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) {
        renewals.push(request.url());
      }
    });
    // By the form: the browser that receives the session is the one that dates its end.
    await page.goto('/auth');
    await fillSignIn(page, people.grace, 'steeple-demo');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(renewals).toEqual([]);
  });
}
