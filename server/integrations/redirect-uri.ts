import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Config } from '../config.ts';

/** The named functions that providers send a person's browser back to. */
export const callbackNames = {
  planning_center: 'planning-center-oauth-callback',
  google_search_console: 'google-oauth-callback',
} as const satisfies Record<IntegrationType, string>;

/**
 * The address that a provider sends the browser back to; it must be registered there exactly.
 *
 * @param origin of the page that asked; SITE_URL is used for a page that is not served from here
 */
export function redirectUri(config: Config, type: IntegrationType, origin: string): string {
  const own = config.ownOrigins.has(origin) ? origin : config.siteUrl;
  return `${own}/functions/v1/${callbackNames[type]}`;
}
