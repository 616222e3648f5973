import { isIP, isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Config } from '../config.ts';
import type { SteepleContext } from '../http/context.ts';

/**
 * The address that limits are counted by: an IPv4 address, or the /64 network of an IPv6 address,
 * since that is what one household or one attacker has. `X-Forwarded-For` counts only with
 * TRUST_PROXY=on, and only its right-most hop, which our own proxy wrote.
 */
export function clientAddress(c: SteepleContext, config: Pick<Config, 'trustsProxy'>): string {
  const forwarded = config.trustsProxy
    ? withoutPort(c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '')
    : undefined;
  return networkOf(forwarded && isIP(forwarded) ? forwarded : socketAddress(c));
}

/** Some proxies write `203.0.113.7:4711` or `[2001:db8::7]:4711` (RFC 7239, section 6). */
function withoutPort(hop: string): string {
  return hop.match(/^\[([^\]]+)\](?::\d+)?$/)?.[1] ?? hop.match(/^([^:]+):\d+$/)?.[1] ?? hop;
}

/** @returns an IP address as IPv4, or as the first four groups of IPv6 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  const embedded = bare.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (embedded) {
    return embedded;
  }
  return isIPv6(bare) ? firstGroups(bare) : bare;
}

function firstGroups(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = (tail ?? '').split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Requests without a socket address (a Unix socket, a test) share one. */
function socketAddress(c: SteepleContext): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
