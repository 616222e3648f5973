import { isOfFewGivers } from './few-givers.ts';
import type { Figure } from './figure.ts';
import { sumOf } from './frame.ts';
import { ofNinetyDays } from './ninety-days.ts';
import type { TileRows, TileWeek } from './tile.ts';

/**
 * The recurring share of giving in the 90 days up to a week's end, 0 to 1, to a hundredth of a percent:
 * from an exact fraction the sum of the 90 days could be found, and by the weekly sums that of a day.
 */
export const recurringShare = {
  needs: ({ giving }) => (giving === null ? null : ['gifts', 'donors']),
  choicesBehind: ({ giving }) => [giving],
  model: { kind: 'share', priors: 'none', isOverlapping: true },
  compute: (input) =>
    ofNinetyDays(input, ({ gifts, isWhole }) => {
      const total = sumOf(gifts, ({ amount }) => amount);
      const recurring = gifts.filter(({ isRecurring }) => isRecurring);
      const share = Number((sumOf(recurring, ({ amount }) => amount) / total).toFixed(4));
      const count = sumOf(gifts, (gift) => gift.gifts);
      return { value: total === 0 ? null : share, count, source: 'donations', isWhole };
    }),
  tile: {
    unit: 'share',
    lineUnit: 'share',
    kind: 'share',
    figures: ['recurring_share', 'giving_units'],
    wholeAfter: 'closing',
    windowWeeks: 13,
    priors: 'none',
    product: 'giving',
    weeks: tileWeeks,
  },
} satisfies Figure;

/** The recurring share of giving; its base is the number of givers. */
function tileWeeks({ byWeek, plain }: TileRows): TileWeek[] {
  const units = byWeek('giving_units');
  const giversOf = (week: string) => units.get(week)?.value ?? null;
  return plain('recurring_share', giversOf).map((week) =>
    isOfFewGivers('recurring_share', giversOf(week.week))
      ? { ...week, value: null, base: null, state: 'suppressed', isSettled: true }
      : week,
  );
}
