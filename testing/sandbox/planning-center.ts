import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { z } from 'zod';
import { createTurnableClock } from '#sandbox/clock.ts';
import type { BearerVerdict } from '#sandbox/grants.ts';
import { type ChurchOf, keepChurches } from '#sandbox/planning-center/known-churches.ts';
import { planningCenterApi } from '#sandbox/planning-center/planning-center-api.ts';
import { products } from '#sandbox/planning-center/products.ts';
import { createSwitches, type SandboxSwitches } from '#sandbox/switches.ts';
import { createEdits } from './edits.ts';
import { organizationOf } from './sandbox-church.ts';

/** A Saturday afternoon in Chicago. */
const testMoment = Date.parse('2026-11-21T20:00:00Z');

export type Planner = Awaited<ReturnType<typeof startPlanningCenter>>;
export type Asking = {
  identity?: string;
  scopes?: readonly string[];
  /** The id of the consent. */
  grant?: string;
  verdict?: Exclude<BearerVerdict['kind'], 'live'>;
  version?: string;
};

const record = z.object({
  type: z.string(),
  id: z.string(),
  attributes: z.record(z.string(), z.unknown()),
  relationships: z.record(z.string(), z.object({ data: z.unknown() })).default({}),
  links: z.object({ self: z.string() }).optional(),
});
export type TestRecord = z.infer<typeof record>;

const page = z.object({
  links: z.object({ self: z.string(), next: z.string().optional(), prev: z.string().optional() }),
  data: z.array(record),
  included: z.array(record),
  meta: z.object({
    total_count: z.number(),
    count: z.number(),
    next: z.object({ offset: z.number() }).optional(),
    prev: z.object({ offset: z.number() }).optional(),
    can_order_by: z.array(z.string()),
    can_query_by: z.array(z.string()),
    can_include: z.array(z.string()),
    parent: z.object({ id: z.string(), type: z.string() }),
  }),
});

export const problems = z.object({
  errors: z.tuple([
    z.object({
      status: z.string().optional(),
      code: z.string().optional(),
      title: z.string().optional(),
      detail: z.string(),
      meta: z.object({ description: z.string() }).optional(),
    }),
  ]),
});

/** The API on its own port; tests choose the person instead of going through a consent. */
export async function startPlanningCenter(switches: SandboxSwitches = unhurried()) {
  const edited = createEdits();
  const asMade = keepChurches();
  const churchOf: ChurchOf = (organization, now) => edited.apply(asMade(organization, now));
  const clock = createTurnableClock(testMoment);
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const grants = {
    verdictOf: (header: string | undefined) =>
      verdicts.parse(JSON.parse(atob((header ?? '').slice(7)))),
  };
  server.on(
    'request',
    getRequestListener(planningCenterApi({ grants, clock, switches, origin, churchOf })),
  );

  const ask = (path: string, asking: Asking = {}) =>
    fetch(new URL(path, origin), {
      headers: {
        authorization: `Bearer ${btoa(JSON.stringify(verdictOf(asking)))}`,
        ...(asking.version !== undefined && { 'x-pco-api-version': asking.version }),
      },
    });
  const list = async (path: string, asking?: Asking) =>
    page.parse(await (await ask(path, asking)).json());
  return {
    origin,
    clock,
    switches,
    /** Changes what a person of the church has entered. */
    edit: edited.change,
    /** A church with everything that was changed. */
    edited: edited.apply,
    /** Somebody's church as it is served now. */
    church: (identity: string) => churchOf(organizationOf(identity), clock.now()),
    ask,
    list,
    /** The access token that a client sends. */
    tokenOf: (asking: Asking = {}) => btoa(JSON.stringify(verdictOf(asking))),
    /** The count of a list, as a tile requests it. */
    count: async (path: string, asking?: Asking) => {
      const url = new URL(path, origin);
      url.searchParams.set('per_page', '1');
      return (await list(`${url.pathname}${url.search}`, asking)).meta.total_count;
    },
    /** Every record of a list, following its links. */
    all: async (path: string, asking?: Asking) => {
      const records: TestRecord[] = [];
      let next: string | undefined = path;
      while (next !== undefined) {
        const { data, links } = await list(next, asking);
        records.push(...data);
        next = links.next;
      }
      return records;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const verdicts = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('live'),
    grant: z.object({
      id: z.string(),
      provider: z.literal('planning_center'),
      identity: z.string(),
      scopes: z.array(z.string()),
    }),
  }),
  z.object({ kind: z.enum(['unknown', 'expired', 'revoked']) }),
]);

function verdictOf({
  identity = 'grace-hill',
  scopes,
  grant = 'g1',
  verdict,
}: Asking): z.input<typeof verdicts> {
  if (verdict) {
    return { kind: verdict };
  }
  const granted = [...(scopes ?? products.map(({ scope }) => scope))];
  return {
    kind: 'live',
    grant: { id: grant, provider: 'planning_center', identity, scopes: granted },
  };
}

/** Without a rate limit, so that long lists can be read to the end. */
function unhurried(): SandboxSwitches {
  return createSwitches({ planningCenter: { rateLimitCount: 100_000 } });
}
