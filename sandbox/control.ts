import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { TurnableClock } from './clock.ts';
import { type SandboxSwitches, sandboxSwitches } from './switches.ts';
import type { TokenStore } from './tokens/token-store.ts';

/** The header that carries the control secret. */
export const controlHeader = 'X-Sandbox-Control';

const order = z.strictObject({
  /** Replaces all failures. */
  failures: sandboxSwitches.shape.failures.optional(),
  planningCenter: z.record(z.string(), z.unknown()).optional(),
  google: z.record(z.string(), z.unknown()).optional(),
  /** Advances the clock. */
  advanceSeconds: z.number().positive().optional(),
  /** Expires all access tokens; refresh tokens stay valid. */
  endAccessTokens: z.boolean().optional(),
  /** Revokes every consent, as providers have done by the thousand. */
  revokeEverything: z.boolean().optional(),
});

type Services = { switches: SandboxSwitches; clock: TurnableClock; store: TokenStore };

/**
 * POST /__switches: lets a test in another process break the provider. Served only when the sandbox
 * was started with a control secret, which `npm start` never sets.
 */
export function controlRoutes(services: Services, secret: string): Hono {
  const routes = new Hono();
  routes.post('/__switches', async (c) => {
    if (!isSame(c.req.header(controlHeader) ?? '', secret)) {
      return c.json({ error: 'not_found' }, 404);
    }
    const parsed = order.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) {
      return c.json({ error: z.prettifyError(parsed.error) }, 400);
    }
    const { switches } = services;
    const next = sandboxSwitches.safeParse({
      failures: parsed.data.failures ?? switches.failures,
      planningCenter: { ...switches.planningCenter, ...parsed.data.planningCenter },
      google: { ...switches.google, ...parsed.data.google },
    });
    if (!next.success) {
      return c.json({ error: z.prettifyError(next.error) }, 400);
    }
    Object.assign(switches, next.data);
    turn(services, parsed.data);
    return c.json(switches);
  });
  return routes;
}

function turn({ clock, store }: Services, given: z.infer<typeof order>): void {
  if (given.advanceSeconds !== undefined) {
    clock.advanceBy(given.advanceSeconds * 1000);
  }
  const { endAccessTokens, revokeEverything } = given;
  if (!endAccessTokens && !revokeEverything) {
    return;
  }
  const nowMs = clock.now();
  store.change((state) => {
    for (const token of Object.values(state.tokens)) {
      if (endAccessTokens && token.kind === 'access') {
        token.expiresAtMs = Math.min(token.expiresAtMs, nowMs);
      }
      if (revokeEverything) {
        token.revokedAtMs ??= nowMs;
      }
    }
  });
}

function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
