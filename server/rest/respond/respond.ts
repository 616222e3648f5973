import type { Plan } from '../plan/plan.ts';
import type { RestRequest } from '../request/rest-request.ts';
import type { Outcome } from '../run.ts';
import { changeResponse } from './change-response.ts';
import type { Answer } from './headers.ts';
import { readResponse } from './read-response.ts';

/**
 * Fifth stage: the HTTP answer. The body goes out as PostgreSQL wrote it.
 *
 * @throws ApiError
 */
export function respond(request: RestRequest, plan: Plan, outcome: Outcome): Answer {
  return plan.kind === 'read'
    ? readResponse(request, plan, outcome)
    : changeResponse(request, plan, outcome);
}
