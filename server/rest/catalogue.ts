import type { Account } from '#contract/tables/accounts.ts';
import type { Integration } from '#contract/tables/integrations.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import type { Marks, Profile } from '#contract/tables/profiles.ts';

type ColumnType = 'uuid' | 'text' | 'timestamptz' | 'boolean' | 'jsonb';

export type Column = {
  name: string;
  type: ColumnType;
  /** The SQL expression of the column's default, if it has one. */
  fallback?: string;
};

export type Table = {
  name: string;
  columns: ReadonlyMap<string, Column>;
  /** The one column of the primary key. */
  key: Column;
};

/** One direction of a foreign key between two exposed tables, as seen from `from`. */
export type Relationship = {
  constraint: string;
  from: string;
  fromColumn: string;
  to: string;
  toColumn: string;
  /** Whether one row of `from` has at most one row of `to`, or any number. */
  finds: 'one' | 'many';
};

const key: ColumnSpec = ['uuid', 'gen_random_uuid()'];
const creator: ColumnSpec = ['uuid', 'auth.uid()'];
const created: ColumnSpec = ['timestamptz', 'now()'];

/**
 * The exposed tables. Every table, column and relationship in a statement comes from here, never
 * from a request. `catalogue.db.test.ts` checks it against the database.
 */
export const tables: ReadonlyMap<string, Table> = new Map(
  [
    table('accounts', {
      id: key,
      account_name: ['text'],
      location: ['text'],
      notes: ['text'],
      user_id: creator,
      created_at: created,
    } satisfies Record<keyof Account, ColumnSpec>),
    table('profiles', {
      id: key,
      user_id: ['uuid'],
      first_name: ['text'],
      last_name: ['text'],
      email: ['text'],
      phone_number: ['text'],
      role: ['text'],
      account_id: ['uuid'],
      may_only_look: ['boolean', 'false'],
      without_giving: ['boolean', 'false'],
    } satisfies Record<keyof (Profile & Marks), ColumnSpec>),
    table('knowledge', {
      id: key,
      title: ['text'],
      prompt: ['text'],
      user_id: creator,
      account_id: ['uuid'],
      created_at: created,
    } satisfies Record<keyof Knowledge, ColumnSpec>),
    table('integrations', {
      id: key,
      account_id: ['uuid'],
      integration_type: ['text'],
      is_connected: ['boolean', 'false'],
      access_token: ['text'],
      refresh_token: ['text'],
      token_expires_at: ['timestamptz'],
      connected_at: ['timestamptz'],
      disconnected_at: ['timestamptz'],
      metadata: ['jsonb'],
    } satisfies Record<keyof Integration, ColumnSpec>),
  ].map((entry) => [entry.name, entry]),
);

export const relationships: readonly Relationship[] = [
  ...foreignKey('profiles', 'account_id', 'accounts'),
  ...foreignKey('knowledge', 'account_id', 'accounts'),
  ...foreignKey('integrations', 'account_id', 'accounts'),
];

type ColumnSpec = readonly [type: ColumnType, fallback?: string];

function table(name: string, specs: Record<string, ColumnSpec>): Table {
  const columns = new Map<string, Column>();
  for (const [column, [type, fallback]] of Object.entries(specs)) {
    columns.set(column, { name: column, type, ...(fallback ? { fallback } : {}) });
  }
  return { name, columns, key: { name: 'id', type: 'uuid', fallback: 'gen_random_uuid()' } };
}

function foreignKey(from: string, fromColumn: string, to: string): Relationship[] {
  const constraint = `${from}_${fromColumn}_fkey`;
  return [
    { constraint, from, fromColumn, to, toColumn: 'id', finds: 'one' },
    { constraint, from: to, fromColumn: 'id', to: from, toColumn: fromColumn, finds: 'many' },
  ];
}
