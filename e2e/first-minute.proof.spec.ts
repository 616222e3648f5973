import { test } from './broken-provider-test.ts';
import { connect, openIntegration } from './integrations-screens.ts';
import { expect } from './steeple-test.ts';

// As it is unless somebody sets it.
test.use({ syncsAtOnce: '4' });

test('the first minute: what is being read, then the newest weeks, then the past and what we think counts', async ({
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
  // Held before anything is known of it, so that the screen without numbers is there to be looked at.
  provider.switches.failures = [
    {
      provider: 'planning_center',
      pathPrefix: '/check-ins/v2/event_times',
      kind: { how: 'hang' },
    },
  ];
  await connect(page, 'Planning Center', /some products switched off/);
  await page.goto('/account/dashboard');
  const reading = page.getByRole('region', { name: 'Planning Center sync' });
  await expect(reading.getByRole('progressbar')).toHaveCount(1);
  await expect(page.getByText('Can I trust this?')).toHaveCount(0);
  await expect(page.getByText('Not counted')).toHaveCount(0);
  const invite = page.getByRole('link', { name: 'Invite your team' });
  await expect(invite).toHaveAttribute('href', '/account/colleagues');
  const letter = page.getByRole('link', { name: 'Get the weekly email' });
  await expect(letter).toHaveAttribute('href', '/profile');

  const letGoAt = performance.now();
  provider.switches.failures = [];
  // The longer it was held, the later it would try again by itself.
  await expect(async () => {
    await owner.query(
      'update private.sync_connections set due_at = now() where account_id = $1 and attempts > 0 and due_at > now()',
      [church.id],
    );
    await expect(page.getByText(/^Your history is coming in!/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const seconds = ((performance.now() - letGoAt) / 1000).toFixed(1);
  test.info().annotations.push({ type: 'newest weeks on the screen', description: `${seconds} s` });
  await expect(page.getByText(/^\d+ of \d+ weeks imported, newest first\.$/)).toBeVisible();
  // It is reached without scrolling.
  const box = await page.getByRole('button', { name: 'Looks right' }).boundingBox();
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  await page.getByRole('button', { name: 'Go to dashboard' }).click();
  await expect(page.getByRole('link', { name: 'Attendance' })).toBeVisible();
  await expect(page.getByText('Can I trust this?')).toBeVisible();
  await expect(page.getByRole('region', { name: 'A few things to finish' })).toBeVisible();
  const isPastRead = async () => {
    const { rows } = await owner.query<{ is_read: boolean }>(
      'select first_done_at is not null as is_read from private.sync_connections where account_id = $1',
      [church.id],
    );
    return rows[0]?.is_read;
  };
  await expect.poll(isPastRead, { timeout: 60_000 }).toBe(true);
  await page.goto('/account/measures');
  await expect(page.getByRole('button', { name: 'Looks right' })).toBeVisible();

  // What a change does not touch is not in its preview, and what may not be read is not promised.
  const preview = page.getByRole('region', { name: 'Here’s how the last 8 weeks would change' });
  await page.getByRole('button', { name: 'Change Seats filled' }).click();
  await page.getByLabel('Seats at Sunday Morning').fill('140');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(preview.getByRole('table')).toHaveAccessibleName('Seats filled');
  await expect(preview.getByRole('cell', { name: /^\d+%$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Change Giving' }).click();
  await page.getByRole('radio', { name: 'All funds' }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(preview).toContainText('Nothing changes in the last 8 weeks.');
});
