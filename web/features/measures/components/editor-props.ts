import type { MeasureAvailable, MeasureChoices } from '#contract/functions/measures.ts';

/** What the fields of one part of the choices are given. */
export type EditorProps = {
  choices: MeasureChoices;
  available: MeasureAvailable;
  onChange: (choices: MeasureChoices) => void;
};
