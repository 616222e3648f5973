import { numberFormat } from '../formats.ts';
import type { SeriesMethod } from '../functions/church-forecast.ts';
import { theEvent } from './events.ts';
import { capitalised, countWords, listWords } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** How a forecast is made, sentence by sentence; docs/metrics/forecast.md has the formulas. */
export const forecastMethod: Readonly<Record<SeriesMethod, readonly string[]>> = sentences(
  'forecastMethod',
  {
    attendance: [
      'We look at where you are now, the time of year, and how Easter, Christmas and other events went at your church before.',
      'For things we haven’t seen at your church yet, we start with patterns from other American churches and switch to yours as soon as we can.',
    ],
    none: [
      'We look at where you are now, the time of year, and how events went at your church before.',
    ],
  },
);

/** Added to it for some figures. */
export const forecastMethodNotes = sentences('forecastMethodNotes', {
  /** Where money is forecast. */
  largeGifts:
    'We cap a week at three times the usual amount. Anything above that is shown as large gifts and stays out of forecasts and scores.',
  /** Until the page has figures of past forecasts. */
  untried: [
    'We don’t know yet how far off forecasts are at your church, so we start with a typical range: expect the real number to land in it about four weeks out of five.',
    'We built our forecasts on the attendance of American churches.',
  ],
  tried: [
    'We set the range by trying forecasts like this one on weeks you’ve already counted: expect the real number to land in the range about four weeks out of five.',
    'We built our forecasts on the attendance of American churches. How well they do for this number at your church is shown above.',
  ],
  /** Where a share is forecast. */
  share: 'For percentages, weeks with more people count more.',
});

/** The words of the forecast's screen. */
export const forecastMessages = sentences('forecastMessages', {
  /** Beside 'Forecast content coming soon'. */
  weeksShort: (weeks: number, figure: string) =>
    plural(weeks, {
      one: `${figure}: we need 1 more week of counts before we can forecast.`,
      other: `${figure}: we need ${weeks} more weeks of counts before we can forecast.`,
    }),
  loading: 'Loading the forecast',
  loadFailed: 'We couldn’t load the forecast. Please try again.',
  figure: 'Number',
  weeksShown: 'Weeks',
  weeksOption: (weeks: number) => `${weeks} weeks`,
  csv: 'CSV',
  print: 'Print',
  /** Said first, when the forecast is not the nearer of the two. */
  noBetterLately: 'Heads-up: lately a simple four-week average has been closer than this forecast.',
  noBetter: 'For this number, a four-week average does at least as well.',
  standsOut: (event: string, range: string, day: string, side: 'more' | 'less') =>
    side === 'more'
      ? `Expect more than usual on ${day} (${event}): ${range}.`
      : `Expect less than usual on ${day} (${event}): ${range}.`,
  /** Of several, the range of the one that stands out most. */
  standOut: (events: readonly string[], most: string, range: string, day: string) =>
    `These weeks look different: ${listWords(events)}. The biggest change is ${most} on ${day}: ${range}.`,
  others: (weeks: number, range: string) =>
    plural(weeks, {
      one: `For the other week, expect ${range}.`,
      other: `For the other weeks, expect ${range}.`,
    }),
  allAlike: (weeks: number, range: string) =>
    plural(weeks, {
      one: `Next week, expect ${range}.`,
      other: `Over the next ${countWords(weeks)} weeks, expect ${range}.`,
    }),
  /** Ordinary weeks that change on the way. @param areOthers whether some were named before */
  stretches: (
    areOthers: boolean,
    { until, before, from, after }: Record<'until' | 'before' | 'from' | 'after', string>,
  ) =>
    `${areOthers ? 'Otherwise, expect' : 'Expect'} ${before} through ${until}, and ${after} from ${from} on.`,
  issuedOn: (day: string, weeks: number) =>
    `Forecast made ${day}, from ${weeks} weeks of counts. We don’t change it afterward.`,
  notIssued: (weeks: number) => `Calculated just now from ${weeks} weeks of counts.`,
  rangesHold: 'Expect the real number to land in the range about four weeks out of five.',
  chart: 'Actual and what we expect',
  middleNoPromise: 'The line marks our best guess.',
  next: (weeks: number) => `The next ${weeks} weeks`,
  /** How many weeks are ordinary, and what the others are called. */
  nextAnswer: (ordinary: number, others: readonly string[]) =>
    plural(ordinary, {
      one: `One ordinary week, plus ${listWords(others.map(theEvent))}.`,
      other: `${capitalised(countWords(ordinary))} ordinary weeks, plus ${listWords(others.map(theEvent))}.`,
    }),
  nextAllOrdinary: 'All ordinary weeks.',
  week: 'Week',
  event: 'Event',
  middle: 'Best guess',
  fourInFive: 'Most weeks (80%)',
  nineteenInTwenty: 'Nearly always (95%)',
  eventFromOthers: (event: string) => `${event} (from other churches)`,
  weekByWeek: 'The next weeks, one by one',
  readOut: (week: string, fourInFive: string, nineteenInTwenty: string) =>
    `${week}: ${fourInFive} most weeks, ${nineteenInTwenty} nearly always.`,
  whyQuestion: (value: string, day: string) => `Why ${value} on ${day}?`,
  whyEvent: {
    own: 'Mostly because of how it went at your church in past years.',
    others: 'From other churches: we haven’t seen it at yours yet.',
  },
  whyOrdinary: 'Mostly your recent weeks.',
  level: ['Where you are now', 'Based on recent weeks'],
  season: ['Time of year', 'What this season usually changes'],
  lastYear: ['Last year', 'What was different about these weeks last year'],
  eventPart: (seen: number) =>
    seen === 0
      ? 'How much it moves the number at other churches'
      : plural(seen, {
          one: 'How much it moved the number last time',
          other: `How much it moved the number the last ${seen} times`,
        }),
  middleFor: (day: string) => `Best guess for ${day}`,
  rangeFrom: (range: string) =>
    `The range, ${range}, reflects how far off past forecasts have been.`,
  /** The same where no forecast has been compared with a count yet. */
  rangeFromTrials: (range: string) =>
    `The range, ${range}, reflects how far off we’d have been in the weeks you’ve already counted.`,
  pastQuestion: 'How good have our forecasts been?',
  pastAnswer: (inside: number, of: number, expected: number) =>
    `${inside} of the last ${of} weeks landed in our range. We aim for ${expected}.`,
  /** When that is less than chance explains. */
  tooNarrow:
    'That’s fewer than it should be: our ranges for this number have been too narrow. Allow some extra room either way.',
  nothingScored: 'We can’t score any forecast yet.',
  issued: 'Our range',
  actual: 'Actual',
  score: 'Score',
  inside: 'inside',
  outside: 'outside',
  notScored: 'not scored',
  /** Of a number that nobody has scored yet, since it may still change. */
  insideSoFar: 'inside so far',
  outsideSoFar: 'outside so far',
  soFar: (value: string) => `${value} so far`,
  /** In place of a number. */
  without: {
    open: 'not final yet',
    partial: 'partial count',
    set_aside: 'set aside',
    uncounted: 'no count',
  },
  /** A number as it was scored, and as it was corrected to. */
  corrected: (then: string, now: string) => `${then}, now ${now}`,
  lastSix: 'The last six',
  seeAll: 'See them all',
  pastLegend: {
    issued: 'Our range',
    inside: 'Inside',
    outside: 'Outside',
    missing: 'No count, or only part of it',
  },
  betterQuestion: 'Is it better than a simple average?',
  better: (ours: string, theirs: string) =>
    `Yes. It’s usually off by ${ours}; a four-week average is off by ${theirs}.`,
  /** Better over the whole test, but not over the last 12 weeks. */
  betterNotLately: (ours: string, theirs: string) =>
    `Over two years, yes (off by ${ours}; a four-week average by ${theirs}). Over the last 12 weeks, no.`,
  worse: (ours: string, theirs: string) =>
    `No. It’s usually off by ${ours}; a four-week average is off by ${theirs}.`,
  equal: (both: string) => `No. It’s usually off by ${both}, and so is a four-week average.`,
  thisForecast: 'This forecast',
  meanOfFour: 'Average of the last four weeks',
  lastYearSame: 'Same weeks last year',
  off: (value: string) => `off by ${value}`,
  distance: {
    people: (value: number, written: string) =>
      plural(value, { one: `${written} person`, other: `${written} people` }),
    share: (value: number, written: string) =>
      plural(value, { one: `${written} point`, other: `${written} points` }),
    clicks: (value: number, written: string) =>
      plural(value, { one: `${written} click`, other: `${written} clicks` }),
    impressions: (value: number, written: string) =>
      plural(value, { one: `${written} Google view`, other: `${written} Google views` }),
    count: (_value: number, written: string) => written,
  },
  triedOn: (forecasts: number) =>
    `We tested ${forecasts} forecasts of this number from the last two years, one to eight weeks ahead, using only what was known at the time. Changes under about 3% are too small to see.`,
  methodQuestion: 'How do we make this forecast?',
  largeGifts: 'Large gifts, left out',
  sharing:
    'Help improve forecasts for every church by sharing how Easter and other events affect your numbers',
  sharingHint: 'Only averages across ten or more churches are used. It’s off until you turn it on.',
  sharingFailed: 'We couldn’t save that. Please try again.',
});

const people = (count: number) =>
  plural(count, {
    one: `${numberFormat({}).format(count)} person`,
    other: `${numberFormat({}).format(count)} people`,
  });

/** Scenarios: arithmetic with numbers that a person types, never drawn as a forecast. */
export const whatIfMessages = sentences('whatIfMessages', {
  question: 'Run the numbers',
  answer: 'Quick what-ifs using your own numbers.',
  outside: ({ min, max, isWhole }: { min: number; max: number; isWhole: boolean }) =>
    isWhole
      ? `Enter a whole number from ${min} to ${numberFormat({}).format(max)}.`
      : `Enter a number from ${min} to ${numberFormat({}).format(max)}.`,
  /** In place of a result. */
  unfilled: 'Fill in every box to see the result.',
  seats: {
    title: 'When will you run out of seats?',
    seats: 'Total seats, all services',
    kidsTitle: 'When will the kids’ rooms be full?',
    places: 'Spots in the kids’ rooms',
    share: 'Consider it full at (%)',
    growth: 'Yearly growth (%)',
    /** @param when how soon, in words that a few people more or fewer do not change */
    result: (limit: number, when: 'oneYear' | 'twoYears' | 'fiveYears' | 'later') => {
      const words = {
        oneYear: `would reach ${people(limit)} within a year`,
        twoYears: `would reach ${people(limit)} in one to two years`,
        fiveYears: `would reach ${people(limit)} in two to five years`,
        later: `won’t reach ${people(limit)} in the next five years`,
      };
      return `At that pace, a typical Sunday ${words[when]}.`;
    },
    reached: (limit: number) => `A typical Sunday already has ${people(limit)} or more.`,
    never: (limit: number) => `Without growth, you won’t reach ${people(limit)}.`,
    /** In place of a result, where nothing says how fast. */
    noPace: 'We don’t see clear growth yet. Enter a yearly growth rate to see a result.',
  },
  guests: {
    title: 'What if more guests came back?',
    guests: 'Guests a week',
    from: 'Come back now (%)',
    to: 'Would come back (%)',
    result: (more: number) =>
      more < 0
        ? plural(-more, {
            one: '1 fewer returning guest a year.',
            other: `${numberFormat({}).format(-more)} fewer returning guests a year.`,
          })
        : plural(more, {
            one: '1 more returning guest a year.',
            other: `${numberFormat({}).format(more)} more returning guests a year.`,
          }),
  },
  service: {
    title: 'What if you added a service?',
    people: 'People on a Sunday',
    services: 'Services now',
    result: (before: number, after: number) =>
      `You’d go from ${people(before)} per service to ${numberFormat({}).format(after)}.`,
  },
});
