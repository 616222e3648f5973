import type { ConnectionMessageType } from '#contract/functions/connections.ts';
import { planningCenterMessages, searchConsoleMessages } from '#contract/messages/integrations.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';

/**
 * How a connection ended:
 * - `connected`: the tokens are kept
 * - `denied`: the person said no at the provider, or the provider did
 * - `scope_missing`: the person left out the one right that the connection is about
 * - `stale`: nobody is on their way with this state, in this browser (used, run out, signed out)
 * - `refused`: the person may not connect this church any more, or it is gone
 * - `provider_failed`: the provider did not trade the code for tokens
 * - `failed`: we could not keep them
 */
export type Outcome =
  | 'connected'
  | 'denied'
  | 'scope_missing'
  | 'stale'
  | 'refused'
  | 'provider_failed'
  | 'failed';

type Ending = { type: ConnectionMessageType; sentence: () => string; path: string };

/**
 * What the return page of each integration tells the asking page, shows to a person, and leads to
 * when it stands alone.
 */
export const endings: Record<IntegrationType, { success: Ending; failure: Ending }> = {
  google_search_console: {
    success: {
      type: 'google-oauth-success',
      sentence: () => searchConsoleMessages.connected,
      path: '/account/integration/google-search-console?oauth=success',
    },
    failure: {
      type: 'google-oauth-error',
      sentence: () => searchConsoleMessages.connectFailed,
      path: '/account/integration/google-search-console?oauth=error',
    },
  },
  planning_center: {
    success: {
      type: 'planning-center-oauth-success',
      sentence: () => planningCenterMessages.connected,
      path: '/account/integration/planning-center?oauth=success',
    },
    failure: {
      type: 'planning-center-oauth-error',
      sentence: () => planningCenterMessages.connectFailed,
      // Its settings page is for connected churches only.
      path: '/account/integration?oauth=error',
    },
  },
};
