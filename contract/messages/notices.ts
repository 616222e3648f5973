import { localDay } from '../formats.ts';
import {
  type Notice,
  type NoticeKind,
  noticeKinds,
  type StoredNotice,
} from '../functions/notices.ts';
import { countWords, dayWords, fullDayWords, valueWords } from './figure-words.ts';
import { choiceListWords } from './measure-reasons.ts';
import { type Product, productNames, refusalReason, searchRefusalReason } from './products.ts';

/** A notice's facts as words. */
type Words = Pick<StoredNotice, 'what' | 'number' | 'outOf' | 'times'> & {
  /** The provider, e.g. `Planning Center`. */
  title: string;
  /** e.g. ` on March 3`; empty without a day. */
  onDay: string;
  /** e.g. `November 3`. */
  since: string;
  /** e.g. ` (and 3 more like it)`; empty for one. */
  more: string;
};

/** The lists that can end early, by the kind of reading. */
const lists: Readonly<Record<string, string>> = {
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
  merged_people: 'records of merged people',
  ...choiceListWords,
};

/** The values that can be disbelieved. */
const values: Readonly<Record<string, string>> = {
  headcount: 'headcount',
  check_ins: 'number of check-ins',
  members: 'number of group members',
  attendance: 'number of people at a group meeting',
  gift: 'gift',
  clicks: 'number of clicks',
  date: 'record with an impossible date',
  gift_date: 'gift with an impossible date',
};

const sentences: Readonly<Record<NoticeKind, (words: Words) => string>> = {
  not_granted: ({ what }) => refusalSteps(what, 'not_granted'),
  refused: ({ what, title, since }) =>
    `Since ${since}, ${title} hasn’t let us see ${productOf(what)}. ${refusalSteps(what, 'refused')}`,
  unread_list: ({ what, title, onDay }) =>
    what === 'mergers'
      ? `More than 50,000 people were merged in ${title}. Those who were merged longest ago may still count as two.`
      : `${title} didn’t give us all ${lists[what] ?? what}${onDay ? ` around${onDay.replace(' on', '')}` : ''}. We try again every night.`,
  not_believed: ({ what, number, title, onDay, more }) =>
    `A ${values[what] ?? 'value'}${number === null ? '' : ` of ${amountOf(number)}`}${what.endsWith('date') ? '' : onDay} was left out${more}: that can’t be right. Please correct it in ${title}.`,
  other_currency: ({ what, number, outOf }) =>
    `${amountOf(number)} of ${amountOf(outOf)} gifts are in ${what} and not included in your giving.`,
  uncounted: ({ number, outOf, title }) =>
    `${amountOf(number)} of your last ${amountOf(outOf)} services have no count. Enter them in ${title}, or leave those times out in What We Count.`,
  corrected: ({ times, title }) =>
    `${amountOf(times)} past ${times === 1 ? 'week was' : 'weeks were'} corrected in ${title}.`,
};

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
        return { kind, what, since, sentence: sentences[kind](wordsOf(one, about)) };
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
    onDay: day === null ? '' : ` on ${dated(day)}`,
    since: dated(localDay(new Date(since), timeZone)),
    more: times > 1 ? ` (and ${countWords(times - 1)} more like it)` : '',
  };
}

function amountOf(number: number | null): string {
  return number === null ? 'some' : valueWords(number, 'people', null);
}

const isProduct = (what: string): what is Product => Object.hasOwn(productNames, what);

function productOf(what: string): string {
  return isProduct(what) ? productNames[what] : what === 'search' ? 'your website' : what;
}

function refusalSteps(what: string, why: string): string {
  if (what === 'search') {
    return searchRefusalReason(why);
  }
  return isProduct(what) ? refusalReason(what, why) : '';
}
