import type { MeasureChoices } from '#contract/functions/measures.ts';

/** A part of the choices and why it is suggested. */
export type Suggested<Key extends keyof MeasureChoices> = {
  choice: MeasureChoices[Key];
  reason: string;
};
