import { capitalised, countWords, listWords } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';
import { people } from './week-questions.ts';

/** The toolbar over the dashboard. */
export const toolbarMessages = sentences('toolbarMessages', {
  before: 'Previous week',
  after: 'Next week',
  weekOf: (days: string) => `Week of ${days}`,
  choose: 'Choose a week',
  print: 'Print',
  count: 'Count',
  share: 'Share',
  more: 'More actions',
  loading: (days: string) => `Loading the week of ${days} …`,
});

export const lineMessages = sentences('lineMessages', {
  soFar: (weeks: number) =>
    plural(weeks, {
      one: 'One week so far.',
      other: `${capitalised(countWords(weeks))} weeks so far.`,
    }),
  drawnAfter: (weeks: number) =>
    plural(weeks, {
      one: 'We’ll draw the line after 1 more week.',
      other: `We’ll draw the line after ${weeks} more weeks.`,
    }),
});

/** In place of a line that there is too little for. */
export function soFarWords(soFar: number, toGo: number): string {
  // What was expected of a week is known from the next one on.
  const drawn = lineMessages.drawnAfter(Math.max(1, toGo));
  return soFar === 0 ? drawn : `${lineMessages.soFar(soFar)} ${drawn}`;
}

/** 'What should we do?' on a quiet week. */
export const quietMessages = sentences('quietMessages', {
  looked: 'We checked everything. Nothing new needs your attention this week.',
  next: 'Coming up',
  seeWhy: 'See why',
  settings: 'Planning Center settings',
  noteOn: (day: string) => `Add a note for ${day}`,
});

/** In the trust strip: what was counted by hand, and by whom. */
export const typedTrust = sentences('typedTrust', {
  weeks: (count: number) =>
    plural(count, { one: 'week counted by hand', other: 'weeks counted by hand' }),
  /** @param names null where nobody typed on the church’s own page */
  who: (names: string | null, { isLink, isImport }: { isLink: boolean; isImport: boolean }) => {
    const ways = [
      ...(names === null ? [] : [`by ${names}`]),
      ...(isLink ? ['through a counting link'] : []),
      ...(isImport ? ['from a spreadsheet'] : []),
    ];
    return ways.length === 0 ? null : `Counted ${listWords(ways)}.`.replace(/\.\.$/, '.');
  },
  lately: (weeks: number) =>
    plural(weeks, {
      one: 'One of the last 13 weeks was counted by hand.',
      other: `${capitalised(countWords(weeks))} of the last 13 weeks were counted by hand.`,
    }),
  correctedOf: (count: number, newest: string | null) =>
    `${plural(count, { one: 'One count was corrected', other: `${capitalised(countWords(count))} counts were corrected` })}.${newest === null ? '' : ` ${newest}`}`,
  history: 'Who counted, and when',
  corrected: (count: number) =>
    plural(count, { one: 'count corrected', other: 'counts corrected' }),
  correction: (
    day: string,
    { before, after, by }: { before: number; after: number; by: string | null },
  ) => `${day}: ${by ?? 'someone'} changed ${people(before)} to ${people(after)}.`,
  /** Of many, the one that has moved the most. */
  largest: (
    day: string,
    { before, after, by }: { before: number; after: number; by: string | null },
  ) =>
    `The largest change was for ${day}: ${by ?? 'someone'} changed ${people(before)} to ${people(after)}.`,
});

/** 'Can I trust this?' */
export const trustFactMessages = sentences('trustFactMessages', {
  of: (counted: number, of: number) => `${counted} of ${of}`,
  weeks: (of: number) => plural(of, { one: 'week has a count', other: 'weeks have counts' }),
  duplicates: (count: number) =>
    plural(count, { one: 'duplicate removed', other: 'duplicates removed' }),
  duplicatesOf: {
    attendance: 'The same person checked in twice at one event.',
    kids: 'The same kid checked in twice at one event.',
  },
  open: (count: number) =>
    plural(count, { one: 'number not final yet', other: 'numbers not final yet' }),
  incomplete: (count: number) =>
    plural(count, { one: 'number incomplete', other: 'numbers incomplete' }),
  things: (count: number) => plural(count, { one: 'thing to know', other: 'things to know' }),
  reconnect: (system: string) => `Reconnect ${system}`,
  updated: (system: string, at: string) => `${system} updated ${at}.`,
  settings: 'Settings',
  settingsOf: (system: string) => `${system} settings`,
  /** With nothing connected any more. */
  no: (gone: string) => `No. ${gone}`,
  /** @param day null for today */
  disconnected: (system: string, day: string | null) =>
    `${system} was disconnected ${day === null ? 'today' : `on ${day}`}, so its numbers aren’t updating.`,
  connect: 'Connect',
  sayWhy: 'Add a note',
  seeNote: 'See the note',
  /** The same with its day, where several are called alike. */
  noteOf: (note: string | null, day: string) =>
    note === null ? `Add a note: ${day}` : `See the note: ${day}`,
});
