import countryToCurrency from 'country-to-currency';
import type { Pool, PoolClient } from 'pg';
import { needs } from '#analytics/figures/needs.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import { type FigureId, isFigureId } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { inTransaction } from '#database/access/in-transaction.ts';
import { choicesInEffect, readChoices } from '../../church/choices.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import { computeAndKeep } from './compute-tasks.ts';
import { readCoverage } from './coverage-store.ts';
import { findGiftSeal } from './people-key.ts';
import type { Span } from './reading-store.ts';

/**
 * Computes the figures that typed counts are a part of, and stores them. A sync of the same church that is
 * storing its own is waited for.
 *
 * @param keyring opens the church's key of giving, for weeks that have gifts too
 * @param span the days whose counts have changed; null: any
 */
export async function computeCounts(
  pool: Pool,
  {
    accountId,
    now,
    keyring,
    span,
  }: { accountId: string; now: Date; keyring: Keyring; span: Span | null },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `select from private.sync_connections where account_id = $1
       order by integration_type for update`,
      [accountId],
    );
    const kept = await readChoices(client, accountId);
    const choices = choicesInEffect(kept);
    if (!choices.byHand) {
      return;
    }
    const coverages = await readCoverage(client, accountId);
    const currency = coverages.has('gifts')
      ? (kept?.currency ?? null)
      : await keepUsualCurrency(client, accountId, kept?.chosen?.country);
    const kinds = await kindsTouched(client, accountId, choices);
    const giftSeal = await findGiftSeal(keyring, client, accountId);
    await computeAndKeep(client, {
      ...{ accountId, choices, coverages, currency, now, kinds },
      // Amounts are other ones in another currency.
      ...{ giftSeal, span: currency === (kept?.currency ?? null) ? span : null },
    });
  });
}

/** Counts, and what the figures are made of that have a typed week: what is typed no longer is the provider's alone. */
async function kindsTouched(
  client: PoolClient,
  accountId: string,
  choices: MeasureChoices,
): Promise<Set<ReadingKind>> {
  const behind = (await figuresWithHand(client, accountId)).map(
    (figure) => needs(figure, choices) ?? [],
  );
  // A change of counts computes the others by itself.
  return new Set(['counts', ...behind.filter((kinds) => !kinds.includes('counts')).flat()]);
}

/** The figures that have a week of which a part is typed. */
async function figuresWithHand(client: PoolClient, accountId: string): Promise<FigureId[]> {
  const { rows } = await client.query<{ figure: string }>(
    `select distinct figure from analytics.figures
     where account_id = $1 and 'hand' = any (string_to_array(source, '+'))`,
    [accountId],
  );
  return rows.map(({ figure }) => figure).filter(isFigureId);
}

/**
 * While no gift was read, money is in the currency of the country that somebody chose; until then it is a
 * plain number, unless its minor units were others.
 */
async function keepUsualCurrency(
  client: PoolClient,
  accountId: string,
  country: string | undefined,
): Promise<string | null> {
  const currencies: Readonly<Record<string, string>> = countryToCurrency;
  const currency = (country && currencies[country]) || null;
  await client.query('select private.keep_currency($1, $2)', [accountId, currency]);
  const { rows } = await client.query<{ currency: string | null }>(
    'select currency from analytics.measure_choices where account_id = $1',
    [accountId],
  );
  return rows[0]?.currency ?? null;
}
