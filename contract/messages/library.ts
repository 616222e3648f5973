import { sentences } from './sentences.ts';

/** What an entry of the library is for, on its page. */
export const libraryFactMessages = sentences('libraryFactMessages', {
  state: 'State',
  draft: 'Draft',
  published: 'Published',
  retired: 'Retired',
  serves: 'Used for',
  anyRule: 'General advice, found by its words',
  size: 'For churches of',
  sizes: (from: number | null, to: number | null) => {
    if (from === null) {
      return to === null ? 'any size' : `up to ${to} attenders`;
    }
    return to === null ? `${from} attenders or more` : `${from} to ${to} attenders`;
  },
  source: 'Source',
  change: 'Change this',
});
