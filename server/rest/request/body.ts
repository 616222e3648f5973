import { bodyInvalid, contentTypeRefused } from '../errors.ts';
import type { Body } from './rest-request.ts';
import { scanBody } from './scan-body.ts';

/**
 * Reads the rows of an insert or update: one JSON object or an array of them. Without `columns=`
 * all objects must have the same keys. Values are looked at by PostgreSQL, not here.
 *
 * @throws ApiError
 */
export function parseBody(bytes: ArrayBuffer, hasColumns: boolean): Body {
  scanBody(bytes);
  const text = decode(bytes);
  const parsed = parseJson(text);
  const rows: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  const keys = new Set<string>();
  for (const row of rows) {
    const own = keysOf(row);
    for (const key of own) {
      keys.add(key);
    }
    // All objects have the same keys if none has fewer than there are.
    if (!hasColumns && own.length !== keys.size) {
      throw bodyInvalid('All object keys must match');
    }
  }
  return { text, isArray: Array.isArray(parsed), rowCount: rows.length, keys: [...keys] };
}

/**
 * Requires a JSON body; a missing media type counts as JSON.
 *
 * @throws ApiError
 */
export function requireJson(contentType: string | undefined): void {
  const [type = ''] = (contentType ?? 'application/json').split(';');
  if (!/^application\/(json|vnd\.pgrst\.(object|array)(\+json)?)$/i.test(type.trim())) {
    throw contentTypeRefused(type.trim().slice(0, 100));
  }
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw cause instanceof TypeError ? bodyInvalid('The body is not valid UTF-8') : cause;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw bodyInvalid('Empty or invalid json');
  }
}

function keysOf(row: unknown): string[] {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    throw bodyInvalid('The body must be a JSON object or an array of JSON objects');
  }
  return Object.keys(row);
}
