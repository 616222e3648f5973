import { describe, expect, test } from 'vitest';
import { saidOfGiving, type Telling } from '#testing/figures/people/said-of-giving.ts';
import { workedOut } from '#testing/figures/people/worked-out.ts';

const weeks = 312;
const churches = [
  { size: 60, seeds: 8 },
  { size: 200, seeds: 5 },
  { size: 800, seeds: 2 },
] as const;

describe.each(churches)('a church of $size people', ({ size, seeds }) => {
  const over = (telling: Telling) =>
    Array.from({ length: seeds }, (_, seed) => {
      const said = saidOfGiving({ size, seed: seed + 1, weeks }, telling);
      return { said, found: workedOut(said) };
    });

  test('nobody works out from all that its rows ever say what a few households gave', {
    timeout: 240_000,
  }, () => {
    const told = over('by all rules');
    for (const { found } of told) {
      expect([...found]).toEqual([]);
    }
    expect(told.flatMap(({ said }) => said).length).toBeGreaterThan(100);
  });

  test('with smallness as the only rule, somebody would', { timeout: 240_000 }, () => {
    const found = over('by smallness alone').map((each) => each.found.size);
    expect(Math.max(...found)).toBeGreaterThan(0);
  });
});
