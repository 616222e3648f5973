import { numberFormat } from '../formats.ts';
import type { SeriesMethod } from '../functions/church-forecast.ts';
import { capitalised, countWords, listWords } from './figure-words.ts';
import { sentences } from './sentences.ts';

/** How a forecast is made, sentence by sentence; docs/metrics/forecast.md has the formulas. */
export const forecastMethod: Readonly<Record<SeriesMethod, readonly string[]>> = sentences(
  'forecastMethod',
  {
    attendance: [
      'Where you stand now, the time of the year, and what Easter, Christmas and other events did here before, learned together from your own weeks.',
      'What has not happened here yet is taken from other American churches, and your own weeks replace it as they come in.',
      'Ranges are as wide as past forecasts were off: four weeks out of five should fall inside.',
      'It was developed on the attendance of American churches; how well it does for this figure is shown above, from your own weeks.',
    ],
    none: [
      'Where you stand now, the time of the year, and what events did here before, learned together from your own weeks.',
      'Ranges are as wide as past forecasts were off: four weeks out of five should fall inside.',
      'It was developed on the attendance of American churches; how well it does for this figure is shown above, from your own weeks.',
    ],
  },
);

/** Added where money is forecast. */
export const largeGiftsMethod =
  'A week counts up to three times the usual amount; anything above that is shown as large gifts, and is neither forecast nor scored.';

/** Added where a share is forecast. */
export const shareMethod =
  'A share is forecast from its two parts, so that a small group weighs less than a large one.';

/** The words of the forecast's screen. */
export const forecastMessages = sentences('forecastMessages', {
  /** Beside 'Forecast content coming soon'. */
  weeksShort: (weeks: number, figure: string) =>
    `${figure} needs ${weeks} more counted ${weeks === 1 ? 'week' : 'weeks'} for a forecast.`,
  loading: 'Loading the forecast',
  loadFailed: 'The forecast could not be loaded. Please try again.',
  figure: 'Figure',
  weeksShown: 'Weeks',
  weeksOption: (weeks: number) => `${weeks} weeks`,
  csv: 'CSV',
  print: 'Print',
  /** Said first, when the forecast is not the nearer of the two. */
  noBetterLately:
    'Over the last 12 weeks, the mean of the last four was closer than this forecast.',
  noBetter: 'Here, this forecast is no better than the mean of the last four weeks.',
  standsOut: (event: string, range: string, day: string) =>
    `${event} stands out: ${range} on ${day}.`,
  /** Of several, the range of the one that stands out most. */
  standOut: (events: readonly string[], most: string, range: string, day: string) =>
    `${listWords(events)} stand out, ${most} most: ${range} on ${day}.`,
  others: (weeks: number, range: string) =>
    `The other ${weeks === 1 ? 'week' : `${countWords(weeks)} weeks`} should be within ${range}.`,
  allAlike: (weeks: number, range: string) =>
    `The next ${weeks === 1 ? 'week' : `${countWords(weeks)} weeks`} should be within ${range}.`,
  issuedOn: (day: string, weeks: number) =>
    `Said on ${day}, from ${weeks} counted weeks, and kept as said.`,
  /** Weeks that were said before the others were. */
  issuedEarlier: (days: readonly string[], on: string) =>
    `${listWords(days)} ${days.length === 1 ? 'reads' : 'read'} as said on ${on}.`,
  notKept: (days: readonly string[]) =>
    `Nothing was said of ${listWords(days)} beforehand: ${days.length === 1 ? 'that week is' : 'those weeks are'} calculated just now, and not kept.`,
  notIssued: (weeks: number) => `Calculated just now from ${weeks} counted weeks, and not kept.`,
  rangesHold: 'Ranges should hold four weeks out of five.',
  chart: 'What came and what we expect',
  middleNoPromise: 'The line in each bar is the middle, not a promise.',
  next: (weeks: number) => `The next ${weeks} weeks`,
  /** How many weeks are ordinary, and what the others are called. */
  nextAnswer: (ordinary: number, others: readonly string[]) =>
    `${capitalised(countWords(ordinary))} ordinary; ${listWords(others)} ${others.length === 1 ? 'stands' : 'stand'} out.`,
  nextAllOrdinary: 'All of them ordinary.',
  week: 'Week',
  event: 'Event',
  middle: 'Middle',
  fourInFive: 'Four in five',
  nineteenInTwenty: 'Nineteen in twenty',
  fromOthers: 'from other churches',
  weekByWeek: 'The next weeks, one by one',
  readOut: (week: string, fourInFive: string, nineteenInTwenty: string) =>
    `${week}: ${fourInFive} in four weeks out of five, ${nineteenInTwenty} in nineteen out of twenty.`,
  whyQuestion: (value: string, day: string) => `Why ${value} on ${day}?`,
  whyEvent: {
    own: 'Mostly because of what it did here before.',
    others: 'From other churches: it has not been counted here yet.',
  },
  whyOrdinary: 'Mostly where you stand now.',
  level: ['Where you stand now', 'The level after the last weeks'],
  season: ['Time of the year', 'What this season does here'],
  lastYear: ['Last year', 'What the same weeks did beyond that'],
  eventPart: (seen: number) =>
    seen === 0
      ? 'What it does at other churches'
      : `What it added ${seen === 1 ? 'the one time' : `the ${seen} times`} before`,
  middleFor: (day: string) => `Middle for ${day}`,
  rangeFrom: (range: string) =>
    `The range, ${range}, comes from how far such forecasts were off before.`,
  pastQuestion: 'What did we say, and what came?',
  pastAnswer: (inside: number, of: number, expected: number) =>
    `${inside} of the last ${of} were inside the range. Four in five would be ${expected}.`,
  /** When that is less than chance explains. */
  tooNarrow:
    'That is clearly fewer than promised: the ranges of this figure have been too narrow. Allow for more on both sides.',
  nothingScored: 'No forecast can be scored yet.',
  issued: 'We said',
  actual: 'Came',
  score: 'Score',
  inside: 'inside',
  outside: 'outside',
  notScored: 'not scored',
  notCounted: 'not counted',
  /** Of a week that is not over for this figure, or of which a part is missing. */
  notComplete: 'not complete',
  lastSix: 'The last six',
  seeAll: 'See them all',
  pastLegend: {
    issued: 'What we said before it came',
    inside: 'Came, inside',
    outside: 'Came, outside',
    missing: 'Not counted or not complete: not scored',
  },
  betterQuestion: 'Is it better than a simple average?',
  better: (ours: string, theirs: string) =>
    `Yes: in a usual week it is ${ours} off, where the mean of four weeks is ${theirs} off.`,
  /** Better over the whole test, but not over the last 12 weeks. */
  betterNotLately: (ours: string, theirs: string) =>
    `Not over the last 12 weeks. Over the whole test yes: in a usual week it is ${ours} off, where the mean of four weeks is ${theirs} off.`,
  worse: (ours: string, theirs: string) =>
    `No: in a usual week it is ${ours} off, where the mean of four weeks is ${theirs} off.`,
  equal: (both: string) =>
    `No: in a usual week it is ${both} off, and so is the mean of four weeks.`,
  thisForecast: 'This forecast',
  meanOfFour: 'Mean of the last four weeks',
  lastYearSame: 'Same season last year',
  off: (value: string) => `${value} off`,
  triedOn: (forecasts: number) =>
    `Tested on ${forecasts} forecasts of this figure over the last two years, one to eight weeks ahead, each made from what was known at the time. A change as small as 3% is lost in the usual ups and downs.`,
  methodQuestion: 'How is it made?',
  largeGifts: 'Large gifts, kept out',
  sharing: 'Let the forecasts of all churches learn from what Easter and other events do here',
  sharingHint: 'Only averages over ten or more churches are ever used. Off unless you turn it on.',
  sharingFailed: 'That could not be saved. Please try again.',
});

const people = (count: number) =>
  `${numberFormat({}).format(count)} ${count === 1 ? 'person' : 'people'}`;

/** Scenarios: arithmetic with numbers that a person types, never drawn as a forecast. */
export const whatIfMessages = sentences('whatIfMessages', {
  question: 'What if?',
  answer: 'Scenarios, not forecasts: plain arithmetic with your numbers.',
  outside: ({ min, max, isWhole }: { min: number; max: number; isWhole: boolean }) =>
    `Enter a ${isWhole ? 'whole ' : ''}number from ${min} to ${numberFormat({}).format(max)}.`,
  /** In place of a result. */
  unfilled: 'The result appears when every field has a number in its range.',
  seats: {
    title: 'When are the seats full?',
    seats: 'Seats of all services',
    kidsTitle: 'When are the kids’ rooms full?',
    places: 'Places in the kids’ rooms',
    share: 'Full at (%)',
    growth: 'Growth a year (%)',
    result: (limit: number, usual: string, from: string, to: string) =>
      `You reach ${people(limit)} in about ${usual}; by the range, between ${from} and ${to}.`,
    now: 'now',
    later: 'more than 20 years',
    reached: (limit: number) => `You have reached ${people(limit)} already.`,
    never: (limit: number) => `Without growth, you do not reach ${people(limit)}.`,
    notWithin: (limit: number) =>
      `At this growth, you do not reach ${people(limit)} within 20 years.`,
  },
  guests: {
    title: 'What if more guests came back?',
    guests: 'Guests a week',
    from: 'Come back now (%)',
    to: 'Would come back (%)',
    result: (more: number) =>
      `${numberFormat({}).format(Math.abs(more))} ${more < 0 ? 'fewer' : 'more'} returning ${Math.abs(more) === 1 ? 'guest' : 'guests'} a year.`,
  },
  service: {
    title: 'What if you added a service?',
    people: 'People on a Sunday',
    services: 'Services now',
    result: (before: number, after: number) =>
      `${people(before)} in each service ${before === 1 ? 'becomes' : 'become'} ${numberFormat({}).format(after)}, if nobody else comes.`,
  },
});
