import { Hono } from 'hono';
import { inTime } from '../http/answer-within.ts';
import type { SteepleContext, SteepleEnv } from '../http/context.ts';
import { createFairScheduler } from '../limits/fair-scheduler.ts';
import { UnreadResponses } from '../limits/unread-responses.ts';
import type { Services } from '../services.ts';
import { tables } from './catalogue.ts';
import { functionUnknown, notSignedIn, pathUnknown } from './errors.ts';
import { limits } from './limits.ts';
import { planRequest } from './plan/plan-request.ts';
import { PlanCache } from './plan-cache.ts';
import { allowedMethods, readRequest } from './request/read-request.ts';
import { respond } from './respond/respond.ts';
import { run } from './run.ts';
import { writeStatement } from './sql/write-statement.ts';

/**
 * `/rest/v1`: the tables, in PostgREST's dialect. Expects `claims` to be set. Errors are thrown.
 * docs/decisions/rest-dialect.md lists what is supported.
 */
export function restRoutes(services: RestServices): Hono<SteepleEnv> {
  const routes = new Hono<SteepleEnv>();
  routes.all('/rpc/:name', (c) => {
    throw functionUnknown(c.req.param('name'));
  });
  routes.options('/:table', (c) => c.body(null, 200, { Allow: allowedMethods }));
  const kept = {
    plans: new PlanCache(),
    unread: new UnreadResponses(limits.unreadCharactersMax),
    schedule: createFairScheduler({
      atOnceMax: limits.statementsPerPersonMax,
      waitMs: services.config.REQUEST_TIMEOUT_MS,
    }),
  };
  routes.all('/:table', (c) => serveTable(services, kept, c, c.req.param('table')));
  routes.all('*', () => {
    throw pathUnknown();
  });
  return routes;
}

type RestServices = Pick<Services, 'config' | 'connections'>;

/** State shared by all requests. */
type Kept = {
  plans: PlanCache;
  unread: UnreadResponses;
  schedule: ReturnType<typeof createFairScheduler>;
};

/**
 * PostgreSQL ends a statement that is late, and says so better. The look at who asks comes before, in a
 * statement that has the whole time-out of the pool.
 */
const graceMs = 1_000;

/**
 * request -> plan -> sql -> run -> respond
 *
 * Anonymous requests have no grants on any table (database/policies), so they get PostgreSQL's answer
 * before a body is read or a statement planned.
 */
async function serveTable(
  { config, connections }: RestServices,
  { plans, unread, schedule }: Kept,
  c: SteepleContext,
  table: string,
): Promise<Response> {
  const claims = c.get('claims');
  if (claims === null && tables.has(table)) {
    throw notSignedIn(table);
  }
  const { request, plan, statement } = await plans.getOrPrepare(c, async () => {
    const request = await readRequest(c, table);
    const plan = planRequest(request, config.ROWS_MAX);
    return { request, plan, statement: writeStatement(plan) };
  });
  const personId = claims?.sub ?? 'nobody';
  // One deadline for everything: the concurrency limiter, a connection, and PostgreSQL.
  const answerByMs = performance.now() + config.REQUEST_TIMEOUT_MS;
  const work = () =>
    schedule(personId, () => {
      unread.assertBelowLimit(personId);
      return run(connections.rest, claims, statement, { plan, answerByMs });
    });
  // Whoever changes something is told the outcome, however late: after a refusal they would try again.
  const outcome =
    plan.kind === 'read' ? await inTime(config.REQUEST_TIMEOUT_MS + graceMs, work) : await work();
  const { body, status, headers } = respond(request, plan, outcome);
  if (body !== null && c.env?.outgoing) {
    unread.count(personId, body.length, c.env.outgoing);
  }
  return c.newResponse(body, status, headers);
}
