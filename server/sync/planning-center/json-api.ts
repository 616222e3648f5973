import { z } from 'zod';
import { isInstant, isPeople } from '#contract/believed.ts';
import { withoutInvisible } from '#contract/visible-text.ts';
import { isStorable } from '#database/access/storable-text.ts';
import { AnswerUnusable } from '../reader.ts';

const idLengthMax = 100;
const id = z
  .union([z.string(), z.int()])
  .transform(String)
  .refine((text) => text.length <= idLengthMax && isStorable(text));
const reference = z.object({ id });

const related = z
  .object({ data: z.union([reference, z.array(reference), z.null()]).optional() })
  .transform(({ data }) => [data ?? []].flat().map(({ id }) => id));

const resource = z.object({
  type: z.string(),
  id,
  attributes: z.record(z.string(), z.unknown()).catch({}),
  /** The ids of each; none where it is empty or was sent without them. */
  relationships: z.record(z.string(), related.catch([])).catch({}),
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
 *
 * @throws AnswerUnusable for something else than a page
 */
export function pageOf(body: unknown, parameters: Readonly<Record<string, string>>): Page {
  const parsed = listPage.safeParse(body);
  if (!parsed.success) {
    throw new AnswerUnusable('uneven', 'a page of an unknown shape');
  }
  const { data, included, meta } = parsed.data;
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

const textLengthMax = 300;

/** A text attribute as it may be stored and shown, or null. */
export function textOf({ attributes }: Resource, name: string): string | null {
  const value = attributes[name];
  return typeof value === 'string' ? withoutInvisible(value).slice(0, textLengthMax) : null;
}

/** A numeric attribute: 0 if missing, null if it cannot be right. */
export function numberOf(
  { attributes }: Resource,
  name: string,
  isBelieved: (value: unknown) => value is number = isPeople,
): number | null {
  const value = attributes[name] ?? 0;
  return isBelieved(value) ? value : null;
}

/** An attribute as an instant; null if it is missing or cannot be right. */
export function instantOf({ attributes }: Resource, name: string, now: Date): string | null {
  const value = attributes[name];
  return isInstant(value, now) ? value : null;
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
