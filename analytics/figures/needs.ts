import { type AnyFigureId, figureIds } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { pageOf } from './all-figures.ts';
import type { Figure } from './figure.ts';
import { ownFactsOf } from './own-figures.ts';
import type { ReadingKind } from './readings.ts';

/** The page of a figure of a church with these choices. */
export function pageIn(figure: AnyFigureId, { byHand }: MeasureChoices): Figure {
  return pageOf(figure, ownFactsOf(byHand));
}

/** The readings that a figure needs with these choices; null when it is not counted. */
export function needs(figure: AnyFigureId, choices: MeasureChoices): readonly ReadingKind[] | null {
  return pageIn(figure, choices).needs(choices);
}

/**
 * The readings that the counted figures need, all together. Those of a church's own take what is read for the
 * others: for them alone, nothing is asked of a provider.
 */
export function readingsNeeded(choices: MeasureChoices): ReadonlySet<ReadingKind> {
  return new Set(figureIds.flatMap((figure) => needs(figure, choices) ?? []));
}

/** The counted figures that a change of these readings can affect; all of them by default. */
export function figuresAffected(
  choices: MeasureChoices,
  changed?: ReadonlySet<ReadingKind>,
): AnyFigureId[] {
  const own = choices.byHand?.own.map(({ id }) => id) ?? [];
  return [...figureIds, ...own].filter((figure) => {
    const kinds = needs(figure, choices);
    return kinds !== null && (changed === undefined || kinds.some((kind) => changed.has(kind)));
  });
}

/** Whether a change of the choices can change a figure's values. */
export function isTouched(
  figure: AnyFigureId,
  before: MeasureChoices,
  after: MeasureChoices,
): boolean {
  const { choicesBehind, isPacific } = pageIn(figure, after);
  const behind = (choices: MeasureChoices) => {
    const { weekStartsOn, timeZone } = choices;
    return JSON.stringify([weekStartsOn, isPacific ? '' : timeZone, ...choicesBehind(choices)]);
  };
  return behind(before) !== behind(after);
}
