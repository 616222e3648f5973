/** A stream of numbers in [0, 1). */
export type Stream = () => number;

export type Dice = {
  /** A number in [0, 1), always the same for the same arguments. */
  roll(label: string, ...keys: readonly number[]): number;
  /** A series of such numbers, cheaper than one roll each. */
  stream(label: string, ...keys: readonly number[]): Stream;
};

/** Seeded random numbers: everything in a sandbox church comes from its seed, not from the clock. */
export function createDice(seed: string): Dice {
  const base = mixText(0x811c9dc5, seed);
  const labels = new Map<string, number>();
  const hash = (label: string, keys: readonly number[]) => {
    let start = labels.get(label);
    if (start === undefined) {
      start = mixText(base, label);
      labels.set(label, start);
    }
    return keys.reduce(mixNumber, start);
  };
  return {
    roll: (label, ...keys) => scramble(hash(label, keys)) / 2 ** 32,
    stream(label, ...keys) {
      let state = hash(label, keys);
      return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        return scramble(state) / 2 ** 32;
      };
    },
  };
}

/** A standard normal random number (Box–Muller). */
export function bell(next: Stream): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

/** Rounds stochastically: 2.3 becomes 3 in 30 % of cases, so that the mean is kept. */
export function roundByChance(mean: number, next: Stream): number {
  return Math.max(0, Math.floor(mean + next()));
}

/**
 * One element, each equally likely.
 *
 * @throws RangeError when there is none
 */
export function pick<T>(from: readonly T[], next: Stream): T {
  const chosen = from[Math.floor(next() * from.length)];
  if (chosen === undefined) {
    throw new RangeError('There is nothing to pick from.');
  }
  return chosen;
}

function mixText(state: number, text: string): number {
  let mixed = state;
  for (let at = 0; at < text.length; at += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return mixed;
}

function mixNumber(state: number, key: number): number {
  return scramble((state ^ Math.imul(key + 1, 0x9e3779b1)) >>> 0);
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
