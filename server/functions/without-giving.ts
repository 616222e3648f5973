import { churchRefusals } from '#contract/messages/integrations.ts';
import { ApiError } from '../http/api-error.ts';

/** Refuses a question about giving of a person who does not see it; PostgreSQL shows them none of it. */
export function withoutGiving(): ApiError {
  const message = churchRefusals.withoutGiving;
  return new ApiError({ status: 403, code: 'without_giving', message });
}

/** Refuses a question about a figure of a church's own that it has not, or that this person does not see. */
export function unknownFigure(): ApiError {
  const message = churchRefusals.unknownFigure;
  return new ApiError({ status: 404, code: 'figure_not_found', message });
}
