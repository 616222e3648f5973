import { pino } from 'pino';
import { z } from 'zod';
import type { Church } from '#sandbox/church/church.ts';
import { planningCenterApi } from '#sandbox/planning-center/planning-center-api.ts';
import { products } from '#sandbox/planning-center/products.ts';
import { createSwitches } from '#sandbox/switches.ts';
import { type ProviderRequest, type ReaderContext, ReadingRefused } from '#server/sync/reader.ts';
import type { OrdinaryChurch } from './ordinary-church.ts';
import { toChurch } from './to-church.ts';

/** A Monday morning in Chicago. */
export const ordinaryMonday = Date.parse('2026-11-16T16:00:00Z');

export type Connected = {
  church: Church;
  context: Pick<ReaderContext, 'accountId' | 'get' | 'log' | 'now'>;
  requests: ProviderRequest[];
};

/** An ordinary church behind the sandbox's API, asked without a network. */
export function connectOrdinary(ordinary: OrdinaryChurch, now = ordinaryMonday): Connected {
  const church = toChurch(ordinary, now);
  const answer = planningCenterApi({
    grants: { verdictOf: () => ({ kind: 'live', grant }) },
    clock: { now: () => now },
    switches: createSwitches({ planningCenter: { rateLimitCount: 1_000_000 } }),
    origin: 'http://planning-center.test',
    churchOf: () => church,
  });
  const requests: ProviderRequest[] = [];
  const get = async (request: ProviderRequest): Promise<unknown> => {
    requests.push(request);
    const url = new URL(request.path, 'http://planning-center.test');
    url.search = new URLSearchParams(request.parameters ?? {}).toString();
    const response = await answer(new Request(url, { headers: { authorization: 'Bearer x' } }));
    if (!response.ok) {
      throw new ReadingRefused('unavailable', `${request.path}: ${response.status}`);
    }
    return z.unknown().parse(await response.json());
  };
  const log = pino({ level: 'silent' });
  return { church, requests, context: { accountId: ordinary.title, get, log, now: new Date(now) } };
}

const grant = {
  id: 'ordinary',
  provider: 'planning_center' as const,
  identity: 'grace-hill',
  scopes: products.map(({ scope }) => scope),
};
