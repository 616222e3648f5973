import { FunctionsHttpError } from '@supabase/functions-js';
import * as z from 'zod/mini';
import type { Api } from './api.ts';
import { NoAnswer, RequestRefused } from './request-error.ts';

const refusalBody = z.object({ error: z.string(), code: z.optional(z.string()) });

type Options = { signal?: AbortSignal };

/**
 * Calls a named function (POST with a JSON body) and reads its answer with a schema.
 * @param options `signal` gives the call up
 * @throws {RequestRefused} with the function's own `error` and `code` when it answers no
 * @throws {NoAnswer} when nothing came back, or something that the schema does not know
 */
export async function invoke<Schema extends z.ZodMiniType>(
  { functions }: Api,
  name: string,
  body: Record<string, unknown>,
  schema: Schema,
  { signal }: Options = {},
): Promise<z.output<Schema>> {
  const { data, error } = await functions.invoke<unknown>(name, {
    body,
    ...(signal ? { signal } : {}),
  });
  if (error) {
    throw await failure(name, error);
  }
  const parsed = z.safeParse(schema, data);
  if (!parsed.success) {
    throw new NoAnswer(`The answer of ${name} has an unknown shape.`, { cause: parsed.error });
  }
  return parsed.data;
}

async function failure(name: string, error: unknown): Promise<Error> {
  if (!(error instanceof FunctionsHttpError) || !(error.context instanceof Response)) {
    return new NoAnswer(`${name} gave no answer.`, { cause: error });
  }
  const body: unknown = await error.context.json().catch(() => null);
  const refusal = z.safeParse(refusalBody, body);
  const { error: message, code = '' } = refusal.success ? refusal.data : { error: '' };
  return new RequestRefused(message, error.context.status, code);
}
