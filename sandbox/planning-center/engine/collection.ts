import type { Church } from '../../church/church.ts';
import { type Attribute, test } from './condition.ts';
import type { Query } from './query.ts';
import {
  type Part,
  type Reference,
  type Resource,
  resource,
  type Setting,
  type Unknowns,
  type Vertex,
} from './vertex.ts';

/** One list of the API, as it is declared. */
export type Declaration<Row> = {
  vertex: Vertex<Row>;
  /** All rows in the default order. Null when there is no such parent. */
  rows(church: Church, parentId: string, unknowns: Unknowns): readonly Row[] | null;
  /** The parent record's type; the organization by default. */
  parentType?: string;
  /**
   * The attributes `where[…]` can filter by, with a dot for a related record's; other keys are
   * silently ignored, as in the real API.
   */
  queryBy?: Readonly<Record<string, Attribute<Row>>>;
  /** Default values of filters. */
  unasked?: Readonly<Record<string, string>>;
  /** Whether only the first of several filters applies. */
  takesOneFilter?(unknowns: Unknowns): boolean;
  orderBy?: Readonly<Record<string, (row: Row, church: Church) => number | string>>;
  filters?: Readonly<Record<string, Filter<Row>>>;
  /** By name, two levels deep: `designations`, `designations.fund`. */
  includes?: Readonly<Record<string, (row: Row, church: Church) => readonly Part[]>>;
};

/** A filter; it gets the other parameters too, since some filters need one of their own. */
export type Filter<Row> = (row: Row, ask: Ask) => boolean;
type Ask = { church: Church; parameters: URLSearchParams; unknowns: Unknowns };

/** A page of a list. */
export type Page = {
  data: Resource[];
  included: Resource[];
  totalCount: number;
  can: {
    can_order_by: string[];
    can_query_by: string[];
    can_include: string[];
    can_filter: string[];
  };
  parent: Reference;
};

/** One list of the API, ready to answer. Null means "no such record". */
export type Collection = {
  type: string;
  page(setting: Setting, query: Query, parentId: string): Page | null;
  one(setting: Setting, query: Query, id: string): { data: Resource; included: Resource[] } | null;
};

/** Turns a declaration into a list that answers. */
export function collection<Row>(declared: Declaration<Row>): Collection {
  const { vertex } = declared;
  const kept = new WeakMap<Church, { asked: string; rows: readonly Row[] }>();
  /** Lists are mostly read to the end, so the rows found for one page are kept for the next. */
  const findRows = (setting: Setting, query: Query, parentId: string): readonly Row[] | null => {
    const { church, unknowns } = setting;
    const asked = JSON.stringify([parentId, query.listKey, unknowns]);
    const known = kept.get(church);
    if (known?.asked === asked) {
      return known.rows;
    }
    const all = declared.rows(church, parentId, unknowns);
    const rows = all && sort(declared, choose(declared, all, query, setting), query, church);
    if (rows) {
      kept.set(church, { asked, rows });
    }
    return rows;
  };
  return {
    type: vertex.type,
    page(setting, query, parentId) {
      const { church } = setting;
      const chosen = findRows(setting, query, parentId);
      if (!chosen) {
        return null;
      }
      const shown = chosen.slice(query.offset, query.offset + query.perPage);
      return {
        data: shown.map((row) => resource(vertex, row, setting)),
        included: includedWith(declared, shown, query, setting),
        totalCount: chosen.length,
        can: {
          can_order_by: names(declared.orderBy),
          can_query_by: names(declared.queryBy).filter(
            (key) => setting.unknowns.namesNestedKeys || !key.includes('.'),
          ),
          can_include: names(declared.includes),
          can_filter: names(declared.filters),
        },
        parent:
          declared.parentType === undefined
            ? { id: church.spec.organization.id, type: 'Organization' }
            : { id: parentId, type: declared.parentType },
      };
    },
    one(setting, query, id) {
      const { church } = setting;
      const row = declared
        .rows(church, '', setting.unknowns)
        ?.find((candidate) => vertex.id(candidate, church) === id);
      if (!row) {
        return null;
      }
      const included = includedWith(declared, [row], query, setting);
      return { data: resource(vertex, row, setting), included };
    },
  };
}

function choose<Row>(
  { queryBy = {}, unasked = {}, filters = {}, takesOneFilter }: Declaration<Row>,
  rows: readonly Row[],
  query: Query,
  { church, unknowns }: Setting,
): readonly Row[] {
  const asked = new Set(query.conditions.map(({ key }) => key));
  const meant = Object.entries(unasked).flatMap(([key, value]) =>
    asked.has(key) ? [] : [{ key, operator: 'eq' as const, value }],
  );
  const tests = [...query.conditions, ...meant].flatMap((condition) => {
    const { key } = condition;
    const isHeard = unknowns.honorsNestedWhere || !key.includes('.');
    const attribute = isHeard ? own(queryBy, key) : undefined;
    return attribute ? [test(attribute, condition, { church, unknowns })] : [];
  });
  const ask = { church, parameters: query.parameters, unknowns };
  const known = query.filters.flatMap((name) => own(filters, name) ?? []);
  for (const filter of takesOneFilter?.(unknowns) ? known.slice(0, 1) : known) {
    tests.push((row) => filter(row, ask));
  }
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}

function sort<Row>(
  { orderBy = {} }: Declaration<Row>,
  rows: readonly Row[],
  { order }: Query,
  church: Church,
): readonly Row[] {
  const keys = order.flatMap(({ key, isDescending }) => {
    const of = own(orderBy, key);
    return of ? [{ of, sign: isDescending ? -1 : 1 }] : [];
  });
  if (keys.length === 0) {
    return rows;
  }
  return rows.toSorted((one, other) => {
    for (const { of, sign } of keys) {
      const [first, second] = [of(one, church), of(other, church)];
      if (first !== second) {
        return first < second ? -sign : sign;
      }
    }
    return 0;
  });
}

/** The included records, each once. */
function includedWith<Row>(
  { includes = {} }: Declaration<Row>,
  rows: readonly Row[],
  { include }: Query,
  setting: Setting,
): Resource[] {
  const included = new Map<string, Resource>();
  const { church } = setting;
  for (const name of include) {
    for (const part of rows.flatMap((row) => own(includes, name)?.(row, church) ?? [])) {
      const { type, id } = part.reference(church);
      const key = `${type}/${id}`;
      if (!included.has(key)) {
        included.set(key, part.write(setting, name));
      }
    }
  }
  return [...included.values()];
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function names(record: Readonly<Record<string, unknown>> = {}): string[] {
  return Object.keys(record).sort();
}
