import type { PoolClient } from 'pg';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import type { ReaderContext } from '../reader.ts';
import { choicesInEffect, readChoices } from './choices-store.ts';
import { type Computation, computeAccount } from './compute-account.ts';
import { dropServedHashes, guestsPast, readCoverage } from './coverage-store.ts';
import { dropUncounted, keepFigures } from './figure-store.ts';
import { keepCurrency } from './gift-currency.ts';
import { churchTime } from './history.ts';
import { releaseFigures } from './question-store.ts';
import type { Span } from './reading-store.ts';

/** The kinds and days that tasks have changed. */
export type Changed = { kinds: ReadonlySet<ReadingKind>; span: Span | null };

const allWeeksOf = (kind: ReadingKind): Changed => ({ kinds: new Set([kind]), span: null });

/**
 * Updates the figures that a change may affect, then deletes people's hashes that no figure needs any
 * longer.
 *
 * @param keyring opens the church's key of giving; without it, giving is left out
 */
export async function computeChanged(
  context: ReaderContext,
  changed: Changed,
  keyring: Keyring | null,
): Promise<void> {
  const { accountId, now } = context;
  await context.compute(async (client) => {
    const kept = await readChoices(client, accountId);
    const choices = choicesInEffect(kept);
    const time = churchTime(now, choices);
    const before = kept?.currency ?? null;
    const currency = changed.kinds.has('gifts')
      ? await keepCurrency(client, { accountId, keyring, known: before, span: changed.span })
      : before;
    const coverages = await readCoverage(client, accountId);
    const compute = (one: Changed) =>
      computeAndKeep(client, { accountId, choices, currency, coverages, now, keyring, ...one });
    await compute(changed);
    if (currency !== before) {
      await compute(allWeeksOf('gifts'));
    }
    // Until the whole past is read, a guest of any week may turn out to have been there before.
    if (guestsPast(coverages, choices, time) === 'read') {
      await compute(allWeeksOf('firstSeen'));
    }
    await dropServedHashes(client, accountId, { coverages, choices, time });
  });
}

/**
 * Recomputes everything from stored readings after a change of the choices. Figures that need readings
 * no longer stored keep their values until those are read again.
 *
 * @param keyring opens the church's key of giving; without it, giving is left out
 */
export async function recomputeAll(context: ReaderContext, keyring: Keyring | null): Promise<void> {
  const { accountId, now } = context;
  await context.compute(async (client) => {
    const kept = await readChoices(client, accountId);
    const choices = choicesInEffect(kept);
    await dropUncounted(client, accountId, choices);
    const currency = kept?.currency ?? null;
    const coverages = await readCoverage(client, accountId);
    const known = { accountId, choices, currency, coverages, now, keyring };
    await computeAndKeep(client, { ...known, span: null });
    await releaseFigures(client, accountId);
  });
}

/** Computes figures and stores them. */
export async function computeAndKeep(client: PoolClient, computation: Computation): Promise<void> {
  const { accountId, choices, now } = computation;
  const computed = await computeAccount(client, computation);
  await keepFigures(client, accountId, computed, churchTime(now, choices));
}
