import { describe, expect, test } from 'vitest';
import { type Said, saidOfGiving, type Telling } from '#testing/figures/people/said-of-giving.ts';

const weeks = 312;
const churches = [
  { size: 60, seeds: 8 },
  { size: 200, seeds: 5 },
  { size: 800, seeds: 2 },
] as const;
/** Of so many households it is worked out who gave. */
const few = 5;
/** Rows of which one lies within the other. */
const within: Readonly<Record<string, string>> = { gave_26: 'gave_52', givers_first: 'givers' };
const nobody: ReadonlySet<string> = new Set();

/** Whose giving follows from numbers by subtraction: one leaves a few of another that it lies within. */
function workedOut(said: readonly Said[]): Set<string> {
  const rows = Map.groupBy(said, ({ row, measure }) => `${row} ${measure}`);
  const pairs = said.flatMap(({ row, measure, part, base }) => {
    const around = rows.get(`${row} ${within[measure] ?? ''}`) ?? [];
    const atOtherTimes = rows.get(`${row} ${measure}`) ?? [];
    return [
      [nobody, part],
      ...(base === null ? [] : [[part, base]]),
      ...[...around, ...atOtherTimes].map((other) => [part, other.part]),
    ];
  });
  return new Set(pairs.flatMap(([smaller = nobody, larger = nobody]) => left(smaller, larger)));
}

/** The few that a larger set has beyond a smaller one within it. */
function left(smaller: ReadonlySet<string>, larger: ReadonlySet<string>): string[] {
  const beyond = [...larger].filter((id) => !smaller.has(id));
  const isWithin = beyond.length === larger.size - smaller.size;
  return isWithin && beyond.length < few ? beyond : [];
}

describe.each(churches)('a church of $size people', ({ size, seeds }) => {
  const over = (telling: Telling) =>
    Array.from({ length: seeds }, (_, seed) => {
      const { said, guests } = saidOfGiving({ size, seed: seed + 1, weeks }, telling);
      return { said, guests, found: workedOut(said) };
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
