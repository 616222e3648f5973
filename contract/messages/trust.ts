import { capitalised, countWords } from './figure-words.ts';
import type { Hole } from './not-entered.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** The line under the headline: how much of the week is in, and how fresh it is. */
export const weekFactMessages = sentences('weekFactMessages', {
  notOver: 'This week isn’t over yet.',
  counted: (day: string, last: string) => `${day}’s count is in. The week runs through ${last}.`,
  complete: 'All of the week’s numbers are in.',
  /** The same but for a Christmas Eve in it that no count holds. */
  exceptEve: 'Everything is in except Christmas Eve.',
  /** What other weeks lack. @param items e.g. `November 8 (partial count)`, of so many weeks */
  otherWeeks: (items: string, weeks: number) =>
    plural(weeks, {
      one: `One other week isn’t complete: ${items}.`,
      other: `Other weeks aren’t complete: ${items}.`,
    }),
  /** Where gifts alone are missing; beside others, after what is said of those. */
  exceptGifts: 'Everything is in except gifts.',
  giftsToo: 'Gifts are missing too.',
  /** Where giving is shown, which is never quite final. */
  completeWithGiving:
    'Everything is in except late gifts or refunds, which can still change giving.',
  /** @param day until when they may change; null where nobody knows */
  open: (names: string, day: string | null) =>
    day === null
      ? `Everything is in except ${names}, which can still change.`
      : `Everything is in except ${names}, which can still change through ${day}.`,
  partial: (names: string) =>
    `Everything is in except ${names}, where part of the count is missing.`,
  openAndPartial: (open: string, day: string | null, partial: string) =>
    day === null
      ? `Everything is in except ${open}, which can still change, and ${partial}, where part of the count is missing.`
      : `Everything is in except ${open}, which can still change through ${day}, and ${partial}, where part of the count is missing.`,
  /** After the first day of weeks was changed. */
  recounting:
    'You changed the day your weeks start on, so we’re recalculating them. That takes a few minutes.',
  /** Of a number that became less, or changed once it was final. */
  was: (noun: string, value: string, day: string) =>
    `${capitalised(noun)} was ${value} until ${day}.`,
  /** Of gifts of a week that was final. */
  givingChanged: (day: string) => `Giving changed on ${day}.`,
  /** Why what was given so far may be less than it was yesterday. */
  givingMoves: 'Giving can go up or down as gifts, refunds, and failed payments come in.',
  /** Where attendance is the one that nobody has, which others are divided by. */
  undivided: (names: string) => `There’s no attendance yet, so we can’t show ${names}.`,
  /** Numbers that nobody has for this week. */
  blank: (names: string) => `We don’t have a number this week for ${names}.`,
  today: (time: string) => `Updated today at ${time}.`,
  yesterday: (time: string) => `Updated yesterday at ${time}.`,
  on: (weekday: string, day: string, time: string) => `Updated ${weekday}, ${day}, at ${time}.`,
});

/** 'Can I trust this?', answered, and what each week and connection lacks. */
export const trustMessages = sentences('trustMessages', {
  /** @param weeks how many are looked at */
  whole: (weeks: number) =>
    plural(weeks, {
      one: 'Yes. Nothing is missing in the first week.',
      other: `Yes. Nothing is missing in the last ${weeks} weeks.`,
    }),
  /** Every week is counted, and something else is left out. */
  wholeBut: (count: number) =>
    plural(count, {
      one: 'Mostly. Every week has a count, but one thing is left out.',
      other: `Mostly. Every week has a count, but ${countWords(count)} things are left out.`,
    }),
  /** @param day a day whose count is still coming in */
  soFar: (day: string, value: string) =>
    `Not yet. ${day}’s count is still coming in: ${value} so far.`,
  /** The same after another doubt. */
  soFarToo: (day: string, value: string) =>
    `${day}’s count is still coming in, too: ${value} so far.`,
  /** Before a sentence that names what is not complete besides attendance. */
  mostly: 'Mostly.',
  /** @param day of which some is still to be counted */
  unfinished: (day: string, value: string) =>
    `Not yet. The count for ${day} isn’t finished: ${value} so far.`,
  uncounted: (day: string) => `Not yet. ${day} hasn’t been counted.`,
  /** Less giving than usual; of one week only without a day. */
  doubted: (since: string | null) =>
    since === null
      ? 'Not for giving. Some gifts may still need to be entered.'
      : `Not for giving. Some gifts since ${since} may still need to be entered.`,
  /** Next to no gifts, as headline and answer say it. */
  hardlyGiven: (day: string, { isOneWeek, areFundsLeftOut }: Hole) => {
    if (areFundsLeftOut) {
      return isOneWeek
        ? `Not for giving. Hardly any gifts have been entered for ${day} in the funds you count.`
        : `Not for giving. Hardly any gifts have been entered since ${day} in the funds you count.`;
    }
    return isOneWeek
      ? `Not for giving. Hardly any gifts have been entered for ${day}.`
      : `Not for giving. Hardly any gifts have been entered since ${day}.`;
  },
  /** Giving by person of a week whose Christmas Eve is not counted. */
  eveGiving:
    'Not for giving per person: gifts from Christmas Eve are in it, but the people who came aren’t counted.',
  /** Half of those who usually serve, or fewer still. */
  served: (value: string, usual: string) =>
    `Not for serving. Only ${value} people are scheduled, far fewer than usual (about ${usual}). A schedule may be missing.`,
  /** Kids that fell by about half at once. */
  halved: (since: string, after: string, before: string) =>
    `Not for the kids’ numbers. There have been about ${after} a week since ${since}, down from ${before}. One of the rooms may not be getting counted.`,
  /** The same once they are back. */
  halvedUntil: ({
    since,
    until,
    after,
    before,
  }: Record<'since' | 'until' | 'after' | 'before', string>) =>
    `Not for the kids’ numbers from ${since} to ${until}. There were about ${after} a week, and about ${before} before. One of the rooms may not have been counted.`,
  /** After it, where attendance counts the same kids. */
  shortToo: 'If so, your attendance is missing those kids, too.',
  /** After what is not to be trusted: everything else. */
  otherwise: 'Otherwise, yes.',
  otherwiseBut: (days: string, count: number) =>
    `Otherwise, yes, except for ${countWords(count)} ${plural(count, { one: 'week', other: 'weeks' })}: ${days}.`,
  otherwiseLeftOut: (count: number) =>
    plural(count, {
      one: 'Otherwise, yes, but one thing is left out.',
      other: `Otherwise, yes, but ${countWords(count)} things are left out.`,
    }),
  /** The same where a Christmas Eve is among what lacks a count. */
  except: (items: string) => `Yes, except for ${items}.`,
  otherwiseExcept: (items: string) => `Otherwise, yes, except for ${items}.`,
  /** A day in a list of those that lack a count. */
  gap: (day: string, isPartial: boolean) =>
    isPartial ? `${day} (partial count)` : `${day} (no count)`,
  /** The same of figures besides attendance, and of a Christmas Eve. */
  late: (days: string, names: string) => `${days} (${names})`,
  eve: (wasCounted: boolean) =>
    wasCounted ? 'Christmas Eve (no count)' : 'Christmas Eve (not in your headcount)',
  /** @param days the Sundays whose weeks lack a count */
  gaps: (days: string, count: number) =>
    `Yes, except for ${countWords(count)} ${plural(count, { one: 'week', other: 'weeks' })}: ${days}.`,
  manyGaps: (counted: number, of: number) =>
    counted === 0
      ? `No. None of the last ${of} weeks has a count.`
      : plural(counted, {
          one: `Partly. Only 1 of the last ${of} weeks has a count.`,
          other: `Partly. Only ${counted} of the last ${of} weeks have counts.`,
        }),
  nothingYet: 'Not yet. We don’t have any counts.',
  broken: (system: string, day: string | null) =>
    day
      ? `${system} needs you to sign in again. The connection dropped on ${day}.`
      : `${system} needs you to sign in again. The connection dropped.`,
  reading: (system: string) => `Still importing from ${system}. More weeks are on the way.`,
  stale: (system: string, day: string) => `${system} was last updated ${day}.`,
  neverRead: (system: string) => `Nothing from ${system} yet.`,
  noGap: 'No week is missing.',
  missing: (day: string, note: string | null) =>
    `${day}: ${note ?? 'no count'} (we leave it blank, not zero).`,
  partial: (day: string, note: string | null) =>
    note
      ? `${day}: only part of the count came in (${note}), so we left that week out.`
      : `${day}: only part of the count came in, so we left that week out.`,
  leftOut: (day: string, note: string | null) =>
    note ? `${day} is set aside: ${note}.` : `${day} is set aside.`,
  open: (names: string) => `Late numbers for ${names} can still come in.`,
  inPart: (names: string) => `Some numbers never came through: ${names}.`,
  nothingOpen: 'All of this week’s numbers are in.',
  comingIn: 'This week’s numbers are still coming in.',
  duplicates: {
    attendance: 'duplicate check-ins removed (the same person checked in twice at one event)',
    kids: 'duplicate check-ins removed (the same kid checked in twice at one event)',
  },
});
