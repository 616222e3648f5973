import type pg from 'pg';

/** What a database must know about letters, each tested with a query like ours. */
const probe = `select lower('ÜMLAUT') = 'ümlaut' and 'ÜNÏCÖDÉ' ilike '%ünïcödé%' and '\u3000' !~ '\\S' as knows`;

/**
 * Checks how a database stores and compares text. In the C locale letters beyond ASCII have no
 * case, so that one e-mail is two people's and a search finds half; in an encoding other than UTF-8
 * a name may not be storable at all.
 *
 * @returns a sentence that says what to do, or null
 */
export async function findTextProblem(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ encoding: string }>(
    'select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
  );
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8') {
    return `The database is encoded in ${encoding}. ${advice}`;
  }
  const letters = await client.query<{ knows: boolean }>(probe);
  return letters.rows[0]?.knows
    ? null
    : `The locale of the database knows no letters beyond ASCII. ${advice}`;
}

const advice =
  "Make another one and set DATABASE_URL to it: create database steeple template template0 encoding 'UTF8' locale 'C.UTF-8', or any other UTF-8 locale but C and POSIX. What is in this one can be moved by npm run backup and npm run restore.";
