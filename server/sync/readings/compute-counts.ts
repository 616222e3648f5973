import countryToCurrency from 'country-to-currency';
import type { Pool, PoolClient } from 'pg';
import { needs } from '#analytics/figures/needs.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import { type FigureId, isFigureId } from '#contract/figures.ts';
import { inTransaction } from '#database/access/in-transaction.ts';
import { choicesInEffect, readChoices } from '../../church/choices.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import { computeAndKeep } from './compute-tasks.ts';
import { readCoverage } from './coverage-store.ts';
import { findGiftSeal } from './people-key.ts';

/**
 * Computes the figures that typed counts are a part of, and stores them. A sync of the same church that is
 * storing its own is waited for.
 *
 * @param keyring opens the church's key of giving, for weeks that have gifts too
 */
export async function computeCounts(
  pool: Pool,
  { accountId, now, keyring }: { accountId: string; now: Date; keyring: Keyring },
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
    const kinds = new Set<ReadingKind>(['counts']);
    for (const figure of await figuresWithHand(client, accountId)) {
      const behind = needs(figure, choices) ?? [];
      // What is typed no longer is the provider's alone, which a change of counts does not compute.
      for (const kind of behind.includes('counts') ? [] : behind) {
        kinds.add(kind);
      }
    }
    const giftSeal = await findGiftSeal(keyring, client, accountId);
    await computeAndKeep(client, {
      ...{ accountId, choices, coverages, currency, now, kinds },
      ...{ giftSeal, span: null },
    });
  });
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
 * plain number.
 */
async function keepUsualCurrency(
  client: PoolClient,
  accountId: string,
  country: string | undefined,
): Promise<string | null> {
  const currencies: Readonly<Record<string, string>> = countryToCurrency;
  const currency = (country && currencies[country]) || null;
  await client.query(
    `update analytics.measure_choices set currency = $2
     where account_id = $1 and currency is distinct from $2`,
    [accountId, currency],
  );
  return currency;
}
