import { tables } from '../catalogue.ts';
import { tableUnknown } from '../errors.ts';
import type { RestRequest } from '../request/rest-request.ts';
import type { Plan } from './plan.ts';
import { planRows } from './plan-rows.ts';
import { planDelete, planInsert, planUpdate } from './plan-write.ts';

/**
 * Second stage: looks up every name of the request in the catalogue.
 *
 * @param request the request
 * @param rowsMax how many rows any level may give
 * @throws ApiError for what does not exist or is not allowed
 */
export function planRequest(request: RestRequest, rowsMax: number): Plan {
  const table = tables.get(request.table);
  if (!table) {
    throw tableUnknown(request.table, [...tables.keys()]);
  }
  switch (request.method) {
    case 'POST':
      return planInsert(table, request, rowsMax);
    case 'PATCH':
      return planUpdate(table, request, rowsMax);
    case 'DELETE':
      return planDelete(table, request, rowsMax);
    default:
      return {
        kind: 'read',
        rows: planRows(table, request.parameters, rowsMax),
        isBodyWanted: request.method === 'GET',
        isTotalWanted: request.preferences.count,
        shape: request.shape,
      };
  }
}
