import { screen, within } from '@testing-library/react';
import { integrationRow } from '#web/testing/integration-row.ts';
import { demoBackend, renderApp } from '#web/testing/render-app.tsx';

export const path = '/account/integration/google-search-console';
export const domain = 'sc-domain:gracehill.example';
export const site = 'https://www.gracehill.example/';

export const properties = [
  { siteUrl: domain, permissionLevel: 'siteOwner' },
  { siteUrl: site, permissionLevel: 'siteFullUser' },
];
export const longPage = `https://www.gracehill.example/${'sermons/'.repeat(6)}`;
export const analytics = {
  totals: { clicks: 1412, impressions: 29_035, avgPosition: 14.24, avgCTR: 4.863 },
  topQueries: [{ query: 'churches near me', clicks: 1022, impressions: 9400, position: 8.66 }],
  topPages: [{ page: longPage, clicks: 31, impressions: 702, position: 3 }],
  period: { startDate: '2026-11-12', endDate: '2026-11-18' },
};

type Setting = {
  rows?: Record<string, unknown>[];
  properties?: () => Response;
  data?: () => Response;
  query?: string;
};

/** Opens the settings page of a church that is connected by default. */
export function openSettings(setting: Setting = {}) {
  const { rows = [integrationRow('google_search_console')], query = '' } = setting;
  const backend = demoBackend();
  backend.tables.integrations = rows;
  backend.functions['google-search-console-properties'] = setting.properties ?? chosen(null);
  backend.functions['google-search-console-data'] =
    setting.data ?? (() => Response.json(analytics));
  backend.functions['google-search-console-select-property'] = () =>
    Response.json({ success: true });
  return renderApp(`${path}${query}`, { signedInAs: 'accountAdmin', backend });
}

/** The properties function with one of them chosen, or none. */
export function chosen(currentProperty: string | null, list = properties, more = {}) {
  return () => Response.json({ properties: list, currentProperty, ...more });
}

/** A function that says no, with a code. */
export function refusal(code: string, status = 502) {
  return () => Response.json({ success: false, error: 'no', code }, { status });
}

/** A card or a list of the page, by its heading. */
export const region = (name: string) => within(screen.getByRole('region', { name }));
/** The calls of one named function so far. */
export const calls = ({ backend }: ReturnType<typeof openSettings>, name: string) =>
  backend.sent.filter(({ path: called }) => called === `/functions/v1/${name}`);
export const saveButton = () => screen.findByRole('button', { name: 'Save Selection' });
