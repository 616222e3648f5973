import { bodyInvalid, contentTypeRefused } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Body } from './rest-request.ts';

/**
 * Reads the rows of an insert or update: one JSON object or an array of them. Without `columns=`
 * all objects must have the same keys. Values are looked at by PostgreSQL, not here.
 * Throws ApiError.
 */
export function parseBody(bytes: ArrayBuffer, hasColumns: boolean): Body {
  const text = decode(bytes);
  const parsed = parseJson(text);
  if (isDeeperThan(parsed, limits.bodyDepthMax)) {
    throw bodyInvalid(
      'The body is nested too deeply',
      `At most ${limits.bodyDepthMax} levels are read.`,
    );
  }
  const isArray = Array.isArray(parsed);
  const keySets = (isArray ? parsed : [parsed]).map(keysOf);
  const keys = new Set(keySets.flat());
  if (!hasColumns && keySets.some((own) => own.length !== keys.size)) {
    throw bodyInvalid('All object keys must match');
  }
  return { text, isArray, rowCount: keySets.length, keys: [...keys] };
}

/** Throws ApiError unless the body's media type is JSON; none at all is taken for JSON. */
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

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
