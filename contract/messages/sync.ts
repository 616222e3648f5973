import type { SyncProblem } from '../functions/sync.ts';
import type { IntegrationType } from '../tables/integrations.ts';
import { connectionAdvice } from './integrations.ts';

/** The names of the integrations. */
export const integrationTitles: Readonly<Record<IntegrationType, string>> = {
  planning_center: 'Planning Center',
  google_search_console: 'Google Search Console',
};

const sentences: Readonly<Record<SyncProblem, (title: string) => string>> = {
  reconnect_needed: connectionAdvice.reconnect,
  provider_unavailable: (title) =>
    `${title} is not answering, or asks us to wait. Reading will continue by itself.`,
  provider_refused: connectionAdvice.refused,
  provider_not_configured: connectionAdvice.notConfigured,
  no_property: () => 'Choose a Search Console property first.',
  partly_failed: (title) => `Some of ${title} could not be read. We try again every night.`,
  failed: (title) => `${title} could not be read. We try again every night.`,
  process_ended: (title) =>
    `Steeple stopped unexpectedly more than once while it was updating ${title}. We’re giving it a rest, and it will continue by itself.`,
};

/** The note on the week from which on a church's figures are another organization's or property's. */
export const otherOriginNotes: Readonly<Record<IntegrationType, string>> = {
  planning_center:
    'Another Planning Center organization was connected. Its figures are shown; those of the previous one are set aside.',
  google_search_console:
    'Another Search Console property was chosen. Its figures are shown; those of the previous one are set aside.',
};

/** What is wrong with the sync of a connection and what to do about it, for a person. */
export function syncProblemSentence(problem: SyncProblem, type: IntegrationType): string {
  return sentences[problem](integrationTitles[type]);
}
