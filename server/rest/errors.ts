import { ApiError } from '../http/api-error.ts';

// The errors of the table dialect, by the stage that raises them. Codes, statuses and messages are
// those of PostgREST (docs.postgrest.org, "Errors"); a code is never reused for something else.

// Request: PGRST1xx

/** A query parameter that cannot be parsed. `position` counts characters from 1. */
export function parameterUnreadable(
  subject: string,
  text: string,
  position: number,
  details: string,
): ApiError {
  const message = `"failed to parse ${subject} (${text})" (line 1, column ${position})`;
  return new ApiError({ status: 400, code: 'PGRST100', message, details });
}

/** A query parameter, or the request as a whole, that asks for too much or contradicts itself. */
export function parameterRefused(message: string, details: string | null = null): ApiError {
  return new ApiError({ status: 400, code: 'PGRST100', message, details });
}

export function bodyInvalid(message: string, details: string | null = null): ApiError {
  return new ApiError({ status: 400, code: 'PGRST102', message, details });
}

export function contentTypeRefused(contentType: string): ApiError {
  return new ApiError({
    status: 415,
    code: 'PGRST102',
    message: `Content-Type not acceptable: ${contentType}`,
    hint: 'Send the body as application/json.',
  });
}

export function rangeRefused(details: string): ApiError {
  const message = 'Requested range not satisfiable';
  return new ApiError({ status: 416, code: 'PGRST103', message, details });
}

export function schemaUnknown(schema: string): ApiError {
  return new ApiError({
    status: 406,
    code: 'PGRST106',
    message: `Invalid schema: ${schema}`,
    hint: 'Only the following schemas are exposed: public',
  });
}

export function mediaTypeRefused(accept: string): ApiError {
  const message = `None of these media types are available: ${accept}`;
  return new ApiError({ status: 406, code: 'PGRST107', message });
}

export function notEmbedded(name: string, alias?: string): ApiError {
  return new ApiError({
    status: 400,
    code: 'PGRST108',
    message: `'${name}' is not an embedded resource in this request`,
    details: alias ? 'Target names are not allowed in filters if they have an alias' : null,
    hint: alias
      ? `Change '${name}' to '${alias}' in filters, orders or limits.`
      : `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}

export function notOneRow(count: number): ApiError {
  return new ApiError({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${count} rows`,
  });
}

export function methodUnsupported(method: string, allow: string): ApiError {
  return new ApiError({
    status: 405,
    code: 'PGRST117',
    message: `Unsupported HTTP method: ${method}`,
    hint: `These methods are served: ${allow}`,
    headers: { Allow: allow },
  });
}

export function orderNotToOne(origin: string, target: string): ApiError {
  return new ApiError({
    status: 400,
    code: 'PGRST118',
    message: `A related order on '${target}' is not possible`,
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  });
}

export function embedOperatorRefused(target: string): ApiError {
  return new ApiError({
    status: 400,
    code: 'PGRST120',
    message: `Bad operator on the '${target}' embedded resource`,
    details: 'Only is null or not is null filters are allowed on embedded resources',
  });
}

export function preferencesInvalid(preferences: readonly string[]): ApiError {
  return new ApiError({
    status: 400,
    code: 'PGRST122',
    message: 'Invalid preferences given with handling=strict',
    details: `Invalid preferences: ${preferences.join(', ')}`,
  });
}

export function aggregateRefused(): ApiError {
  return new ApiError({
    status: 400,
    code: 'PGRST123',
    message: 'Use of aggregate functions is not allowed',
    hint: 'Only the count of an embedded table is served, alone: knowledge(count).',
  });
}

export function tooManyAffected(count: number): ApiError {
  return new ApiError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${count} rows`,
  });
}

export function pathUnknown(): ApiError {
  const message = 'Invalid path specified in request URL';
  return new ApiError({ status: 404, code: 'PGRST125', message });
}

/** Something that PostgREST supports and Steeple does not. `details` says what, in a sentence. */
export function notServed(details: string): ApiError {
  const message = 'Feature not implemented';
  return new ApiError({ status: 400, code: 'PGRST127', message, details });
}

/** PostgREST has no limit but its memory. */
export function answerTooLarge(bytesMax: number): ApiError {
  return new ApiError({
    status: 400,
    code: 'PGRST100',
    message: 'The answer would be too large',
    details: `At most ${bytesMax} bytes are answered.`,
    hint: 'Ask for fewer rows (limit, offset) or fewer columns (select).',
  });
}

// Plan: PGRST2xx, and PostgreSQL's errors for unknown names

export function relationshipUnknown(from: string, to: string, hint?: string): ApiError {
  const using = hint === undefined ? '' : ` using the hint '${hint}'`;
  return new ApiError({
    status: 400,
    code: 'PGRST200',
    message: `Could not find a relationship between '${from}' and '${to}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${from}' and '${to}'${using} in the schema 'public', but no matches were found.`,
  });
}

export function functionUnknown(name: string): ApiError {
  return new ApiError({
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function public.${name} in the schema cache`,
    details: 'No database functions are exposed.',
  });
}

export function writtenColumnUnknown(table: string, column: string): ApiError {
  const message = `Could not find the '${column}' column of '${table}' in the schema cache`;
  return new ApiError({ status: 400, code: 'PGRST204', message });
}

export function tableUnknown(table: string, known: readonly string[]): ApiError {
  return new ApiError({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table 'public.${table}' in the schema cache`,
    hint: `These tables are served: ${known.join(', ')}`,
  });
}

export function columnUnknown(table: string, column: string): ApiError {
  const message = `column ${table}.${column} does not exist`;
  return new ApiError({ status: 400, code: '42703', message });
}

export function nameTwice(name: string): ApiError {
  return new ApiError({
    status: 400,
    code: '42712',
    message: `table name "${name}" specified more than once`,
    hint: `Give one of them an alias: other:${name}(…)`,
  });
}

/** The message of pg-safeupdate on hosted projects. */
export function filterRequired(method: 'PATCH' | 'DELETE'): ApiError {
  const message = `${method === 'PATCH' ? 'UPDATE' : 'DELETE'} requires a WHERE clause`;
  return new ApiError({ status: 400, code: '21000', message });
}

/** The answer of PostgreSQL to a role without any grant on a table. */
export function notSignedIn(table: string): ApiError {
  return new ApiError({
    status: 401,
    code: '42501',
    message: `permission denied for table ${table}`,
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
}
