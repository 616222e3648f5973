import type { OwnFigureId } from '#contract/figures/own.ts';
import type { FigureId } from '#contract/figures.ts';
import type { PeopleFigureId } from '#contract/people.ts';
import { allFigures } from './all-figures.ts';
import type { ComputedWeek, FigureInput } from './frame.ts';
import { figuresAffected, needs } from './needs.ts';
import { computeOwn } from './own-figures.ts';
import type { ReadingKind } from './readings.ts';

export type ComputedFigure = {
  figure: FigureId | OwnFigureId | PeopleFigureId;
  weeks: ComputedWeek[];
};

/** The weeks of one figure that the kept readings allow; none while it is not counted. */
export function computeFigure(figure: FigureId, input: FigureInput): ComputedWeek[] {
  return needs(figure, input.choices) === null ? [] : allFigures[figure].compute(input);
}

/**
 * Computes every counted figure that the kept readings allow. A week whose readings have been deleted is
 * left out, and its stored figures remain.
 *
 * @param kinds limits it to figures that a change of these kinds can affect
 */
export function computeFigures(
  input: FigureInput,
  kinds?: ReadonlySet<ReadingKind>,
): ComputedFigure[] {
  const usual = figuresAffected(input.choices, kinds).map((figure) => ({
    figure,
    weeks: computeFigure(figure, input),
  }));
  const touchesOwn = kinds === undefined || kinds.has('counts') || kinds.has('eventTimes');
  return touchesOwn ? [...usual, ...computeOwn(input)] : usual;
}
