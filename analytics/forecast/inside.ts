import type { Expectation } from '#contract/expectation.ts';

/** Whether the value was in the 80 % range, ends included. */
export function isInside80({ low80, high80 }: Expectation, actual: number): boolean {
  return actual >= low80 && actual <= high80;
}

/** Whether the value was in the 95 % range, ends included. */
export function isInside95({ low95, high95 }: Expectation, actual: number): boolean {
  return actual >= low95 && actual <= high95;
}
