import type { FigureWeek } from '#contract/figures.ts';
import { distinctPeople } from './check-in-people.ts';
import { isOfFewGivers } from './few-givers.ts';
import { type FigureInput, figureWeek, ofDaysUpTo, weeksKnown } from './frame.ts';
import type { GiftReading } from './readings.ts';

const givingDays = 90;

/** What was given in the 90 days up to a week's end, and by how many. */
type NinetyDays = { givers: number; gifts: GiftReading[]; isWhole: boolean };

/** A figure of 90 days, suppressed where few gave. */
export function ofNinetyDays(
  input: FigureInput,
  count: (days: NinetyDays) => Parameters<typeof figureWeek>[1],
): FigureWeek[] {
  const { readings, frame } = input;
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
