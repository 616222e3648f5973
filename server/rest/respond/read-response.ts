import { notOneRow, rangeRefused } from '../errors.ts';
import type { ReadPlan } from '../plan/plan.ts';
import type { RestRequest } from '../request/rest-request.ts';
import type { Outcome } from '../run.ts';
import { type Answer, contentRange, contentType, preferenceApplied } from './headers.ts';

/**
 * Answers GET and HEAD.
 *
 * @throws ApiError for a page beyond the end, or when a single object is not exactly one
 */
export function readResponse(
  request: RestRequest,
  { rows }: ReadPlan,
  { total, count, body }: Outcome,
): Answer {
  if (request.shape.isSingle && count !== 1) {
    throw notOneRow(count);
  }
  if (total !== null && rows.offset > total) {
    throw rangeRefused(
      `An offset of ${rows.offset} was requested, but there are only ${total} rows.`,
    );
  }
  const applied = preferenceApplied(request);
  return {
    body,
    status: total !== null && count < total ? 206 : 200,
    headers: {
      'Content-Type': contentType(request.shape),
      'Content-Range': contentRange(rows.offset, count, total),
      ...(applied ? { 'Preference-Applied': applied } : {}),
    },
  };
}
