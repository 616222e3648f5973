import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Integration } from '#contract/tables/integrations.ts';
import { buildAccount } from './account.ts';

/** Inserts a connected integration, for a new church by default. */
export async function buildIntegration(
  owner: pg.Pool,
  given: Partial<Integration> = {},
): Promise<string> {
  const id = given.id ?? randomUUID();
  await owner.query(
    `insert into public.integrations (id, account_id, integration_type, is_connected, connected_at, metadata)
     values ($1, $2, $3, $4, now(), $5)`,
    [
      id,
      given.account_id ?? (await buildAccount(owner)),
      given.integration_type ?? 'planning_center',
      given.is_connected ?? true,
      given.metadata ?? null,
    ],
  );
  return id;
}

/** Inserts a connection to Planning Center whose sync is due. */
export async function buildSyncedConnection(owner: pg.Pool, accountId: string): Promise<void> {
  await buildIntegration(owner, { account_id: accountId });
  await owner.query(
    `insert into private.sync_connections (account_id, integration_type, due_at)
     values ($1, 'planning_center', now())`,
    [accountId],
  );
}
