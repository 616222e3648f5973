import type pg from 'pg';

/** The address of an owner's database for DATABASE_URL, including its socket folder. */
export function databaseUrl({ host, port, user, password, database }: pg.ClientConfig): string {
  const [who, secret] = [encodeURIComponent(String(user)), encodeURIComponent(String(password))];
  return `postgres://${who}:${secret}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`;
}
