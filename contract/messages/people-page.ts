import type { QuarterMeasure } from '../people.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** Around the section and the closer look at a church's people. */
export const peoplePageMessages = sentences('peoplePageMessages', {
  question: 'Are people staying?',
  title: 'Our people',
  back: 'Back to Dashboard',
  closerLook: 'Take a closer look',
  report: 'Board report',
  loadFailed: 'We couldn’t load these numbers. Please try again.',
  csvFailed: 'We couldn’t create that file. Please try again.',
  earlier: 'Earlier quarter',
  later: 'Later quarter',
  nothing:
    'There’s nothing to say about your people yet. You’ll need about six months of check-ins in Planning Center.',
  footnotes: {
    unit: {
      households: 'Households are families and single people',
      people: 'We count people, because we can’t read your households',
      families: 'We follow families whose children check in',
    },
    apart: 'Easter and Christmas guests are counted separately',
    rhythm: 'We compare once a quarter and update the list every week',
  },
});

/** The four numbers of the section. */
export const peopleTileMessages = sentences('peopleTileMessages', {
  newOnes: {
    households: 'New households',
    people: 'New people',
    families: 'New families with children',
  },
  ofAgain: (base: string) => `of ${base} came back`,
  states: {
    usual: 'As usual',
    more: 'More than usual',
    fewer: 'Fewer than usual',
    moreByChance: 'More than usual, but not clearly',
    fewerByChance: 'Fewer than usual, but not clearly',
    wouldBe: (usual: string) => `${usual} is typical`,
    alone: 'Nothing to compare with yet',
    regulars: {
      same: 'About the same as a year ago',
      more: 'More than a year ago',
      fewer: 'Fewer than a year ago',
      moreByChance: 'More than a year ago, but that may be chance',
      fewerByChance: 'Fewer than a year ago, but that may be chance',
      /** @param months those it was counted for */
      unjudged: (before: string, months: string) => `${before} in ${months}`,
      doubted: (months: string) => `Check-ins look incomplete for ${months}`,
    },
    often: {
      same: 'About the same as a year ago',
      more: 'More often than a year ago',
      fewer: 'Less often than a year ago',
      moreByChance: 'More often than a year ago, but that may be chance',
      fewerByChance: 'Less often than a year ago, but that may be chance',
      unjudged: (before: string) => `${before} a year ago`,
    },
    list: 'A list for follow-up',
  },
  usualFor: (base: string) => `Typical for ${base}`,
  chance: 'Could just be chance',
  halfYear: (months: string) => `${months}, after six months`,
  stillHere: (value: string, base: string) => `${value} of ${base} still here`,
  firstVisits: (months: string) => `First visits ${months}`,
  regulars: 'Regulars',
  counted: {
    households: (count: number) => plural(count, { one: 'household', other: 'households' }),
    people: (count: number) => plural(count, { one: 'person', other: 'people' }),
    families: (count: number) => plural(count, { one: 'family', other: 'families' }),
  },
  newAndBack: 'Became regulars',
  lessAndAway: 'No longer regulars',
  pair: (one: string, other: string) => `${one} and ${other}`,
  regularIs: (months: string) => `Here in at least 4 of the last 8 weeks of ${months}`,
  often: 'How often people come',
  ofEight: 'of 8 weeks',
  yearAgo: 'A year ago',
  morePeople: 'More or fewer people',
  moreOften: 'More or less often',
  aWeek: (change: string) => `${change} a week`,
  oftenIs: 'People here at least twice in 8 weeks',
  notSeen: 'Not seen for six weeks',
  ofRegulars: {
    households: (count: number) =>
      plural(count, { one: 'regular household', other: 'regular households' }),
    people: (count: number) => plural(count, { one: 'regular', other: 'regulars' }),
    families: (count: number) =>
      plural(count, { one: 'regular family', other: 'regular families' }),
  },
  lastYear: (base: string) => `Of ${base} in the last year`,
  seenAgain: (count: string) => `${count} seen again`,
  notAgain: (count: string) => `${count} not seen again`,
  weekOf: (day: string) => `Week of ${day}`,
  find: 'Find them in Planning Center',
});

/** What became of guests: the columns, and what stands where a number cannot. */
export const guestStageMessages = sentences('guestStageMessages', {
  stages: {
    again: 'Came back',
    served_26: 'Served',
    group_26: 'In a group',
    still_26: 'Still here after six months',
    still_52: 'Still here after a year',
    gave_26: 'Gave',
  } satisfies Partial<Record<QuarterMeasure, string>>,
  columns: {
    again: 'Came back within 6 weeks',
    served_26: 'Served within six months',
    group_26: 'In a group within six months',
    still_26: 'Still here after six months',
    still_52: 'Still here after a year',
    gave_26: 'Gave within six months',
    gave_52: 'Gave within a year',
  } satisfies Partial<Record<QuarterMeasure, string>>,
  firstVisit: 'First visit',
  ofBase: (value: string, base: string) => `${value} of ${base}`,
  opensIn: (month: string) => `in ${month}`,
  opensOn: (day: string) => `from ${day}`,
  missing: 'not known',
  suppressed: 'too few',
  none: '–',
});

/** The closer look at a church's people. */
export const peopleLookMessages = sentences('peopleLookMessages', {
  guests: 'Did our guests come back?',
  guestsAnswer: (value: string, base: string) => `${value} of ${base} came back within six weeks.`,
  noGuests: 'We can’t say yet whether your guests came back.',
  stage: 'What to show',
  told: {
    alone: (months: string, value: string, base: string, stage: string) =>
      `${stage}, ${months}: ${value} of ${base}.`,
    usual: (facts: {
      months: string;
      value: string;
      base: string;
      /** How many periods before, e.g. `four`, and which are left out, e.g. `, leaving out Jan–Mar 2026`. */
      four: string;
      without: string;
      before: string;
      usual: string;
      chance: string;
    }) =>
      `${facts.months}: ${facts.value} of ${facts.base}. Going by the ${facts.four} periods before${facts.without} (${facts.before}), about ${facts.usual} would be typical, and anything from ${facts.chance} can happen by chance.`,
  },
  chart: (stage: string) => `${stage}, by the quarter of the first visit`,
  bar: (months: string, value: string, base: string) => `${months}: ${value} of ${base}`,
  tenths: (count: string) => `${count} in 10`,
  key: {
    counted: 'The line is what we counted. The bar shows how far off it could be just by chance.',
    before: (four: string, without: string) => `The ${four} periods before${without}`,
    open: 'Not final yet',
  },
  apart: {
    easter: (year: string, base: string, again: string) =>
      `Easter ${year}: ${base} new, ${again} came back.`,
    christmas: (year: string, base: string, again: string) =>
      `Christmas ${year}: ${base} new, ${again} came back.`,
  },
  regulars: 'Who are our regulars?',
  flow: (joined: string, left: string) => `${joined} became regulars, and ${left} no longer are.`,
  flowBars: {
    start: (day: string) => `Week of ${day}`,
    new: 'New',
    back: 'Back again',
    less: 'Coming less often',
    away: 'Not here for 8 weeks',
    end: (day: string) => `Week of ${day}`,
  },
  flowNote: {
    households: 'A regular household was here in at least four of the last eight weeks.',
    people: 'A regular is someone who was here in at least four of the last eight weeks.',
    families: 'A regular family was here in at least four of the last eight weeks.',
  },
  parts: 'Are fewer people coming, or are the same people coming less often?',
  partNames: {
    people: 'More or fewer people',
    often: 'More or less often',
    once: 'People who came once',
    all: 'Total, each week',
  },
  partsNote: (week: string, before: string) =>
    `This compares the eight weeks through the week of ${week} with the eight weeks through the week of ${before}. The first three rows add up to the total.`,
  table: 'As a table',
  tableNote:
    'Easter and Christmas guests are counted separately. We wait to show a number until every household has had the full six weeks, six months or year.',
  serving: 'Who is serving?',
  servingAnswer: (people: number, weeks: string, often: string) =>
    plural(people, {
      one: `1 person served, ${weeks} out of six weeks.`,
      other:
        often === '0'
          ? `${people} people served, each about ${weeks} out of six weeks.`
          : `${people} people served, each about ${weeks} out of six weeks. ${often} of them served nearly every week.`,
    }),
  servingRows: {
    people: 'People who served',
    weeks: 'Weeks each, out of six',
    often: 'Served five or six weeks',
  },
  giving: 'Who gives?',
  givingAnswer: (givers: string, first: string) =>
    `${givers} households gave, ${first} of them for the first time.`,
  givingAnswerAlone: (givers: string) => `${givers} households gave.`,
  tooFew: 'Too few to show.',
  givingRows: {
    givers: 'Households that gave',
    first: 'For the first time',
    stopped: (before: string, year: string) => `Gave in ${before}, not in ${year}`,
    guests: (months: string) => `New ${months}, gave within six months`,
  },
  find: 'Find them in Planning Center',
  findText:
    'We keep no names. To build these lists in Planning Center, you need access to People and to what each list is about: Check-Ins, Services, Groups or Giving.',
  copy: 'Copy as a sentence',
  copied: 'Copied',
  cannot: 'What we can’t tell',
  cannotText:
    'Why someone stays away. Whether a guest without a profile came back. Who gives in cash.',
  are: 'What these numbers mean',
  terms: [
    {
      term: 'A household',
      is: 'As in Planning Center: a family, a couple or one person. A family comes or stays home together, so we count it once.',
    },
    {
      term: 'A first visit',
      is: 'The first check-in of anyone in the household, unless you knew them before from giving, serving or a group.',
    },
    {
      term: 'May be chance',
      is: 'The difference could still be luck, so don’t read much into it yet.',
    },
  ],
});
