import { localDay } from '#contract/formats.ts';
import type {
  PulsePoint,
  PulseTile,
  PulseTrust,
  TileId,
} from '#contract/functions/church-pulse.ts';
import { askedMessages } from '#contract/messages/dashboard.ts';
import { trustFactMessages } from '#contract/messages/dashboard-page.ts';
import { dayWords, weekdayWords } from '#contract/messages/figure-words.ts';
import { countMissing } from '#contract/messages/notices.ts';
import { syncProblemSentence } from '#contract/messages/sync.ts';
import { trustMessages } from '#contract/messages/trust.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { addDays } from '../calendar/plain-date.ts';
import { missingWords } from '../figures/missing-words.ts';
import { noteOf } from './masked-weeks.ts';
import type { ConnectionFacts, PulseInput } from './pulse-input.ts';
import { pulseNotices } from './pulse-notices.ts';
import { tileOf } from './tile-definitions.ts';
import { trustAnswer } from './trust-answer.ts';
import { typedFacts } from './typed-facts.ts';
import { isGap, type Missing } from './what-is-missing.ts';

const systemNames: Readonly<Record<IntegrationType, string>> = {
  planning_center: 'Planning Center',
  google_search_console: 'Google',
};
/** Syncs run every night; two missed nights are worth mentioning. */
const staleDays = 2;

/**
 * 'Can I trust this?': what was counted, what is missing, what may still change, what was clipped.
 *
 * @param lead the tile whose weeks are counted: attendance, where there is any
 * @param missing see `whatIsMissing`
 */
export function pulseTrust(
  input: PulseInput,
  lead: PulseTile | undefined,
  tiles: readonly PulseTile[],
  missing: Missing,
): PulseTrust {
  const ended = weeksSinceFirst(lead, input);
  const named = ({ week, day }: PulsePoint) => ({
    week,
    day,
    note: noteOf(week, input.annotations),
  });
  const gaps = ended.filter(isGap).map((point) => ({
    ...named(point),
    isPartial: point.value !== null,
    ...servicesMissing(input, point),
  }));
  const leftOut = ended.filter((point) => point.isMasked && !isGap(point));
  const comingIn = ended.filter(({ judged, isMasked }) => judged === 'provisional' && !isMasked);
  const connections = input.connections
    .filter(({ isConnected }) => isConnected)
    .map((facts) => connectionOf(facts, input));
  const notices = pulseNotices(input);
  const partial = tiles.filter(({ state }) => state === 'partial');
  const gone = lastDisconnected(input);
  const answer = input.asked.figures.has('attendance')
    ? askedMessages.trust
    : trustAnswer(gaps, ended.length, { leftOut: countMissing(notices), missing });
  return {
    answer:
      gone === null || connections.length > 0
        ? [answer, ...(gone === null ? [] : [gone]), ...connections.flatMap(problemOf)].join(' ')
        : trustFactMessages.no(gone),
    counted: ended.length - gaps.length - leftOut.length - comingIn.length,
    of: ended.length,
    gaps,
    leftOut: leftOut.map(named),
    isComingIn: comingIn.length > 0,
    duplicates: duplicatesOf(input, ended),
    byHand: lead ? typedFacts(input, lead.tile, lead.line) : null,
    provisional: tiles.filter(({ state }) => state === 'provisional').map(({ tile }) => tile),
    partial: partial.map(({ tile }) => tile),
    connections,
    notices,
  };
}

/** The services that a part of a count lacks, where they are known. */
function servicesMissing(
  { services }: PulseInput,
  { week, value }: PulsePoint,
): { services?: string } {
  const known = value === null ? null : missingWords(services, week);
  return known ? { services: known.missing.words } : {};
}

/** The weeks that are over since the first count: those before it are no gaps. */
function weeksSinceFirst(lead: PulseTile | undefined, input: PulseInput): PulsePoint[] {
  if (lead === undefined) {
    return [];
  }
  const first = firstCounted(lead.tile, input);
  return lead.line.filter(
    ({ week, judged, value }) =>
      first !== null && week >= first && !(judged === 'provisional' && value === null),
  );
}

/** The first week that a tile's figure was counted in, or is hidden in. */
export function firstCounted(tile: TileId, input: Pick<PulseInput, 'figures' | 'own'>) {
  const [figure] = tileOf(tile, input).figures;
  const rows = (figure && input.figures.get(figure)) ?? [];
  return rows.find(({ value, state }) => value !== null || state === 'suppressed')?.week ?? null;
}

/**
 * Duplicate check-ins: records beyond the number of people. Where attendance comes from headcounts,
 * the children's check-ins are used instead.
 */
function duplicatesOf(
  { figures }: PulseInput,
  weeks: readonly PulsePoint[],
): PulseTrust['duplicates'] {
  const shown = new Set(weeks.map(({ week }) => week));
  for (const tile of ['attendance', 'kids'] as const) {
    const rows = (figures.get(tile) ?? []).filter(({ week }) => shown.has(week));
    if (rows.length > 0 && rows.every(({ source }) => source === 'check_ins')) {
      const twice = rows.map(({ count, value }) => Math.max(0, count - (value ?? count)));
      return { tile, count: twice.reduce((sum, each) => sum + each, 0) };
    }
  }
  return null;
}

type Connection = PulseTrust['connections'][number];

function connectionOf(facts: ConnectionFacts, { timeZone, today }: PulseInput): Connection {
  const { integrationType, readAt, brokenSince, isReading, problem } = facts;
  const name = systemNames[integrationType];
  const dateOf = (instant: string) => localDay(new Date(instant), timeZone);
  const as = (state: Connection['state'], sentence: string | null): Connection => ({
    integrationType,
    state,
    readAt,
    sentence,
  });
  if (brokenSince !== null) {
    return as('broken', trustMessages.broken(name, weekdayWords(dateOf(brokenSince))));
  }
  if (problem !== null) {
    return as(isReading ? 'reading' : 'stale', syncProblemSentence(problem, integrationType));
  }
  if (isReading) {
    return as('reading', trustMessages.reading(name));
  }
  if (readAt === null) {
    return as('stale', trustMessages.neverRead(name));
  }
  return dateOf(readAt) < addDays(today, -staleDays)
    ? as('stale', trustMessages.stale(name, weekdayWords(dateOf(readAt))))
    : as('fresh', null);
}

/** What was disconnected last, as a sentence; null where nothing is. */
function lastDisconnected({ connections, timeZone, today }: PulseInput): string | null {
  const gone = connections
    .filter(({ isConnected, disconnectedAt }) => !isConnected && disconnectedAt !== null)
    .toSorted((a, b) => (a.disconnectedAt ?? '').localeCompare(b.disconnectedAt ?? ''))
    .at(-1);
  if (!gone?.disconnectedAt) {
    return null;
  }
  const day = localDay(new Date(gone.disconnectedAt), timeZone);
  return trustFactMessages.disconnected(
    systemNames[gone.integrationType],
    day === today ? null : dayWords(day),
  );
}

function problemOf({ state, sentence }: Connection): string[] {
  return state === 'broken' && sentence !== null ? [sentence] : [];
}
