import type { FormerCounts, PeopleState } from './people-state.ts';

/** What was counted last, and the choices that people are counted with now. */
type Counting = { state: PeopleState | null; computedWith: string };

/** Whether people were counted with the same choices last. */
export const isSameBasis = ({ state, computedWith }: Counting): boolean =>
  state?.computedWith === computedWith;

/** What was counted with these choices: what was counted with other ones says nothing of them. */
export function countedBefore(counting: Counting): FormerCounts {
  const { state, computedWith } = counting;
  const known = isSameBasis(counting) ? state : state?.former[computedWith];
  return known ?? neverCounted;
}

/** What was counted with other choices than these, with what these replace. */
export function formerOf({ state, computedWith }: Counting): PeopleState['former'] {
  if (state === null) {
    return {};
  }
  const { measured, comers, firstCheckIn } = state;
  const { [computedWith]: _present, ...others } = {
    ...state.former,
    [state.computedWith]: { measured, comers, firstCheckIn },
  };
  const newest = Object.entries(others)
    .map(([choices, counts]) => ({ choices, counts, week: lastWeekOf(counts) }))
    .sort((one, other) => (one.week < other.week ? 1 : -1))
    .slice(0, formerMax);
  return Object.fromEntries(newest.map(({ choices, counts }) => [choices, counts]));
}

/** So many choices are remembered, those that were counted with last. */
const formerMax = 5;

const lastWeekOf = ({ comers }: FormerCounts): string => Object.keys(comers).sort().at(-1) ?? '';

/** Nothing was counted yet. */
export const neverCounted: PeopleState = {
  ...{ unit: 'households', checkIn: 'nobody', c: null, k: null },
  ...{ measured: {}, comers: {}, spans: {}, otherIds: [], computedWith: '' },
  ...{ tellsGiving: false, former: {} },
  ...{ firstCheckIn: null, begins: null, groupsSince: null, week: null, quarter: null },
};
