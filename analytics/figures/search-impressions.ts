import type { Figure } from './figure.ts';
import { weeklySearch } from './weekly-search.ts';

/** Impressions of the church's pages in Google's results. */
export const searchImpressions: Figure = {
  needs: () => ['searchDays'],
  choicesBehind: () => [],
  isPacific: true,
  model: { kind: 'count', priors: 'none' },
  compute: (input) => weeklySearch(input, ({ impressions }) => impressions),
};
