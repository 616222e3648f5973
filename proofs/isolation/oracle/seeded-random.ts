/** Random choices, reproducible from a seed. */
export type Random = {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** True in the given percentage of cases. */
  percent(chance: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** `count` different values, in random order. */
  some<Value>(values: readonly Value[], count: number): Value[];
};

/** mulberry32 (Tommy Ettinger, public domain) on a seed and the number of a draw. */
export function seededRandom(seed: number, draw = 0): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(draw + 1, 0xc2b2ae35);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    percent: (chance) => below(100) < chance,
    pick: (values) => {
      const [value] = values.slice(below(values.length));
      if (value === undefined) {
        throw new Error('There is nothing to pick from');
      }
      return value;
    },
    some: (values, count) => {
      const left = [...values];
      const chosen = [];
      while (left.length > 0 && chosen.length < count) {
        chosen.push(...left.splice(below(left.length), 1));
      }
      return chosen;
    },
  };
}
