import type { UsualTileId } from '../functions/church-pulse.ts';
import type { Hole } from './not-entered.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** Whom a number is asked about: those of a church's own alike. */
export type AskedAbout = UsualTileId | 'own';

/** 'What should we do?', answered. */
export const todoMessages = sentences('todoMessages', {
  nothing: 'Nothing to do this week.',
  /** Of questions about numbers that wait for an answer. */
  answerUs: (count: number) =>
    plural(count, { one: 'Answer our question.', other: 'Answer our questions.' }),
  answerUsStep: (count: number) =>
    plural(count, {
      one: 'It’s near the top of your dashboard.',
      other: 'They’re near the top of your dashboard.',
    }),
  noAccess: 'Ask for access to Check-Ins in Planning Center.',
  unfinished: (day: string, value: string) => `${day}’s count isn’t finished: ${value} so far.`,
  unfinishedStep: 'Ask whoever counts to enter the rest.',
  /** After it, and after `uncountedStep`: a note settles it. */
  calledOffStep: 'If a service was called off, add a note and check “Set these weeks aside.”',
  notMetStep: 'If you didn’t meet, add a note and check “Set these weeks aside.”',
  uncounted: (day: string) => `${day} hasn’t been counted yet.`,
  uncountedStep: 'Ask whoever counts to enter the number.',
  /** On Christmas Eve itself. */
  eveTonight: 'Have someone count Christmas Eve tonight.',
  eveTonightStep: 'Then include that service in What We Count.',
  /** Of a Christmas Eve that earlier years counted, and of one that no year did. */
  eveUncounted: 'Christmas Eve hasn’t been counted yet.',
  eveNotIncluded: 'Christmas Eve isn’t in your headcount.',
  eveNotIncludedStep: 'If you met, enter its count, or include that service in What We Count.',
  /** Of figures whose week is due. @param days the Sundays of these weeks */
  late: (days: string, count: number, names: string) =>
    plural(count, {
      one: `${days} isn’t complete for ${names}.`,
      other: `${days} aren’t complete for ${names}.`,
    }),
  lateStep: (tile: AskedAbout) => `Ask ${askedWhom[tile]} to enter the rest.`,
  /** Of an older Sunday of which only a part was counted. */
  half: (day: string, value: string) => `${day} only has a partial count: ${value} people.`,
  /** After it, of a count that became less. */
  was: (value: string, day: string) => `It was ${value} until ${day}.`,
  halves: (days: string) => `${days} only have partial counts.`,
  /** Of an older Sunday without a count, and of several of which some have a part. */
  none: (day: string) => `${day} doesn’t have a count.`,
  notWhole: (days: string) => `${days} don’t have full counts.`,
  noneStep: 'Enter it, or add a note and check “Set these weeks aside.”',
  halfStep: 'Enter the rest, or add a note and check “Set these weeks aside.”',
  /** Of a week's attendance that was far off. */
  noteIt: (day: string) => `Write down what was different on ${day}.`,
  noteItStep:
    'If you know why, add a note. We’ll show it beside the number, and you can set that week aside.',
  askAbout: (noun: string) => `Ask about ${noun}.`,
  /** @param since when a lasting change began; null where one week was off */
  askWhom: (tile: AskedAbout, since: string | null) => {
    if (since !== null) {
      return `Ask ${askedWhom[tile]} what changed around ${since}.`;
    }
    return tile === 'serving'
      ? `Ask ${askedWhom[tile]} what changed in the last six weeks.`
      : `Ask ${askedWhom[tile]} what was different this time.`;
  },
  /** Of a low Sunday in weeks that are lower than a year before. */
  askLower: 'Talk with your leadership team about why attendance is lower than a year ago.',
  /** The same of another number that leads the page. */
  askLowerOf: (noun: string) =>
    `Talk with your leadership team about why the numbers for ${noun} are lower than a year ago.`,
  /** Of a number that is about half of last year's. */
  askHalved: (tile: AskedAbout, noun: string) => {
    switch (tile) {
      case 'first_time_guests':
        return 'Ask whoever welcomes guests whether every first-time guest is still being written down.';
      case 'kids':
        return 'Ask whoever leads kids whether every room is still being counted.';
      case 'giving':
      case 'giving_per_attender':
        return 'Ask whoever handles giving whether every gift has been entered, and in which fund.';
      default:
        return `Ask ${askedWhom[tile]} why the numbers for ${noun} are lower than a year ago.`;
    }
  },
  /** Of a number that is lower for the time of year, but not than last year. */
  watch: (noun: string) => `Keep an eye on ${noun}.`,
  watchStep:
    'For the time of year the numbers are lower, but they’re no lower than last year’s. There’s nothing to explain yet.',
  /** Of gifts of which hardly any were entered. @param isOneWeek whether it is so of that day's week alone */
  findGifts: (day: string, isOneWeek: boolean) =>
    isOneWeek ? `Check on the gifts for ${day}.` : `Check on the gifts since ${day}.`,
  askGifts: (day: string, { isOneWeek, areFundsLeftOut }: Hole) => {
    if (areFundsLeftOut) {
      return isOneWeek
        ? `Ask whoever handles giving whether every gift for ${day} has been entered, and whether some went to funds you don’t count.`
        : `Ask whoever handles giving whether every gift since ${day} has been entered, and whether some went to funds you don’t count.`;
    }
    return isOneWeek
      ? `Ask whoever handles giving whether every gift for ${day} has been entered.`
      : `Ask whoever handles giving whether every gift since ${day} has been entered.`;
  },
  /** Of about half of those who usually serve. */
  askSchedules: 'Ask whoever schedules volunteers whether every schedule has been entered.',
  /** Of kids that fell by half at once. */
  askRooms: (since: string) =>
    `Ask whoever leads kids whether every room has been counted since ${since}.`,
  /**
   * Of guests who did not come back. @param gone how many, of those from one day to another
   * @param fresh how many are new this week; null for none
   */
  askReturned: (
    gone: string,
    { from, to }: Record<'from' | 'to', string>,
    fresh: string | null,
  ) => {
    const those =
      gone === '1'
        ? `the first-time guest from ${from} to ${to} who hasn’t come back`
        : `the ${gone} first-time guests from ${from} to ${to} who haven’t come back`;
    const also = fresh === null ? '' : `, and who will reach out to this week’s ${fresh}`;
    return `Ask whoever follows up with guests who has been in touch with ${those}${also}.`;
  },
  /** More guests are good news, if somebody writes to them. */
  askGuests: (guests: string) =>
    guests === '1'
      ? 'Ask whoever follows up with guests to make sure the new guest hears from you this week.'
      : `Ask whoever follows up with guests to make sure all ${guests} hear from you this week.`,
  /** Less giving is often giving that was not entered. */
  askGiving: (since: string | null) =>
    since === null
      ? 'Ask whoever handles giving whether every gift has been entered.'
      : `Ask whoever handles giving whether every gift since ${since} has been entered.`,
});

const askedWhom: Readonly<Record<AskedAbout, string>> = {
  attendance: 'your leadership team',
  first_time_guests: 'whoever welcomes guests',
  guest_return: 'whoever follows up with guests',
  kids: 'whoever leads kids',
  serving: 'whoever schedules volunteers',
  group_members: 'whoever leads groups',
  giving: 'whoever handles giving',
  giving_per_attender: 'whoever handles giving',
  recurring_share: 'whoever handles giving',
  own: 'whoever counts it',
};
