import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../../config.ts';
import type { SteepleContext } from '../../http/context.ts';
import { isSecret } from './connection-secrets.ts';

/** The only cookie: it recognizes the browser for as long as a consent page may take. */
const cookieName = 'steeple_oauth';

/** Stores a secret in this browser, for as long as it may take to return from a consent page. */
export function bindBrowser(c: SteepleContext, config: Config, secret: string): void {
  setCookie(c, cookieName, secret, {
    httpOnly: true,
    // The provider sends the browser back from another site, by a top-level navigation.
    sameSite: 'Lax',
    maxAge: config.connectionStateLifeSeconds,
    // On https the name gets the prefix that keeps other hosts of the same domain from setting it;
    // the browser then insists on this path.
    ...(isHttps(config)
      ? { prefix: 'host' as const, secure: true, path: '/' }
      : { path: '/functions/v1' }),
  });
}

/** @returns the secret that this browser holds, if any */
export function boundBrowser(c: SteepleContext, config: Config): string | undefined {
  const secret = isHttps(config) ? getCookie(c, cookieName, 'host') : getCookie(c, cookieName);
  return isSecret(secret) ? secret : undefined;
}

function isHttps({ siteUrl }: Config): boolean {
  return siteUrl.startsWith('https:');
}
