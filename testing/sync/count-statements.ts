import type pg from 'pg';

/** What processes ask again and again as time goes by: what is due, and that a lease is still held. */
const asTimeGoesBy = /where due_at <= private\.now\(\)|set lease_until = now\(\) \+/;

/**
 * Counts the statements that are sent from now on over new connections of these pools, but for those that depend
 * on how long something takes.
 *
 * @returns how many there were so far
 */
export function countStatements(pools: readonly pg.Pool[]): () => number {
  let count = 0;
  for (const pool of pools) {
    pool.on('connect', (client) => {
      const send = client.query;
      Object.defineProperty(client, 'query', {
        value: (...asked: unknown[]) => {
          count += asTimeGoesBy.test(textOf(asked[0])) ? 0 : 1;
          return Reflect.apply(send, client, asked);
        },
      });
    });
  }
  return () => count;
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') {
    return asked;
  }
  const isQuery = typeof asked === 'object' && asked !== null && 'text' in asked;
  return isQuery ? String(asked.text) : '';
}
