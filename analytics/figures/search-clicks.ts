import type { Figure } from './figure.ts';
import { weeklySearch } from './weekly-search.ts';

/** Clicks on the church's pages in Google's results; days are Pacific, as Google counts. */
export const searchClicks: Figure = {
  needs: () => ['searchDays'],
  choicesBehind: () => [],
  isPacific: true,
  model: { kind: 'count', priors: 'none' },
  compute: (input) => weeklySearch(input, ({ clicks }) => clicks),
};
