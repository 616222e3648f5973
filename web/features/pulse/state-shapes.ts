import type { PulseState } from '#contract/functions/pulse-states.ts';
import type { StateShape } from '#web/ui/charts/state-mark.tsx';

/** The mark beside a state. */
export const stateShapes: Readonly<Record<PulseState, StateShape>> = {
  normal: 'ring',
  unusual: 'diamond',
  shift: 'steps',
  too_little: 'dashed',
  provisional: 'slashed',
  partial: 'slashed',
  missing: 'cross',
  hidden: 'dashed',
  no_data: 'dashed',
  asked: 'dashed',
};
