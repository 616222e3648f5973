import type { UserFormProblem } from '#contract/user-form-problems.ts';
import { ApiError } from '../http/api-error.ts';

/** Refuses what a form would have refused, with the same message. */
export function refuseProblem(problem: UserFormProblem | null): void {
  if (problem) {
    throw new ApiError({ status: 400, code: 'validation_failed', message: problem.text });
  }
}
