import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { answerWithin } from '../http/answer-within.ts';
import { authenticate } from '../http/authenticate.ts';
import type { SteepleEnv } from '../http/context.ts';
import { limitConcurrency } from '../limits/limit-concurrency.ts';
import { speaksApiVersion2024 } from './api-version.ts';
import type { AuthServices } from './auth-services.ts';
import { createDoorLimits } from './door-limits.ts';
import { factorRoutes } from './factors/routes.ts';
import { getUser } from './get-user.ts';
import { keySet } from './key-set.ts';
import { authenticateSigningOut, logout } from './logout.ts';
import { notOffered, onlyBy } from './not-offered.ts';
import { recover } from './recover.ts';
import { health, settings } from './service-info.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { token } from './token.ts';
import { updateUser } from './update-user.ts';
import { verify } from './verify.ts';

/**
 * `/auth/v1`, the dialect of GoTrue that `@supabase/auth-js` speaks.
 *
 * @param services the server's services
 * @returns routes that throw what `onError` answers
 */
export function authRoutes(services: AuthServices): Hono<SteepleEnv> {
  const limits = createSignInLimits(services.connections.auth, services.config, services.signInKey);
  const doorLimits = createDoorLimits(services.connections.auth, services.signInKey);
  const routes = new Hono<SteepleEnv>();
  const withinLimit = limitConcurrency({ atOnceMax: 4, waitingMax: 100 });
  routes.use(answerHeaders(), answerWithin(services.config.REQUEST_TIMEOUT_MS));

  // No `authenticate` here: a refresh may carry an expired access token.
  routes.post('/token', token(services, limits)).all(onlyBy('POST'));
  routes
    .post('/logout', authenticateSigningOut(services), withinLimit, logout(services))
    .all(onlyBy('POST'));
  routes
    .get('/user', authenticate(services), withinLimit, getUser(services))
    .put(authenticate(services), withinLimit, updateUser(services, limits))
    .all(onlyBy('GET, PUT'));
  routes.post('/recover', withinLimit, recover(services, doorLimits)).all(onlyBy('POST'));
  routes.post('/verify', withinLimit, verify(services, doorLimits)).all(onlyBy('POST'));
  routes.route('/factors', factorRoutes(services));
  routes.get('/.well-known/jwks.json', keySet(services)).all(onlyBy('GET'));
  routes.get('/health', health).all(onlyBy('GET'));
  routes.get('/settings', settings).all(onlyBy('GET'));

  routes.all('*', notOffered);
  return routes;
}

/**
 * Nothing here may be cached. The API version is echoed: without it the official client does not
 * look for the error code where that version has it (`lib/fetch.ts`).
 */
function answerHeaders() {
  return createMiddleware<SteepleEnv>(async function answerHeaders(c, next) {
    c.header('Cache-Control', 'no-store');
    if (speaksApiVersion2024(c)) {
      c.header('X-Supabase-Api-Version', '2024-01-01');
    }
    await next();
  });
}
