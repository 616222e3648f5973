import * as z from 'zod/mini';

/**
 * What is expected of a week, in the unit of what it belongs to: a median, the range that holds four
 * weeks out of five, and the one that holds nineteen out of twenty. Both ends are included.
 */
export const expectation = z.object({
  median: z.number(),
  low80: z.number(),
  high80: z.number(),
  low95: z.number(),
  high95: z.number(),
});
export type Expectation = z.infer<typeof expectation>;

/** The same as tables store it: in a row, which takes a fifth of the space of an object. */
export type ExpectationRow = [
  median: number,
  low80: number,
  high80: number,
  low95: number,
  high95: number,
];

/** An expectation as tables store it. */
export function toExpectationRow(expected: Expectation): ExpectationRow {
  const { median, low80, high80, low95, high95 } = expected;
  return [median, low80, high80, low95, high95];
}

/** A stored expectation. */
export function fromExpectationRow([
  median,
  low80,
  high80,
  low95,
  high95,
]: Readonly<ExpectationRow>) {
  return { median, low80, high80, low95, high95 } satisfies Expectation;
}
