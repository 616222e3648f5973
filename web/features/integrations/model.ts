import * as z from 'zod/mini';
import {
  type ConnectionFailureCode,
  type ConnectionMessageType,
  connectionFailureCodes,
} from '#contract/functions/connections.ts';
import {
  connectionAdvice,
  integrationWords,
  planningCenterMessages,
  searchConsoleMessages,
} from '#contract/messages/integrations.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import { paths } from '#web/lib/paths.ts';

export type IntegrationType = Integration['integration_type'];

/** The church whose connections are shown. */
export type ConnectingAccount = { id: string; name: string };

/** What the screens need to know about an integration. */
export type IntegrationKind = {
  type: IntegrationType;
  title: string;
  /** What it brings, on its card. */
  text: string;
  settingsPath: string;
  /** The named function that gives the consent page. */
  startFunction: string;
  /** What the pop-up's last page says. */
  messageTypes: { success: ConnectionMessageType; error: ConnectionMessageType };
  sentences: { connected: string; connectFailed: string };
  /** The first word of the keys of what is read from this integration. */
  queryRoot: string;
};

export const planningCenter: IntegrationKind = {
  type: 'planning_center',
  get title() {
    return integrationTitles.planning_center;
  },
  get text() {
    return integrationWords.planningCenterText;
  },
  settingsPath: paths.planningCenter,
  startFunction: 'planning-center-oauth-init',
  messageTypes: { success: 'planning-center-oauth-success', error: 'planning-center-oauth-error' },
  sentences: planningCenterMessages,
  queryRoot: queryRoots.planningCenter,
};

export const searchConsole: IntegrationKind = {
  type: 'google_search_console',
  get title() {
    return integrationTitles.google_search_console;
  },
  get text() {
    return integrationWords.searchConsoleText;
  },
  settingsPath: paths.searchConsole,
  startFunction: 'google-oauth-init',
  messageTypes: { success: 'google-oauth-success', error: 'google-oauth-error' },
  sentences: searchConsoleMessages,
  queryRoot: queryRoots.searchConsole,
};

/** The integrations that can be connected, in the order of their cards. */
export const integrationKinds: readonly IntegrationKind[] = [planningCenter, searchConsole];

/** The row of an integration that is connected; undefined when it is not. */
export function findConnection(
  integrations: readonly Integration[],
  type: IntegrationType,
): Integration | undefined {
  return integrations.find((row) => row.integration_type === type && row.is_connected);
}

const withProperty = z.object({ property_url: z.string() });

/** The Search Console property that a connection's row remembers; null while none was chosen. */
export function rememberedProperty({ metadata }: Pick<Integration, 'metadata'>): string | null {
  const parsed = z.safeParse(withProperty, metadata);
  return parsed.success ? parsed.data.property_url : null;
}

/** Why a function of an integration refused; null for an unknown reason. */
export function failureCode(error: unknown): ConnectionFailureCode | null {
  if (!(error instanceof RequestRefused)) {
    return null;
  }
  return connectionFailureCodes.find((code) => code === error.code) ?? null;
}

/** What a person can do about a failure; undefined when trying again is all there is. */
export function adviceFor(error: unknown, { title }: IntegrationKind): string | undefined {
  switch (failureCode(error)) {
    case 'reconnect_needed':
      return connectionAdvice.reconnect(title);
    case 'provider_unavailable':
      return connectionAdvice.later(title);
    case 'provider_refused':
      return connectionAdvice.refused(title);
    default:
      return undefined;
  }
}
