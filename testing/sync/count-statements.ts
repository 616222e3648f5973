import pg from 'pg';

/** What processes ask again and again as time goes by: what is due, and that a lease and jobs are still held. */
const asTimeGoesBy =
  /where due_at <= private\.now\(\)|set lease_until = now\(\) \+|\bjobs\.(job|queue)/;
/** Who syncs. */
const logins = new Set(['steeple_jobs', 'steeple_providers']);

/** Counts the statements of syncs in this process, but for those that depend on how long something takes. */
export function countStatements() {
  let count = 0;
  const { prototype } = pg.Client;
  const send = prototype.query;
  const replaceBy = (value: unknown) =>
    Object.defineProperty(prototype, 'query', { value, configurable: true, writable: true });
  replaceBy(function query(this: pg.Client, ...asked: unknown[]): unknown {
    const isOfSyncs = logins.has(this.user ?? '') && !asTimeGoesBy.test(textOf(asked[0]));
    count += isOfSyncs ? 1 : 0;
    return Reflect.apply(send, this, asked);
  });
  return {
    soFar: () => count,
    stop: () => {
      replaceBy(send);
    },
  };
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') {
    return asked;
  }
  const isQuery = typeof asked === 'object' && asked !== null && 'text' in asked;
  return isQuery ? String(asked.text) : '';
}
