import type { Figure } from './figure.ts';
import { sumOf } from './frame.ts';
import { ofNinetyDays } from './ninety-days.ts';

/** Distinct givers in the 90 days up to a week's end; suppressed below ten. */
export const givingUnits: Figure = {
  needs: ({ giving }) => (giving === null ? null : ['gifts', 'donors']),
  choicesBehind: ({ giving }) => [giving],
  model: { kind: 'count', priors: 'none', isOverlapping: true },
  compute: (input) =>
    ofNinetyDays(input, ({ givers, gifts, isWhole }) => ({
      value: givers,
      count: sumOf(gifts, (gift) => gift.gifts),
      source: 'donations',
      isWhole,
    })),
};
