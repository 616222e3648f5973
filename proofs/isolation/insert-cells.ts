import { userId } from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId, plantedId } from '#proofs/isolation/oracle/planted-secrets.ts';
import {
  insertableColumns,
  type Row,
  type TableName,
} from '#proofs/isolation/oracle/specified-rights.ts';
import { askerOf } from './actors.ts';
import { type Cell, type Field, someoneElse } from './cell.ts';

/** Inserting rows as oneself and in another's name, for each church; and upserts of existing rows. */
export function insertCells(field: Field): Cell[] {
  return [
    ...newRows(field).map((row) => insertCell(field, row)),
    ...field.rows.flatMap((row) => upsertCells(field, row)),
  ];
}

function newRows({ actor, table }: Field): Row[] {
  const own = askerOf(actor)?.userId ?? userId('grace');
  const creators = [{}, { user_id: own }, { user_id: someoneElse(actor) }, { user_id: null }];
  const churches = [accountId('own'), accountId('other'), null];
  const rows: Record<TableName, Row[]> = {
    accounts: creators.map((creator) => ({
      account_name: 'New',
      location: 'L',
      notes: 'N',
      ...creator,
    })),
    knowledge: churches.flatMap((account_id) =>
      creators.map((creator) => ({ title: 'New', prompt: 'P', account_id, ...creator })),
    ),
    profiles: [own, userId('profileless')].map((user_id) => ({
      user_id,
      first_name: 'New',
      last_name: 'Person',
      email: 'new@church.test',
      role: 'super_admin',
      account_id: null,
    })),
    integrations: [accountId('own'), accountId('third')].map((account_id) => ({
      account_id,
      integration_type: 'google_search_console',
      is_connected: true,
    })),
  };
  return rows[table].map((row, at) => ({ id: plantedId(`new ${actor} ${table} ${at}`), ...row }));
}

function insertCell({ actor, table }: Field, row: Row): Cell {
  const asker = askerOf(actor);
  const columns = insertableColumns(asker, table);
  const isNameable = Object.keys(row).every((column) => columns.includes(column));
  const isOwn = !('user_id' in row) || row.user_id === asker?.userId;
  const becomes = [{ id: row.id, row: { ...row, user_id: asker?.userId } }];
  return {
    table,
    operation: 'insert',
    ask: {
      actor,
      method: 'POST',
      path: `/rest/v1/${table}?select=*`,
      headers: { prefer: 'return=representation,missing=default' },
      body: JSON.stringify(row),
    },
    ...(isNameable && isOwn ? { becomes } : {}),
  };
}

/** The column that an upsert sets besides the id; an update must be allowed to set it too. */
const upserted: Record<TableName, Row> = {
  accounts: { account_name: 'Upserted', notes: 'upserted' },
  knowledge: { title: 'Upserted', prompt: 'upserted' },
  profiles: { first_name: 'Up', last_name: 'Serted', phone_number: '1' },
  integrations: { is_connected: false },
};

function upsertCells(field: Field, row: Row): Cell[] {
  const { actor, table } = field;
  const mayUpsert = insertableColumns(askerOf(actor), table).length > 0;
  const { user_id: _, ...kept } = row;
  const whole = { id: row.id, ...upserted[table] };
  const cell = (path: string, resolution: string, body: Row): Cell => ({
    table,
    operation: 'insert',
    ask: {
      actor,
      method: 'POST',
      path: `/rest/v1/${table}?${path}`,
      headers: { prefer: `resolution=${resolution},return=minimal` },
      body: JSON.stringify(body),
    },
  });
  return [
    {
      ...cell('on_conflict=id', 'merge-duplicates', whole),
      ...(mayUpsert ? { becomes: [{ id: row.id, row: { ...row, ...upserted[table] } }] } : {}),
    },
    cell('on_conflict=id', 'ignore-duplicates', { ...whole }),
    ...(table === 'integrations'
      ? [
          cell('on_conflict=account_id,integration_type', 'merge-duplicates', {
            ...kept,
            is_connected: true,
          }),
        ]
      : []),
  ];
}
