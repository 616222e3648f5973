import type { IntegrationType } from '#contract/tables/integrations.ts';
import { openPair, sealPair } from '../credentials/token-pair.ts';
import type { UpkeepServices } from './upkeep-services.ts';

const perRound = 100;
const tables = ['provider_credentials', 'provider_revocations'] as const;

type SealedRow = {
  account_id: string;
  integration_type: IntegrationType;
  sealed_tokens: string;
};

type ResealServices = Pick<UpkeepServices, 'pool' | 'keyring' | 'log'>;

/**
 * Re-encrypts with the current key whatever another known key has sealed, a hundred rows of each
 * table at a time, while requests go on. A row that was written meanwhile is left as it is. Rows
 * that cannot be opened are logged once.
 *
 * @returns a function that does the next hundred
 */
export function createResealing(services: ResealServices): () => Promise<void> {
  const { pool, keyring, log } = services;
  const unreadable = new Set<string>();

  const sealAnew = (row: SealedRow): string | null => {
    const key = { accountId: row.account_id, type: row.integration_type };
    try {
      return sealPair(keyring, key, openPair(keyring, key, row.sealed_tokens));
    } catch (error) {
      unreadable.add(row.sealed_tokens);
      log.error({ ...key, err: error }, 'stored tokens do not open');
      return null;
    }
  };

  const resealTable = async (table: (typeof tables)[number]): Promise<number> => {
    const { rows } = await pool.query<SealedRow>(
      `select account_id, integration_type, sealed_tokens from private.${table}
       where key_id <> $1 and sealed_tokens <> all ($2) limit $3`,
      [keyring.currentKeyId, [...unreadable], perRound],
    );
    for (const row of rows) {
      const sealed = sealAnew(row);
      if (sealed !== null) {
        await pool.query(
          `update private.${table} set sealed_tokens = $1, key_id = $2 where sealed_tokens = $3
             and account_id = $4 and integration_type = $5`,
          [sealed, keyring.currentKeyId, row.sealed_tokens, row.account_id, row.integration_type],
        );
      }
    }
    return rows.length;
  };

  return async function reseal() {
    for (const table of tables) {
      const seen = await resealTable(table);
      if (seen > 0) {
        const isDone = seen < perRound && unreadable.size === 0;
        log.info(
          { table, keyId: keyring.currentKeyId, isDone },
          'stored tokens were sealed with the current key',
        );
      }
    }
  };
}
