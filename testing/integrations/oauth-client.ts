import { createOauthClient } from '#server/integrations/oauth/oauth-client.ts';

/** The client that the server uses. */
export const oauth = createOauthClient({
  siteUrl: 'http://localhost:3000',
  isProduction: false,
});
