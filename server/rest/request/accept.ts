import { mediaTypeRefused } from '../errors.ts';
import type { Shape } from './rest-request.ts';

/**
 * Chooses the answer's shape from the `Accept` header (RFC 9110, 12.5.1): one object, or an array.
 *
 * @throws ApiError when it names nothing we write
 */
export function parseAccept(header: string | undefined): Shape {
  if (header === undefined || header === '*/*' || header === 'application/json') {
    return { isSingle: false, leavesOutNulls: false };
  }
  const wanted = header
    .split(',')
    .map(parseRangeOfTypes)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { type, leavesOutNulls } of wanted) {
    const isSingle = singleTypes.has(type);
    if (isSingle || arrayTypes.has(type)) {
      return { isSingle, leavesOutNulls: leavesOutNulls && type.includes('vnd.pgrst') };
    }
  }
  throw mediaTypeRefused(header.slice(0, 200));
}

const singleTypes = new Set(['application/vnd.pgrst.object+json', 'application/vnd.pgrst.object']);
const arrayTypes = new Set([
  '*/*',
  'application/*',
  'application/json',
  'application/vnd.pgrst.array+json',
  'application/vnd.pgrst.array',
]);

function parseRangeOfTypes(text: string) {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return {
    type,
    weight: weight === undefined ? 1 : Number(weight) || 0,
    leavesOutNulls: parameters.includes('nulls=stripped'),
  };
}
