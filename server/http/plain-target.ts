import { createMiddleware } from 'hono/factory';
import { ApiError } from './api-error.ts';
import type { SteepleEnv } from './context.ts';

/** What an address never needs to be written as: letters, digits, `-._~`, slashes, NUL (RFC 3986, 2.3). */
const needlesslyEncoded = /%(?:00|2d|2e|2f|3[0-9]|4[1-9a-f]|5[0-9a]|5c|5f|6[1-9a-f]|7[0-9a]|7e)/i;
const oddSigns = /[\\#]|^\/\//;
const dotSegment = /\/\.{1,2}(?:\/|$)/;

/**
 * Refuses addresses that say in a roundabout way what can be said plainly (`/%72est/v1`, `/x/../rest`)
 * and requests for two hosts: a proxy in front, which has rules of its own about paths, and we must
 * not read one request as two different ones. Goes before everything that looks at the path.
 */
export function requirePlainTarget() {
  return createMiddleware<SteepleEnv>(async function requirePlainTarget(c, next) {
    const incoming = c.env?.incoming;
    if (incoming && !(isPlain(incoming.url ?? '') && hasOneHost(incoming.rawHeaders))) {
      throw new ApiError({
        status: 400,
        code: 'address_not_plain',
        message: 'The address of this request is written in an unusual way, and is not served.',
      });
    }
    await next();
  });
}

/** Takes a request target (RFC 9112, 3.2): a path with a query string, with or without an origin. */
export function isPlain(target: string): boolean {
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('?', 1);
  return !oddSigns.test(path) && !dotSegment.test(path) && !needlesslyEncoded.test(path);
}

/** Takes names and values in turn, as node:http gives them. */
function hasOneHost(rawHeaders: readonly string[] = []): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    hosts += rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host' ? 1 : 0;
  }
  return hosts <= 1;
}
