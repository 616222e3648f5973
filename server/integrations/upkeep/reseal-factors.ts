import { placeOfSecret } from '../../auth/factors/place-of-secret.ts';
import type { UpkeepServices } from './upkeep-services.ts';

const perRound = 100;

type SealedFactor = { id: string; sealed_secret: string };

/**
 * The same for the secrets of second steps: whoever lost theirs with an old key could not sign in.
 *
 * @returns a function that does the next hundred
 */
export function createResealingFactors({
  pool,
  keyring,
  log,
}: Pick<UpkeepServices, 'pool' | 'keyring' | 'log'>): () => Promise<void> {
  const unreadable = new Set<string>();

  const sealAnew = ({ id, sealed_secret }: SealedFactor): string | null => {
    const place = placeOfSecret(id);
    try {
      return keyring.seal(keyring.open(sealed_secret, place), place);
    } catch (error) {
      unreadable.add(id);
      log.error({ factorId: id, err: error }, 'the secret of a second step does not open');
      return null;
    }
  };

  return async function resealFactors() {
    const { rows } = await pool.query<SealedFactor>(
      `select id, sealed_secret from auth.factors
       where key_id <> $1 and id <> all ($2::uuid[]) limit $3`,
      [keyring.currentKeyId, [...unreadable], perRound],
    );
    for (const row of rows) {
      const sealed = sealAnew(row);
      if (sealed !== null) {
        await pool.query(
          `update auth.factors set sealed_secret = $1, key_id = $2
           where id = $3 and sealed_secret = $4`,
          [sealed, keyring.currentKeyId, row.id, row.sealed_secret],
        );
      }
    }
  };
}
