import type { Church } from '../../church/church.ts';
import type { SandboxSwitches } from '../../switches.ts';

/** A JSON:API resource identifier. */
export type Reference = { type: string; id: string };

type Links = Record<string, Reference | readonly Reference[] | null>;

/** A record as it is sent. */
export type Resource = Reference & {
  attributes: Record<string, unknown>;
  relationships?: Record<string, { data: Reference | readonly Reference[] | null }>;
  links?: { self: string };
};

/** Undocumented behavior, as the switches set it. */
export type Unknowns = SandboxSwitches['planningCenter'];

/** The context that records are serialized in. */
export type Setting = {
  church: Church;
  unknowns: Unknowns;
  /** The product's root, e.g. `http://127.0.0.1:4001/people/v2`. */
  productUrl: string;
  /** Sparse fieldsets by type; a type that is missing keeps everything. */
  fields: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths to include, e.g. `designations` and `designations.fund`. */
  include: ReadonlySet<string>;
};

/** How rows of one kind are serialized ("vertex" is Planning Center's word for a record type). */
export type Vertex<Row> = {
  type: string;
  /** The path of these records below the product's root, e.g. `people`. */
  path: string;
  id(row: Row, church: Church): string;
  attributes(row: Row, church: Church, unknowns: Unknowns): Record<string, unknown>;
  relationships?(row: Row, church: Church, unknowns: Unknowns): Links;
  /** Relationships that appear only when their target is included. */
  linkedWhenIncluded?: Readonly<Record<string, (row: Row, church: Church) => Links[string]>>;
};

/** An included record. */
export type Part = {
  reference(church: Church): Reference;
  /** @param way the include path to it, e.g. `designations` */
  write(setting: Setting, way: string): Resource;
};

/** Wraps a row so that it can be included. */
export function part<Row>(vertex: Vertex<Row>, row: Row): Part {
  return {
    reference: (church) => ({ type: vertex.type, id: vertex.id(row, church) }),
    write: (setting, way) => resource(vertex, row, setting, `${way}.`),
  };
}

/** Serializes a row; `way` is the include path from the list, with a trailing dot. */
export function resource<Row>(vertex: Vertex<Row>, row: Row, setting: Setting, way = ''): Resource {
  const { church, productUrl, fields, unknowns } = setting;
  const id = vertex.id(row, church);
  const wanted = fields.get(vertex.type);
  const isKept = ([name]: [string, unknown]) => wanted?.has(name) ?? true;
  const relationships = Object.entries(linksOf(vertex, row, setting, way)).filter(isKept);
  return {
    type: vertex.type,
    id,
    attributes: Object.fromEntries(
      Object.entries(vertex.attributes(row, church, unknowns)).filter(isKept),
    ),
    ...(relationships.length > 0 && {
      relationships: Object.fromEntries(relationships.map(([name, data]) => [name, { data }])),
    }),
    links: { self: `${productUrl}/${vertex.path}/${id}` },
  };
}

function linksOf<Row>(
  { relationships, linkedWhenIncluded = {} }: Vertex<Row>,
  row: Row,
  { church, include, unknowns }: Setting,
  way: string,
): Links {
  const included = Object.entries(linkedWhenIncluded).filter(([name]) => include.has(way + name));
  return {
    ...relationships?.(row, church, unknowns),
    ...Object.fromEntries(included.map(([name, of]) => [name, of(row, church)])),
  };
}
