import { describe, expect, test } from 'vitest';
import {
  change,
  type MadeUpChurch,
  quietChurch,
  seenInWeek,
} from '#testing/figures/made-up-church.ts';
import { recurringShare } from './recurring-share.ts';

/** The third October of a quiet church. */
const october = 147;

describe('a lower share of recurring giving', () => {
  const lower = (other: (church: MadeUpChurch) => void) => {
    const church = quietChurch(21, october + 1);
    change(church, 'recurring_share', 8, (value) => 0.7 * value);
    other(church);
    return recurringShare.look(seenInWeek(church, october));
  };

  test('is no card where more of the other gifts lower it and the recurring ones have not fallen', () => {
    const more = lower((church) =>
      change(church, 'giving', 13, (value) => Math.round(value / 0.65)),
    );
    expect(more.finding).toBeNull();
    expect(more.reading).toMatch(/recurring gifts themselves aren’t down/);
  });

  test('is one where they have fallen, whatever large gift there was a year before', () => {
    const early = lower((church) => {
      const values = church.values.get('giving') ?? [];
      values[60] = 9 * (values[60] ?? 0);
    });
    expect(early.finding).not.toBeNull();
  });
});
