import type { Ask } from '../questions.ts';
import type { Draft } from './row.ts';

const zerosInARow = 4;
const times = 7;
/** Lines on either side that a number is compared with. */
const around = 12;
const medianMin = 15;

/** Zeros in a row, and numbers many times larger than those around them, are asked about. */
export function decideDoubts(drafts: readonly Draft[], ask: Ask): Draft[] {
  return decideOutliers(decideZeros(drafts, ask), ask);
}

function seriesOf(drafts: readonly Draft[]): Draft[][] {
  const groups = Map.groupBy(drafts, ({ figure, service, campus, category }) =>
    JSON.stringify([figure, service, campus, category]),
  );
  return [...groups.values()].map((series) => series.toSorted((one, other) => one.day - other.day));
}

function decideZeros(drafts: readonly Draft[], ask: Ask): Draft[] {
  const zeros = new Set(
    seriesOf(drafts.filter(({ figure }) => figure === 'attendance')).flatMap(zeroRuns),
  );
  if (zeros.size === 0) {
    return [...drafts];
  }
  const days = new Set([...zeros].map(({ day, campus }) => `${day} ${campus}`));
  // Where nobody came, nobody was counted as a child or a guest either.
  const touched = drafts.filter(
    (draft) => zeros.has(draft) || (draft.value === 0 && days.has(`${draft.day} ${draft.campus}`)),
  );
  const { choice, isOpen } = ask({
    about: 'zeros',
    cells: touched.map(({ at }) => at),
    choices: ['blank', 'zero'],
    suggested: 'blank',
  });
  const all = new Set(touched);
  return choice === 'blank' && !isOpen
    ? drafts.filter((draft) => !all.has(draft))
    : drafts.map((draft) =>
        all.has(draft) ? { ...draft, isTentative: draft.isTentative || isOpen } : draft,
      );
}

function zeroRuns(series: readonly Draft[]): Draft[] {
  const runs: Draft[][] = [];
  let run: Draft[] = [];
  for (const draft of series) {
    run = draft.value === 0 ? [...run, draft] : [];
    if (run.length === zerosInARow) {
      runs.push(run);
    } else if (run.length > zerosInARow) {
      runs[runs.length - 1] = run;
    }
  }
  // What is nearly always zero, like a balcony, is no gap.
  return series.filter(({ value }) => value > 0).length >= series.length / 3 ? runs.flat() : [];
}

function decideOutliers(drafts: readonly Draft[], ask: Ask): Draft[] {
  const large = new Set(
    seriesOf(drafts).flatMap((series) => series.filter((_, at) => isOutlier(series, at))),
  );
  if (large.size === 0) {
    return [...drafts];
  }
  const { choice, isOpen } = ask({
    about: 'outlier',
    cells: [...large].map(({ at }) => at),
    choices: ['leave_out', 'tenth', 'as_written'],
    suggested: 'leave_out',
  });
  return drafts.flatMap((draft) => {
    if (!large.has(draft)) {
      return [draft];
    }
    if (choice === 'leave_out' && !isOpen) {
      return [];
    }
    return [
      {
        ...draft,
        value: choice === 'tenth' ? Math.floor(draft.value / 10) : draft.value,
        isTentative: draft.isTentative || isOpen,
      },
    ];
  });
}

function isOutlier(series: readonly Draft[], at: number): boolean {
  const near = series
    .slice(Math.max(0, at - around), at + around + 1)
    .filter((_, index) => index !== Math.min(at, around))
    .map(({ value }) => value)
    .filter((value) => value > 0)
    .toSorted((one, other) => one - other);
  const median = near[Math.floor(near.length / 2)] ?? 0;
  const isMoney = series[at]?.figure === 'giving';
  const value = series[at]?.value ?? 0;
  return near.length >= 6 && median >= medianMin && value >= (isMoney ? 10 : times) * median;
}
