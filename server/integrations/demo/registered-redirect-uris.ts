import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Config } from '../../config.ts';
import { redirectUri } from '../redirect-uri.ts';

/** The callbacks registered at the sandbox for this installation: one for each of its names. */
export function registeredRedirectUris(config: Config): Record<IntegrationType, string[]> {
  const of = (type: IntegrationType) => [
    ...new Set([...config.ownOrigins].map((origin) => redirectUri(config, type, origin))),
  ];
  return {
    planning_center: of('planning_center'),
    google_search_console: of('google_search_console'),
  };
}
