import { buildSeenStory } from './seen-story.ts';
import { expect, rememberAccount, test as steepleTest } from './steeple-test.ts';

export { expect };

type Fixtures = {
  /** Opens a page of a church of its own with three years of weeks, as a super admin sees it. */
  openChurch: (address?: string) => Promise<{ id: string; name: string }>;
};

/** Tests about a church whose weeks tell a story. */
export const test = steepleTest.extend<Fixtures>({
  openChurch: async ({ page, bringSession, owner, newChurch }, use) => {
    await use(async (address = '/account/dashboard') => {
      const church = await newChurch({ account_name: 'كنيسة النعمة Grace Hill' });
      await buildSeenStory(owner, church.id);
      await bringSession('superAdmin');
      await rememberAccount(page, church);
      await page.goto(address);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      return church;
    });
  },
});
