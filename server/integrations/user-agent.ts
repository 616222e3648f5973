import type { Config } from '../config.ts';

/**
 * Our user agent at providers, with the address of this Steeple. Planning Center answers 403 to programs
 * that do not identify themselves.
 */
export function userAgent({ siteUrl }: UserAgentSettings): string {
  // A header takes printable ASCII only; anything else would fail every request.
  return `Steeple (${siteUrl.replace(/[^\x20-\x7e]/g, '?')})`;
}

export type UserAgentSettings = Pick<Config, 'siteUrl'>;
