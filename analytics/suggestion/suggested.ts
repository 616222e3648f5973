import type { MeasureChoices } from '#contract/functions/measures.ts';

/** A suggested part of the choices, with the reason. */
export type Suggested<Key extends keyof MeasureChoices> = {
  choice: MeasureChoices[Key];
  reason: string;
};
