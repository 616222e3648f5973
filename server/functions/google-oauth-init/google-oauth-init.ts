import {
  type StartConnectionRequest,
  startConnectionRequest,
} from '#contract/functions/connections.ts';
import { beginConnection } from '../../integrations/oauth/begin-connection.ts';
import type { NamedFunction } from '../named-function.ts';

/** Starts connecting Google Search Console: answers the address of the consent page. */
export const googleOauthInit: NamedFunction<StartConnectionRequest> = {
  request: startConnectionRequest,
  async run(services, claims, request, c) {
    return {
      authUrl: await beginConnection(services, claims, c, 'google_search_console', request),
    };
  },
};
