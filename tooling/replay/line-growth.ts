import type { Growth } from '#contract/functions/pulse-verdict.ts';

/** A growth as a line has it: the numbers that its words are by, and not the words. */
export function lineGrowth(growth: Growth | null): Growth | null {
  const { leaning: _leaning, ...numbers } = growth ?? {};
  return 'weeks' in numbers ? numbers : null;
}
