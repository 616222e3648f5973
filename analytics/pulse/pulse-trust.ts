import { weekdayWords } from '#contract/figure-words.ts';
import type { PulsePoint, PulseTile, PulseTrust } from '#contract/functions/church-pulse.ts';
import { trustMessages } from '#contract/pulse-messages.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { addDays } from '../calendar/plain-date.ts';
import { noteOf } from './masked-weeks.ts';
import type { ConnectionFacts, PulseInput } from './pulse-input.ts';

const systemNames: Readonly<Record<IntegrationType, string>> = {
  planning_center: 'Planning Center',
  google_search_console: 'Google',
};
/** A system is read every night; two missed nights are worth a word. */
const staleDays = 2;
/** More gaps than a quarter of the weeks is another answer than 'yes'. */
const manyGaps = 0.25;

/** 'Can I trust this?': what was counted, what is missing, what has still to settle, what is cut off. */
export function pulseTrust(
  input: PulseInput,
  attendance: readonly PulsePoint[],
  tiles: readonly PulseTile[],
): PulseTrust {
  // Weeks before the church's first count are no gaps.
  const first = attendance.findIndex(({ value }) => value !== null);
  const since = first === -1 ? [] : attendance.slice(first);
  const ended = since.filter(({ judged, value }) => !(judged === 'provisional' && value === null));
  const gaps = ended
    .filter(({ value }) => value === null)
    .map(({ week, day }) => ({ week, day, note: noteOf(week, input.annotations) }));
  const connections = input.connections
    .filter(({ isConnected }) => isConnected)
    .map((facts) => connectionOf(facts, input));
  return {
    answer: [gapsAnswer(gaps.length, ended.length), ...connections.flatMap(problemOf)].join(' '),
    counted: ended.length - gaps.length,
    of: ended.length,
    gaps,
    duplicates: null,
    provisional: tiles.filter(({ state }) => state === 'provisional').map(({ tile }) => tile),
    connections,
  };
}

function gapsAnswer(gaps: number, of: number): string {
  if (gaps === 0) {
    return trustMessages.whole;
  }
  return gaps / of > manyGaps ? trustMessages.manyGaps(of - gaps, of) : trustMessages.gaps(gaps);
}

type Connection = PulseTrust['connections'][number];

function connectionOf(facts: ConnectionFacts, { timeZone, today }: PulseInput): Connection {
  const { integrationType, readAt, brokenSince, isReading } = facts;
  const name = systemNames[integrationType];
  const dateOf = (instant: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(instant));
  const as = (state: Connection['state'], sentence: string | null): Connection => ({
    integrationType,
    state,
    readAt,
    sentence,
  });
  if (brokenSince !== null) {
    return as('broken', trustMessages.broken(name, weekdayWords(dateOf(brokenSince))));
  }
  if (isReading) {
    return as('reading', null);
  }
  if (readAt === null) {
    return as('stale', trustMessages.neverRead(name));
  }
  return dateOf(readAt) < addDays(today, -staleDays)
    ? as('stale', trustMessages.stale(name, weekdayWords(dateOf(readAt))))
    : as('fresh', null);
}

function problemOf({ state, sentence }: Connection): string[] {
  return state === 'broken' && sentence !== null ? [sentence] : [];
}
