import type * as z from 'zod/mini';
import type { VerifiedClaims } from '../http/claims.ts';
import type { SteepleContext } from '../http/context.ts';
import type { Services } from '../services.ts';

/**
 * One of `/functions/v1/<name>`: what it takes, what it uses, and what it does for a signed-in person.
 */
export type NamedFunction<Request, Uses = Services> = {
  request: z.ZodMiniType<Request>;
  /**
   * Refuses callers who may never use this function, before their body is read: a sentence about a
   * field is only for those who may fill it in.
   */
  admit?(services: Uses, claims: VerifiedClaims): Promise<void>;
  /**
   * Does the work. `c` is for what a body cannot carry: cookies, headers and the log of this
   * request.
   *
   * @returns the body of the answer
   * @throws ApiError to refuse; the database decides about rights
   */
  run(
    services: Uses,
    claims: VerifiedClaims,
    request: Request,
    c: SteepleContext,
  ): Promise<FunctionAnswer>;
};

/** The body of a JSON answer, or a complete answer of another type. */
type FunctionAnswer = Record<string, unknown> | readonly object[] | Response;
