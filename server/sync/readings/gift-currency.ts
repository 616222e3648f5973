import { rollups, sum } from 'd3-array';
import type { PoolClient } from 'pg';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import { findPeopleKey } from './people-key.ts';
import { loadReadings, type Span } from './reading-store.ts';
import { openGifts } from './sealed-gifts.ts';

type Known = {
  accountId: string;
  keyring: Keyring | null;
  /** The current currency. */
  known: string | null;
  /** The days that were read; null: any. */
  span: Span | null;
};

/**
 * Stores the currency of most gifts. Looks at all gifts only if most of those just read are in another
 * currency than the known one.
 *
 * @returns the currency; null while no gift has been read
 */
export async function keepCurrency(client: PoolClient, asked: Known): Promise<string | null> {
  const { accountId, keyring, known, span } = asked;
  const key = keyring && (await findPeopleKey(keyring, client, accountId, 'giving'));
  if (!key) {
    return known;
  }
  const mostIn = (days: Span) => mostGiftsIn(client, accountId, key.seal, days);
  if (known !== null && span !== null && (await mostIn(span)) === known) {
    return known;
  }
  const currency = await mostIn({ from: '-infinity', to: 'infinity' });
  if (currency !== null) {
    await client.query(
      `update analytics.measure_choices set currency = $2
       where account_id = $1 and currency is distinct from $2`,
      [accountId, currency],
    );
  }
  return currency;
}

/** The currency of most gifts in a span; null if there are none. */
async function mostGiftsIn(
  client: PoolClient,
  accountId: string,
  seal: Keyring,
  span: Span,
): Promise<string | null> {
  const gifts = openGifts(seal, await loadReadings(client, accountId, 'gifts', span));
  const [most] = rollups(
    gifts,
    (given) => sum(given, ({ gifts: count }) => count),
    ({ currency }) => currency,
  ).toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
  return most?.[0] ?? null;
}
