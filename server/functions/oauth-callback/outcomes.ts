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

/** What a person reads below the sentence of the specification: what happened, and what to do. */
export const adviceOf: Record<Outcome, string> = {
  connected: 'You can close this window.',
  denied: 'Access was not allowed, so nothing was connected. Connect again to allow it.',
  scope_missing:
    'The access that Steeple asks for was not granted, so nothing was connected. Connect again and leave every box ticked.',
  stale:
    'This sign-in was already used, took too long, or was started in another browser. Go back to Steeple and connect again.',
  refused: 'You may no longer connect systems for this account. Ask a Super Admin of Steeple.',
  provider_failed:
    'The other system did not complete the sign-in. Please connect again in a moment.',
  failed: 'Something went wrong on our side. Please connect again in a moment.',
};

type Ending = { type: ConnectionMessageType; sentence: string; path: string };

/**
 * What the return page of each integration tells the asking page, shows to a person, and leads to
 * when it stands alone.
 */
export const endings: Record<IntegrationType, { success: Ending; failure: Ending }> = {
  google_search_console: {
    success: {
      type: 'google-oauth-success',
      sentence: searchConsoleMessages.connected,
      path: '/account/integration/google-search-console?oauth=success',
    },
    failure: {
      type: 'google-oauth-error',
      sentence: searchConsoleMessages.connectFailed,
      path: '/account/integration/google-search-console?oauth=error',
    },
  },
  planning_center: {
    success: {
      type: 'planning-center-oauth-success',
      sentence: planningCenterMessages.connected,
      path: '/account/integration/planning-center?oauth=success',
    },
    failure: {
      type: 'planning-center-oauth-error',
      sentence: planningCenterMessages.connectFailed,
      // Its settings page is for connected churches only.
      path: '/account/integration?oauth=error',
    },
  },
};
