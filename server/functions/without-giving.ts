import { churchRefusals } from '#contract/messages/integrations.ts';
import { ApiError } from '../http/api-error.ts';

/** Refuses a question about giving of a person who does not see it; PostgreSQL shows them none of it. */
export function withoutGiving(): ApiError {
  const message = churchRefusals.withoutGiving;
  return new ApiError({ status: 403, code: 'without_giving', message });
}
