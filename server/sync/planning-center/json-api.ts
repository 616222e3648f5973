import { z } from 'zod';

const reference = z.object({ id: z.string() });

const related = z
  .object({ data: z.union([reference, z.array(reference), z.null()]).optional() })
  .transform(({ data }) => [data ?? []].flat().map(({ id }) => id));

const resource = z.object({
  type: z.string(),
  id: z.string(),
  attributes: z.record(z.string(), z.unknown()).default({}),
  /** The ids of each; none where it is empty or was sent without them. */
  relationships: z.record(z.string(), related).default({}),
});

/** A record of Planning Center, with the requested fields only. */
export type Resource = z.infer<typeof resource>;

const listPage = z.object({
  data: z.array(resource),
  included: z.array(resource).default([]),
  meta: z.object({ total_count: z.number().int().min(0) }),
});

/** A page of a list. */
export type Page = {
  rows: Resource[];
  included: Resource[];
  /** How many rows the whole list has, as announced with this page. */
  total: number;
};

/**
 * Reads a page, and keeps of its records what was asked for with `fields[Type]`: names and whatever else
 * is sent unasked are dropped here.
 */
export function pageOf(body: unknown, parameters: Readonly<Record<string, string>>): Page {
  const { data, included, meta } = listPage.parse(body);
  const keep = (record: Resource): Resource => {
    const asked = parameters[`fields[${record.type}]`]?.split(',') ?? [];
    const isAsked = ([name]: [string, unknown]) => asked.includes(name);
    return {
      ...record,
      attributes: Object.fromEntries(Object.entries(record.attributes).filter(isAsked)),
      relationships: Object.fromEntries(Object.entries(record.relationships).filter(isAsked)),
    };
  };
  return {
    rows: data.map(keep),
    included: included.filter(({ type }) => `fields[${type}]` in parameters).map(keep),
    total: meta.total_count,
  };
}

/** One record. */
export const oneRecord = z.object({ data: resource, included: z.array(resource).default([]) });

/** The ids of a relationship; none if it is empty or was not sent. */
export function relatedIds({ relationships }: Resource, name: string): readonly string[] {
  return relationships[name] ?? [];
}

/** The id of a to-one relationship, or null. */
export function relatedId(record: Resource, name: string): string | null {
  return relatedIds(record, name)[0] ?? null;
}

/** A text attribute, or null. */
export function textOf({ attributes }: Resource, name: string): string | null {
  const value = attributes[name];
  return typeof value === 'string' ? value : null;
}

/** A numeric attribute; 0 if missing. */
export function numberOf({ attributes }: Resource, name: string): number {
  const value = attributes[name];
  return typeof value === 'number' ? value : 0;
}

/** The included records of a list, by type and id. */
export class Included {
  readonly #records: ReadonlyMap<string, Resource>;

  constructor(records: readonly Resource[]) {
    this.#records = new Map(records.map((record) => [`${record.type} ${record.id}`, record]));
  }

  find(type: string, id: string | null): Resource | null {
    return id === null ? null : (this.#records.get(`${type} ${id}`) ?? null);
  }

  /** All records of a type. */
  all(type: string): Resource[] {
    return [...this.#records.values()].filter((record) => record.type === type);
  }
}
