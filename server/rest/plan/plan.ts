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

/** What every change has in common. */
type Written = {
  table: Table;
  /** The changed rows as they are answered; null when nobody asked for them. */
  answer: RowsPlan | null;
  shape: Shape;
  /** How many rows the change may touch; any other number undoes it. */
  allowed: { atMost: number } | { exactly: 1 } | null;
};

/** Rows of one table, and what is embedded in them. */
export type RowsPlan = {
  table: Table;
  /** The name that stands for a row of the table in SQL; unique in a statement. */
  alias: string;
  fields: readonly Field[];
  embeds: readonly EmbedPlan[];
  where: readonly Condition[];
  order: readonly OrderPlan[];
  /** How many rows at most, and whether that is the client's wish or the server's bound. */
  limit: { rows: number; isWish: boolean } | null;
  offset: number;
};

export type Field = { column: Column; name: string };

export type EmbedPlan = {
  /** The key under which it appears, and by which filters call it. */
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
  /** The embed of at most one row whose column it is; null for the row's own. */
  embed: EmbedPlan | null;
  column: Column;
  direction: 'asc' | 'desc';
  nulls: 'first' | 'last' | null;
};
