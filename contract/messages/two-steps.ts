import { sentences } from './sentences.ts';

/** Why the functions of the second step refuse. */
export const twoStepRefusals = sentences('twoStepRefusals', {
  ownDevice: 'You cannot reset your own second step. Ask another super administrator.',
});
