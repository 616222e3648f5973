import { parameterUnreadable, rangeRefused } from '../errors.ts';
import type { Range } from './rest-request.ts';

/**
 * Reads `limit=` or `offset=`.
 *
 * @throws ApiError for anything but a whole number from 0 on
 */
export function parseRowNumber(subject: 'limit' | 'offset', text: string): number {
  if (/^-\d+$/.test(text)) {
    const noun = subject === 'limit' ? 'Limit' : 'Offset';
    throw rangeRefused(`${noun} should be greater than or equal to zero.`);
  }
  if (!/^\d{1,15}$/.test(text)) {
    const details = `expecting a whole number with at most 15 digits`;
    throw parameterUnreadable(subject, text.slice(0, 40), 1, details);
  }
  return Number(text);
}

/**
 * Reads the `Range: 0-24` header, both ends inclusive. Anything but a range of rows is ignored (RFC 9110,
 * 14.2).
 */
export function parseRangeHeader(header: string | undefined): Range | null {
  const found = header?.match(/^(?:items=)?(\d{1,15})-(\d{0,15})$/);
  if (!found) {
    return null;
  }
  const [, first = '', last = ''] = found;
  const offset = Number(first);
  if (last === '') {
    return { offset, limit: null };
  }
  if (Number(last) < offset) {
    throw rangeRefused(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  return { offset, limit: Number(last) - offset + 1 };
}

/** The intersection of two ranges. */
export function intersectRanges(one: Range, other: Range): Range {
  const offset = Math.max(one.offset ?? 0, other.offset ?? 0);
  const end = Math.min(endOf(one), endOf(other));
  return { offset, limit: end === Number.POSITIVE_INFINITY ? null : Math.max(0, end - offset) };
}

function endOf({ offset, limit }: Range): number {
  return limit === null ? Number.POSITIVE_INFINITY : (offset ?? 0) + limit;
}
