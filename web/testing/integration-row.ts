import { fakeId } from './fake-backend.ts';

/** A row of `integrations`, by default of Grace Hill Church. */
export function integrationRow(
  integration_type: 'planning_center' | 'google_search_console',
  given: Record<string, unknown> = {},
) {
  return {
    id: fakeId(integration_type === 'planning_center' ? 301 : 302),
    account_id: fakeId(101),
    integration_type,
    is_connected: true,
    access_token: null,
    refresh_token: null,
    token_expires_at: '2026-11-21T12:00:00+00:00',
    connected_at: '2026-03-02T18:05:00+00:00',
    disconnected_at: null,
    metadata: null,
    ...given,
  };
}
