import { createMiddleware } from 'hono/factory';
import { ApiError } from './api-error.ts';
import type { SteepleEnv } from './context.ts';

/**
 * Characters that never need percent-encoding: letters, digits, `-._~`, slashes, and NUL, which is
 * never legitimate (RFC 3986, 2.3).
 */
const needlesslyEncoded = /%(?:00|2d|2e|2f|3[0-9]|4[1-9a-f]|5[0-9a]|5c|5f|6[1-9a-f]|7[0-9a]|7e)/i;
const oddSigns = /[\\#]|^\/\//;
const dotSegment = /\/\.{1,2}(?:\/|$)/;

/**
 * Refuses obfuscated paths (`/%72est/v1`, `/x/../rest`) and requests with two hosts: a proxy in
 * front, with rules of its own about paths, must not read a request differently from us. Runs
 * before anything that looks at the path.
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

/**
 * @param target of a request (RFC 9112, 3.2): a path with a query string, with or without an origin
 */
export function isPlain(target: string): boolean {
  const [path = ''] = target.replace(/^https?:\/\/[^/?#]*/i, '').split('?', 1);
  return !oddSigns.test(path) && !dotSegment.test(path) && !needlesslyEncoded.test(path);
}

/** @param rawHeaders names and values alternating, as node:http has them */
function hasOneHost(rawHeaders: readonly string[] = []): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    hosts += rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host' ? 1 : 0;
  }
  return hosts <= 1;
}
