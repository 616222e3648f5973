import { z } from 'zod';
import type { ProviderAnswer } from '../provider-fetch.ts';

/**
 * What an answer of Planning Center says about the product that was asked:
 * - `available`: here it is
 * - `not_granted`: the connection lacks the product's scope
 * - `unavailable`: the church does not use the product, or the person's role is too low
 * - `token_refused`: the access token is no good; a renewed one may be
 * - `failed`: a refusal that we do not expect
 */
export type Verdict = 'available' | 'not_granted' | 'unavailable' | 'token_refused' | 'failed';

const refusal = z.object({
  errors: z.array(z.object({ code: z.string().optional(), detail: z.string().optional() })),
});

/**
 * Classifies an answer. What Planning Center sends in each case:
 * docs/decisions/provider-clients.md.
 */
export function classifyAnswer({ status, body }: ProviderAnswer): Verdict {
  if (status < 300) {
    return 'available';
  }
  if (status === 401) {
    return classifyUnauthorized(body);
  }
  // A 403 without JSON never gets here: it is from a gateway and counts as provider unavailable.
  return status === 403 || status === 404 ? 'unavailable' : 'failed';
}

/**
 * All of these are 401, and only a code or a hint in the text tells a missing scope from a dead
 * token.
 */
function classifyUnauthorized(body: unknown): Verdict {
  const parsed = refusal.safeParse(body);
  const errors = parsed.success ? parsed.data.errors : [];
  const hasHint = (hint: string) => errors.some(({ detail }) => detail?.includes(hint));
  if (errors.some(({ code }) => code === 'bad_scope') || hasHint('PELICAN')) {
    return 'not_granted';
  }
  return hasHint('TRASH_PANDA') ? 'unavailable' : 'token_refused';
}
