import type { PoolClient } from 'pg';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import { choicesInEffect, readChoices } from '../../church/choices.ts';
import type { ReaderContext } from '../reader.ts';
import { type Computation, computeLoaded, type Loaded, loadAccount } from './compute-account.ts';
import { loadCounts } from './count-store.ts';
import { dropServedHashes, guestsPast, readCoverage } from './coverage-store.ts';
import { dropUncounted, dropUntyped, keepFigures, type Replaced } from './figure-store.ts';
import { keepCurrency } from './gift-currency.ts';
import { churchTime } from './history.ts';
import { giftSealOf, type PeopleKeys } from './people-key.ts';
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
 * @param keys those of the church's people; null for Search Console, which has none and leaves giving out
 */
export async function computeChanged(
  context: ReaderContext,
  changed: Changed,
  keys: PeopleKeys | null,
): Promise<void> {
  const { accountId, now } = context;
  const giftSeal = await giftSealOf(keys);
  await context.compute(async (client) => {
    const kept = await readChoices(client, accountId);
    const choices = choicesInEffect(kept);
    const time = churchTime(now, choices);
    const coverages = await readCoverage(client, accountId);
    const known = { accountId, choices, coverages, now, giftSeal };
    const before = kept?.currency ?? null;
    // Without keys nothing of people or gifts is computed: the marks wait for whom they are meant.
    const isMarked = keys ? await takeMarks(client, accountId, coverages) : () => false;
    const computation = { ...known, currency: before, ...changed };
    const { currency, replaced } = await computeAndKeep(client, computation);
    // Until the whole past is read, a guest of any week may turn out to have been there before.
    if (keys && guestsPast(coverages, choices, time) === 'read') {
      const kinds: Changed['kinds'] = new Set(['firstSeen']);
      const guests = await computeAndKeep(client, { ...known, currency, kinds, span: null });
      replaced.push(...guests.replaced);
    }
    const corrected = replaced.filter(({ week }) => isMarked(week));
    await tellCorrected(client, { accountId, currency }, corrected);
    // Search Console has nothing to say, and touches no row of these: both at once would wait for each other.
    if (keys) {
      await tell(client, { ...known, currency }, changed.kinds);
      await dropServedHashes(client, accountId, { coverages, choices, time });
    }
  });
}

/**
 * Recomputes everything from stored readings after a change of the choices. Figures that need readings
 * no longer stored keep their values until those are read again.
 *
 * @param keys those of the church's people; null for Search Console, which has none and leaves giving out
 */
export async function recomputeAll(context: ReaderContext, keys: PeopleKeys | null): Promise<void> {
  const { accountId, now } = context;
  const giftSeal = await giftSealOf(keys);
  await context.compute(async (client) => {
    const kept = await readChoices(client, accountId);
    const choices = choicesInEffect(kept);
    await dropUncounted(client, accountId, choices);
    const currency = kept?.currency ?? null;
    const coverages = await readCoverage(client, accountId);
    const known = { accountId, choices, currency, coverages, now, giftSeal };
    await computeAndKeep(client, { ...known, span: null });
    await releaseFigures(client, accountId);
    await forgetCorrected(client, accountId);
    if (keys) {
      await tell(client, known, new Set(['eventTimes', 'gifts']));
    }
  });
}

type Told = Pick<Computation, 'accountId' | 'choices' | 'currency' | 'now' | 'giftSeal'>;

/** Notes what a person should know about readings that were counted. */
async function tell(
  client: PoolClient,
  told: Told,
  kinds: ReadonlySet<ReadingKind>,
): Promise<void> {
  if (kinds.has('eventTimes')) {
    await tellUncounted(client, told);
  }
  if (kinds.has('gifts')) {
    await tellOtherCurrencies(client, told);
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
  const loaded = await loadAccount(client, { ...computation, ...(given && { given }) });
  const gifts = loaded?.readings.gifts ?? [];
  const currency = kinds?.has('gifts')
    ? await keepCurrency(client, { ...computation, known: before, gifts })
    : before;
  if (currency === before) {
    return { currency, replaced: await store(client, { ...computation, currency }, loaded) };
  }
  // What is typed may be in other minor units now.
  const counts = computation.choices.byHand ? await loadCounts(client, computation.accountId) : [];
  const again = loaded && { ...loaded, readings: { ...loaded.readings, counts } };
  await store(client, { ...computation, currency }, again);
  const kindsOfMoney = new Set<ReadingKind>(['gifts', 'counts']);
  const all = { ...computation, currency, kinds: kindsOfMoney, span: null };
  await store(client, all, await loadAccount(client, all));
  return { currency, replaced: [] };
}

async function store(
  client: PoolClient,
  computation: Omit<Computation, 'given'>,
  loaded: Loaded | null,
): Promise<Replaced[]> {
  const { accountId, choices, now, kinds, span } = computation;
  const computed = loaded ? computeLoaded(loaded, computation) : [];
  await askAboutSources(client, accountId, computed);
  if (choices.byHand && (kinds === undefined || kinds.has('counts'))) {
    await dropUntyped(client, accountId, computed, span === null ? null : loaded?.frame.weeks);
  }
  return await keepFigures(client, accountId, computed, churchTime(now, choices));
}
