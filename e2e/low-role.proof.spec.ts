import type pg from 'pg';
import { expectAccessible } from './accessible.ts';
import { test } from './broken-provider-test.ts';
import { connect, openIntegration } from './integrations-screens.ts';
import { expect } from './steeple-test.ts';

// As it is unless somebody sets it.
test.use({ syncsAtOnce: '4' });

/** Each refused product with the least role that sees it. */
const refused = [
  ['Check-Ins', 'Viewer role in Check-Ins'],
  ['Giving', 'Administrator or Bookkeeper role in Giving'],
  ['People', 'Viewer role in People'],
] as const;

async function isRead(owner: pg.Client, accountId: string): Promise<boolean | undefined> {
  const { rows } = await owner.query<{ is_read: boolean }>(
    `select first_done_at is not null as is_read from private.sync_connections
     where account_id = $1`,
    [accountId],
  );
  return rows[0]?.is_read;
}

test('a connection whose role sees little says what is refused, since when, and who can give which role', async ({
  page,
  client,
  owner,
  newChurch,
  provider,
}) => {
  test.slow();
  provider.switches.planningCenter.rateLimitCount = 1_000_000;
  const church = await newChurch();
  await openIntegration(page, client, { role: 'account admin', church });
  await connect(page, 'Planning Center', /Volunteer with little access/);
  await expect.poll(() => isRead(owner, church.id), { timeout: 60_000 }).toBe(true);
  const missing = (role: string) =>
    new RegExp(`The person who connected Planning Center to Steeple needs the ${role}`);
  await page.goto('/account/dashboard');
  const attendance = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Attendance', exact: true }),
  });
  await expect(attendance).toContainText(/needs the Viewer role in Check-Ins/);
  await expect(page.getByRole('heading', { name: /^Ask for access to Check-Ins/ })).toBeVisible();
  await expect(page.getByText('Yes, nothing is missing.')).toHaveCount(0);
  // Below the tiles, which say it too.
  for (const [product, role] of refused) {
    const notice = page
      .getByRole('listitem')
      .filter({ hasText: `let us see ${product}.` })
      .last();
    await expect(notice).toContainText(/Since [A-Z][a-z]+\s\d+,/);
    await expect(notice).toContainText(missing(role));
    await expect(notice).toContainText('can add that role');
  }
  await expect(page.getByText(/\d+ people are serving/).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Planning Center settings', exact: true }).first().click();
  await expect(page).toHaveURL(/planning-center$/);
  await page.goto('/account/measures');
  for (const [product, role] of refused) {
    const told = page.getByText(new RegExp(`^Since .* let us see ${product}\\.`));
    await expect(told).toContainText(missing(role));
  }
  const giving = page.getByRole('row').filter({ hasText: /^Giving/ });
  await expect(giving).toContainText(missing('Administrator or Bookkeeper role in Giving'));
  const groups = page.getByRole('row').filter({ hasText: /^Groups/ });
  await expect(groups).toContainText('We see no groups in Planning Center.');
  await expectAccessible(page);
});
