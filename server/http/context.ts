import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { VerifiedClaims } from './claims.ts';

/** A request that was let in by another process of ours. */
export type AdmittedCall = { claims: VerifiedClaims | null; requestId: string };

/** Variables of one request. */
type RequestVariables = {
  requestId: string;
  log: Logger;
  /** The verified claims of the access token, or null for nobody; set by `authenticate`. */
  claims: VerifiedClaims | null;
};

/**
 * The bindings exist when there is a socket; a test that calls `fetch` has none, and what is computed
 * apart has what was found out about the call.
 */
export type SteepleEnv = {
  Variables: RequestVariables;
  Bindings: Partial<HttpBindings & { admitted: AdmittedCall }>;
};

export type SteepleContext = Context<SteepleEnv>;
