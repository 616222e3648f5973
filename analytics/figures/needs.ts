import { type FigureId, figureIds } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { allFigures } from './all-figures.ts';
import type { ReadingKind } from './readings.ts';

/** The readings that a figure needs with these choices; null when it is not counted. */
export function needs(figure: FigureId, choices: MeasureChoices): readonly ReadingKind[] | null {
  return allFigures[figure].needs(choices);
}

/** The readings that the counted figures need, all together. */
export function readingsNeeded(choices: MeasureChoices): ReadonlySet<ReadingKind> {
  return new Set(figureIds.flatMap((figure) => needs(figure, choices) ?? []));
}

/** The counted figures that a change of these readings can affect; all of them by default. */
export function figuresAffected(
  choices: MeasureChoices,
  changed?: ReadonlySet<ReadingKind>,
): FigureId[] {
  return figureIds.filter((figure) => {
    const kinds = needs(figure, choices);
    return kinds !== null && (changed === undefined || kinds.some((kind) => changed.has(kind)));
  });
}

/** Whether a change of the choices can change a figure's values. */
export function isTouched(
  figure: FigureId,
  before: MeasureChoices,
  after: MeasureChoices,
): boolean {
  const { choicesBehind, isPacific } = allFigures[figure];
  const behind = (choices: MeasureChoices) => {
    const { weekStartsOn, timeZone } = choices;
    return JSON.stringify([weekStartsOn, isPacific ? '' : timeZone, ...choicesBehind(choices)]);
  };
  return behind(before) !== behind(after);
}
