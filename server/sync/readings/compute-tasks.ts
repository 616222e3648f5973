import type { PoolClient } from 'pg';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import { choicesInEffect, readChoices } from '../../church/choices.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import type { ReaderContext } from '../reader.ts';
import { type Computation, computeAccount } from './compute-account.ts';
import { dropServedHashes, guestsPast, readCoverage } from './coverage-store.ts';
import { dropUncounted, dropUntyped, keepFigures, type Replaced } from './figure-store.ts';
import { keepCurrency } from './gift-currency.ts';
import { churchTime } from './history.ts';
import { releaseFigures } from './question-store.ts';
import type { Span } from './reading-store.ts';
import { askAboutSources } from './source-questions.ts';
import { forgetCorrected, takeMarks, tellCorrected } from './tell-corrected.ts';
import { tellOtherCurrencies, tellUncounted } from './tell-figures.ts';

/** The kinds and days that tasks have changed. */
export type Changed = { kinds: ReadonlySet<ReadingKind>; span: Span | null };

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
    const coverages = await readCoverage(client, accountId);
    const known = { accountId, choices, coverages, now, keyring };
    const before = kept?.currency ?? null;
    // Without the key nothing of people or gifts is computed: the marks wait for whom they are meant.
    const isMarked = keyring ? await takeMarks(client, accountId, coverages) : () => false;
    const computation = { ...known, currency: before, ...changed };
    const { currency, replaced } = await computeAndKeep(client, computation);
    // Until the whole past is read, a guest of any week may turn out to have been there before.
    if (keyring && guestsPast(coverages, choices, time) === 'read') {
      const kinds: Changed['kinds'] = new Set(['firstSeen']);
      const guests = await computeAndKeep(client, { ...known, currency, kinds, span: null });
      replaced.push(...guests.replaced);
    }
    const corrected = replaced.filter(({ week }) => isMarked(week));
    await tellCorrected(client, { accountId, currency }, corrected);
    await tell(client, { ...known, currency }, changed.kinds);
    // Search Console's computing touches no row of these: both at once would wait for each other.
    if (keyring) {
      await dropServedHashes(client, accountId, { coverages, choices, time });
    }
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
    await forgetCorrected(client, accountId);
    await tell(client, known, new Set(['eventTimes', 'gifts']));
  });
}

type Told = Pick<Computation, 'accountId' | 'choices' | 'currency' | 'now' | 'keyring'>;

/** Notes what a person should know about readings that were counted; Search Console's have nothing to say. */
async function tell(
  client: PoolClient,
  { keyring, ...told }: Told,
  kinds: ReadonlySet<ReadingKind>,
): Promise<void> {
  if (keyring && kinds.has('eventTimes')) {
    await tellUncounted(client, told);
  }
  if (keyring && kinds.has('gifts')) {
    await tellOtherCurrencies(client, { ...told, keyring });
  }
}

/**
 * Computes figures and stores them. Where gifts were read, in the currency of most of them; once that is
 * another one, for all weeks.
 *
 * @returns the currency, null while no gift has been read; and the weeks that had another value in it
 */
export async function computeAndKeep(
  client: PoolClient,
  { given, ...computation }: Computation,
): Promise<{ currency: string | null; replaced: Replaced[] }> {
  const { currency: before, kinds } = computation;
  const currency = kinds?.has('gifts')
    ? await keepCurrency(client, { ...computation, known: before })
    : before;
  const replaced = await store(client, { ...computation, currency, ...(given && { given }) });
  if (currency === before) {
    return { currency, replaced };
  }
  await store(client, { ...computation, currency, kinds: new Set(['gifts']), span: null });
  return { currency, replaced: [] };
}

async function store(client: PoolClient, computation: Computation): Promise<Replaced[]> {
  const { accountId, choices, now, kinds, span } = computation;
  const computed = await computeAccount(client, computation);
  await askAboutSources(client, accountId, computed);
  if (choices.byHand && span === null && (kinds === undefined || kinds.has('counts'))) {
    await dropUntyped(client, accountId, computed);
  }
  return await keepFigures(client, accountId, computed, churchTime(now, choices));
}
