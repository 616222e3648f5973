import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { redirectUri } from '../redirect-uri.ts';
import { registeredRedirectUris } from './registered-redirect-uris.ts';

test('every address that Steeple sends as its own callback is registered, and no other', () => {
  const config = readConfig({ PORT: '4010' });
  const registered = registeredRedirectUris(config);
  for (const origin of config.allowedOrigins) {
    expect(registered.planning_center).toContain(redirectUri(config, 'planning_center', origin));
    expect(registered.google_search_console).toContain(
      redirectUri(config, 'google_search_console', origin),
    );
  }
  expect(registered.planning_center).toEqual([
    'http://localhost:4010/functions/v1/planning-center-oauth-callback',
    'http://127.0.0.1:4010/functions/v1/planning-center-oauth-callback',
    'http://[::1]:4010/functions/v1/planning-center-oauth-callback',
  ]);
});
