import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { runScoped } from '#database/access/scoped-query.ts';
import { requireSignedIn } from '../functions/answer-function.ts';
import { authenticate } from '../http/authenticate.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import type { SteepleEnv } from '../http/context.ts';
import { tooManyAtOnce } from '../limits/refusals.ts';
import type { Services, Told } from '../services.ts';
import { type Listener, toldTo } from './told-to.ts';

/** Specification, section 9: a sign of life, in ms. A change of rights shows with the next one. */
const heartbeatMs = 25_000;
const streamsPerPersonMax = 10;

/**
 * `GET /live/v1/changes`: Server-Sent Events that say which tables have changed, and no row. Each is
 * `data: ["public.accounts"]` or `data: "anything"`; a comment every 25 seconds is the heartbeat. A stream
 * ends with its session, and when the person's role, church or rights change: whoever comes back then
 * reads everything anew.
 */
export function liveRoutes(services: Services, beatMs = heartbeatMs): Hono<SteepleEnv> {
  const routes = new Hono<SteepleEnv>();
  const streams = new Map<string, number>();
  routes.get('/changes', authenticate(services), async (c) => {
    const claims = requireSignedIn(c);
    const person = claims.sub;
    const open = streams.get(person) ?? 0;
    const { ending } = services.changes;
    if (open >= streamsPerPersonMax || ending.aborted) {
      throw tooManyAtOnce();
    }
    const listener = await listenerOf(services, claims);
    streams.set(person, open + 1);
    // Or a proxy would keep the events until there are many.
    c.header('X-Accel-Buffering', 'no');
    c.header('Cache-Control', 'no-store');
    return streamSSE(c, async (stream) => {
      const send = (told: Told) => {
        const tables = toldTo(listener, told);
        if (tables !== null) {
          stream.writeSSE({ data: JSON.stringify(tables) }).catch(() => stream.abort());
        }
      };
      const unlisten = services.changes.listen(send);
      try {
        send('anything');
        const end = Promise.race([aborted(stream), fired(ending)]);
        const isOver = () => stream.aborted || ending.aborted;
        do {
          await Promise.race([sleep(beatMs, undefined, { ref: false }), end]);
          await stream.write(':\n\n');
        } while (!isOver() && (await isStill(services, claims, listener)));
      } finally {
        unlisten();
        const left = (streams.get(person) ?? 1) - 1;
        if (left > 0) {
          streams.set(person, left);
        } else {
          streams.delete(person);
        }
      }
    });
  });
  return routes;
}

function aborted(stream: { onAbort(listener: () => void): void }): Promise<void> {
  return new Promise((resolve) => {
    stream.onAbort(() => resolve());
  });
}

async function fired(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) {
    await once(signal, 'abort');
  }
}

/** Who listens, as PostgreSQL knows them now. */
async function listenerOf(
  { connections }: Pick<Services, 'connections'>,
  claims: VerifiedClaims,
): Promise<Listener> {
  const text = `select current_user::text, private.own_account_id()::text,
    (select concat(may_only_look, ' ', without_giving) from public.profiles where user_id = auth.uid())`;
  const [role, accountId = null, marks = null] = await runScoped(connections.rest, claims, {
    text,
    values: [],
  });
  return { role: role ?? 'authenticated', accountId, marks };
}

/** Whether session and rights are as they were; also while the database cannot say. */
async function isStill(
  services: Pick<Services, 'connections'>,
  claims: VerifiedClaims,
  before: Listener,
): Promise<boolean> {
  try {
    const now = await listenerOf(services, claims);
    return JSON.stringify(now) === JSON.stringify(before);
  } catch {
    // Whoever comes back is told why, or served again.
    return false;
  }
}
