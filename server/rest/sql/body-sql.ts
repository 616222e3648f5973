import { limits } from '../limits.ts';
import type { Shape } from '../request/rest-request.ts';

/**
 * The rows as JSON text: an array, or one object if there is one row. `"row".*` is the whole row even
 * when a client calls one of its columns "row". An oversized answer fails the statement by a division by
 * zero before it reaches this process, which would have to hold it as one string.
 */
export function bodySql({ isSingle, leavesOutNulls }: Shape): string {
  const row = leavesOutNulls ? withoutNulls : '"row".*';
  const rows = isSingle
    ? `string_agg((${leavesOutNulls ? row : `row_to_json(${row})`})::text, ',')`
    : `json_agg(${row})`;
  const body = isSingle ? rows : `coalesce(${rows}, '[]')::text`;
  // PostgreSQL computes equal aggregates once. Nothing else that a request can say divides.
  const size = `pg_column_size(${rows})`;
  return `case when ${size} > ${limits.answerBytesMax} then (1 / (0 * ${size}))::text else ${body} end`;
}

const withoutNulls = 'json_strip_nulls(row_to_json("row".*))';
