import { expectAccessible } from './accessible.ts';
import { expect, test } from './steeple-test.ts';

/** ‘Follow up within two days’, one of the demo's library. */
const entry = '5eed0000-0000-4000-8000-000000000e04';

test('a super admin sees what stands beside an entry, tries the rules and saves', {
  tag: '@phone',
}, async ({ page, bringSession, client }) => {
  await bringSession('superAdmin');
  await page.goto(`/knowledge/view/${entry}`);
  const panel = page.getByRole('region', { name: 'In recommendations' });
  // Read first; the form is a click away.
  await expect(panel.getByText(/, What Every Pastor Should Know, 2013$/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Save Panel' })).toBeHidden();
  await panel.getByText('Change this').click();
  await expect(panel.getByRole('checkbox', { name: 'Guests and how many return' })).toBeChecked();
  await expect(panel.getByLabel('Source title')).toHaveValue('What Every Pastor Should Know, 2013');
  await panel.getByRole('button', { name: 'Try all checks' }).click();
  await expect(
    panel.getByText(/From the Steeple library: Guests and how many return/),
  ).toBeVisible();
  // A draft is tried as if it were published, before anything is saved.
  await panel.getByLabel('Status').selectOption('Draft');
  await panel.getByRole('checkbox', { name: 'Room over 80% full' }).check();
  await panel.getByRole('button', { name: 'Try all checks' }).click();
  await expect(panel.getByText(/From the Steeple library: Room over 80% full/)).toBeVisible();
  await panel.getByLabel('Status').selectOption('Published');
  await panel.getByRole('checkbox', { name: 'Room over 80% full' }).uncheck();
  await panel.getByText(/^Version 1, /).click();
  await expect(panel.getByText(/Guests decide early whether they’ll come back/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel('Review on').fill('2027-09-01');
  await panel.getByRole('button', { name: 'Save Panel' }).click();
  await expect(page.getByText('Library panel saved.')).toBeVisible();
  const { data } = await client.functions.invoke('library-entry', { body: { id: entry } });
  expect(data.entry.reviewOn).toBe('2027-09-01');
});
