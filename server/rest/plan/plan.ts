import type { Column, Relationship, Table } from '../catalogue.ts';
import type { Operation, Shape } from '../request/rest-request.ts';

/** What is to be done, in the catalogue's terms. Every name is known; values are still text. */
export type Plan = ReadPlan | InsertPlan | UpdatePlan | DeletePlan;

export type ReadPlan = {
  kind: 'read';
  rows: RowsPlan;
  /** Whether the rows themselves are wanted (GET), or only their number (HEAD). */
  isBodyWanted: boolean;
  isTotalWanted: boolean;
  shape: Shape;
};

export type InsertPlan = Written & {
  kind: 'insert';
  columns: readonly Column[];
  /** Keys missing in a row get the column's default instead of null. */
  fillsDefaults: boolean;
  conflict: { columns: readonly Column[]; resolution: 'merge' | 'ignore' } | null;
  body: { text: string; isArray: boolean };
  /** `Prefer: return=headers-only` answers where the new row is. */
  isKeyWanted: boolean;
};

export type UpdatePlan = Written & {
  kind: 'update';
  columns: readonly Column[];
  where: readonly Condition[];
  body: { text: string };
};

export type DeletePlan = Written & { kind: 'delete'; where: readonly Condition[] };

/** Common to all changes. */
type Written = {
  table: Table;
  /** The changed rows to return; null if not requested. */
  answer: RowsPlan | null;
  shape: Shape;
  /** How many rows the change may touch; any other number undoes it. */
  allowed: { atMost: number } | { exactly: 1 } | null;
};

/** Rows of one table, and what is embedded in them. */
export type RowsPlan = {
  table: Table;
  /** The table's alias in SQL; unique in a statement. */
  alias: string;
  fields: readonly Field[];
  embeds: readonly EmbedPlan[];
  where: readonly Condition[];
  order: readonly OrderPlan[];
  /** The maximum number of rows, and whether the client or the server sets it. */
  limit: { rows: number; isWish: boolean } | null;
  offset: number;
};

export type Field = { column: Column; name: string };

export type EmbedPlan = {
  /** Its key in the answer, by which filters refer to it. */
  name: string;
  target: string;
  relationship: Relationship;
  rows: RowsPlan;
  /** `!inner`: rows without one are left out. */
  isInner: boolean;
  /** The name of the number when only the rows' count is embedded, else null. */
  countName: string | null;
};

export type Condition =
  | { kind: 'test'; column: Column; isNegated: boolean; operation: Operation }
  | { kind: 'presence'; embed: EmbedPlan; isPresent: boolean }
  | { kind: 'group'; operator: 'and' | 'or'; isNegated: boolean; members: readonly Condition[] };

export type OrderPlan = {
  /** The to-one embed that the column belongs to; null for the table itself. */
  embed: EmbedPlan | null;
  column: Column;
  direction: 'asc' | 'desc';
  nulls: 'first' | 'last' | null;
};
