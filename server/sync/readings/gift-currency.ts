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
 * Stores the currency of most gifts. Looks at all gifts only where some of them, or of those just read, are
 * in another currency than the known one.
 *
 * @returns the currency; null while no gift has been read
 */
export async function keepCurrency(client: PoolClient, asked: Known): Promise<string | null> {
  const { accountId, keyring, known, span } = asked;
  const key = keyring && (await findPeopleKey(keyring, client, accountId, 'giving'));
  if (!key) {
    return known;
  }
  const currenciesIn = (days: Span) => currenciesOf(client, accountId, key.seal, days);
  if (known !== null && span !== null) {
    const kept = await readCurrencies(client, accountId);
    if (kept && [...kept, ...(await currenciesIn(span))].every((one) => one === known)) {
      return known;
    }
  }
  const all = await currenciesIn({ from: '-infinity', to: 'infinity' });
  const currency = all[0] ?? known;
  await client.query(
    `with seen as (update private.reading_coverage set currencies = $3 where account_id = $1 and kind = 'gifts')
     update analytics.measure_choices set currency = $2
     where account_id = $1 and currency is distinct from $2`,
    [accountId, currency, all],
  );
  return currency;
}

/** The currencies that gifts of the church are in; null while nobody has looked at all of them. */
export async function readCurrencies(
  client: PoolClient,
  accountId: string,
): Promise<string[] | null> {
  const { rows } = await client.query<{ currencies: string[] | null }>(
    `select currencies from private.reading_coverage where account_id = $1 and kind = 'gifts'`,
    [accountId],
  );
  return rows[0]?.currencies ?? null;
}

/** The currencies of gifts in a span, that of most first. */
async function currenciesOf(
  client: PoolClient,
  accountId: string,
  seal: Keyring,
  span: Span,
): Promise<string[]> {
  const gifts = openGifts(seal, await loadReadings(client, accountId, 'gifts', span));
  return rollups(
    gifts.filter(({ gifts: count }) => count > 0),
    (given) => sum(given, ({ gifts: count }) => count),
    ({ currency }) => currency,
  )
    .toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .map(([currency]) => currency);
}
