import type { ByHand } from '#contract/by-hand.ts';
import type { OwnFigureId } from '#contract/figures/own.ts';
import type { FigureWeek } from '#contract/figures.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';
import { handWeeks } from './hand-weeks.ts';
import { timesHeld } from './left-out-times.ts';

type Own = ByHand['own'][number];

/**
 * The weeks of the figures of a church's own, each added up or its last count, from what was typed or from
 * headcounts of its attendance types. One page for all of them: a church defines what it is.
 */
export function computeOwn(input: FigureInput): { figure: OwnFigureId; weeks: FigureWeek[] }[] {
  const own = input.choices.byHand?.own ?? [];
  return own.map((definition) => ({
    figure: definition.id,
    weeks:
      definition.attendanceTypeIds === null
        ? typedWeeks(input, definition)
        : countedWeeks(input, definition, definition.attendanceTypeIds),
  }));
}

function typedWeeks(input: FigureInput, { id, together }: Own): FigureWeek[] {
  const weeks = handWeeks(input, id, undefined, together);
  return [...weeks].map(([week, { asOf, ...hand }]) =>
    figureWeek(week, { ...hand, source: 'hand' }, asOf ?? input.frame.now, input.frame),
  );
}

/** Headcounts of some types at all times of the week; a time with other counts and none of these is zero. */
function countedWeeks(
  input: FigureInput,
  { together }: Own,
  typeIds: readonly string[],
): FigureWeek[] {
  const { choices, frame } = input;
  const { weeks, asOf } = weeksKnown(input, ['eventTimes']);
  const timesOf = byWeek(timesHeld(input), choices);
  return weeks.map((week) => {
    const totals = timesOf(week)
      .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
      .flatMap(({ headcounts }) => {
        const own = typeIds.flatMap((type) => headcounts[type] ?? []);
        return own.length > 0 ? [sumOf(own, (total) => total)] : [];
      });
    const value = together === 'last' ? (totals.at(-1) ?? null) : sumOf(totals, (total) => total);
    const counted = { value: totals.length === 0 ? null : value, count: totals.length };
    return figureWeek(week, { ...counted, source: 'headcounts', isWhole: true }, asOf, frame);
  });
}
