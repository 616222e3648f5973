import { type Claims, runScoped, type TextRow } from '#database/access/scoped-query.ts';
import type { TestDatabase } from './test-database.ts';

/** A signed-in or anonymous person who writes their own SQL: an attacker's view of the database. */
export type Actor = {
  claims: Claims;
  /**
   * Runs a query as this person.
   *
   * @returns its rows
   * @throws what PostgreSQL answers
   */
  select(query: string, ...values: (string | null)[]): Promise<Record<string, unknown>[]>;
  /** Runs an insert, update or delete as this person. @returns the number of changed rows */
  change(statement: string, ...values: (string | null)[]): Promise<number>;
};

/** Signs a user in without a password; the session is real. */
export async function actingAs(database: TestDatabase, userId: string): Promise<Actor> {
  const { rows } = await database.owner.query<{ id: string }>(
    'insert into auth.sessions (user_id) values ($1) returning id',
    [userId],
  );
  const session = rows[0];
  if (!session) {
    throw new Error('The session was not created');
  }
  return actor(database, { sub: userId, session_id: session.id, role: 'authenticated' });
}

export function actingAsNobody(database: TestDatabase): Actor {
  return actor(database, null);
}

function actor({ connections }: TestDatabase, claims: Claims): Actor {
  const run = (text: string, values: (string | null)[]): Promise<TextRow> =>
    runScoped(connections.rest, claims, { text, values });
  return {
    claims,
    select: async (query, ...values) => {
      const [body] = await run(
        `select coalesce(json_agg(answer), '[]')::text from (${query}) as answer`,
        values,
      );
      return JSON.parse(body ?? '[]');
    },
    change: async (statement, ...values) => {
      const [count] = await run(
        `with changed as (${statement} returning 1) select count(*) from changed`,
        values,
      );
      return Number(count);
    },
  };
}
