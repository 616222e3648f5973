import type { Figure } from './figure.ts';
import { weeklySearch } from './weekly-search.ts';

/** Clicks from searches that do not name the church. Google withholds some, so it is no difference. */
export const searchNonbrandClicks: Figure = {
  needs: ({ brandTerms }) => (brandTerms.length === 0 ? null : ['searchDays']),
  choicesBehind: ({ brandTerms }) => [brandTerms],
  isPacific: true,
  model: { kind: 'count', priors: 'none' },
  compute: (input) => weeklySearch(input, ({ nonbrandClicks }) => nonbrandClicks),
};
