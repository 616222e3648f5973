import { dateFormat, localDay } from '#contract/formats.ts';
import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { tileNames } from '#contract/messages/dashboard.ts';
import { dayWords, listWords, weekdayWords } from '#contract/messages/figure-words.ts';
import { daysBetween } from '../calendar/plain-date.ts';
import type { PulseInput } from './pulse-input.ts';

/** The line under the sentence: how complete the week is, and when it was read. */
export function pulseFacts(
  tiles: readonly PulseTile[],
  week: { isOver: boolean; day: string; last: string },
  asOf: string | null,
  input: Pick<PulseInput, 'timeZone' | 'today'>,
): string {
  return [completeness(tiles, week), asOf === null ? null : readWords(asOf, input)]
    .filter((part) => part !== null)
    .join(' ');
}

/** Null where it cannot be said, because a number waits for an answer. */
function completeness(
  tiles: readonly PulseTile[],
  { isOver, day, last }: { isOver: boolean; day: string; last: string },
): string | null {
  const open = tiles.filter(({ state }) => state === 'provisional');
  if (!isOver) {
    const isCounted = tiles.some(({ tile, verdict }) => tile === 'attendance' && verdict.side);
    return isCounted
      ? `${weekdayWords(day)} is counted, and the week runs through ${weekdayWords(last)}.`
      : 'The week is still running.';
  }
  if (tiles.some(({ state }) => state === 'asked')) {
    return null;
  }
  const partial = tiles.filter(({ state }) => state === 'partial');
  const closesOn = open[0]?.closesOn ?? null;
  const until = closesOn
    ? `, which may change until ${weekdayWords(closesOn)}`
    : ', which may still change';
  const exceptions = [
    ...(open.length > 0 ? [`${namesOf(open)}${until}`] : []),
    ...(partial.length > 0 ? [`${namesOf(partial)}, of which a part is missing`] : []),
  ];
  return exceptions.length === 0
    ? 'The week is complete.'
    : `The week is complete but for ${exceptions.join('; and for ')}.`;
}

function namesOf(tiles: readonly PulseTile[]): string {
  return listWords(tiles.map(({ tile }) => tileNames[tile].toLowerCase()));
}

/** E.g. `Read today, Monday, 6:10 AM.`, in the church's time zone. */
function readWords(asOf: string, { timeZone, today }: Pick<PulseInput, 'timeZone' | 'today'>) {
  const instant = new Date(asOf);
  const date = localDay(instant, timeZone);
  const time = dateFormat({ timeZone, timeStyle: 'short' })
    .format(instant)
    .replace('\u202f', '\u00a0');
  const days = daysBetween(date, today);
  const day = weekdayWords(date);
  if (days === 0) {
    return `Read today, ${day}, ${time}.`;
  }
  return days === 1
    ? `Read yesterday, ${day}, ${time}.`
    : `Read on ${day}, ${dayWords(date)}, ${time}.`;
}
