import type { Shape } from '../request/rest-request.ts';

/**
 * The rows as JSON text: an array, or what is one object when there is one row. `"row".*` is the
 * whole row even when a client calls one of its columns "row".
 */
export function bodySql({ isSingle, leavesOutNulls }: Shape): string {
  if (isSingle) {
    const row = leavesOutNulls ? withoutNulls : 'row_to_json("row".*)';
    return `string_agg((${row})::text, ',')`;
  }
  return `coalesce(json_agg(${leavesOutNulls ? withoutNulls : '"row".*'}), '[]')::text`;
}

const withoutNulls = 'json_strip_nulls(row_to_json("row".*))';
