import type { PulseSearch } from '../functions/pulse-search.ts';
import { dayWords, rangeWords, valueWords } from './figure-words.ts';

type Line = PulseSearch['line'];

const clicks = (value: number) => valueWords(value, 'clicks', null);
const isOpen = ({ state }: Line[number]) => state === 'incomplete';

/** Over the line of other searches: what is drawn how. */
export function searchLineCaption({ step, line, to }: PulseSearch): string {
  const sentences = [
    step === 'day'
      ? 'Other searches, clicks a day.'
      : `Other searches, clicks a week from ${dayWords(line[0]?.from ?? to, 'short')}.`,
    line.some(({ yearAgo }) => yearAgo !== null) ? 'Dashed gray: a year ago.' : '',
    line.some(isOpen) ? 'Hatched: Google is still counting.' : '',
    step === 'day' && daysSince(line, to).length > 0
      ? `After ${dayWords(to, 'short')}: not in the table yet.`
      : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The line of other searches in one sentence, read aloud in its place. */
export function searchLineSentence({ step, line, from, to, other }: PulseSearch): string {
  if (step === 'week') {
    return `Clicks of other searches in ${line.length} weeks: ${rangeOf(line)} a week.`;
  }
  const range = rangeOf(line.filter((day) => day.from <= to));
  const gaps = line.filter(({ value }) => value === null).length;
  const since = daysSince(line, to);
  const open = line.filter(isOpen).length;
  return [
    `Clicks of other searches from ${dayWords(from)} to ${dayWords(to)}: ${range} a day, ${clicks(other.now)} in all`,
    other.yearAgo === null ? '' : `, against ${clicks(other.yearAgo)} a year ago`,
    gaps > 0 ? `; ${daysInWords(gaps)} not read` : '',
    since.length > 0 ? `; ${daysInWords(since.length)} since` : '',
    open > 0 ? `, of which Google is still counting ${open}` : '',
    '.',
  ].join('');
}

function rangeOf(line: Line): string {
  const known = line.flatMap(({ value }) => (value === null ? [] : [value]));
  return rangeWords({ low: Math.min(...known), high: Math.max(...known) }, 'clicks', null);
}

const daysSince = (line: Line, to: string) => line.filter(({ from }) => from > to);
const daysInWords = (days: number) => (days === 1 ? '1 day' : `${days} days`);
