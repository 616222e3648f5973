import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** What an entry of the library is for, on its page. */
export const libraryFactMessages = sentences('libraryFactMessages', {
  state: 'Status',
  draft: 'Draft',
  published: 'Published',
  retired: 'Retired',
  serves: 'Used for',
  anyRule: 'General advice, matched by keyword',
  size: 'For churches of',
  sizes: (from: number | null, to: number | null) => {
    if (from === null) {
      return to === null ? 'any size' : `up to ${to} people`;
    }
    return to === null ? `${from} or more people` : `${from} to ${to} people`;
  },
  source: 'Source',
  change: 'Change this',
});

/** Labels and buttons of an entry’s place in recommendations. */
export const libraryWords = sentences('libraryWords', {
  title: 'In recommendations',
  author: 'Author',
  link: 'Link',
  sourceTitle: 'Source title',
  from: 'Minimum attendance',
  to: 'Maximum attendance',
  review: 'Review on',
  savePanel: 'Save Panel',
  state: 'Status',
  rules: 'Use with these checks',
  noRule: 'Leave blank for general advice (matched by keyword).',
  unused: 'Not used in a recommendation yet.',
  try: 'Try all checks',
  trying: 'Trying...',
  where: 'Where it would be chosen',
  versions: 'Versions',
  used: (cards: number, churches: number) =>
    `Used in ${plural(cards, { one: '1 recommendation', other: `${cards} recommendations` })} at ${plural(churches, { one: '1 church', other: `${churches} churches` })}.`,
  noneOf: (rules: number) => `None of the ${rules} checks would choose it.`,
  chosenFor: (card: string, week: string) => `${card}, week of ${week}.`,
  version: (version: number, day: string, name: string | null) =>
    name ? `Version ${version}, ${day}, ${name}` : `Version ${version}, ${day}`,
  gone: (line: string) => `Removed: ${line}`,
  come: (line: string) => `Added: ${line}`,
});
