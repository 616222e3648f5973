import type { SteepleContext } from '../../http/context.ts';
import { methodUnsupported, schemaUnknown } from '../errors.ts';
import { parseAccept } from './accept.ts';
import { parseBody, requireJson } from './body.ts';
import { parseParameters } from './parameters.ts';
import { parsePreferences } from './preferences.ts';
import { intersectRanges, parseRangeHeader } from './range.ts';
import type { At, Body, Method, Parameters, Range, RestRequest } from './rest-request.ts';

/** The methods a table answers. */
export const allowedMethods = 'GET, HEAD, POST, PATCH, DELETE, OPTIONS';

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;

/**
 * First stage: parses the HTTP request. Knows no table and no SQL.
 *
 * @throws ApiError
 */
export async function readRequest(c: SteepleContext, table: string): Promise<RestRequest> {
  const method = readMethod(c.req.method);
  requireSchema(c, method);
  const url = c.req.url;
  const queryStart = url.indexOf('?');
  const parameters = parseParameters(queryStart < 0 ? '' : url.slice(queryStart + 1));
  return {
    table,
    method,
    parameters: method === 'GET' ? withRangeHeader(parameters, c.req.header('range')) : parameters,
    preferences: parsePreferences(c.req.header('prefer')),
    shape: parseAccept(c.req.header('accept')),
    body: await readBody(c, method, parameters.columns !== null),
  };
}

function readMethod(word: string): Method {
  const method = methods.find((known) => known === word);
  if (!method) {
    throw methodUnsupported(word, allowedMethods);
  }
  return method;
}

/** Reads name the schema in `Accept-Profile`, writes in `Content-Profile`. */
function requireSchema(c: SteepleContext, method: Method): void {
  const isRead = method === 'GET' || method === 'HEAD';
  const schema = c.req.header(isRead ? 'accept-profile' : 'content-profile');
  if (schema !== undefined && schema !== 'public') {
    throw schemaUnknown(schema.slice(0, 63));
  }
}

/** An empty DELETE comes with a JSON content type, so its body is left alone. */
async function readBody(
  c: SteepleContext,
  method: Method,
  hasColumns: boolean,
): Promise<Body | null> {
  if (method !== 'POST' && method !== 'PATCH') {
    return null;
  }
  requireJson(c.req.header('content-type'));
  return parseBody(await c.req.arrayBuffer(), hasColumns);
}

function withRangeHeader(parameters: Parameters, header: string | undefined): Parameters {
  const fromHeader = parseRangeHeader(header);
  if (!fromHeader) {
    return parameters;
  }
  const isTop = ({ path }: At<Range>) => path.length === 0;
  const top = parameters.ranges.filter(isTop).map(({ part }) => part);
  const asked: Range = {
    offset: top.find((range) => range.offset !== null)?.offset ?? null,
    limit: top.find((range) => range.limit !== null)?.limit ?? null,
  };
  const others = parameters.ranges.filter((range) => !isTop(range));
  return {
    ...parameters,
    ranges: [...others, { path: [], part: intersectRanges(asked, fromHeader) }],
  };
}
