import { choiceKeys, type MeasureChoices, measureChoices } from '#contract/functions/measures.ts';
import { mergeJson } from './merge-json.ts';

/** Choices of two people, and the parts that both changed. */
export type MergedChoices = { choices: MeasureChoices; contested: (keyof MeasureChoices)[] };

/**
 * Brings together what two people made of the same choices. Where both changed the same, mine stands.
 *
 * @param base the choices that both began with
 */
export function mergeChoices(
  base: MeasureChoices,
  mine: MeasureChoices,
  theirs: MeasureChoices,
): MergedChoices {
  const parts = choiceKeys.map((key) => ({ key, ...mergeJson(base[key], mine[key], theirs[key]) }));
  return {
    choices: measureChoices.parse(Object.fromEntries(parts.map(({ key, value }) => [key, value]))),
    contested: parts.filter(({ isContested }) => isContested).map(({ key }) => key),
  };
}
