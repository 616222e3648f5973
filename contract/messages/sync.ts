import type { SyncProblem } from '../functions/sync.ts';
import type { IntegrationType } from '../tables/integrations.ts';
import { weekWords } from './figure-words.ts';
import { connectionAdvice } from './integrations.ts';
import { sentences } from './sentences.ts';

/** The names of the integrations. */
export const integrationTitles: Readonly<Record<IntegrationType, string>> = sentences(
  'integrationTitles',
  { planning_center: 'Planning Center', google_search_console: 'Google Search Console' },
);

export const syncProblems = sentences('syncProblems', {
  unavailable: (title: string) =>
    `${title} is slow right now. We’ll keep trying — you don’t need to do anything.`,
  noProperty: 'Choose a website to finish connecting Google.',
  partly: (title: string) => `Some of ${title} couldn’t be updated. We try again every night.`,
  failed: (title: string) => `${title} couldn’t be updated. We try again every night.`,
  ended: (title: string) =>
    `We ran into a problem updating ${title}. We’ll try again automatically, so you don’t need to do anything.`,
});

/** What a step of a sync reads. */
export const syncSteps = sentences('syncSteps', {
  of: {
    eventTimes: 'Services and headcounts',
    checkIns: 'Check-ins',
    gifts: 'Giving',
    guestCards: 'Guests',
    team: 'Teams',
    memberCounts: 'Group members',
    firstVisits: 'First visits',
    meetings: 'Group meetings',
    searchDays: 'Searches',
    searchPages: 'Pages in searches',
    households: 'Households',
    newest: 'The latest week',
    firstGifts: 'First gifts',
    rows: 'Return visits and serving',
  },
  dated: (what: string, days: string) => `${what}, ${days}`,
});

const isStep = (kind: string): kind is keyof typeof syncSteps.of =>
  Object.hasOwn(syncSteps.of, kind);
/** Of steps that concern all of the past. */
const undated: ReadonlySet<string> = new Set(['firstVisits', 'memberCounts']);

/**
 * What a sync reads now, for a person, e.g. `Check-ins, Aug 24–Nov 22, 2026`.
 *
 * @param key of its step, e.g. `past checkIns 2026-08-24..2026-11-22`; another key as it is
 */
export function stepWords(key: string): string {
  const [, kind = '', from, to] = /^(?:\w+ )?(\w+)(?: ([\d-]*)\.\.([\d-]+))?$/.exec(key) ?? [];
  if (!isStep(kind)) {
    return key;
  }
  const what = syncSteps.of[kind];
  return from && to && !undated.has(kind)
    ? syncSteps.dated(what, weekWords(from, to, 'short'))
    : what;
}

/** The note on the week from which on a church's figures are another organization's or property's. */
export const otherOriginNotes: Readonly<Record<IntegrationType, string>> = sentences(
  'otherOriginNotes',
  {
    planning_center:
      'You connected a different Planning Center account. From here on, these are its numbers.',
    google_search_console:
      'You chose a different website in Google. From here on, these are its numbers.',
  },
);

const sayings: Readonly<Record<SyncProblem, (title: string) => string>> = {
  reconnect_needed: (title) => connectionAdvice.reconnect(title),
  provider_unavailable: (title) => syncProblems.unavailable(title),
  provider_refused: (title) => connectionAdvice.refused(title),
  provider_not_configured: (title) => connectionAdvice.notConfigured(title),
  no_property: () => syncProblems.noProperty,
  partly_failed: (title) => syncProblems.partly(title),
  failed: (title) => syncProblems.failed(title),
  process_ended: (title) => syncProblems.ended(title),
};

/** What is wrong with the sync of a connection and what to do about it, for a person. */
export function syncProblemSentence(problem: SyncProblem, type: IntegrationType): string {
  return sayings[problem](integrationTitles[type]);
}
