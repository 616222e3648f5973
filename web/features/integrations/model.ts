import type { Integration } from '#contract/tables/integrations.ts';

export type IntegrationType = Integration['integration_type'];

/** The systems that can be connected, in the order of their cards. */
export const connectable = [
  {
    type: 'planning_center',
    title: 'Planning Center',
    text: 'People, giving, groups and check-ins from your church management system.',
    startFunction: 'planning-center-oauth-init',
  },
  {
    type: 'google_search_console',
    title: 'Google Search Console',
    text: 'How people find your church when they search the web.',
    startFunction: 'google-oauth-init',
  },
] as const satisfies readonly { type: IntegrationType; [fact: string]: string }[];

export type Connectable = (typeof connectable)[number];

/** Whether the church is connected to this system. */
export function isConnected(integrations: readonly Integration[], type: IntegrationType): boolean {
  return integrations.some((row) => row.integration_type === type && row.is_connected);
}
