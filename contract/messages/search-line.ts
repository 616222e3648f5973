import type { PulseSearch } from '../functions/pulse-search.ts';
import { countWords, dayWords, rangeWords, valueWords } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** The table of clicks from Google. */
export const searchMessages = sentences('searchMessages', {
  byName: 'With your name',
  other: 'Without your name',
  local: 'of those, local (“church near me”)',
  withheld: 'Searches Google keeps private',
  all: 'All',
  caption: (from: string, to: string) => `Clicks from Google, ${from} to ${to}`,
  clicks: 'Clicks from Google, 28 days',
  now: 'Now',
  yearAgo: 'A year ago',
});

/** The line of other searches: its legend, and what is read aloud in its place. */
export const searchLineMessages = sentences('searchLineMessages', {
  days: 'Clicks per day from searches without your name.',
  weeksFrom: (day: string) => `Clicks per week from searches without your name, from ${day}.`,
  yearAgo: 'Dashed line: last year.',
  open: 'Shaded: still coming in.',
  after: (day: string) => `Days after ${day} aren’t in the table yet.`,
  weeks: (weeks: number, range: string) =>
    `Clicks from searches without your name in ${weeks} weeks: ${range} a week.`,
  clicks: (from: string, to: string, range: string, all: string) =>
    `Clicks from searches without your name, ${from} to ${to}: ${range} a day, ${all} total.`,
  before: (clicks: string) => `A year ago: ${clicks}.`,
  gaps: (days: number) =>
    plural(days, { one: '1 day has no data.', other: `${days} days have no data.` }),
  since: (days: number) =>
    plural(days, {
      one: 'Plus 1 more day since then.',
      other: `Plus ${days} more days since then.`,
    }),
  stillOpen: (days: number) =>
    plural(days, {
      one: 'Google is still counting 1 of those days.',
      other: `Google is still counting ${days} of those days.`,
    }),
});

type Line = PulseSearch['line'];

const clicks = (value: number) => valueWords(value, 'clicks', null);
const isOpen = ({ state }: Line[number]) => state === 'incomplete';

/** Over the line of other searches: what is drawn how. */
export function searchLineCaption({ step, line, to }: PulseSearch): string {
  const legend = [
    step === 'day'
      ? searchLineMessages.days
      : searchLineMessages.weeksFrom(dayWords(line[0]?.from ?? to, 'short')),
    line.some(({ yearAgo }) => yearAgo !== null) ? searchLineMessages.yearAgo : '',
    line.some(isOpen) ? searchLineMessages.open : '',
    step === 'day' && daysSince(line, to).length > 0
      ? searchLineMessages.after(dayWords(to, 'short'))
      : '',
  ];
  return legend.filter(Boolean).join(' ');
}

/** The line of other searches in one sentence, read aloud in its place. */
export function searchLineSentence({ step, line, from, to, other }: PulseSearch): string {
  if (step === 'week') {
    return searchLineMessages.weeks(line.length, rangeOf(line));
  }
  const range = rangeOf(line.filter((day) => day.from <= to));
  const gaps = line.filter(({ value }) => value === null).length;
  const since = daysSince(line, to);
  const open = line.filter(isOpen).length;
  return [
    searchLineMessages.clicks(dayWords(from), dayWords(to), range, clicks(other.now)),
    other.yearAgo === null ? '' : searchLineMessages.before(clicks(other.yearAgo)),
    gaps > 0 ? searchLineMessages.gaps(gaps) : '',
    since.length > 0 ? searchLineMessages.since(since.length) : '',
    open > 0 ? searchLineMessages.stillOpen(open) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function rangeOf(line: Line): string {
  const known = line.flatMap(({ value }) => (value === null ? [] : [value]));
  return rangeWords({ low: Math.min(...known), high: Math.max(...known) }, 'clicks', null);
}

const daysSince = (line: Line, to: string) => line.filter(({ from }) => from > to);

/** The answer to 'How do people find us?', and how searches and guests go together. */
export const foundMessages = sentences('foundMessages', {
  clicks: (now: string) =>
    `Google searches without your name brought ${now} clicks to your website in 28 days.`,
  same: (now: string, before: string) =>
    `Google searches without your name brought ${now} clicks to your website in 28 days, and ${before} a year ago. That’s within the usual ups and downs.`,
  up: (now: string, before: string) =>
    `Google searches without your name brought ${now} clicks to your website in 28 days, up from ${before} a year ago.`,
  down: (now: string, before: string) =>
    `Google searches without your name brought ${now} clicks to your website in 28 days, down from ${before} a year ago.`,
  apart: (weeks: number) =>
    `So far, more clicks haven’t meant more first-time guests ${countWords(weeks)} weeks later.`,
  more: (weeks: number) =>
    `Weeks with more clicks tend to be followed by more first-time guests ${countWords(weeks)} weeks later. That doesn’t prove one causes the other.`,
  fewer: (weeks: number) =>
    `Weeks with more clicks tend to be followed by fewer first-time guests ${countWords(weeks)} weeks later. That doesn’t prove one causes the other.`,
  basedOn: (weeks: number) =>
    plural(weeks, { one: 'Based on 1 week.', other: `Based on ${weeks} weeks.` }),
});

/** Counts that differ by fewer standard deviations, if each were chance, are about the same. */
const sameWithin = 2;

/** The answer to 'How do people find us?'. */
export function searchAnswer({ now, yearAgo }: { now: number; yearAgo: number | null }): string {
  if (yearAgo === null) {
    return foundMessages.clicks(count(now));
  }
  if (Math.abs(now - yearAgo) <= sameWithin * Math.sqrt(now + yearAgo)) {
    return foundMessages.same(count(now), count(yearAgo));
  }
  return foundMessages[now > yearAgo ? 'up' : 'down'](count(now), count(yearAgo));
}

/** How searches and guests are related; the sentence says that this is only an association. */
export function togetherSentence(
  lagWeeks: number,
  { correlation, low, high, weeks }: Record<'correlation' | 'low' | 'high' | 'weeks', number>,
): string {
  const side = low <= 0 && high >= 0 ? 'apart' : correlation > 0 ? 'more' : 'fewer';
  return `${foundMessages[side](lagWeeks)} ${foundMessages.basedOn(weeks)}`;
}

function count(value: number): string {
  return valueWords(value, 'people', null);
}
