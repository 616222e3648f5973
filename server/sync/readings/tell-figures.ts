import type { PoolClient } from 'pg';
import { addWeeks, isClosed } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { otherCurrencies } from '#analytics/figures/other-currencies.ts';
import {
  areManyUncounted,
  firstCountsOf,
  uncountedTimes,
} from '#analytics/figures/uncounted-times.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { Keyring } from '../../integrations/credentials/keyring.ts';
import { readCurrencies } from './gift-currency.ts';
import { churchTime } from './history.ts';
import { keepNotices, type NewNotice } from './notice-store.ts';
import { loadReadings } from './reading-store.ts';
import { openGifts } from './sealed-gifts.ts';

const type = 'planning_center';
const weeksTold = 13;
const givingDays = 90;

type Church = { accountId: string; choices: MeasureChoices; now: Date };

/** Notes how many services of the last 13 closed weeks have no count, where that is a third of them. */
export async function tellUncounted(
  client: PoolClient,
  { accountId, choices, now }: Church,
): Promise<void> {
  const { today, currentWeek } = churchTime(now, choices);
  const last = [1, 2]
    .map((weeks) => addWeeks(currentWeek, -weeks))
    .find((one) => isClosed(one, today));
  const to = addDays(last ?? addWeeks(currentWeek, -2), 6);
  const span = { from: addDays(to, 1 - 7 * weeksTold), to };
  const countingOf = async (days: typeof span) => {
    const eventTimes = await loadReadings(client, accountId, 'eventTimes', days);
    return { choices, eventTimes, now: now.toISOString() };
  };
  const counting = await countingOf(span);
  let notices: NewNotice[] = [];
  // All counts are looked at only where many are missing even so.
  if (areManyUncounted(uncountedTimes(counting, span))) {
    const firstCounts = firstCountsOf(await countingOf({ from: '-infinity', to }));
    const counted = uncountedTimes(counting, span, firstCounts);
    const { held: outOf, uncounted: number } = counted;
    notices = areManyUncounted(counted)
      ? [{ kind: 'uncounted', what: 'attendance', number, outOf }]
      : [];
  }
  await keepNotices(client, { accountId, type }, { source: 'counts' }, notices);
}

/** Notes how many gifts of the last 90 days are in another currency than the church's, and so not counted. */
export async function tellOtherCurrencies(
  client: PoolClient,
  {
    accountId,
    choices,
    now,
    currency,
    giftSeal,
  }: Church & { currency: string | null; giftSeal: Keyring | null },
): Promise<void> {
  const notices: NewNotice[] = [];
  const all = choices.giving === null ? [] : await readCurrencies(client, accountId);
  if (giftSeal && currency !== null && all?.some((one) => one !== currency)) {
    const { today } = churchTime(now, choices);
    const span = { from: addDays(today, 1 - givingDays), to: today };
    const gifts = openGifts(giftSeal, await loadReadings(client, accountId, 'gifts', span));
    const donors = await loadReadings(client, accountId, 'donors', span);
    for (const one of otherCurrencies({ gifts, donors }, currency)) {
      const { gifts: number, of: outOf } = one;
      notices.push({ kind: 'other_currency', what: one.currency, number, outOf });
    }
  }
  await keepNotices(client, { accountId, type }, { source: 'currencies' }, notices);
}
