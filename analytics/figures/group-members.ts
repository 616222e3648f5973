import type { FigureWeek } from '#contract/figures.ts';
import type { Figure } from './figure.ts';
import { byWeek, type FigureInput, figureWeek } from './frame.ts';

/** Members of the chosen groups at a week's last sync; weeks without a sync have no row. */
export const groupMembers = {
  needs: ({ groups }) => (groups === null ? null : ['memberCounts']),
  choicesBehind: ({ groups }) => [groups?.groupTypeIds],
  model: { kind: 'count', priors: 'none' },
  compute,
  tile: {
    unit: 'people',
    lineUnit: 'people',
    kind: 'count',
    figures: ['group_members'],
    wholeAfter: 'week',
    isSnapshot: true,
    windowWeeks: 8,
    priors: 'none',
    product: 'groups',
  },
} satisfies Figure;

function compute(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  const asOf = frame.covered.memberCounts?.asOf ?? frame.now;
  const countsOf = byWeek(
    readings.memberCounts.filter(({ isDoubted }) => isDoubted !== true),
    choices,
  );
  return frame.weeks.flatMap((week) => {
    const last = [...countsOf(week)].sort((one, other) => (one.day < other.day ? 1 : -1))[0];
    const counted = last && { value: last.people, count: last.memberships, isWhole: true };
    return counted ? [figureWeek(week, { ...counted, source: 'memberships' }, asOf, frame)] : [];
  });
}
