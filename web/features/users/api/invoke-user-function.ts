import { userFunctionResponse } from '#contract/functions/users.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';

type Call = { name: string; body: Record<string, unknown>; failed: string };

/**
 * Calls one of the user functions (specification, section 7).
 * @param call `failed` is the error's text when the function says no without giving one
 * @throws {RequestRefused} with the function's own error text when it says no
 * @throws {NoAnswer} when nothing readable came back
 */
export async function invokeUserFunction(api: Api, { name, body, failed }: Call): Promise<void> {
  try {
    const { success, error } = await invoke(api, name, body, userFunctionResponse);
    if (!success) {
      throw new RequestRefused(error ?? '', 200, '');
    }
  } catch (error) {
    // Of a user function the text says all there is; the code says no more.
    throw error instanceof RequestRefused
      ? new RequestRefused(error.message || failed, error.status, '')
      : error;
  }
}
