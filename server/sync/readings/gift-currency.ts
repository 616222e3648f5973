import { rollups, sum } from 'd3-array';
import type { PoolClient } from 'pg';
import type { GiftReading } from '#analytics/figures/readings.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import { loadReadings, type Span } from './reading-store.ts';
import { openGifts } from './sealed-gifts.ts';

type Known = {
  accountId: string;
  /** Opens the church's gifts; without it, the current currency stays. */
  giftSeal: Keyring | null;
  /** The current currency. */
  known: string | null;
  /** The days that were read; null: any. */
  span: Span | null;
  /** The gifts of these days, with others around them. */
  gifts: readonly GiftReading[];
};

/**
 * Stores the currency of most gifts, unless the current one has about as many. Looks at all gifts only where some of them, or of those just read, are
 * in another currency than the known one.
 *
 * @returns the currency; null while no gift has been read
 */
export async function keepCurrency(client: PoolClient, asked: Known): Promise<string | null> {
  const { accountId, giftSeal, known, span, gifts } = asked;
  if (!giftSeal) {
    return known;
  }
  if (known !== null && span !== null) {
    const kept = await readCurrencies(client, accountId);
    if (kept && [...kept, ...currenciesOf(gifts)].every((one) => one === known)) {
      return known;
    }
  }
  const always = { from: '-infinity', to: 'infinity' };
  const stored = await loadReadings(client, accountId, 'gifts', always);
  const given = openGifts(giftSeal, stored);
  const all = currenciesOf(given);
  const currency = leadingCurrency(given, known);
  await client.query(
    `update private.reading_coverage set currencies = $2 where account_id = $1 and kind = 'gifts'`,
    [accountId, all],
  );
  await client.query('select private.keep_currency($1, $2)', [accountId, currency]);
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

/** Another currency must have so many times the gifts of the current one: two of about as many would take turns. */
const leadMin = 1.2;

/**
 * The currency of most gifts; the current one stays until another leads clearly.
 *
 * @returns the current one, or null, while no gift has been read
 */
export function leadingCurrency(
  gifts: readonly GiftReading[],
  known: string | null,
): string | null {
  const counts = countsOf(gifts);
  const [first] = counts;
  const own = counts.find(([currency]) => currency === known);
  return first === undefined || (own && first[1] < leadMin * own[1]) ? known : first[0];
}

/** The currencies of gifts, that of most first. */
function currenciesOf(gifts: readonly GiftReading[]): string[] {
  return countsOf(gifts).map(([currency]) => currency);
}

function countsOf(gifts: readonly GiftReading[]): [currency: string, gifts: number][] {
  return rollups(
    gifts.filter(({ gifts: count }) => count > 0),
    (given) => sum(given, ({ gifts: count }) => count),
    ({ currency }) => currency,
  ).toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1));
}
