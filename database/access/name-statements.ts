import type { PoolClient } from 'pg';

/** A text beyond these is planned each time: plans stay with their connection. */
const namedMax = 150;

/** The names of one connection's statements, by their texts. */
type Names = Map<string, string>;

/**
 * Makes a connection prepare the statements that are sent through it, so that PostgreSQL plans each once
 * instead of every time. For logins that run the same few texts with different values.
 */
export function nameStatements(client: PoolClient): void {
  const send = client.query;
  const names: Names = new Map();
  Object.defineProperty(client, 'query', {
    value: (asked: unknown, values: unknown, ...rest: unknown[]) =>
      Reflect.apply(send, client, [named(names, asked, values), values, ...rest]),
  });
}

/** Statements without values are commands like `begin`, which have no plan. */
function named(names: Names, asked: unknown, values: unknown): unknown {
  if (typeof asked === 'string') {
    return Array.isArray(values) ? { text: asked, ...nameOf(names, asked) } : asked;
  }
  return isUnnamed(asked) ? { ...asked, ...nameOf(names, asked.text) } : asked;
}

function isUnnamed(asked: unknown): asked is { text: string; values: unknown[] } {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    typeof asked.text === 'string' &&
    'values' in asked &&
    !('submit' in asked) &&
    !('name' in asked)
  );
}

function nameOf(names: Names, text: string): { name?: string } {
  if (!names.has(text) && names.size < namedMax) {
    names.set(text, `steeple_${names.size + 1}`);
  }
  const name = names.get(text);
  return name === undefined ? {} : { name };
}
