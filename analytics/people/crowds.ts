/**
 * Numbers for names: of a large church a million check-ins name the same people, and a number takes an eighth of a
 * name's room.
 */
export type Names = {
  /** The number of a name, a new one if need be. */
  numberOf: (name: string) => number;
  /** Undefined for a name that has none. */
  find: (name: string) => number | undefined;
  nameOf: (number: number) => string;
  count: () => number;
};

/** Numbers from 0 on. */
export function numberedNames(): Names {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  return {
    numberOf: (name) => {
      const known = numbers.get(name);
      if (known !== undefined) {
        return known;
      }
      numbers.set(name, names.length);
      return names.push(name) - 1;
    },
    find: (name) => numbers.get(name),
    nameOf: (number) => names[number] ?? '',
    count: () => names.length,
  };
}

/** Some of those who have numbers: each once, in ascending order. */
export type Crowd = Uint32Array;

export const nobody: Crowd = new Uint32Array();

/** Those who have some numbers, each once; the numbers are sorted in their place. */
export function crowdOf(numbers: Uint32Array): Crowd {
  const all = numbers.sort();
  let size = 0;
  for (const number of all) {
    if (size === 0 || all[size - 1] !== number) {
      all[size] = number;
      size += 1;
    }
  }
  return all.slice(0, size);
}

/** The people of some check-ins or other facts, each once. */
export function crowdIn(
  facts: readonly { people: readonly string[] }[],
  numberOf: Names['numberOf'],
): Crowd {
  const numbers = new Uint32Array(facts.reduce((sum, { people }) => sum + people.length, 0));
  let place = 0;
  for (const { people } of facts) {
    for (const person of people) {
      numbers[place] = numberOf(person);
      place += 1;
    }
  }
  return crowdOf(numbers);
}

/** Whether one is among them. */
export function isIn(crowd: Crowd, number: number): boolean {
  let [low, high] = [0, crowd.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((crowd[middle] ?? 0) < number) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return crowd[low] === number;
}

/** In how many of some crowds each was. */
export type Times = {
  /** How many were in any. */
  size: number;
  /** The sum over all of them. */
  total: number;
  of: (name: string) => number;
  /** How many were in so many or more. */
  countFrom: (times: number) => number;
  /** And who. */
  namesFrom: (times: number) => string[];
};

/** Counts in how many of some crowds, fewer than 256, each was. */
export function timesIn(crowds: readonly Crowd[], names: Names): Times {
  const times = new Uint8Array(names.count());
  for (const crowd of crowds) {
    for (const number of crowd) {
      times[number] = (times[number] ?? 0) + 1;
    }
  }
  const countFrom = (least: number) =>
    times.reduce((count, each) => count + Number(each >= least), 0);
  return {
    size: countFrom(1),
    total: times.reduce((sum, each) => sum + each, 0),
    of: (name) => times[names.find(name) ?? -1] ?? 0,
    countFrom,
    namesFrom: (least) => {
      const found: string[] = [];
      for (const [number, each] of times.entries()) {
        if (each >= least) {
          found.push(names.nameOf(number));
        }
      }
      return found;
    },
  };
}
