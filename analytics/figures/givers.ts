import type { FigureWeek } from '#contract/figures.ts';
import { distinctPeople } from './check-in-people.ts';
import { isOfFewGivers } from './few-givers.ts';
import { type FigureInput, figureWeek, ofDaysUpTo, sumOf, weeksKnown } from './frame.ts';
import type { GiftReading } from './readings.ts';

const givingDays = 90;

/** Distinct givers in the 90 days up to a week's end; suppressed below ten. */
export function givingUnits(input: FigureInput): FigureWeek[] {
  return ofNinetyDays(input, ({ givers, gifts, isWhole }) => ({
    value: givers,
    count: sumOf(gifts, (gift) => gift.gifts),
    source: 'donations',
    isWhole,
  }));
}

/**
 * The recurring share of giving in the 90 days up to a week's end, 0 to 1, to a hundredth of a percent:
 * from an exact fraction the sum of the 90 days could be found, and by the weekly sums that of a day.
 */
export function recurringShare(input: FigureInput): FigureWeek[] {
  return ofNinetyDays(input, ({ gifts, isWhole }) => {
    const total = sumOf(gifts, ({ amount }) => amount);
    const recurring = gifts.filter(({ isRecurring }) => isRecurring);
    const share = Number((sumOf(recurring, ({ amount }) => amount) / total).toFixed(4));
    const count = sumOf(gifts, (gift) => gift.gifts);
    return { value: total === 0 ? null : share, count, source: 'donations', isWhole };
  });
}

type NinetyDays = { givers: number; gifts: GiftReading[]; isWhole: boolean };

function ofNinetyDays(
  input: FigureInput,
  count: (days: NinetyDays) => Parameters<typeof figureWeek>[1],
): FigureWeek[] {
  const { choices, readings, frame } = input;
  if (choices.giving === null) {
    return [];
  }
  const { weeks, asOf } = weeksKnown(input, ['gifts', 'donors'], { daysBefore: givingDays - 1 });
  const counted = readings.gifts.filter(({ currency }) => currency === frame.currency);
  const donors = readings.donors.filter(({ currency }) => currency === frame.currency);
  return weeks.map((week) => {
    const givers = distinctPeople(ofDaysUpTo(donors, week, givingDays)).size;
    const all = ofDaysUpTo(counted, week, givingDays);
    const gifts = all.filter(({ isRefunded }) => !isRefunded);
    const isWhole = !all.some(({ isOpen }) => isOpen);
    const told = figureWeek(week, count({ givers, gifts, isWhole }), asOf, frame);
    // The number of gifts, or one giver's share, would reveal the few.
    return isOfFewGivers('giving_units', givers)
      ? { ...told, value: null, state: 'suppressed', count: 0 }
      : told;
  });
}
