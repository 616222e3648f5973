import { capitalised, countWords } from './figure-words.ts';
import type { LeadNames } from './lead.ts';
import { sentences } from './sentences.ts';

/** 'Is anything off?', answered. */
export const anythingOffMessages = sentences('anythingOffMessages', {
  nothing: (judged: number) =>
    judged === 8
      ? 'Nothing: all eight are within their normal range.'
      : `Nothing: the ${countWords(judged)} we can judge ${judged === 1 ? 'is within its' : 'are within their'} normal range.`,
  /** Nothing is off, and some numbers lie where one in five does. */
  onlyOutside: (names: string, one: 'above' | 'below' | null) =>
    one === null
      ? `Nothing unusual. ${capitalised(names)} were a little outside their ranges. For each, that happens about one week in five.`
      : `Nothing unusual. ${capitalised(names)} came in a little ${one} the range we expected. That happens about one week in five.`,
  /** While all of this week is still coming in. */
  nothingLately: (areAllInside: boolean) =>
    `Nothing${areAllInside ? '' : ' unusual'} last week. This week is still coming in.`,
  /** Marks what was said of an earlier week and still stands. */
  lastWeek: '(last week)',
  weekOf: (day: string) => `(on ${day})`,
  noneJudged: 'We cannot say yet: there is too little to compare with.',
  some: (off: number, of: number, phrases: string) =>
    `${capitalised(countWords(off))} of ${countWords(of)}: ${phrases}.`,
});

export const comingMessages = sentences('comingMessages', {
  /** Only where every week ahead is expected within a tenth of the last four. */
  alike: (range: string, lead: LeadNames) =>
    `The next eight weeks${lead ? ` ${lead.of}` : ''} look much like the last few: ${range}.`,
  ahead: (range: string, side: 'higher' | 'lower' | null, lead: LeadNames) =>
    `Over the next eight weeks we expect ${lead ? `${lead.noun} of ` : ''}${range}${side === null ? '' : `, ${side} than lately`}.`,
  major: (event: string, weeks: number, range: string, others: number, lead: LeadNames) =>
    `${event} ${inWeeks(weeks)}${lead ? `, ${lead.noun}` : ''}: ${range}.${others > 0 ? ` The other ${countWords(others)} weeks look much like the last few.` : ''}`,
});

function inWeeks(weeks: number): string {
  const near = ['this week', 'next week'];
  return near[weeks] ?? `in ${weeks} weeks`;
}
