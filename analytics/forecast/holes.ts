import { usualAmount } from './usual-amount.ts';

/** So little of what was usual is hardly a change of people's giving. */
const hardlyShare = 0.25;

/** Whether next to nothing of a usual amount is there. */
export function isHardly(amount: number, usual: number | null): boolean {
  return usual !== null && usual > 0 && amount <= hardlyShare * usual;
}

/**
 * Follows whether weeks with hardly any gifts are believed: the church has said of one that all are entered, and so of
 * those after it until one has more.
 *
 * @param entered the weeks of which it has said so
 */
export function believedFrom<Week>(entered: ReadonlySet<Week>) {
  let isBelieved = false;
  return (week: Week, isHardlyAny: boolean): boolean => {
    isBelieved = isHardlyAny && (isBelieved || entered.has(week));
    return isBelieved;
  };
}

type Amount = { week: string; value: number };

/**
 * The weeks of which next to no gifts are there where some were usual: they may not be entered. Each is measured
 * against what was usual before the first of them, for a hole that nobody entered does not become the usual.
 *
 * @param amounts oldest first
 * @param entered see `believedFrom`
 */
export function hardlyGivenWeeks(
  amounts: readonly Amount[],
  entered: ReadonlySet<string>,
): Set<string> {
  const usual = usualAmount();
  const isBelieved = believedFrom(entered);
  const hardly = amounts.filter(({ week, value }) => {
    const isLow = isHardly(value, usual.now());
    const isHole = !isBelieved(week, isLow) && isLow;
    if (!isHole) {
      usual.take(value);
    }
    return isHole;
  });
  return new Set(hardly.map(({ week }) => week));
}
