import type { AnyFigureId } from '#contract/figures.ts';
import type { PeopleFigureId } from '#contract/people.ts';
import type { ComputedWeek, FigureInput } from './frame.ts';
import { figuresAffected, needs, pageIn } from './needs.ts';
import type { ReadingKind } from './readings.ts';

export type ComputedFigure = { figure: AnyFigureId | PeopleFigureId; weeks: ComputedWeek[] };

/** The weeks of one figure that the kept readings allow; none while it is not counted. */
export function computeFigure(figure: AnyFigureId, input: FigureInput): ComputedWeek[] {
  const { choices } = input;
  return needs(figure, choices) === null ? [] : pageIn(figure, choices).compute(input);
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
  return figuresAffected(input.choices, kinds).map((figure) => ({
    figure,
    weeks: computeFigure(figure, input),
  }));
}
