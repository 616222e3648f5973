import { createOauthClient } from '#server/integrations/oauth/oauth-client.ts';

/** The client that the server uses. */
export const oauth = createOauthClient({
  SUPPORT_CONTACT: undefined,
  siteUrl: 'http://localhost:3000',
  isProduction: false,
});
