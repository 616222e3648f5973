import { userRefusals } from '#contract/messages/users.ts';
import { ApiError } from '../http/api-error.ts';

/** Refuses when the database function answered that there is no such user (PostgreSQL's `f`). */
export function requireFound(isFound: string | null | undefined): void {
  if (isFound !== 't') {
    throw new ApiError({ status: 404, code: 'user_not_found', message: userRefusals.userGone });
  }
}
