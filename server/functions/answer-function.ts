import { ApiError } from '../http/api-error.ts';
import { requireJsonBody } from '../http/body-type.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import type { SteepleContext } from '../http/context.ts';
import type { NamedFunction } from './named-function.ts';

/** Answers a call of one function with the services that it uses. */
export type AnswerFunction<Uses> = (services: Uses, c: SteepleContext) => Promise<Response>;

/** From a function of ours to the answer of its calls: who calls, what the body says, the result as JSON. */
export function answering<Request, Uses>(
  named: NamedFunction<Request, Uses>,
): AnswerFunction<Uses> {
  return async function answerFunction(services, c) {
    const claims = requireSignedIn(c);
    requireJsonBody(c);
    await named.admit?.(services, claims);
    const parsed = named.request.safeParse(await readJson(c));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const where = issue?.path.join('.');
      throw new ApiError({
        status: 400,
        code: 'validation_failed',
        message: where ? `${where}: ${issue?.message}` : 'The body must be a JSON object.',
      });
    }
    const answer = await named.run(services, claims, parsed.data, c);
    return answer instanceof Response ? answer : c.json(answer);
  };
}

/**
 * @returns who calls
 * @throws ApiError 401
 */
export function requireSignedIn(c: SteepleContext): VerifiedClaims {
  const claims = c.get('claims');
  if (!claims) {
    throw new ApiError({ status: 401, code: 'no_authorization', message: 'Please sign in first.' });
  }
  return claims;
}

async function readJson(c: SteepleContext): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError(
      { status: 400, code: 'bad_json', message: 'The body is not valid JSON.' },
      error,
    );
  }
}
