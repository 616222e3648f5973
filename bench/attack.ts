import type { BenchedSteeple } from './steeple-on-cluster.ts';

/** Something that asks as fast as it can until it is stopped. */
export type Attack = {
  name: string;
  start: (steeple: BenchedSteeple) => Promise<Attackers>;
};

/** Who asks in an attack. */
export type Attackers = {
  /** Each sends its next request and returns the status of the answer. */
  callers: readonly (() => Promise<number>)[];
  /** Gives up what has not been answered: a file of the whole log takes a minute. */
  hangUp: () => void;
};
