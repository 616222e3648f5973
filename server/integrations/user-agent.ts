import type { Config } from '../config.ts';

/**
 * Our user agent at providers, with a way to contact us. Planning Center answers 403 to programs
 * that do not identify themselves.
 */
export function userAgent({ SUPPORT_CONTACT, siteUrl }: UserAgentSettings): string {
  // A header takes printable ASCII only; anything else would fail every request.
  return `Steeple (${(SUPPORT_CONTACT ?? siteUrl).replace(/[^\x20-\x7e]/g, '?')})`;
}

export type UserAgentSettings = Pick<Config, 'SUPPORT_CONTACT' | 'siteUrl'>;
