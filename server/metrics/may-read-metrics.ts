import { createHash, timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Config } from '../config.ts';
import { ApiError } from '../http/api-error.ts';
import type { SteepleContext } from '../http/context.ts';

type Settings = Pick<Config, 'METRICS_TOKEN' | 'isProduction' | 'trustsProxy' | 'siteUrl'>;

/** What proxies add to a request. A proxy on this machine would make everybody look local. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Lets only the operator read the metrics: with METRICS_TOKEN anybody who sends it, from anywhere;
 * without it a program on this machine, as long as nothing suggests a public site.
 *
 * @throws ApiError 401 `metrics_token_needed`, 403 `metrics_closed`
 */
export function requireMetricsReader(c: SteepleContext, config: Settings): void {
  const { METRICS_TOKEN: token } = config;
  if (token !== undefined) {
    if (!isBearer(c.req.header('authorization'), token)) {
      throw new ApiError({
        status: 401,
        code: 'metrics_token_needed',
        message: 'Send METRICS_TOKEN as a bearer token.',
        headers: { 'WWW-Authenticate': 'Bearer' },
      });
    }
  } else if (!isOwnMachine(c, config)) {
    throw new ApiError({
      status: 403,
      code: 'metrics_closed',
      message: 'Set METRICS_TOKEN, and send it as a bearer token, to read the metrics.',
    });
  }
}

/** Compared by digest, in constant time. */
function isBearer(header: string | undefined, token: string): boolean {
  const sent = header?.match(/^bearer +(.+)$/i)?.[1] ?? '';
  return timingSafeEqual(digest(sent), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function isOwnMachine(c: SteepleContext, config: Settings): boolean {
  return (
    !config.isProduction &&
    !config.trustsProxy &&
    isLoopback(new URL(config.siteUrl).hostname) &&
    !proxyHeaders.some((name) => c.req.header(name) !== undefined) &&
    isLoopback(getConnInfo(c).remote.address ?? '')
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || /^(::ffff:)?127\.|^\[?::1\]?$/i.test(host);
}
