/** A measured value with its budget. */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  budget: { min: number } | { max: number };
  /** Why the budget does not apply on this machine; the figure is then only printed. */
  notHeldBecause?: string;
};

/**
 * Prints a figure with its budget.
 *
 * @returns whether the budget is met, or does not apply
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
