import type { StatusCode } from 'hono/utils/http-status';
import type { RestRequest, Shape } from '../request/rest-request.ts';

/** An answer ready to be sent. */
export type Answer = { status: StatusCode; headers: Record<string, string>; body: string | null };

/** The media type of a body in this shape. */
export function contentType({ isSingle, leavesOutNulls }: Shape): string {
  const type = isSingle ? 'application/vnd.pgrst.object+json' : 'application/json';
  return leavesOutNulls ? `${type}; nulls=stripped; charset=utf-8` : `${type}; charset=utf-8`;
}

/** `Content-Range` (RFC 9110, 14.4): which rows these are, of how many. */
export function contentRange(offset: number, count: number, total: number | null): string {
  const rows = count === 0 ? '*' : `${offset}-${offset + count - 1}`;
  return `${rows}/${total ?? '*'}`;
}

/** `Preference-Applied` (RFC 7240, 3), in PostgREST's order. */
export function preferenceApplied({ method, preferences }: RestRequest): string | null {
  const isChange = method !== 'GET' && method !== 'HEAD';
  const isInsert = method === 'POST';
  const { resolution, missing, representation, count, handling, affectedMax } = preferences;
  const applied = [
    isInsert && resolution && `resolution=${resolution}`,
    isInsert && missing && `missing=${missing}`,
    isChange && representation && `return=${representation}`,
    count && 'count=exact',
    handling && `handling=${handling}`,
    isChange && !isInsert && affectedMax !== null && `max-affected=${affectedMax}`,
  ].filter((word) => typeof word === 'string');
  return applied.length > 0 ? applied.join(', ') : null;
}
