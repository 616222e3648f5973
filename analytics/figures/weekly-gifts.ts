import type { FigureWeek } from '#contract/figures.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';

/** Gifts of each week, in minor units of the church's currency; all of them, or only those settled. */
export function weeklyGifts(input: FigureInput, isSettled: boolean): FigureWeek[] {
  const { choices, readings, frame } = input;
  const { weeks, asOf } = weeksKnown(input, ['gifts']);
  const inCurrency = readings.gifts.filter(({ currency }) => currency === frame.currency);
  const giftsOf = byWeek(inCurrency, choices);
  return weeks.map((week) => {
    const all = giftsOf(week);
    const counted = isSettled ? all.filter(({ status }) => status === 'succeeded') : all;
    const kept = counted.filter(({ isRefunded }) => !isRefunded);
    return figureWeek(
      week,
      {
        value: sumOf(kept, ({ amount }) => amount),
        count: sumOf(kept, ({ gifts }) => gifts),
        source: 'donations',
        // A batch's total is known once it is committed.
        isWhole: !all.some(({ isOpen }) => isOpen),
      },
      asOf,
      frame,
    );
  });
}
