import { isOfFew } from './few-givers.ts';
import type { Figure } from './figure.ts';
import type { TileRows, TileWeek } from './tile.ts';
import { weeklyGifts } from './weekly-gifts.ts';

/** Gifts by the day received, pending ones included, net of refunds, in minor units. */
export const giving = {
  needs: ({ giving: chosen }) => (chosen === null ? null : ['gifts']),
  choicesBehind: ({ giving: chosen }) => [chosen],
  model: { kind: 'amount', priors: 'attendance' },
  compute: (input) => weeklyGifts(input, false),
  tile: {
    unit: 'money',
    lineUnit: 'money',
    kind: 'amount',
    figures: ['giving', 'giving_units'],
    wholeAfter: 'closing',
    windowWeeks: 1,
    priors: 'none',
    product: 'giving',
    weeks: tileWeeks,
  },
} satisfies Figure;

/** A week's giving, of a church that has no attendance to divide it by; hidden where givers are few. */
function tileWeeks({ byWeek, hasAttendance, plain }: TileRows): TileWeek[] {
  const units = byWeek('giving_units');
  return hasAttendance
    ? []
    : plain('giving').map((week) =>
        isOfFew('giving', week, units.get(week.week)?.value)
          ? { ...week, value: null, state: 'suppressed', isSettled: true }
          : week,
      );
}
