import type { Feedable } from '#contract/functions/counts.ts';
import { weekOf } from '../calendar/church-week.ts';
import { attendanceOfBoth } from './attendance-of-both.ts';
import { handOnly, isFed } from './by-hand.ts';
import type { Figure } from './figure.ts';
import {
  type ComputedWeek,
  type FigureFrame,
  type FigureInput,
  figureWeek,
  notKept,
} from './frame.ts';
import { type HandWeek, handWeeks } from './hand-weeks.ts';
import { partsOf } from './parts-of.ts';
import type { CountReading } from './readings.ts';
import { compare, type StandingAnswers, standingAnswers } from './two-sources.ts';

/** A figure that is also counted by hand: what is typed fills what the provider lacks. */
export function fedByHand<Fed extends Figure>(figure: Fed, feeds: Feedable): Fed {
  return {
    ...figure,
    needs(choices) {
      const provided = figure.needs(choices);
      return isFed(choices.byHand, feeds) ? [...(provided ?? []), 'counts'] : provided;
    },
    choicesBehind: (choices) =>
      isFed(choices.byHand, feeds)
        ? [...figure.choicesBehind(choices), choices.byHand]
        : figure.choicesBehind(choices),
    compute(input) {
      if (!isFed(input.choices.byHand, feeds)) {
        return figure.compute(input);
      }
      const isProvided = figure.needs(input.choices) !== null;
      return feeds === 'attendance'
        ? attendanceOfBoth(input, isProvided, figure)
        : weeksOfBoth(figure, isProvided, { input, feeds });
    },
  };
}

/**
 * Any other figure: a week that the provider has no number of is what was typed. One that it has is its own,
 * unless somebody says that what was typed counts; a week is compared once it is over.
 */
function weeksOfBoth(
  figure: Figure,
  isProvided: boolean,
  { input, feeds }: { input: FigureInput; feeds: Feedable },
): ComputedWeek[] {
  const { frame, readings, choices } = input;
  const provided = isProvided ? figure.compute(input) : [];
  const isNotKept = notKept(input, (isProvided && figure.needs(choices)) || []);
  const weeks = new Map(provided.map((week) => [week.week, week]));
  const parts = Map.groupBy(partsOf(input, feeds), ({ day }) => weekOf(day, choices.weekStartsOn));
  const answers = standingAnswers(readings.counts);
  for (const [week, hand] of handWeeks(input, feeds)) {
    const before = weeks.get(week);
    if (before && before.value !== null) {
      weeks.set(week, decided(before, hand, parts.get(week) ?? [], answers, frame));
    } else if (before || !isNotKept(week)) {
      weeks.set(week, handOnly(week, hand, before, frame));
    }
  }
  return [...weeks.values()].sort((one, other) => (one.week < other.week ? -1 : 1));
}

/** A week that both have. */
function decided(
  before: ComputedWeek,
  hand: HandWeek,
  parts: readonly CountReading[],
  answers: StandingAnswers,
  frame: FigureFrame,
): ComputedWeek {
  if (before.state !== 'complete' || !hand.isWhole) {
    return before;
  }
  const { value, count } = hand;
  const numbers = { typed: value, provided: before.value };
  const { stands, comparison } = compare(parts, numbers, answers, frame);
  const asOf = hand.asOf ?? before.asOf;
  return {
    ...(stands === 'hand' && value !== null
      ? figureWeek(before.week, { value, count, source: 'hand', isWhole: true }, asOf, frame)
      : before),
    ...(comparison && { comparisons: [comparison] }),
  };
}
