import type { Figure } from './figure.ts';
import { weeklyGifts } from './weekly-gifts.ts';

/** The part of `giving` that has settled. */
export const givingSettled: Figure = {
  needs: ({ giving }) => (giving === null ? null : ['gifts']),
  choicesBehind: ({ giving }) => [giving],
  model: { kind: 'amount', priors: 'attendance' },
  compute: (input) => weeklyGifts(input, true),
};
