/** The parsed parameters of a list request. */
export type Query = {
  /** 1 to 100. */
  perPage: number;
  offset: number;
  order: readonly { key: string; isDescending: boolean }[];
  /** With all prefixes: `designations.fund` implies `designations`. */
  include: ReadonlySet<string>;
  filters: readonly string[];
  fields: ReadonlyMap<string, ReadonlySet<string>>;
  conditions: readonly Condition[];
  /** Identifies the rows and their order; the same for every page of a list. */
  listKey: string;
  /** All parameters as sent; some filters need their own. */
  parameters: URLSearchParams;
};

export type Operator = 'eq' | 'gt' | 'gte' | 'lt' | 'lte';
/** A related record's key has a dot: `where[event_period][starts_at]` is `event_period.starts_at`. */
export type Condition = { key: string; operator: Operator; value: string };

const perPageDefault = 25;
const perPageMax = 100;
const operators: readonly Operator[] = ['gt', 'gte', 'lt', 'lte'];

/** Parses a URL's parameters; unknown ones are ignored, not an error. */
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
    include: new Set(words(parameters.get('include')).flatMap(withWayThere)),
    filters: [...parameters].flatMap(([name, value]) =>
      name === 'filter' || name === 'filter[]' ? words(value) : [],
    ),
    fields: readFields(parameters),
    conditions: [...parameters].flatMap(([name, value]) => readCondition(name, value)),
    listKey: listKeyOf(parameters),
    parameters,
  };
}

function listKeyOf(parameters: URLSearchParams): string {
  const key = new URLSearchParams(parameters);
  for (const name of ['offset', 'per_page', 'include']) {
    key.delete(name);
  }
  return key.toString();
}

function readCondition(name: string, value: string): Condition[] {
  const [, inBrackets] = /^where((?:\[\w+\]){1,4})$/.exec(name) ?? [];
  const path = inBrackets?.slice(1, -1).split('][') ?? [];
  const operator = operators.find((known) => path.length > 1 && known === path.at(-1));
  const keys = operator ? path.slice(0, -1) : path;
  return keys.length >= 1 && keys.length <= 3
    ? [{ key: keys.join('.'), operator: operator ?? 'eq', value }]
    : [];
}

function withWayThere(include: string): string[] {
  const steps = include.split('.');
  return steps.map((_, at) => steps.slice(0, at + 1).join('.'));
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
