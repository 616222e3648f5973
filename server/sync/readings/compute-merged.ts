import { choicesInEffect, readChoices } from '../../church/choices.ts';
import type { ReaderContext } from '../reader.ts';
import { computeAndKeep } from './compute-tasks.ts';
import { readCoverage } from './coverage-store.ts';
import { guestsOf, weeksWithOtherGuests } from './guest-weeks.ts';
import { readsGuests } from './kinds.ts';
import { keepMerged } from './merged-people.ts';
import {
  giftSealOf,
  type Merged,
  type PeopleKey,
  type PeopleKeys,
  type Purpose,
} from './people-key.ts';
import { tellCorrected } from './tell-corrected.ts';

/**
 * Makes one person of records that were merged, in all readings that are kept, and computes what changes
 * with it, in one transaction. Figures that need people who are no longer kept wait until their part of the
 * past is read again: at once, a merger a day would read most of a year every day.
 */
export async function computeMerged(
  context: ReaderContext,
  merged: ReadonlyMap<Purpose, { key: PeopleKey; merged: Merged }>,
  keys: PeopleKeys,
): Promise<void> {
  const { accountId, now } = context;
  const giftSeal = await giftSealOf(keys);
  await context.compute(async (client) => {
    const kept = await readChoices(client, accountId);
    const choices = choicesInEffect(kept);
    const watchesGuests = merged.has('check_ins') && readsGuests(choices);
    const before = watchesGuests ? await guestsOf(client, accountId, choices) : [];
    const changed: Awaited<ReturnType<typeof keepMerged>> = [];
    for (const [purpose, ofIt] of merged) {
      changed.push(...(await keepMerged(client, accountId, { purpose, ...ofIt })));
    }
    const days = changed.map(({ day }) => day).sort();
    const [from, to] = [days[0], days.at(-1)];
    if (from === undefined || to === undefined) {
      return;
    }
    const coverages = await readCoverage(client, accountId);
    const currency = kept?.currency ?? null;
    const known = { accountId, choices, coverages, currency, now, giftSeal };
    const kinds = new Set(changed.map(({ kind }) => kind));
    const { replaced } = await computeAndKeep(client, { ...known, kinds, span: { from, to } });
    await tellCorrected(client, { accountId, currency }, replaced);
    const after = watchesGuests ? await guestsOf(client, accountId, choices) : [];
    const weeks = weeksWithOtherGuests(before, after, choices);
    if (weeks.length > 0) {
      const guests = await computeAndKeep(client, {
        ...known,
        kinds: new Set(['firstVisits']),
        span: null,
        // Guests of weeks whose check-ins are gone are counted too.
        given: { readings: {}, covered: {} },
      });
      await tellCorrected(client, { accountId, currency }, guests.replaced);
    }
  });
}
