import { expect, test } from 'vitest';
import { quietChurch, seenInWeek } from '#testing/figures/made-up-church.ts';
import type { Church } from '../church.ts';
import { pageGone } from './page-gone.ts';

const page = (path: string, clicks: number) => ({ page: `https://grace.test${path}`, clicks });
const look = (topPages: Church['topPages']) =>
  pageGone.look(seenInWeek(quietChurch(21, 148), 147, { topPages }));
const home = page('/', 90);

test('a page that is gone is told though one of an event that is over had more clicks', () => {
  const before = [home, page('/events/christmas', 60), page('/plan-a-visit', 40)];
  const { finding } = look({ before, now: [home] });
  expect(finding?.seen[0]?.text).toContain('/plan-a-visit');
  expect(finding?.step).toContain('/plan-a-visit');
});

test('a page that is gone has not moved to the page of an event that begins', () => {
  const before = [home, page('/plan-a-visit', 40)];
  const { finding, reading } = look({ before, now: [home, page('/events/christmas', 60)] });
  expect(finding?.title, reading).toBe('A page stopped getting search traffic');
});

test('the page of an event that is over is not gone', () => {
  const { finding, reading } = look({ before: [home, page('/events/easter', 60)], now: [home] });
  expect(finding).toBeNull();
  expect(reading).toContain('/events/easter');
});
