import { type Role, roles } from '#contract/roles.ts';

/**
 * Who may see and change what, written only from the specification (section 6, with our interpretation in
 * docs/specification.md) and not from the policies, which it is used to judge.
 */

/** The requesting person; null if not signed in, or if the session has ended. */
export type Asker = {
  userId: string;
  role: Role | null;
  accountId: string | null;
  mayOnlyLook?: boolean;
  withoutGiving?: boolean;
} | null;
export type Row = Readonly<Record<string, unknown>>;

export const tables = ['accounts', 'profiles', 'knowledge', 'integrations'] as const;
export type TableName = (typeof tables)[number];

/** One row before and after; null means absent. */
export type Change = { table: TableName; before: Row | null; after: Row | null };

/** A super admin sees everything, an account admin their church, everybody their own profile. */
export function mayRead(asker: Asker, table: TableName, row: Row): boolean {
  if (asker === null) {
    return false;
  }
  if (asker.role === 'super_admin') {
    return true;
  }
  if (table === 'profiles') {
    return row.user_id === asker.userId;
  }
  if (asker.role !== 'account_admin' || asker.accountId === null || table === 'knowledge') {
    return false;
  }
  return row[table === 'accounts' ? 'id' : 'account_id'] === asker.accountId;
}

const marks = ['may_only_look', 'without_giving'];
const ownProfileColumns = ['first_name', 'last_name', 'phone_number'];
const disconnectColumns = [
  'is_connected',
  'access_token',
  'refresh_token',
  'token_expires_at',
  'metadata',
  'disconnected_at',
];

/** The columns that an update by this person may name at all (specification, section 7). */
export function updatableColumns(asker: Asker, table: TableName): readonly string[] {
  if (asker === null) {
    return [];
  }
  if (table === 'integrations') {
    return asker.role === null ? [] : disconnectColumns;
  }
  if (asker.role !== 'super_admin') {
    return table === 'profiles' ? ownProfileColumns : [];
  }
  return {
    accounts: ['account_name', 'location', 'notes'],
    knowledge: ['title', 'prompt'],
    profiles: [...ownProfileColumns, 'email', 'role', 'account_id'],
  }[table];
}

/**
 * The columns that an insert by this person may name. Nobody inserts profiles or connections
 * directly.
 */
export function insertableColumns(asker: Asker, table: TableName): readonly string[] {
  if (asker?.role !== 'super_admin') {
    return [];
  }
  return {
    accounts: ['id', 'account_name', 'location', 'notes', 'user_id'],
    knowledge: ['id', 'title', 'prompt', 'user_id', 'account_id'],
    profiles: [],
    integrations: [],
  }[table];
}

export function mayDelete(asker: Asker, table: TableName): boolean {
  return asker?.role === 'super_admin' && (table === 'accounts' || table === 'knowledge');
}

/** Whether this person may make this change by a table query. */
export function permits(asker: Asker, change: Change): boolean {
  const { table, before, after } = change;
  if (asker === null || (before && !mayRead(asker, table, before))) {
    return false;
  }
  if (before && after) {
    return permitsUpdate(asker, table, before, after);
  }
  return after
    ? insertableColumns(asker, table).length > 0 && after.user_id === asker.userId
    : mayDelete(asker, table);
}

function permitsUpdate(asker: Asker, table: TableName, before: Row, after: Row): boolean {
  const columns = updatableColumns(asker, table);
  // The marks of an account admin go with that role.
  const following = after.role === 'account_admin' ? [] : marks.filter((mark) => !after[mark]);
  const possible = [...columns, ...following];
  if (!changedColumns(before, after).every((column) => possible.includes(column))) {
    return false;
  }
  if (table === 'integrations') {
    // Only disconnecting is possible, and it clears the connection.
    return !asker?.mayOnlyLook && disconnectColumns.slice(0, 5).every((column) => !after[column]);
  }
  if (table === 'profiles') {
    const isOwn = before.user_id === asker?.userId;
    return (
      !(isOwn && before.role !== after.role) &&
      (after.role === null || roles.some((role) => role === after.role)) &&
      !(after.role === 'super_admin' && after.account_id !== null)
    );
  }
  return true;
}

export function changedColumns(before: Row, after: Row): string[] {
  return Object.keys(before).filter(
    (column) => JSON.stringify(before[column]) !== JSON.stringify(after[column]),
  );
}

/** Stands for a timestamp set by the database. */
export const anyTime = 'any time';

/** The row after an update if this person is permitted to make it, else unchanged. */
export function rowAfterUpdate(asker: Asker, table: TableName, before: Row, patch: Row): Row {
  const isNameable = Object.keys(patch).every((name) =>
    updatableColumns(asker, table).includes(name),
  );
  const after = isNameable ? withConsequences(table, before, { ...before, ...patch }) : before;
  return permits(asker, { table, before, after }) ? after : before;
}

function withConsequences(table: TableName, before: Row, after: Row): Row {
  if (table === 'profiles' && after.role !== 'account_admin') {
    const account_id = after.role === 'super_admin' ? null : after.account_id;
    return { ...after, account_id, may_only_look: false, without_giving: false };
  }
  if (table === 'integrations' && after.is_connected === false) {
    const disconnected_at = before.is_connected ? anyTime : before.disconnected_at;
    return { ...after, token_expires_at: null, metadata: null, disconnected_at };
  }
  return after;
}
