import type { Church } from '#sandbox/church/church.ts';
import { type Donation, designationRefundsOf, designationsOf } from '#sandbox/church/donations.ts';
import {
  type ChurchWeek,
  type Given,
  isIn,
  type Recomputed,
  startOfDaysUntil,
  stated,
} from './weeks.ts';

const fewestUnits = 10;
const fewestUnitsOfShare = 20;
const suppressed: Recomputed = { value: null, state: 'suppressed', count: 0 };

/** The most frequent currency of gifts; null without any. */
function currencyOf(church: Church): string | null {
  const counts = Map.groupBy(church.donations(), ({ currency }) => currency);
  const [first] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return first?.[0] ?? null;
}

/** A gift's amount for the chosen funds, net of refunds, in minor units; 0 if it failed. */
function worthOf({ church, choices }: Given, donation: Donation): number {
  const fundIds = choices.giving?.fundIds ?? [];
  const isChosen = (fund: number) => fundIds === 'all' || fundIds.includes(church.id(fund));
  if (donation.status === 'failed') {
    return 0;
  }
  const given = designationsOf(donation).filter(({ fund }) => isChosen(fund));
  const back = designationRefundsOf(donation).filter(({ designation }) =>
    isChosen(designation.fund),
  );
  const sum = (parts: readonly { amountCents: number }[]) =>
    parts.reduce((total, { amountCents }) => total + amountCents, 0);
  return Math.max(0, sum(given) - sum(back));
}

/** A gift with its amount for the chosen funds, in minor units. */
type Gift = { donation: Donation; worth: number };

/** Gifts to chosen funds, in the most frequent currency. */
export function giftsOf(given: Given): Gift[] {
  const { church, choices } = given;
  const currency = currencyOf(church);
  const { giving } = choices;
  return church
    .donations()
    .filter(
      (donation) =>
        donation.currency === currency &&
        donation.funds.some(
          (fund) => giving?.fundIds === 'all' || giving?.fundIds.includes(church.id(fund)),
        ),
    )
    .map((donation) => ({ donation, worth: worthOf(given, donation) }));
}

/** A week's gifts, all of them or only those that are settled; suppressed where donors are few. */
export function givingOf(
  { choices, now }: Given,
  gifts: readonly Gift[],
  week: ChurchWeek,
  only: 'all' | 'settled',
): Recomputed | null {
  if (!choices.giving) {
    return null;
  }
  if (donorCount(giftsBefore(gifts, week, choices)) < fewestUnits) {
    return suppressed;
  }
  const ofWeek = gifts.filter(({ donation }) => isIn(week, donation.receivedAt));
  const counted = ofWeek.filter(
    ({ donation, worth }) => worth > 0 && (only === 'all' || donation.status === 'succeeded'),
  );
  const isOpen = ofWeek.some(({ donation }) => donation.batch && !donation.batch.committedAt);
  const value = counted.reduce((sum, { worth }) => sum + worth, 0);
  return stated(week, now, { value, count: counted.length, isWhole: !isOpen });
}

/** Donors in the 90 days up to a week's end, and the recurring share. */
export function donorsOf(
  { choices, now }: Given,
  all: readonly Gift[],
  week: ChurchWeek,
): { units: Recomputed; recurringShare: Recomputed } | null {
  if (!choices.giving) {
    return null;
  }
  const gifts = giftsBefore(all, week, choices);
  const donors = donorCount(gifts);
  const total = gifts.reduce((sum, { worth }) => sum + worth, 0);
  const recurring = gifts.reduce(
    (sum, { donation, worth }) => sum + (donation.isRecurring ? worth : 0),
    0,
  );
  const count = gifts.length;
  const isWhole = !gifts.some(({ donation }) => donation.batch && !donation.batch.committedAt);
  const share = total === 0 ? null : Number((recurring / total).toFixed(4));
  return {
    units: donors < fewestUnits ? suppressed : stated(week, now, { count, isWhole, value: donors }),
    recurringShare:
      donors < fewestUnitsOfShare
        ? suppressed
        : stated(week, now, { count, isWhole, value: share }),
  };
}

/** Gifts of the 90 days up to a week's end. */
function giftsBefore(
  all: readonly Gift[],
  week: ChurchWeek,
  choices: Given['choices'],
): readonly Gift[] {
  const from = startOfDaysUntil(week, 90, choices);
  return all.filter(
    ({ donation, worth }) =>
      worth > 0 && from <= donation.receivedAt && donation.receivedAt < week.to,
  );
}

function donorCount(gifts: readonly Gift[]): number {
  return new Set(gifts.flatMap(({ donation }) => donation.person ?? [])).size;
}
