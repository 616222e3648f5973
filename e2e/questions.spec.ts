import { buildChoices, buildQuestion } from '#testing/factories/figures.ts';
import { expectAccessible, expectNoSidewaysScroll, expectNoViolations } from './accessible.ts';
import { buildSeenStory } from './seen-story.ts';
import { expect, rememberAccount, test as steepleTest } from './steeple-test.ts';

const asked = 'Which one counts?';

type Fixtures = {
  /** Opens the dashboard of a church that typed a zero for its newest Sunday. */
  openDoubted: () => Promise<void>;
  /** Opens a page of a church that is asked about its attendance. */
  openAsked: (address: string) => Promise<{ settle: () => Promise<void> }>;
};

const test = steepleTest.extend<Fixtures>({
  openDoubted: async ({ page, bringSession, owner, newChurch }, use) => {
    await use(async () => {
      const church = await newChurch({ account_name: 'Grace Hill' });
      await buildSeenStory(owner, church.id);
      await buildChoices(owner, church.id);
      await owner.query(
        `update analytics.figures set value = 0 where account_id = $1 and figure = 'attendance'
           and week = (select max(week) from analytics.figures where account_id = $1
             and figure = 'attendance' and value is not null)`,
        [church.id],
      );
      await bringSession('superAdmin');
      await rememberAccount(page, church);
      await page.goto('/account/dashboard');
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    });
  },
  openAsked: async ({ page, bringSession, owner, newChurch }, use) => {
    await use(async (address) => {
      const church = await newChurch({ account_name: 'Grace Hill' });
      await buildSeenStory(owner, church.id);
      await buildChoices(owner, church.id);
      await buildQuestion(owner, church.id, {
        id: 'which',
        figure: 'attendance',
        answers: [{ easter: 'orthodox' }, { easter: 'western' }],
      });
      const of = 'where account_id = $1';
      await owner.query(
        `update analytics.figures set state = 'incomplete', is_held = true
         ${of} and figure = 'attendance' and state = 'complete'`,
        [church.id],
      );
      await bringSession('superAdmin');
      await rememberAccount(page, church);
      await page.goto(address);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
      /** As the sync does that computes with the answer. */
      const settle = async () => {
        await owner.query(
          `update analytics.figures set state = 'complete', is_held = false ${of} and is_held`,
          [church.id],
        );
      };
      return { settle };
    });
  },
});

test.describe('a question', { tag: '@phone' }, () => {
  test('a question stands where the number would, and the number comes with its answer', async ({
    page,
    openAsked,
  }) => {
    test.slow();
    const { settle } = await openAsked('/account/dashboard');
    const tile = page.getByRole('listitem').filter({ hasText: asked });
    await expect(tile.getByRole('heading', { name: 'Attendance' })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(asked)).toBeHidden();
    await expect(
      page.getByText(/please answer a question about how you count/).first(),
    ).toBeVisible();
    await expectNoViolations(page);
    await page.emulateMedia({ media: 'screen' });
    await tile.getByRole('button', { name: 'Answer 1' }).click();
    await expect(page.getByText('We’re recalculating with your answer.').first()).toBeVisible();
    await settle();
    await expect(page.getByText(/168 (came|people)(,| on Sunday)/).first()).toBeVisible();
  });

  test('the same question is asked in What We Count', async ({ page, openAsked }) => {
    await openAsked('/account/measures');
    const question = page.getByRole('region', { name: asked });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await question.getByRole('button', { name: 'Answer 2' }).click();
    await expect(question).toHaveCount(0);
  });

  test('a typed zero is asked about once, its answer counts, and it can be taken back', async ({
    page,
    openDoubted,
  }) => {
    test.slow();
    await openDoubted();
    const question = page.getByRole('region', { name: /^0 people on / });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page);
    await question.getByRole('button', { name: 'There was no service' }).dblclick();
    const answered = page.getByText(/answered: There was no service/);
    await expect(answered).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(page.getByText(/No service/).first()).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(answered).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(question).toBeVisible();
  });
});
