import type { StatusCode } from 'hono/utils/http-status';
import type { Plan } from '../plan/plan.ts';
import type { RestRequest } from '../request/rest-request.ts';
import type { Outcome } from '../run.ts';
import { type Answer, contentRange, contentType, preferenceApplied } from './headers.ts';

/** Answers POST, PATCH and DELETE. */
export function changeResponse(request: RestRequest, plan: Plan, outcome: Outcome): Answer {
  const { count, body, key } = outcome;
  const applied = preferenceApplied(request);
  const total = request.preferences.count ? count : null;
  // Only an update reports a range of rows.
  const range = contentRange(0, plan.kind === 'update' ? count : 0, total);
  const location = key !== null && count === 1 ? `/${request.table}?id=eq.${key}` : null;
  const status = statusOf(plan, outcome);
  return {
    body,
    status,
    headers: {
      'Content-Range': range,
      // Avoids chunked encoding for an empty answer; a 204 must have none (RFC 9110, 8.6).
      ...(body === null && status !== 204 ? { 'Content-Length': '0' } : {}),
      ...(body === null ? {} : { 'Content-Type': contentType(request.shape) }),
      ...(applied ? { 'Preference-Applied': applied } : {}),
      ...(location ? { Location: location } : {}),
    },
  };
}

function statusOf({ kind }: Plan, { body, inserted }: Outcome): StatusCode {
  if (kind === 'insert') {
    return inserted === 0 ? 200 : 201;
  }
  return body === null ? 204 : 200;
}
