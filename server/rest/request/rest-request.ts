import type { Preferences } from './preferences.ts';

/** A parsed request: names are not looked up yet, values are plain text. */
export type RestRequest = {
  table: string;
  method: Method;
  parameters: Parameters;
  preferences: Preferences;
  /** How the rows are wrapped: one object (refused unless it is one row), or an array. */
  shape: Shape;
  /** The rows to write; only with POST and PATCH. */
  body: Body | null;
};

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';

export type Shape = { isSingle: boolean; leavesOutNulls: boolean };

/** The parsed query string. Each part has the path of its embed; an empty path is the table itself. */
export type Parameters = {
  select: readonly SelectItem[];
  filters: readonly At<Filter>[];
  orders: readonly At<readonly OrderTerm[]>[];
  ranges: readonly At<Range>[];
  /** `columns=`: which keys of the body are written. */
  columns: readonly string[] | null;
  onConflict: readonly string[] | null;
};

export type At<Part> = { path: readonly string[]; part: Part };

export type SelectItem =
  | { kind: 'all' }
  | { kind: 'column'; name: string; alias: string | null }
  | { kind: 'count'; alias: string | null }
  | Embed;

export type Embed = {
  kind: 'embed';
  /** A table, a foreign key's name or its column. */
  target: string;
  alias: string | null;
  hint: string | null;
  /** `!inner`: only rows that have one. */
  isInner: boolean;
  items: readonly SelectItem[];
};

export type Filter = Test | Group;

export type Group = {
  kind: 'group';
  operator: 'and' | 'or';
  isNegated: boolean;
  members: readonly Filter[];
};

export type Test = { kind: 'test'; column: string; isNegated: boolean; operation: Operation };

export type Operation =
  | { operator: CompareOperator; quantifier: 'any' | 'all' | null; value: string }
  | { operator: 'in'; values: readonly string[] }
  | { operator: 'is'; value: IsValue }
  | { operator: 'isdistinct'; value: string };

export const compareOperators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike'] as const;
export type CompareOperator = (typeof compareOperators)[number];

export const isValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
type IsValue = (typeof isValues)[number];

export type OrderTerm = {
  /** The embed that the column belongs to: `account(account_name)`. */
  embed: string | null;
  column: string;
  direction: 'asc' | 'desc';
  nulls: 'first' | 'last' | null;
};

/** Rows to skip and rows to return; null where the client does not say. */
export type Range = { offset: number | null; limit: number | null };

export type Body = {
  /** The JSON text as received. */
  text: string;
  isArray: boolean;
  rowCount: number;
  /** The keys of its objects: of all of them, or of their union when `columns=` was given. */
  keys: readonly string[];
};
