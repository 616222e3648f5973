import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DatabaseError } from 'pg';
import { isSessionOver, missingStepOf } from '#database/access/scoped-query.ts';
import { ApiError } from '../http/api-error.ts';
import { isDatabaseUnavailable } from '../http/database-unavailable.ts';
import { ruleSentence } from '../http/rule-sentence.ts';

/**
 * Translates an error of PostgreSQL into the table dialect, with the statuses of PostgREST
 * (docs.postgrest.org, "HTTP Status Codes").
 *
 * @param error any error
 * @param isSignedIn whether the person is signed in
 * @returns undefined for other errors, for an ended session and for an unreachable database, which
 *   all dialects translate alike, as they do a missing second step
 */
export function restErrorFromDatabase(error: unknown, isSignedIn = true): ApiError | undefined {
  if (!(error instanceof DatabaseError) || error.code === undefined) {
    return undefined;
  }
  const isReadOnly = error.code === '25006';
  if (
    isSessionOver(error) ||
    missingStepOf(error) ||
    (isDatabaseUnavailable(error) && !isReadOnly)
  ) {
    return undefined;
  }
  const status = statusOf(error, isSignedIn);
  const content = status >= 500 ? unspoken(error.code) : spoken(error);
  const headers = status === 401 ? { headers: { 'WWW-Authenticate': 'Bearer' } } : {};
  return new ApiError({ status, code: error.code, ...content, ...headers }, error);
}

const byCode: Record<string, ContentfulStatusCode> = {
  '23503': 409, // foreign_key_violation
  '23505': 409, // unique_violation
  '25006': 405, // read_only_sql_transaction
  '42883': 404, // undefined_function
  '42P01': 404, // undefined_table
  '42P17': 500, // invalid_object_definition: a policy that recurses
  P0001: 400, // raise_exception: one of our rules, with a sentence for people
  '54000': 400, // program_limit_exceeded: an array with too many dimensions
  '54001': 400, // statement_too_complex: only a request can have made it so
  '54011': 400, // too_many_columns
  '54023': 400, // too_many_arguments
};

const byClass: Record<string, ContentfulStatusCode> = {
  '08': 503, // connection
  '09': 500, // triggered action
  '0L': 403, // invalid grantor
  '0P': 403, // invalid role
  '25': 500, // transaction state
  '28': 403, // authorization
  '2D': 500, // transaction termination
  '38': 500, // external routine
  '39': 500, // external routine invocation
  '3B': 500, // savepoint
  '40': 500, // transaction rollback
  '53': 503, // resources
  '54': 500, // too complex
  '55': 500, // object not in a state for it
  '57': 500, // operator intervention, such as statement_timeout
  '58': 500, // system
  F0: 500, // configuration file
  HV: 500, // foreign data
  P0: 500, // PL/pgSQL
  XX: 500, // internal
};

/** PostgreSQL's routine for an upsert that names a row twice; PostgREST answers 500 to any 21000. */
const namesTwice = 'ExecOnConflictUpdate';

function statusOf(
  { code = '', message, routine }: DatabaseError,
  isSignedIn: boolean,
): ContentfulStatusCode {
  if (code === '42501') {
    return isSignedIn ? 403 : 401;
  }
  if (code === '21000') {
    return message.endsWith('requires a WHERE clause') || routine === namesTwice ? 400 : 500;
  }
  return byCode[code] ?? byClass[code.slice(0, 2)] ?? 400;
}

type Content = { message: string; details: string | null; hint: string | null };

function spoken(error: DatabaseError): Content {
  const { code = '', message, detail, hint } = error;
  return {
    message: ruleSentence(error) ?? message,
    details: mayShowDetail(code) ? (detail ?? null) : null,
    hint: hint ?? null,
  };
}

/**
 * The details that concern what the client sent. Those of other constraints are "Failing row
 * contains (…)": the whole row, including columns that nobody may read.
 */
function mayShowDetail(code: string): boolean {
  return code === '23503' || code === '23505' || /^(22|42|P0)/.test(code);
}

/** An internal error is logged in full; the client learns only its code. */
function unspoken(code: string): Content {
  const isTimeout = code === '57014';
  return {
    message: isTimeout
      ? 'canceling statement due to statement timeout'
      : 'The database could not answer this request.',
    details: null,
    hint: isTimeout ? 'Ask for fewer rows, or filter by an indexed column such as id.' : null,
  };
}
