import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { importLimits } from '#contract/functions/counts-import.ts';
import type { Config } from '../config.ts';
import { ApiError } from './api-error.ts';
import type { SteepleEnv } from './context.ts';

/** Sign-in and functions take a few short fields; more would only occupy the parser. */
const fewFieldsBytesMax = 65_536;

/** The largest body of each API, in bytes. Rows come in bulk, up to BODY_BYTES_MAX. */
export function bodyLimits({ BODY_BYTES_MAX: rows }: Pick<Config, 'BODY_BYTES_MAX'>) {
  const fewFields = Math.min(rows, fewFieldsBytesMax);
  return { auth: fewFields, rest: rows, functions: fewFields };
}

/** The names of functions that take a whole spreadsheet's counts, 2 MB of them. */
const ofImports = /\/functions\/v1\/counts-import(-preview)?$/;

/** Refuses a larger body before anybody reads it. */
export function limitBody(bytesMax: number) {
  const usual = limitTo(bytesMax);
  const ofImport = limitTo(importLimits.bytes);
  return createMiddleware<SteepleEnv>((c, next) =>
    (ofImports.test(c.req.path) ? ofImport : usual)(c, next),
  );
}

function limitTo(bytesMax: number) {
  const refuse = (): never => {
    throw new ApiError({
      status: 413,
      code: 'request_entity_too_large',
      message: `The request is too large: at most ${bytesMax} bytes are accepted.`,
    });
  };
  const countStream = bodyLimit({ maxSize: bytesMax, onError: refuse });
  return createMiddleware<SteepleEnv>(async function limitBody(c, next) {
    // Accessing the body makes the adapter build a whole Request, which reads do without.
    if (c.req.method === 'GET' || c.req.method === 'HEAD') {
      return next();
    }
    // Node reads no more bytes than a request declares; only a body of undeclared length is
    // counted.
    const declared = c.req.header('content-length');
    if (declared === undefined || c.req.header('transfer-encoding') !== undefined) {
      return countStream(c, next);
    }
    return Number(declared) > bytesMax ? refuse() : next();
  });
}
