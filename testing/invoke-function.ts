import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';

/**
 * Calls a named function the way the web app does.
 *
 * @returns the status, the JSON of the answer or of the refusal, and the response
 * @throws what the client threw when there was no answer
 */
export async function invokeFunction(
  client: SupabaseClient,
  name: string,
  body: Record<string, unknown>,
) {
  const { data, error, response } = await client.functions.invoke(name, { body });
  if (error instanceof FunctionsHttpError) {
    return { status: error.context.status, data: await error.context.json(), response };
  }
  if (error) {
    throw error;
  }
  return { status: 200, data, response };
}
