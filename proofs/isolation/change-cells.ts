import { accountId, plantedId } from '#proofs/isolation/oracle/planted-secrets.ts';
import {
  changedColumns,
  mayDelete,
  type Row,
  rowAfterUpdate,
  type TableName,
} from '#proofs/isolation/oracle/specified-rights.ts';
import { askerOf } from './actors.ts';
import { type Cell, type Field, rowsIn, someoneElse } from './cell.ts';

/** Updating each column of each row and many rows at once; deleting one row and many. */
export function changeCells(field: Field): Cell[] {
  const { table, state, rows } = field;
  const all = rowsIn(state, table);
  const ofRows = rows.flatMap((row) => [
    ...patchesOf(field, row).map((patch) => updateCell(field, `id=eq.${row.id}`, [row], patch)),
    deleteCell(field, `id=eq.${row.id}`, [row]),
  ]);
  return [
    ...ofRows,
    updateCell(field, 'id=not.is.null', all, massPatch[table]),
    deleteCell(field, 'id=not.is.null', all),
  ];
}

const massPatch: Record<TableName, Row> = {
  accounts: { notes: 'everywhere' },
  profiles: { first_name: 'Everybody' },
  knowledge: { prompt: 'everywhere' },
  integrations: { is_connected: false },
};

/** For each column, a plausible new value and those an attacker would want. */
function patchesOf({ actor, table }: Field, row: Row): Row[] {
  const single = Object.keys(row).map((column) => ({
    [column]: newValues[column]?.(row) ?? `new ${column}`,
  }));
  const perTable: Record<TableName, Row[]> = {
    accounts: [{ notes: null }, { user_id: someoneElse(actor), notes: 'mine' }],
    knowledge: [{ title: 'mine', account_id: null }],
    profiles: [
      { role: 'account_admin' },
      { role: null },
      { role: 'owner' },
      { account_id: null },
      { first_name: 'Ada', role: 'super_admin' },
      { role: 'super_admin', account_id: accountId('own') },
      { user_id: someoneElse(actor) },
    ],
    integrations: [
      { is_connected: true },
      { is_connected: true, metadata: { organization_name: 'x' } },
      { is_connected: false, access_token: 'stolen' },
      { is_connected: false, refresh_token: 'stolen' },
      { is_connected: false, metadata: { organization_name: 'kept' } },
      {
        is_connected: false,
        access_token: null,
        refresh_token: null,
        token_expires_at: null,
        metadata: null,
        disconnected_at: new Date().toISOString(),
      },
    ],
  };
  return [...single, ...perTable[table]];
}

const newValues: Record<string, (row: Row) => unknown> = {
  id: (row) => plantedId(`new id of ${row.id}`),
  user_id: () => plantedId('user grace'),
  account_id: (row) =>
    row.account_id === accountId('other') ? accountId('own') : accountId('other'),
  created_at: () => '2020-01-01T00:00:00+00:00',
  email: (row) => `new-${String(row.id).slice(0, 8)}@church.test`,
  role: (row) => (row.role === 'super_admin' ? 'account_admin' : 'super_admin'),
  is_connected: () => false,
  token_expires_at: () => '2020-01-01T00:00:00+00:00',
  connected_at: () => '2020-01-01T00:00:00+00:00',
  disconnected_at: () => '2020-01-01T00:00:00+00:00',
  integration_type: (row) =>
    row.integration_type === 'planning_center' ? 'google_search_console' : 'planning_center',
  metadata: () => ({ organization_name: 'new' }),
};

function updateCell(field: Field, filter: string, rows: Row[], patch: Row): Cell {
  const { actor, table } = field;
  const hasStolenToken = typeof (patch.access_token ?? patch.refresh_token) === 'string';
  const becomes = rows.flatMap((before) => {
    const after = hasStolenToken ? before : rowAfterUpdate(askerOf(actor), table, before, patch);
    return changedColumns(before, after).length === 0 ? [] : [{ id: before.id, row: after }];
  });
  return {
    table,
    operation: 'update',
    ask: {
      actor,
      method: 'PATCH',
      path: `/rest/v1/${table}?${filter}&select=*`,
      headers: { prefer: 'return=representation' },
      body: JSON.stringify(patch),
    },
    ...(becomes.length > 0 ? { becomes } : {}),
  };
}

function deleteCell({ actor, table }: Field, filter: string, rows: Row[]): Cell {
  const becomes = rows.map(({ id }) => ({ id, row: null }));
  return {
    table,
    operation: 'delete',
    ask: { actor, method: 'DELETE', path: `/rest/v1/${table}?${filter}` },
    ...(mayDelete(askerOf(actor), table) ? { becomes } : {}),
  };
}
