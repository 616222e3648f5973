import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { buildSeenStory } from './seen-story.ts';
import { expect, rememberAccount, test } from './steeple-test.ts';

test('a goal is typed in the closer look, stays, says how the year goes, and can be taken away', {
  tag: '@phone',
}, async ({ page, bringSession, owner, newChurch }) => {
  test.slow();
  const church = await newChurch({ account_name: 'Grace Hill' });
  await buildSeenStory(owner, church.id);
  await bringSession('superAdmin');
  await rememberAccount(page, church);
  await page.goto('/account/dashboard?figure=attendance&weeks=13');
  const field = page.getByRole('textbox', { name: /Goal for an average week in/ });
  await expect(field).toBeVisible();
  await field.fill('none');
  await page.getByRole('button', { name: 'Set goal' }).click();
  await expect(page.getByText('Enter a number above zero.')).toBeVisible();
  await field.fill('9,000');
  await page.getByRole('button', { name: 'Set goal' }).dblclick();
  await expect(
    page.getByRole('heading', { name: /That’s short of your goal of 9,000/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(field).toHaveValue('9000');
  await page.getByRole('button', { name: 'Clear goal' }).click();
  await expect(page.getByText('Your goal was removed.').first()).toBeVisible();
  await expect(field).toHaveValue('');
});
