import pLimit, { type LimitFunction } from 'p-limit';

/**
 * What the runs of this process share. There are two lanes, so that nobody who waits for a church's newest
 * weeks waits for the past of others: in `foreground` somebody has just connected, chosen or asked.
 */
export type Lane = {
  kind: 'foreground' | 'background';
  /** The requests that are under way at once. A run that waits for its pace or for a token has no place. */
  requests: LimitFunction;
  /** Figures are computed in the process that also answers people. */
  computing: LimitFunction;
  /** How many runs may be under way, those that wait included. Each holds what its step has read so far. */
  runsAtOnce: number;
};

export type Lanes = Readonly<Record<Lane['kind'], Lane>>;

/** Most runs wait for their pace most of the time. */
const runsPerPlace = 8;

/** @param placesAtOnce `SYNCS_AT_ONCE` */
export function createLanes(placesAtOnce: number): Lanes {
  const laneOf = (kind: Lane['kind']): Lane => ({
    kind,
    requests: pLimit(placesAtOnce),
    computing: pLimit(1),
    runsAtOnce: runsPerPlace * placesAtOnce,
  });
  return { foreground: laneOf('foreground'), background: laneOf('background') };
}
