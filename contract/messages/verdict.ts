import { capitalised, countWords } from './figure-words.ts';
import type { LeadNames } from './lead.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** 'Is anything off?', answered. */
export const anythingOffMessages = sentences('anythingOffMessages', {
  nothing: (judged: number) =>
    judged === 8
      ? 'No. All eight numbers look normal.'
      : plural(judged, {
          one: 'No. The one number we can check so far looks normal.',
          other: `No. The ${countWords(judged)} numbers we can check look normal.`,
        }),
  /** Nothing is off, and some numbers lie where one in five does. */
  onlyOutside: (names: string, one: 'above' | 'below' | null) =>
    one === null
      ? `No. ${capitalised(names)} came in outside what we expected. For each, that happens about one week in five.`
      : `No. ${capitalised(names)} came in ${one} what we expected. That happens about one week in five.`,
  /** While all of this week is still coming in. */
  nothingLately: (areAllInside: boolean) =>
    areAllInside
      ? 'Not last week. This week’s numbers are still coming in.'
      : 'Nothing unusual last week. This week’s numbers are still coming in.',
  /** What has changed for good is so of the last weeks, and perhaps not of the newest. */
  lately: (phrase: string) => `${phrase} lately`,
  /** Marks what was said of an earlier week and still stands. */
  lastWeek: '(last week)',
  weekOf: (day: string) => `(on ${day})`,
  /** There is history, but no count to check. */
  notCounted: 'Nothing to check yet: we don’t have a full count for this week.',
  noneJudged: 'Too soon to tell. There isn’t enough history yet.',
  some: (off: number, phrases: string) =>
    plural(off, {
      one: `Yes, one thing: ${phrases}.`,
      other: `Yes, ${countWords(off)} things: ${phrases}.`,
    }),
});

export const comingMessages = sentences('comingMessages', {
  open: 'Open the forecast',
  /** Only where every week ahead is expected within a tenth of the last four. */
  alike: (range: string, lead: LeadNames) =>
    `The next eight weeks${lead ? ` ${lead.of}` : ''} look a lot like the last few: ${range}.`,
  ahead: (range: string, side: 'higher' | 'lower' | null, lead: LeadNames) =>
    `Over the next eight weeks we expect ${lead ? `${lead.noun} of ` : ''}${range}${side === null ? '' : `, ${side} than lately`}.`,
  major: (event: string, weeks: number, range: string, others: number, lead: LeadNames) =>
    `${event} ${inWeeks(weeks)}${lead ? `, ${lead.noun}` : ''}: ${range}.${others > 0 ? ' The other weeks look about like now.' : ''}`,
});

function inWeeks(weeks: number): string {
  const near = ['this week', 'next week'];
  return near[weeks] ?? `in ${weeks} weeks`;
}
