import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { giveRows, type KeptRows, keepRows } from './kept-rows.ts';
import { expect, rememberAccount, test as steepleTest } from './steeple-test.ts';

export { expect };

type Fixtures = {
  /** Opens a page of a church of its own with three years of weeks, as a super admin sees it. */
  openChurch: (address?: string) => Promise<{ id: string; name: string }>;
};

const computed = ['analytics.expected_weeks'];
/** What was computed at the first look at such a church; digests say whether it holds for another one. */
let expected: KeptRows | undefined;

/** Tests about a church whose weeks tell a story. */
export const test = steepleTest.extend<Fixtures>({
  openChurch: async ({ page, bringSession, owner, newChurch }, use) => {
    await use(async (address = '/account/dashboard') => {
      const church = await newChurch({ account_name: 'كنيسة النعمة Grace Hill' });
      await buildStoryChurch(owner, church.id);
      if (expected) {
        await giveRows(owner, church.id, expected);
      }
      await bringSession('superAdmin');
      await rememberAccount(page, church);
      await page.goto(address);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      expected ??= await keepRows(owner, church.id, computed);
      return church;
    });
  },
});
