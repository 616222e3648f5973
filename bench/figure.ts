/** A measured value beside what it is held to. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  budget: { min: number } | { max: number };
  /** Why this machine cannot be held to the budget; the figure is then told and not judged. */
  notHeldBecause?: string;
};

/**
 * Prints a figure beside its budget.
 *
 * @returns whether the budget is kept, or not to be kept here
 */
export function judge({ name, value, unit, budget, notHeldBecause }: Figure): boolean {
  const isKept = 'min' in budget ? value >= budget.min : value <= budget.max;
  const bound = 'min' in budget ? `at least ${budget.min}` : `at most ${budget.max}`;
  const verdict = notHeldBecause ? 'told  ' : isKept ? 'kept  ' : 'MISSED';
  const reason = notHeldBecause ? `; not held to it: ${notHeldBecause}` : '';
  const figure = [name, [value.toFixed(2), unit].filter(Boolean).join(' ')].join(': ');
  console.log(`${verdict}  ${figure} (${bound}${reason})`);
  return isKept || notHeldBecause !== undefined;
}
