import type { Column, Table } from '../catalogue.ts';
import {
  bodyInvalid,
  columnUnknown,
  filterRequired,
  notServed,
  writtenColumnUnknown,
} from '../errors.ts';
import type { At, Body, Parameters, RestRequest } from '../request/rest-request.ts';
import type { Condition, DeletePlan, InsertPlan, RowsPlan, UpdatePlan } from './plan.ts';
import { planCondition } from './plan-condition.ts';
import { planRows } from './plan-rows.ts';

/**
 * Plans a POST: an insert, or with `Prefer: resolution=…` an upsert.
 *
 * @throws ApiError
 */
export function planInsert(table: Table, request: RestRequest, rowsMax: number): InsertPlan {
  const { parameters, preferences } = request;
  if (parameters.filters.some(isOfTable)) {
    throw notServed('Filters do not apply to an insert.');
  }
  const body = requireBody(request);
  const columns = planColumns(table, parameters.columns ?? body.keys);
  const conflictNames = parameters.onConflict ?? [table.key.name];
  const conflictColumns = conflictNames.map((name) => planConflictColumn(table, name));
  return {
    kind: 'insert',
    table,
    columns: columns.length > 0 ? columns : [table.key],
    // Rows without keys consist of defaults.
    fillsDefaults: preferences.missing === 'default' || columns.length === 0,
    conflict: preferences.resolution && {
      columns: conflictColumns,
      resolution: preferences.resolution === 'merge-duplicates' ? 'merge' : 'ignore',
    },
    body,
    isKeyWanted: preferences.representation === 'headers-only',
    answer: planAnswer(table, request, rowsMax),
    shape: request.shape,
    allowed: request.shape.isSingle ? { exactly: 1 } : null,
  };
}

/**
 * Plans a PATCH. Refused without a filter of the table itself.
 *
 * @throws ApiError
 */
export function planUpdate(table: Table, request: RestRequest, rowsMax: number): UpdatePlan {
  const where = planTargets(table, request.parameters, 'PATCH');
  const body = requireBody(request);
  if (body.isArray) {
    throw bodyInvalid('The body of an update must be one JSON object');
  }
  return {
    kind: 'update',
    table,
    columns: planColumns(table, request.parameters.columns ?? body.keys),
    where,
    body,
    answer: planAnswer(table, request, rowsMax),
    shape: request.shape,
    allowed: planAllowed(request),
  };
}

/**
 * Plans a DELETE. Refused without a filter of the table itself.
 *
 * @throws ApiError
 */
export function planDelete(table: Table, request: RestRequest, rowsMax: number): DeletePlan {
  return {
    kind: 'delete',
    table,
    where: planTargets(table, request.parameters, 'DELETE'),
    answer: planAnswer(table, request, rowsMax),
    shape: request.shape,
    allowed: planAllowed(request),
  };
}

function planTargets(
  table: Table,
  { filters }: Parameters,
  method: 'PATCH' | 'DELETE',
): Condition[] {
  const own = filters.filter(isOfTable);
  if (own.length === 0) {
    throw filterRequired(method);
  }
  return own.map(({ part }) => planCondition(table, [], part));
}

/** The changed rows: what `select` names, without the filters that chose them. */
function planAnswer(table: Table, request: RestRequest, rowsMax: number): RowsPlan | null {
  const { parameters, preferences } = request;
  if (parameters.ranges.some(isOfTable) || parameters.orders.some(isOfTable)) {
    throw notServed(
      'Order, limit and offset do not apply to a change; choose its rows by filters.',
    );
  }
  const filters = parameters.filters.filter((filter) => !isOfTable(filter));
  const answer = planRows(table, { ...parameters, filters }, rowsMax);
  // Written rows are returned in full, however many they are.
  return preferences.representation === 'representation' ? { ...answer, limit: null } : null;
}

function planAllowed({ shape, preferences }: RestRequest): UpdatePlan['allowed'] {
  if (shape.isSingle) {
    return { exactly: 1 };
  }
  return preferences.handling === 'strict' && preferences.affectedMax !== null
    ? { atMost: preferences.affectedMax }
    : null;
}

function planColumns(table: Table, names: readonly string[]): Column[] {
  return [...new Set(names)].map((name) => {
    const column = table.columns.get(name);
    if (!column) {
      throw writtenColumnUnknown(table.name, name);
    }
    return column;
  });
}

function planConflictColumn(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (!column) {
    throw columnUnknown(table.name, name);
  }
  return column;
}

function requireBody({ body }: RestRequest): Body {
  if (!body) {
    throw bodyInvalid('Empty or invalid json');
  }
  return body;
}

function isOfTable({ path }: At<unknown>): boolean {
  return path.length === 0;
}
