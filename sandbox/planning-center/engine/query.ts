/** What a request asks of a list. */
export type Query = {
  /** 1 to 100. */
  perPage: number;
  offset: number;
  order: readonly { key: string; isDescending: boolean }[];
  include: readonly string[];
  filters: readonly string[];
  fields: ReadonlyMap<string, ReadonlySet<string>>;
  conditions: readonly Condition[];
  /** Everything as it was sent; some filters take a word of their own. */
  parameters: URLSearchParams;
};

export type Operator = 'eq' | 'gt' | 'gte' | 'lt' | 'lte';
export type Condition = { key: string; operator: Operator; value: string };

const perPageDefault = 25;
const perPageMax = 100;
const operators: readonly Operator[] = ['gt', 'gte', 'lt', 'lte'];

/** Reads an address's parameters; what nobody declared is no error here, it is just not asked. */
export function readQuery(parameters: URLSearchParams): Query {
  return {
    perPage: Math.min(
      perPageMax,
      Math.max(1, wholeNumber(parameters.get('per_page'), perPageDefault)),
    ),
    offset: Math.max(0, wholeNumber(parameters.get('offset'), 0)),
    order: words(parameters.get('order')).map((word) =>
      word.startsWith('-')
        ? { key: word.slice(1), isDescending: true }
        : { key: word, isDescending: false },
    ),
    include: words(parameters.get('include')),
    filters: words(parameters.get('filter')),
    fields: readFields(parameters),
    conditions: [...parameters].flatMap(([name, value]) => readCondition(name, value)),
    parameters,
  };
}

function readCondition(name: string, value: string): Condition[] {
  const [, key, word] = /^where\[(\w+)\](?:\[(\w+)\])?$/.exec(name) ?? [];
  const operator = word === undefined ? 'eq' : operators.find((known) => known === word);
  return key !== undefined && operator ? [{ key, operator, value }] : [];
}

function readFields(parameters: URLSearchParams): Query['fields'] {
  const fields = new Map<string, ReadonlySet<string>>();
  for (const [name, value] of parameters) {
    const [, type] = /^fields\[(\w+)\]$/.exec(name) ?? [];
    if (type !== undefined) {
      fields.set(type, new Set(words(value)));
    }
  }
  return fields;
}

function words(list: string | null): string[] {
  return (list ?? '').split(',').flatMap((word) => word.trim() || []);
}

function wholeNumber(text: string | null, fallback: number): number {
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : fallback;
}
