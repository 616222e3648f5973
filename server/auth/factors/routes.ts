import { Hono } from 'hono';
import { authenticate } from '../../http/authenticate.ts';
import type { SteepleEnv } from '../../http/context.ts';
import { limitConcurrency } from '../../limits/limit-concurrency.ts';
import type { AuthServices } from '../auth-services.ts';
import { onlyBy } from '../not-offered.ts';
import { createCodeLimits } from './code-limits.ts';
import { enrollFactor } from './enroll.ts';
import { challengeFactor, verifyFactor } from './prove.ts';
import {
  recoveryCodesLeft,
  removeRecoveryCodes,
  renewRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts';
import { unenrollFactor } from './unenroll.ts';

/** `/auth/v1/factors`: the second step of signing in, as the official client's `mfa` calls it. */
export function factorRoutes(services: AuthServices): Hono<SteepleEnv> {
  const limits = createCodeLimits(services.connections.auth, services.signInKey);
  const routes = new Hono<SteepleEnv>();
  routes.use(authenticate(services), limitConcurrency({ atOnceMax: 4, waitingMax: 100 }));
  routes.post('/', enrollFactor(services, limits)).all(onlyBy('POST'));
  routes
    .get('/recovery-codes', recoveryCodesLeft(services))
    .post(renewRecoveryCodes(services, false))
    .delete(removeRecoveryCodes(services))
    .all(onlyBy('GET, POST, DELETE'));
  routes.post('/recovery-codes/regenerate', renewRecoveryCodes(services, true)).all(onlyBy('POST'));
  routes.post('/recovery-codes/verify', verifyRecoveryCode(services, limits)).all(onlyBy('POST'));
  routes.delete('/:id', unenrollFactor(services)).all(onlyBy('DELETE'));
  routes.post('/:id/challenge', challengeFactor(services, limits)).all(onlyBy('POST'));
  routes.post('/:id/verify', verifyFactor(services, limits)).all(onlyBy('POST'));
  return routes;
}
