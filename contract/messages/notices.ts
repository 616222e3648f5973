import { localDay } from '../formats.ts';
import type { ChoiceKey } from '../functions/measures.ts';
import {
  type Notice,
  type NoticeKind,
  noticeKinds,
  type StoredNotice,
} from '../functions/notices.ts';
import { countWords, dayWords, fullDayWords, valueWords } from './figure-words.ts';
import { choiceListWords } from './measure-reasons.ts';
import { plural } from './plural.ts';
import { type Product, productNames, refusalReason, searchRefusalReason } from './products.ts';
import { sentences } from './sentences.ts';

/** A notice's facts as words. */
type Words = Pick<StoredNotice, 'what' | 'number' | 'outOf' | 'times'> & {
  /** The provider, e.g. `Planning Center`. */
  title: string;
  /** e.g. `March 3`; null without a day. */
  day: string | null;
  /** e.g. `November 3`. */
  since: string;
};

/** What is refused, was left out or was corrected. */
export const noticeMessages = sentences('noticeMessages', {
  /** @param what the product */
  refused: (what: string, { title, since }: Words) =>
    `Since ${since}, ${title} hasn’t let us see ${what}.`,
  website: 'your website',
  mergers: ({ title }: Words) =>
    `More than 50,000 profiles were merged in ${title}. Some people merged long ago may still be counted twice.`,
  unread: (list: string, { title, day }: Words) =>
    day === null
      ? `We couldn’t get all of your ${list} from ${title}. We’ll keep trying every night.`
      : `We couldn’t get all of your ${list} from ${title} for the days around ${day}. We’ll keep trying every night.`,
  notBelieved: (value: string, { title, day, times }: Words) =>
    `We left out ${value}${day === null ? '' : ` on ${day}`}${times > 1 ? ` (and ${countWords(times - 1)} more like it)` : ''} because it looks wrong. Please correct it in ${title}.`,
  otherCurrency: ({ what, number, outOf }: Words) =>
    plural(number ?? 2, {
      one: `1 of ${amountOf(outOf)} gifts is in ${what}, so it isn’t included in your giving.`,
      other: `${amountOf(number)} of ${amountOf(outOf)} gifts are in ${what}, so they aren’t included in your giving.`,
    }),
  uncounted: ({ number, outOf, title }: Words) =>
    plural(number ?? 2, {
      one: `1 of your last ${amountOf(outOf)} services has no count. Enter it in ${title}, or leave that time out in What We Count.`,
      other: `${amountOf(number)} of your last ${amountOf(outOf)} services have no count. Enter them in ${title}, or leave those times out in What We Count.`,
    }),
  corrected: ({ times, title }: Words) =>
    plural(times, {
      one: `1 past week was corrected in ${title}.`,
      other: `${amountOf(times)} past weeks were corrected in ${title}.`,
    }),
  /** Of a Sunday whose attendance is another one than people have read. */
  isNow: (weekday: string, day: string, { now, was }: Record<'now' | 'was', string>) =>
    `${weekday}, ${day} is now ${now}; it was ${was}.`,
  /** The same of another number. */
  isNowOf: (
    noun: string,
    { weekday, date }: Record<'weekday' | 'date', string>,
    { now, was }: Record<'now' | 'was', string>,
  ) => `For ${weekday}, ${date}, the number for ${noun} is now ${now}; it was ${was}.`,
  /** Before one of many such sentences. */
  largest: (change: string) => `The largest change: ${change}`,
  /** After them, of weeks of which the gifts changed; their sums would tell single ones. */
  givingOf: (days: string) => `Giving changed for ${days}.`,
  /** The same of other numbers. */
  otherNumbers: (days: string) => `Other numbers changed for ${days}.`,
  /** @param part what is suggested, e.g. `how to count kids` */
  suggestionChanged: (part: string, { day }: Words) =>
    `On ${day}, our suggestion for ${part} changed. See what’s different, and why, in What We Count.`,
  some: 'some',
});

/** The lists that can end early, by the kind of reading. */
export const noticeLists: Readonly<Record<string, string>> = sentences('noticeLists', {
  eventTimes: 'services and headcounts',
  checkIns: 'check-ins',
  firstVisits: 'first visits',
  guestCards: 'guests',
  team: 'team schedules',
  memberCounts: 'group members',
  meetings: 'group meetings',
  gifts: 'gifts',
  searchDays: 'searches',
  searchPages: 'pages',
  merged_people: 'merged profiles',
});

/** The values that can be disbelieved, with their number where it is known. */
export const noticeValues = sentences('noticeValues', {
  headcount: (amount: number | null) =>
    amount === null ? 'a headcount' : `a headcount of ${amountOf(amount)}`,
  check_ins: (amount: number | null) => `${amountOf(amount)} check-ins`,
  members: (amount: number | null) => `${amountOf(amount)} group members`,
  attendance: (amount: number | null) => `${amountOf(amount)} people at a group meeting`,
  gift: (amount: number | null) => (amount === null ? 'a gift' : `a gift of ${amountOf(amount)}`),
  clicks: (amount: number | null) => `${amountOf(amount)} clicks`,
  date: () => 'a record with an impossible date',
  gift_date: () => 'a gift with an impossible date',
  value: (amount: number | null) =>
    amount === null ? 'a value' : `a value of ${amountOf(amount)}`,
});

/** What is suggested, by key of the choices. */
export const noticeParts = sentences('noticeParts', {
  weekStartsOn: 'the day your weeks start',
  timeZone: 'your time zone',
  country: 'the country your holidays come from',
  easter: 'which Easter we use for you',
  attendance: 'what counts as attendance',
  kids: 'how to count kids',
  firstTimeGuests: 'who counts as a first-time guest',
  serving: 'who counts as serving',
  groups: 'which groups to count',
  giving: 'what counts as giving',
  seats: 'your seat count',
  brandTerms: 'which searches count as your name',
  checkIn: 'who we expect to check in',
  hand: 'what you count by hand',
} satisfies Record<ChoiceKey, string>);

const tellings: Readonly<Record<NoticeKind, (words: Words) => string>> = {
  not_granted: ({ what }) => refusalSteps(what, 'not_granted'),
  refused: (words) =>
    `${noticeMessages.refused(productOf(words.what), words)} ${refusalSteps(words.what, 'refused')}`,
  unread_list: (words) =>
    words.what === 'mergers'
      ? noticeMessages.mergers(words)
      : noticeMessages.unread(listOf(words.what), words),
  not_believed: (words) =>
    noticeMessages.notBelieved(disbelieved(words), {
      ...words,
      day: words.what.endsWith('date') ? null : words.day,
    }),
  other_currency: (words) => noticeMessages.otherCurrency(words),
  uncounted: (words) => noticeMessages.uncounted(words),
  corrected: (words) => noticeMessages.corrected(words),
  suggestion_changed: (words) => noticeMessages.suggestionChanged(partOf(words.what), words),
};

function partOf(what: string): string {
  const parts: Readonly<Record<string, string>> = noticeParts;
  return parts[what] ?? what;
}

function disbelieved({ what, number }: Words): string {
  const values: Readonly<Record<string, (amount: number | null) => string>> = noticeValues;
  return (values[what] ?? noticeValues.value)(number);
}

function listOf(what: string): string {
  const choices: Readonly<Record<string, string>> = choiceListWords;
  return noticeLists[what] ?? choices[what] ?? what;
}

/** Kinds that mean that something is missing from the numbers. */
const isMissing: ReadonlySet<string> = new Set<NoticeKind>([
  'not_granted',
  'refused',
  'unread_list',
  'not_believed',
  'other_currency',
]);

/** How many of the notices mean that something is missing from the numbers. */
export function countMissing(notices: readonly { kind: string }[]): number {
  return notices.filter(({ kind }) => isMissing.has(kind)).length;
}

/**
 * Turns stored notices into sentences, the most important first.
 *
 * @param about the provider's name, and the church's time zone and local date
 */
export function tellNotices(
  stored: readonly StoredNotice[],
  about: { title: string; timeZone: string; today: string },
): Notice[] {
  return noticeKinds.flatMap((kind) =>
    stored
      .filter((one) => one.kind === kind)
      .map((one) => {
        const { what, since } = one;
        return { kind, what, since, sentence: tellings[kind](wordsOf(one, about)) };
      }),
  );
}

/** Whether a notice says that a product is refused. */
export function isRefusal({ kind }: Pick<Notice, 'kind'>): boolean {
  return kind === 'refused' || kind === 'not_granted';
}

/**
 * Whether a notice is about giving, which a shared page can leave out; what was corrected may be gifts
 * alone.
 */
export function isAboutGiving({ kind, what }: Pick<StoredNotice, 'kind' | 'what'>): boolean {
  return (
    ['other_currency', 'corrected'].includes(kind) ||
    ['giving', 'gifts', 'gift', 'gift_date', 'donors'].includes(what)
  );
}

/** The sentence about each product that is refused. */
export function refusedProducts(
  stored: readonly StoredNotice[],
  about: Parameters<typeof tellNotices>[1],
): Record<string, string> {
  const refused = tellNotices(stored, about).filter(isRefusal);
  return Object.fromEntries(refused.map(({ what, sentence }) => [what, sentence]));
}

function wordsOf(
  { what, number, outOf, day, since, times }: StoredNotice,
  { title, timeZone, today }: Parameters<typeof tellNotices>[1],
): Words {
  const dated = (date: string) =>
    date.slice(0, 4) === today.slice(0, 4) ? dayWords(date) : fullDayWords(date);
  return {
    what,
    number,
    outOf,
    times,
    title,
    day: day === null ? null : dated(day),
    since: dated(localDay(new Date(since), timeZone)),
  };
}

/** A number in a sentence; 'some' where it is not known. */
export function amountOf(number: number | null): string {
  return number === null ? noticeMessages.some : valueWords(number, 'people', null);
}

const isProduct = (what: string): what is Product => Object.hasOwn(productNames, what);

function productOf(what: string): string {
  return isProduct(what) ? productNames[what] : what === 'search' ? noticeMessages.website : what;
}

function refusalSteps(what: string, why: string): string {
  if (what === 'search') {
    return searchRefusalReason(why);
  }
  return isProduct(what) ? refusalReason(what, why) : '';
}
