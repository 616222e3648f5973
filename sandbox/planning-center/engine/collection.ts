import type { Church } from '../../church/church.ts';
import { type Attribute, test } from './condition.ts';
import type { Query } from './query.ts';
import {
  type Part,
  type Reference,
  type Resource,
  resource,
  type Setting,
  type Vertex,
} from './vertex.ts';

/** One list of the API, as it is declared. */
export type Declaration<Row> = {
  vertex: Vertex<Row>;
  /** All rows in the order they come in unasked. Null when there is no such parent. */
  rows(church: Church, parentId: string): readonly Row[] | null;
  /** The type of the record that the list belongs to; the organisation where it is left out. */
  parentType?: string;
  /** What `where[…]` knows; every other key is dropped in silence, as the real one does. */
  queryBy?: Readonly<Record<string, Attribute<Row>>>;
  orderBy?: Readonly<Record<string, (row: Row) => number | string>>;
  filters?: Readonly<Record<string, Filter<Row>>>;
  includes?: Readonly<Record<string, (row: Row, church: Church) => readonly Part[]>>;
};

/** Takes what else the address says, for filters that need a word of their own. */
export type Filter<Row> = (
  row: Row,
  ask: { church: Church; parameters: URLSearchParams },
) => boolean;

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

/** One list of the API, ready to be asked. Null stands for "no such record". */
export type Collection = {
  type: string;
  page(setting: Setting, query: Query, parentId: string): Page | null;
  one(setting: Setting, query: Query, id: string): { data: Resource; included: Resource[] } | null;
};

/** Makes a declared list one that answers. */
export function collection<Row>(declared: Declaration<Row>): Collection {
  const { vertex } = declared;
  return {
    type: vertex.type,
    page(setting, query, parentId) {
      const { church } = setting;
      const rows = declared.rows(church, parentId);
      if (!rows) {
        return null;
      }
      const chosen = choose(declared, rows, query, church);
      const shown = sort(declared, chosen, query).slice(query.offset, query.offset + query.perPage);
      return {
        data: shown.map((row) => resource(vertex, row, setting)),
        included: includedWith(declared, shown, query, setting),
        totalCount: chosen.length,
        can: {
          can_order_by: names(declared.orderBy),
          can_query_by: names(declared.queryBy),
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
        .rows(church, '')
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
  { queryBy = {}, filters = {} }: Declaration<Row>,
  rows: readonly Row[],
  query: Query,
  church: Church,
): readonly Row[] {
  const tests = query.conditions.flatMap((condition) => {
    const attribute = own(queryBy, condition.key);
    return attribute ? [test(attribute, condition, church)] : [];
  });
  const ask = { church, parameters: query.parameters };
  for (const filter of query.filters.flatMap((name) => own(filters, name) ?? [])) {
    tests.push((row) => filter(row, ask));
  }
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}

function sort<Row>(
  { orderBy = {} }: Declaration<Row>,
  rows: readonly Row[],
  { order }: Query,
): readonly Row[] {
  const keys = order.flatMap(({ key, isDescending }) => {
    const of = own(orderBy, key);
    return of ? [{ of, sign: isDescending ? -1 : 1 }] : [];
  });
  if (keys.length === 0) {
    return rows;
  }
  return rows.toSorted((one, other) => {
    const decisive = keys.find(({ of }) => of(one) !== of(other));
    return decisive ? decisive.sign * (decisive.of(one) < decisive.of(other) ? -1 : 1) : 0;
  });
}

/** Each record once, whichever rows it goes along with. */
function includedWith<Row>(
  { includes = {} }: Declaration<Row>,
  rows: readonly Row[],
  { include }: Query,
  setting: Setting,
): Resource[] {
  const included = new Map<string, Resource>();
  for (const partsOf of include.flatMap((name) => own(includes, name) ?? [])) {
    for (const part of rows.flatMap((row) => partsOf(row, setting.church))) {
      const record = part(setting);
      included.set(`${record.type}/${record.id}`, record);
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
