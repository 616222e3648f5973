import type pg from 'pg';

/** The address of an owner's database as DATABASE_URL takes it, its socket folder included. */
export function databaseUrl({ host, port, user, password, database }: pg.ClientConfig): string {
  const [who, secret] = [encodeURIComponent(String(user)), encodeURIComponent(String(password))];
  return `postgres://${who}:${secret}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`;
}
