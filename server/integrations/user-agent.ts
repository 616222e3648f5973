import type { Config } from '../config.ts';

/**
 * What we call ourselves towards providers, with a way to reach us. Planning Center answers 403 to
 * programs that do not say who they are.
 */
export function userAgent({ SUPPORT_CONTACT, siteUrl }: UserAgentSettings): string {
  // A header takes printable ASCII only; anything else would fail every request.
  return `Steeple (${(SUPPORT_CONTACT ?? siteUrl).replace(/[^\x20-\x7e]/g, '?')})`;
}

export type UserAgentSettings = Pick<Config, 'SUPPORT_CONTACT' | 'siteUrl'>;
