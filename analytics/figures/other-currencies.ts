import { sum } from 'd3-array';
import { distinctPeople } from './check-in-people.ts';
import { isOfFewGivers } from './few-givers.ts';
import type { DonorReading, GiftReading } from './readings.ts';

/** Gifts that are not in the church's currency, of all its gifts. */
export type OtherCurrency = { currency: string; gifts: number; of: number };

/** A smaller share is not told: a gift from abroad now and then. */
const shareMin = 0.1;

/**
 * The other currencies that many gifts are in. One with few givers is left out, also of the sum of all: it
 * would tell how often few people give.
 *
 * @param known the currency of most gifts, whose givers must not be few either
 */
export function otherCurrencies(
  { gifts, donors }: { gifts: readonly GiftReading[]; donors: readonly DonorReading[] },
  known: string,
): OtherCurrency[] {
  const given = Map.groupBy(
    gifts.filter(({ isRefunded }) => !isRefunded),
    ({ currency }) => currency,
  );
  const told = [...given]
    .filter(([currency]) => {
      const givers = distinctPeople(donors.filter((one) => one.currency === currency)).size;
      return !isOfFewGivers('giving', givers);
    })
    .map(([currency, ofIt]) => ({ currency, gifts: sum(ofIt, (one) => one.gifts) }));
  const of = sum(told, (one) => one.gifts);
  return told.some(({ currency }) => currency === known)
    ? told
        .filter((one) => one.currency !== known && one.gifts / of >= shareMin)
        .map((one) => ({ ...one, of }))
    : [];
}
