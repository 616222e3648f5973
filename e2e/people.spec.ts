import { weekOf } from '#analytics/calendar/church-week.ts';
import { partsOfQuarter } from '#analytics/people/quarter.ts';
import { localToday } from '#testing/factories/figures.ts';
import { buildQuarters } from '#testing/factories/quarters.ts';
import { buildTriedCards } from '#testing/factories/tried-cards.ts';
import { expectAccessible, expectNoViolations } from './accessible.ts';
import { expectSheets, sheetsOf } from './sheets.ts';
import { expect, test } from './story-church-test.ts';

test('from the dashboard to the closer look, to the board’s report, to paper; axe finds nothing', {
  tag: '@phone',
}, async ({ page, openChurch, owner }) => {
  test.slow();
  const church = await openChurch();
  await buildQuarters(owner, church.id);
  await page.reload();
  await expect(page.getByText('Are people staying?')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: /^(About as many|As many|\d+) [a-z ]+ come regularly/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Take a closer look' }).click();
  await expect(page.getByRole('heading', { name: 'As a table' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Board report' }).click();
  await expect(page.getByText('Notes and decisions')).toBeVisible();
  await expect(page.getByText(/4 came again/).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Came back, by the quarter/ })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expectNoViolations(page);
  const pages = await page.getByRole('region', { name: /^Page \d of \d$/ }).count();
  expect(pages).toBe(4);
  await expectSheets(page, pages);
});

test('a quarter and a year with much that was tried are a sheet a page, on Letter and on A4', async ({
  page,
  openChurch,
  owner,
}) => {
  test.slow();
  const church = await openChurch();
  const expectReport = async (period: string, pages: number) => {
    await page.goto(`/account/report?${period}&giving=on`);
    await expect(page.getByText('Notes and decisions')).toBeVisible();
    await expect(page.getByText(/more are in Steeple, under Recommendations/)).toBeVisible();
    await expect(page.getByRole('region', { name: /^Page \d of \d$/ })).toHaveCount(pages);
    await expectSheets(page, pages);
  };
  const year = Number(localToday().slice(0, 4)) - 1;
  const tryFrom = (day: string) =>
    buildTriedCards(owner, church.id, { from: weekOf(day, 'monday'), count: 12 });
  await tryFrom(`${year}-01-06`);
  await expectReport(`year=${year}`, 2);
  const quarter = await buildQuarters(owner, church.id);
  await expectReport(`year=${year}`, 4);
  const { number, year: yearOfQuarter } = partsOfQuarter(quarter);
  await tryFrom(`${yearOfQuarter}-${String(3 * number - 2).padStart(2, '0')}-07`);
  await expectReport(`quarter=${quarter}`, 4);
});

test('on the dashboard’s one printed page the section is its first sentence', async ({
  page,
  openChurch,
  owner,
}) => {
  test.slow();
  const church = await openChurch();
  await buildQuarters(owner, church.id);
  await page.reload();
  const answer = page.getByRole('heading', {
    name: /^(About as many|As many|\d+) [a-z ]+ come regularly/,
  });
  await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(page.getByText('Take a closer look')).toBeHidden();
  expect(await sheetsOf(page, 'A4')).toBe(1);
});
