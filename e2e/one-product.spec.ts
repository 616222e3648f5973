import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import type { FigureId } from '#contract/figures.ts';
import { buildChoices, buildFigures, localToday } from '#testing/factories/figures.ts';
import { expectAccessible } from './accessible.ts';
import { expect, rememberAccount, test } from './steeple-test.ts';

const weeks = 40;

/** Weeks up to the one before the current one, a little different each. */
function readings(level: number) {
  const newest = addWeeks(weekOf(localToday(), 'monday'), -1);
  return Array.from({ length: weeks }, (_, at) => ({
    week: addWeeks(newest, at + 1 - weeks),
    value: Math.round(level * (1 + 0.04 * Math.sin(at * 1.7))),
  }));
}

const churches: [has: string, figures: [FigureId, number][], headline: RegExp, first: string][] = [
  [
    'giving',
    [
      ['giving', 1_240_000],
      ['giving_units', 40],
    ],
    /\$1[12],\d{3}/,
    'Giving',
  ],
  [
    'giving of few',
    [
      ['giving', 1_240_000],
      ['giving_units', 4],
    ],
    /at least ten people/,
    'Giving',
  ],
  ['groups', [['group_members', 86]], /\d+ people/, 'Groups'],
  ['team schedules', [['serving', 40]], /\d+ people/, 'Serving'],
];

test.describe('one product', { tag: '@phone' }, () => {
  for (const [has, figures, headline, first] of churches) {
    test(`a church that has nothing but ${has} sees that first`, async ({
      page,
      owner,
      bringSession,
      newChurch,
    }) => {
      test.slow();
      const church = await newChurch({ account_name: 'Grace Hill' });
      await buildChoices(owner, church.id);
      for (const [figure, level] of figures) {
        await buildFigures(owner, { accountId: church.id, figure }, readings(level));
      }
      await bringSession('superAdmin');
      await rememberAccount(page, church);
      await page.goto('/account/dashboard');
      await expect(page.getByText(headline).first()).toBeVisible();
      await expect(page.getByText('We don’t have your attendance yet.')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(first);
      await expectAccessible(page);
    });
  }
});
