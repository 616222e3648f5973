import { countDoubts } from '#contract/messages/count-refusals.ts';

/** From so many people on a number may have a digit too many. */
const slipFrom = 100;

/** What is asked about a doubtful number of people: nobody, or a digit too many. */
export function doubtWords(value: number): string {
  if (value === 0) {
    return countDoubts.nobody;
  }
  return value >= slipFrom && value % 10 === 0
    ? countDoubts.slip(value, value / 10)
    : countDoubts.much(value);
}
