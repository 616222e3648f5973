import type { Church } from '../../church/church.ts';
import type { SandboxSwitches } from '../../switches.ts';

/** Points at a record: JSON:API's resource identifier. */
export type Reference = { type: string; id: string };

type Links = Record<string, Reference | readonly Reference[] | null>;

/** A record as it is sent. */
export type Resource = Reference & {
  attributes: Record<string, unknown>;
  relationships?: Record<string, { data: Reference | readonly Reference[] | null }>;
  links?: { self: string };
};

/** What nobody knows of the real one yet, as switched. */
export type Unknowns = SandboxSwitches['planningCenter'];

/** What a record is written with. */
export type Setting = {
  church: Church;
  unknowns: Unknowns;
  /** The product's root, e.g. `http://127.0.0.1:4001/people/v2`. */
  productUrl: string;
  /** Attributes and relationships to keep, by type; a type that is not there keeps all. */
  fields: ReadonlyMap<string, ReadonlySet<string>>;
  /** What goes along, e.g. `designations` and `designations.fund`. */
  include: ReadonlySet<string>;
};

/** How rows of one kind are written ("vertex" is Planning Center's word for a kind of record). */
export type Vertex<Row> = {
  type: string;
  /** Where records of this kind are below the product's root, e.g. `people`. */
  path: string;
  id(row: Row, church: Church): string;
  attributes(row: Row, church: Church, unknowns: Unknowns): Record<string, unknown>;
  relationships?(row: Row, church: Church, unknowns: Unknowns): Links;
  /** Relationships that appear only in an answer that includes what they point at. */
  linkedWhenIncluded?: Readonly<Record<string, (row: Row, church: Church) => Links[string]>>;
};

/** A record that goes along with others. */
export type Part = {
  reference(church: Church): Reference;
  /** Takes the way to it, e.g. `designations`. */
  write(setting: Setting, way: string): Resource;
};

/** Makes a row one that can go along with others. */
export function part<Row>(vertex: Vertex<Row>, row: Row): Part {
  return {
    reference: (church) => ({ type: vertex.type, id: vertex.id(row, church) }),
    write: (setting, way) => resource(vertex, row, setting, `${way}.`),
  };
}

/** Writes a row; `way` is what leads to it from the list, with a dot at its end. */
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
