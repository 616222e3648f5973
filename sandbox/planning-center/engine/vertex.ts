import type { Church } from '../../church/church.ts';

/** Points at a record: JSON:API's resource identifier. */
export type Reference = { type: string; id: string };

/** A record as it is sent. */
export type Resource = Reference & {
  attributes: Record<string, unknown>;
  relationships?: Record<string, { data: Reference | readonly Reference[] | null }>;
  links?: { self: string };
};

/** What a record is written with. */
export type Setting = {
  church: Church;
  /** The product's root, e.g. `http://127.0.0.1:4001/people/v2`. */
  productUrl: string;
  /** Attributes to keep, by type; a type that is not there keeps all. */
  fields: ReadonlyMap<string, ReadonlySet<string>>;
};

/** How rows of one kind are written ("vertex" is Planning Center's word for a kind of record). */
export type Vertex<Row> = {
  type: string;
  /** Where records of this kind are below the product's root, e.g. `people`. */
  path: string;
  id(row: Row, church: Church): string;
  attributes(row: Row, church: Church): Record<string, unknown>;
  relationships?(row: Row, church: Church): Record<string, Reference | readonly Reference[] | null>;
};

/** A record that goes along with others. */
export type Part = (setting: Setting) => Resource;

/** Makes a row one that can go along with others. */
export function part<Row>(vertex: Vertex<Row>, row: Row): Part {
  return (setting) => resource(vertex, row, setting);
}

/** Writes a row. */
export function resource<Row>(vertex: Vertex<Row>, row: Row, setting: Setting): Resource {
  const { church, productUrl, fields } = setting;
  const id = vertex.id(row, church);
  const wanted = fields.get(vertex.type);
  const attributes = Object.entries(vertex.attributes(row, church));
  const relationships = Object.entries(vertex.relationships?.(row, church) ?? {});
  return {
    type: vertex.type,
    id,
    attributes: Object.fromEntries(
      wanted ? attributes.filter(([name]) => wanted.has(name)) : attributes,
    ),
    ...(relationships.length > 0 && {
      relationships: Object.fromEntries(relationships.map(([name, data]) => [name, { data }])),
    }),
    links: { self: `${productUrl}/${vertex.path}/${id}` },
  };
}
