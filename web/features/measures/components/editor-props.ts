import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';

/** The props of the editor of one part of the choices. */
export type EditorProps = {
  choices: MeasureChoices;
  available: MeasureAvailable;
  onChange: (choices: MeasureChoices) => void;
};
