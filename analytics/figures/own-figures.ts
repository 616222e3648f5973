import type { ByHand } from '#contract/by-hand.ts';
import { type OwnFigureFacts, unitOfOwn } from '#contract/figures/own.ts';
import { type FigureUnit, unitOfFigure } from '#contract/figures/units.ts';
import { type AnyFigureId, type FigureWeek, isFigureId } from '#contract/figures.ts';
import type { Figure } from './figure.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';
import { handWeeks } from './hand-weeks.ts';
import { chosenHeadcounts, headsOf } from './headcounts.ts';
import { timesHeld } from './left-out-times.ts';
import type { Tile } from './tile.ts';

/** Below a median of one a week there is no range: of so few, a week says nothing. */
const rangeFrom = 1;

/**
 * A figure of a church's own, each week added up or its last count, from what was typed or from headcounts of
 * its attendance types. One page for all of them: a church defines what it is.
 */
export function ownFigure(own: OwnFigureFacts): Figure & { tile: Tile } {
  const unit = unitOfOwn(own);
  const kind = unit === 'money' ? 'amount' : 'count';
  // What fills the room at Easter fills it with people.
  const priors = own.kind === 'people' && own.per === 'service' ? 'attendance' : 'none';
  return {
    needs({ byHand }) {
      const definition = definitionOf(own, byHand);
      return definition && [definition.attendanceTypeIds === null ? 'counts' : 'eventTimes'];
    },
    choicesBehind: ({ byHand, attendance }) => [byHand, attendance],
    compute(input) {
      const definition = definitionOf(own, input.choices.byHand);
      if (definition === null) {
        return [];
      }
      const { attendanceTypeIds: types } = definition;
      return types === null
        ? typedWeeks(input, definition)
        : countedWeeks(input, definition, types);
    },
    model: { kind, priors },
    tile: {
      unit,
      lineUnit: unit,
      kind,
      figures: [own.id],
      wholeAfter: own.per,
      windowWeeks: 1,
      priors,
      product: 'check_ins',
      ...(kind === 'count' && { rangeFrom }),
    },
  };
}

type Definition = ByHand['own'][number];

/** What counts today; null once it is no figure of the church's any more. */
function definitionOf(
  { id }: OwnFigureFacts,
  byHand: ByHand | null | undefined,
): Definition | null {
  return byHand?.own.find((each) => each.id === id) ?? null;
}

/** What a figure counts; of one that the church has no more, things. */
export function unitIn(figure: AnyFigureId, own: readonly OwnFigureFacts[]): FigureUnit {
  if (isFigureId(figure)) {
    return unitOfFigure[figure];
  }
  const facts = own.find(({ id }) => id === figure);
  return facts ? unitOfOwn(facts) : 'count';
}

/** The figures of a church's own in what it counts by hand, also those that were put away. */
export function ownFactsOf(byHand: ByHand | null | undefined): OwnFigureFacts[] {
  return (byHand?.own ?? []).map(({ attendanceTypeIds, ...own }) => ({
    ...own,
    isFromHeadcounts: attendanceTypeIds !== null,
  }));
}

function typedWeeks(input: FigureInput, { id, together }: Definition): FigureWeek[] {
  const weeks = handWeeks(input, id, undefined, together);
  return [...weeks].map(([week, { asOf, ...hand }]) =>
    figureWeek(week, { ...hand, source: 'hand' }, asOf ?? input.frame.now, input.frame),
  );
}

/** Headcounts of some types at all times of the week, or those of its last time. */
function countedWeeks(
  input: FigureInput,
  { together }: Definition,
  typeIds: readonly string[],
): FigureWeek[] {
  const { choices, frame } = input;
  const { weeks, asOf } = weeksKnown(input, ['eventTimes']);
  const timesOf = byWeek(timesHeld(input), choices);
  return weeks.map((week) => {
    const times = timesOf(week).toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
    const { totals, uncounted } = headsOf(times, typeIds, choices);
    const last = times.map((time) => chosenHeadcounts(time, typeIds)).findLast(isCounted) ?? totals;
    const heads = together === 'last' ? last : totals;
    const counted = {
      value: totals.length === 0 ? null : sumOf(heads, (total) => total),
      count: totals.length,
      source: 'headcounts',
      isWhole: uncounted.length === 0,
    };
    return figureWeek(week, counted, asOf, frame);
  });
}

function isCounted(totals: readonly number[]): boolean {
  return totals.length > 0;
}
