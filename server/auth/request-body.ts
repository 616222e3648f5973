import type { z } from 'zod';
import { ApiError } from '../http/api-error.ts';
import type { SteepleContext } from '../http/context.ts';

/**
 * Reads a JSON body.
 *
 * @param schema what it must match
 * @returns the parsed value
 * @throws ApiError 400 `bad_json` for text that is not JSON, `validation_failed` for JSON of
 *   another shape
 */
export async function readBody<Schema extends z.ZodType>(
  c: SteepleContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(parseJson(await c.req.text()));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const member = issue?.path.join('.') || 'body';
    throw validationFailed(`${member}: ${issue?.message ?? 'not valid'}`);
  }
  return parsed.data;
}

/** A well-formed request with impossible content: 400 `validation_failed`. */
export function validationFailed(message: string): ApiError {
  return new ApiError({ status: 400, code: 'validation_failed', message });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError({
      status: 400,
      code: 'bad_json',
      message: 'Could not parse request body as JSON',
    });
  }
}
