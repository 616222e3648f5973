import { usualAmount } from './usual-amount.ts';

/** So little of what was usual is hardly a change of people's giving. */
export const hardlyShare = 0.25;

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
    const before = usual.now() ?? 0;
    const isHardly = before > 0 && value <= hardlyShare * before;
    if (!isHardly) {
      usual.take(value);
    }
    return isHardly;
  });
  return new Set(hardly.map(({ week }) => week));
}
