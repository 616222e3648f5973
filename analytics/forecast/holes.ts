import { usualAmount } from './usual-amount.ts';

/** So little of what was usual is hardly a change of people's giving. */
const hardlyShare = 0.25;

/** Whether next to nothing of a usual amount is there. */
export function isHardly(amount: number, usual: number | null): boolean {
  return usual !== null && usual > 0 && amount <= hardlyShare * usual;
}

type Amount = { week: string; value: number };

/**
 * The weeks of which next to no gifts are there where some were usual: they may not be entered. Each is measured
 * against what was usual before the first of them, for a hole that nobody entered does not become the usual.
 *
 * @param amounts oldest first
 */
export function hardlyGivenWeeks(amounts: readonly Amount[]): Set<string> {
  const usual = usualAmount();
  const hardly = amounts.filter(({ value }) => {
    const isHole = isHardly(value, usual.now());
    if (!isHole) {
      usual.take(value);
    }
    return isHole;
  });
  return new Set(hardly.map(({ week }) => week));
}
