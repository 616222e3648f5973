import type { Page } from '@playwright/test';
import { readChurchRows } from '#server/church/read-church.ts';
import { evaluateChurch } from '#server/recommendations/update-recommendations.ts';
import { plantFigures } from '#testing/factories/plant-figures.ts';
import { change, quietChurch } from '#testing/figures/made-up-church.ts';
import { expectAccessible } from './accessible.ts';
import { holdRequests } from './hold-requests.ts';
import { press, tabTo } from './keyboard.ts';
import { expect, test } from './steeple-test.ts';

/** Harbor Community Church, which is connected to nothing. */
const harbor = '5eed0000-0000-4000-8000-0000000000a2';
const october = 147;

/** A church with fewer kids than in its own year, and a quiet one after that. */
async function makeCards(owner: Parameters<typeof evaluateChurch>[0], weeks: readonly number[]) {
  const church = quietChurch(21, october + 20);
  change(church, 'kids', 28, (value, at) => Math.round(value * (at < 8 ? 0.6 : 1.3)));
  await owner.query('delete from analytics.figures where account_id = $1', [harbor]);
  await owner.query('delete from analytics.recommendations where account_id = $1', [harbor]);
  await owner.query('delete from analytics.recommendation_weeks where account_id = $1', [harbor]);
  for (const index of weeks) {
    await plantFigures(owner, harbor, church, index);
    const monday = new Date(Date.parse(`${church.weeks[index]}T15:00:00Z`) + 7 * 86_400_000);
    await evaluateChurch(owner, await readChurchRows(owner, harbor, monday));
  }
}

const title = 'Kids are a smaller share of attendance than usual';
const kidsCard = (page: Page) => page.getByRole('article', { name: title });

test.describe.configure({ mode: 'serial' });

/** A dashboard that asks for nothing: what Harbor's own asks for depends on the day that the tests run. */
const quietDashboard = (page: Page) =>
  page.route('**/functions/v1/church-pulse', (route) =>
    route.fulfill({ json: { stage: 'coming' } }),
  );

// Other files meet Harbor as it came.
test.afterEach(({ owner }) => makeCards(owner, []));

test('a church without eight weeks of figures keeps the placeholder', async ({
  page,
  bringSession,
  owner,
}) => {
  await makeCards(owner, []);
  await bringSession('harbor');
  await page.goto('/account/recommendations');
  await expect(
    page.getByText('Recommendations content coming soon', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('We need 8 more weeks of counts before we can recommend anything.'),
  ).toBeVisible();
  await expect(page.getByText('AI-powered insights and strategies for your church')).toBeVisible();
});

test('a card shows its figures as they stood, and a number leads to the closer look at that week', async ({
  page,
  bringSession,
  owner,
}) => {
  await makeCards(owner, [october]);
  await bringSession('harbor');
  await page.goto('/account/recommendations');
  const card = kidsCard(page);
  await expect(
    card.getByRole('img', { name: /^Kids, Aug .* in the latest week with a count/ }),
  ).toBeVisible();
  await expect(card.getByRole('img', { name: /^Attendance, Aug / })).toBeVisible();
  await card.getByRole('paragraph').filter({ hasText: 'kids were' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/account\/dashboard\?figure=kids&week=2026-10-26$/);
  await expect(page.getByRole('heading', { name: 'Kids', level: 1 })).toBeVisible();
  const newest = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expect(newest.getByRole('rowheader')).toHaveText(/^Nov\s1, 2026/);
});

test('a finding becomes one thing to do, which is accepted, taken back and dismissed', {
  tag: '@phone',
}, async ({ page, bringSession, owner }) => {
  await makeCards(owner, [october]);
  await bringSession('harbor');
  await page.goto('/account/recommendations');
  await expect(
    page.getByText('One thing to do this week. There’s more on your dashboard.', { exact: true }),
  ).toBeVisible();
  const card = kidsCard(page);
  await expect(card.getByRole('heading', { name: 'Other explanations' })).toBeVisible();
  // The church's only note speaks of something else; the library's advice is there to read.
  await expect(card.getByText('Summer is beach season')).toHaveCount(0);
  await expect(card.getByRole('heading', { name: 'What has helped other churches' })).toBeVisible();
  await card.getByLabel('Who', { exact: true }).fill('Ben Kim');
  await card.getByLabel('Who', { exact: true }).press('Enter');
  await expect(page.getByText('Saved: who’s doing it, and by when.')).toBeVisible();
  await page.reload();
  await expect(card.getByLabel('Who', { exact: true })).toHaveValue('Ben Kim');
  await card.getByRole('button', { name: 'We’ll do it' }).click();
  await expect(card.getByText(/^Accepted by Daniel M\. on /)).toBeVisible();
  await card.getByRole('button', { name: 'Undo' }).click();
  await card.getByRole('button', { name: 'Not for us' }).click();
  await card.getByLabel('Why isn’t this for you?').fill('Camp moved to October');
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card.getByText(/“Camp moved to October”/)).toBeVisible();
  await expect(
    page.getByText('You’ve answered everything on this page.', { exact: true }),
  ).toBeVisible();
  // Nobody has counted Harbor since: what the dashboard asks for is asked for here too.
  const dashboard = page.getByRole('region', { name: 'Also on your dashboard' });
  await expect(dashboard.getByText('Ask whoever counts to enter the number.')).toBeVisible();
});

test('by keyboard alone a card is planned; what is typed while a plan is saved is kept, and saved too', async ({
  page,
  bringSession,
  owner,
}) => {
  await makeCards(owner, [october]);
  await bringSession('harbor');
  await page.goto('/account/recommendations');
  const card = kidsCard(page);
  const [who, by] = [
    card.getByLabel('Who', { exact: true }),
    card.getByLabel('Due', { exact: true }),
  ];
  const held = await holdRequests(page, '**/functions/v1/recommendation-answer');
  await tabTo(page, who);
  await page.keyboard.type('Ben Kim');
  await page.keyboard.press('Tab');
  await expect.poll(held.count).toBe(1);
  await page.keyboard.type('12312026');
  const accept = card.getByRole('button', { name: 'We’ll do it' });
  await tabTo(page, accept);
  held.release();
  await expect.poll(held.count).toBe(2);
  await expect(page.getByText('Saved: who’s doing it, and by when.')).toBeVisible();
  await expect(accept).toBeFocused();
  await page.reload();
  await expect(who).toHaveValue('Ben Kim');
  await expect(by).toHaveValue('2026-12-31');
  await press(page, accept);
  await expect(card.getByText(/^Accepted by Daniel M\. on /)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Done' })).toBeFocused();
  await press(page, card.getByRole('button', { name: 'Undo' }));
  await press(page, card.getByRole('button', { name: 'Not for us' }), 'Shift+Tab');
  await expect(card.getByLabel('Why isn’t this for you?')).toBeFocused();
  await press(page, card.getByRole('button', { name: 'Cancel' }));
  await expect(card.getByRole('button', { name: 'Not for us' })).toBeFocused();
});

test('after its weeks a card is scored, and a quiet week says so', async ({
  page,
  bringSession,
  owner,
}) => {
  await makeCards(owner, [october, october + 9]);
  await quietDashboard(page);
  await bringSession('harbor');
  await page.goto('/account/recommendations');
  await expect(page.getByText('Nothing to do this week.', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Kids as a share of attendance' }),
  ).toBeVisible();
  const earlier = page.getByRole('group').filter({ hasText: title });
  // The card's week is named by its Sunday, and its address opens it.
  await expect(earlier.getByText('As of November 1, 2026')).toBeVisible();
  await earlier.getByText(title).first().click();
  await expect(page).toHaveURL(/\?card=[0-9a-f-]{36}$/);
  await page.reload();
  await expect(earlier.getByRole('article')).toBeVisible();
  await expect(
    earlier.getByText(/than expected .* Other things may have played a part\./).first(),
  ).toBeVisible();
});

test('what was sent for a card is shown to the letter, and the cards of all years can be reached', async ({
  page,
  bringSession,
  owner,
}) => {
  await makeCards(owner, [october]);
  const request = '{"model":"a-model","messages":[{"role":"user","content":"BEGIN\\n{}\\nEND"}]}';
  await owner.query(
    `insert into analytics.model_requests (account_id, recommendation_id, provider, model, request, answer, outcome)
     select account_id, id, 'models.test', 'a-model', $2, '{"title":"Fewer kids"}', 'used'
     from analytics.recommendations where account_id = $1`,
    [harbor, request],
  );
  await owner.query(
    `insert into analytics.recommendations (account_id, finding_id, rule, week, place, finding, due_on)
     select account_id, 'old ' || number, rule, date '2024-12-30' - 7 * number, 1,
       jsonb_set(finding, '{title}', to_jsonb('Old card ' || number)), date '2025-01-09'
     from generate_series(1, 60) as number, analytics.recommendations as card where account_id = $1`,
    [harbor],
  );
  await bringSession('harbor');
  await page.goto('/account/recommendations');
  await page.getByText('What was sent', { exact: true }).click();
  await expect(page.getByText(/to models\.test\. We used its answer\./)).toBeVisible();
  await expect(page.locator('pre')).toHaveText(request);
  await expectAccessible(page);
  const older = page.getByRole('button', { name: 'Older recommendations' });
  await older.click();
  await expect(page.getByText('Old card 50', { exact: true })).toBeVisible();
  await older.click();
  await page.getByText('Old card 60', { exact: true }).click();
  await expect(
    page.getByRole('article', { name: 'Old card 60' }).getByText('The step for that week'),
  ).toBeVisible();
  await expect(older).toBeHidden();
  await owner.query('delete from analytics.model_requests where account_id = $1', [harbor]);
});

test('the cards and a quiet week have no accessibility finding', { tag: '@phone' }, async ({
  page,
  bringSession,
  owner,
}) => {
  const folder = process.env.RECOMMENDATION_PICTURES;
  test.setTimeout(folder ? 240_000 : 60_000);
  await quietDashboard(page);
  await bringSession('harbor');
  for (const weeks of [[october], [october, october + 9]]) {
    await makeCards(owner, weeks);
    await page.goto('/account/recommendations');
    await expect(page.getByText(/to do this week\.$/)).toBeVisible();
    await expectAccessible(page);
    for (const width of folder ? [320, 768, 1440] : []) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      const path = `${folder}/${weeks.length}-${width}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
});
