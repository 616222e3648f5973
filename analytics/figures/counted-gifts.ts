import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { GiftReading } from './readings.ts';

type Funds = NonNullable<MeasureChoices['giving']>['fundIds'];

/** Whether any of these funds is counted. */
export function isChosenFund(fundIds: readonly string[], funds: Funds): boolean {
  return funds === 'all' || fundIds.some((id) => funds.includes(id));
}

/** The part of gifts that goes to the counted funds, in minor units. */
export function amountFor({ amount, byFund }: GiftReading, funds: Funds): number {
  return funds === 'all' ? amount : funds.reduce((sum, id) => sum + (byFund[id] ?? 0), 0);
}

/** Gifts that count: in the account's currency, to a counted fund, neither failed nor refunded. */
export function countedGifts(
  gifts: readonly GiftReading[],
  funds: Funds,
  currency: string | null,
): GiftReading[] {
  return gifts.filter(
    (gift) =>
      gift.currency === currency &&
      gift.status !== 'failed' &&
      isChosenFund(Object.keys(gift.byFund), funds),
  );
}
