import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { ReaderContext } from '../reader.ts';
import { choicesInEffect, readChoices } from './choices-store.ts';
import { computeAccount } from './compute-account.ts';
import { dropServedHashes } from './coverage-store.ts';
import { dropUncounted, keepCurrency, keepFigures } from './figure-store.ts';
import { churchTime } from './history.ts';
import type { Span } from './reading-store.ts';

/** What tasks have changed: kinds, and days. */
export type Changed = { kinds: ReadonlySet<ReadingKind>; span: Span | null };

/**
 * Brings the figures up to date that a change can have touched, then lets go of people's hashes that
 * no figure needs any more.
 */
export async function computeChanged(context: ReaderContext, changed: Changed): Promise<void> {
  const { accountId, now } = context;
  await context.write(async (client) => {
    const kept = await readChoices(client, accountId);
    const choices = choicesInEffect(kept);
    const before = kept?.currency ?? null;
    const currency = changed.kinds.has('gifts') ? await keepCurrency(client, accountId) : before;
    const computation = { accountId, choices, currency, now };
    await keepFigures(
      client,
      accountId,
      await computeAccount(client, { ...computation, ...changed }),
    );
    if (currency !== before) {
      const gifts = { kinds: new Set<ReadingKind>(['gifts']), span: null };
      await keepFigures(
        client,
        accountId,
        await computeAccount(client, { ...computation, ...gifts }),
      );
    }
    await dropServedHashes(client, accountId, churchTime(now, choices));
  });
}

/** Computes everything anew from what is kept, after somebody has chosen something else to count. */
export async function recomputeAll(context: ReaderContext): Promise<void> {
  const { accountId, now } = context;
  await context.write(async (client) => {
    const kept = await readChoices(client, accountId);
    const choices = choicesInEffect(kept);
    await dropUncounted(client, accountId, choices);
    const computation = { accountId, choices, currency: kept?.currency ?? null, now, span: null };
    await keepFigures(client, accountId, await computeAccount(client, computation));
  });
}
