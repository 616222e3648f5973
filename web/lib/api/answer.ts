import * as z from 'zod/mini';
import { NoAnswer, RequestRefused } from './request-error.ts';

/** What the PostgREST client resolves to, as far as we use it. */
export type TableAnswer = {
  data: unknown;
  error: { message: string; code?: string } | null;
  status: number;
};

/**
 * Waits for a table request and reads its answer with a schema: the border where foreign data
 * becomes ours.
 * @throws {RequestRefused} when the server says no
 * @throws {NoAnswer} when nothing came back, or something that the schema does not know
 */
export async function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: PromiseLike<TableAnswer>,
): Promise<z.output<Schema>> {
  const answer = await request;
  if (answer.error) {
    throw failure(answer.error, answer.status);
  }
  const parsed = z.safeParse(schema, answer.data);
  if (!parsed.success) {
    throw new NoAnswer('The answer has an unknown shape.', { cause: parsed.error });
  }
  return parsed.data;
}

/** The client reports a lost connection as an error without a status. */
function failure({ message, code = '' }: { message: string; code?: string }, status: number) {
  return status === 0 ? new NoAnswer(message) : new RequestRefused(message, status, code);
}
