import type { ChurchBase, Week } from './church-base.ts';
import { bell, pick, type Stream } from './dice.ts';
import { type Gift, giftsOf, givingMood, roundGift } from './gifts.ts';
import { buildingFund, christmasFund, generalFund, smallFunds } from './giving-funds.ts';
import { isDuring } from './unusual-times.ts';
import { dayMs, partsOf } from './zone.ts';

/** A part of a gift that goes to one fund. */
export type Designation = { number: number; fund: number; amountCents: number; feeCents: number };

/** A full or partial refund of a gift. */
type Refund = { at: number; amountCents: number };

export type Donation = {
  number: number;
  /** Null for an anonymous gift. */
  person: number | null;
  amountCents: number;
  currency: 'USD' | 'CAD';
  /** Zero or negative. */
  feeCents: number;
  method: Gift['method'];
  channel: Gift['channel'];
  status: 'pending' | 'succeeded' | 'failed';
  receivedAt: number;
  completedAt: number | null;
  createdAt: number;
  /** When it was edited, if it was. */
  editedAt?: number;
  isRecurring: boolean;
  batch: Gift['batch'];
  refund: Refund | null;
  /** The funds it is split over; the first gets the rest. */
  funds: readonly number[];
};

/**
 * Every gift in the order of entry.
 *
 * @param givers the numbers of the people who gave before the history begins
 * @param newGivers of those who came as guests since, by week
 */
export function donationsOf(
  base: ChurchBase,
  givers: readonly number[],
  newGivers: ReadonlyMap<number, readonly number[]>,
): Donation[] {
  if (givers.length === 0) {
    return [];
  }
  return base.weeks
    .flatMap((week) => {
      const mood = givingMood(week);
      const newcomers = [...(newGivers.get(week.number) ?? [])];
      return giftsOf(base, week, mood).map((gift, index) => {
        const newcomer = isByPhone(gift) ? newcomers.shift() : undefined;
        return donation(base, week, gift, { index, givers, mood, newcomer });
      });
    })
    .filter(({ createdAt }) => createdAt <= base.asOf)
    .sort((one, other) => one.createdAt - other.createdAt || one.number - other.number);
}

/** By phone or on the website, now and then. */
function isByPhone({ isRecurring, channel }: Gift): boolean {
  return !isRecurring && channel !== 'admin';
}

function donation(
  base: ChurchBase,
  week: Week,
  gift: Gift,
  {
    index,
    givers,
    mood,
    newcomer,
  }: { index: number; givers: readonly number[]; mood: number; newcomer: number | undefined },
): Donation {
  const number = week.number * 1000 + index;
  const next = base.dice.stream('donation', number);
  const amountCents = amountOf(gift, mood, next);
  const feeCents = feeOf(gift.method, amountCents);
  const { status, completedAt } = settled(base, gift, next());
  const { method, channel, isRecurring, batch } = gift;
  const isNameless = method === 'cash' && next() < 0.4;
  const isForeign = channel !== 'admin' && !isRecurring && next() < 0.02;
  return {
    number,
    person: isNameless
      ? null
      : (newcomer ??
        givers[(gift.giver + (isRecurring ? 0 : week.number * 7)) % givers.length] ??
        0),
    amountCents,
    currency: isForeign ? 'CAD' : 'USD',
    feeCents,
    method,
    channel,
    status,
    ...datesOf(base, week, gift, next),
    completedAt,
    isRecurring,
    batch,
    refund: status === 'succeeded' ? refundOf(base, gift, amountCents, next) : null,
    funds: gift.campaignCents === undefined ? fundsOfGift(week, gift, next) : [buildingFund],
  };
}

/** A few envelopes turn up two weeks late and are backdated to midnight of their Sunday. */
function datesOf(
  { zone }: ChurchBase,
  { sunday }: Week,
  { channel, receivedAt }: Gift,
  next: Stream,
): Pick<Donation, 'receivedAt' | 'createdAt'> {
  return channel === 'admin' && next() < 0.04
    ? { receivedAt: zone.startOf(sunday), createdAt: receivedAt + 15 * dayMs }
    : { receivedAt, createdAt: receivedAt };
}

/** One card payment in seventy is refunded: half of those in full, the others by a third. */
function refundOf(
  base: ChurchBase,
  { method, receivedAt }: Gift,
  amountCents: number,
  next: Stream,
): Refund | null {
  const roll = next();
  const at = receivedAt + Math.floor((3 + 15 * next()) * 1440) * 60_000;
  if (method !== 'card' || roll >= 0.014 || at > base.asOf) {
    return null;
  }
  return { at, amountCents: roll < 0.007 ? amountCents : Math.round(amountCents / 3) };
}

function amountOf(
  { isRecurring, medianCents, campaignCents }: Gift,
  mood: number,
  next: Stream,
): number {
  if (campaignCents !== undefined) {
    return campaignCents;
  }
  if (isRecurring) {
    return medianCents;
  }
  // Rarely somebody gives a hundred times the usual amount: a house sold, the end of the year.
  const isLarge = next() < 0.0012 * mood;
  const factor = isLarge ? 60 + 120 * next() : Math.exp(0.85 * bell(next)) * Math.sqrt(mood);
  return roundGift(medianCents * factor);
}

function feeOf(method: Gift['method'], amountCents: number): number {
  if (method === 'card') {
    return -Math.round(amountCents * 0.0215 + 30);
  }
  return method === 'ach' ? -30 : 0;
}

/** Cards settle in two days, bank debits in four, envelopes and mail with their batch. */
function settled(
  base: ChurchBase,
  { method, batch, receivedAt }: Gift,
  roll: number,
): Pick<Donation, 'status' | 'completedAt'> {
  if (batch) {
    const { committedAt } = batch;
    return { status: committedAt === null ? 'pending' : 'succeeded', completedAt: committedAt };
  }
  const completedAt = receivedAt + (method === 'ach' ? 4 : 2) * dayMs;
  if (method === 'ach' && completedAt > base.asOf) {
    return { status: 'pending', completedAt: null };
  }
  if (roll < (method === 'ach' ? 0.012 : 0.004)) {
    return { status: 'failed', completedAt: null };
  }
  return { status: 'succeeded', completedAt: completedAt > base.asOf ? null : completedAt };
}

function fundsOfGift({ sunday }: Week, gift: Gift, next: Stream): readonly number[] {
  const roll = next();
  if (!gift.isRecurring && roll < 0.18 && partsOf(sunday).month === 12) {
    return toChristmas;
  }
  if (isDuring('buildingAppeal', sunday) && roll < 0.44) {
    return [buildingFund];
  }
  const kind = fundKinds.find(({ upTo }) => roll < upTo);
  return pick(kind?.funds ?? [], next);
}

const toChristmas = [christmasFund];
const fundKinds: readonly { upTo: number; funds: readonly (readonly number[])[] }[] = [
  { upTo: 0.72, funds: [[generalFund]] },
  { upTo: 0.8, funds: [[buildingFund]] },
  { upTo: 0.93, funds: smallFunds.map((small) => [generalFund, small]) },
  { upTo: 0.97, funds: smallFunds.map((small) => [generalFund, buildingFund, small]) },
  { upTo: 1, funds: smallFunds.map((small) => [small]) },
];

/** How a gift is split: of two parts the second is a tenth; of three the later ones a quarter each. */
export function designationsOf({ number, amountCents, feeCents, funds }: Donation): Designation[] {
  const part = funds.length === 2 ? 0.1 : 0.25;
  const others = funds.slice(1).map((fund, at) => ({
    number: number * 10 + at + 1,
    fund,
    amountCents: Math.floor(amountCents * part),
    feeCents: Math.ceil(feeCents * part),
  }));
  const sum = (of: 'amountCents' | 'feeCents') => others.reduce((total, one) => total + one[of], 0);
  const [fund = generalFund] = funds;
  const first = {
    number: number * 10,
    fund,
    amountCents: amountCents - sum('amountCents'),
    feeCents: feeCents - sum('feeCents'),
  };
  return [first, ...others];
}

/** Splits a refund in proportion to the designations; the first gets the rest. */
export function designationRefundsOf(
  donation: Donation,
): { number: number; designation: Designation; amountCents: number }[] {
  const { refund, amountCents } = donation;
  if (!refund) {
    return [];
  }
  const share = refund.amountCents / amountCents;
  const [first, ...others] = designationsOf(donation).map((designation) => ({
    number: 5_000_000_000 + designation.number,
    designation,
    amountCents: Math.floor(designation.amountCents * share),
  }));
  const rest = others.reduce((sum, one) => sum + one.amountCents, 0);
  return first ? [{ ...first, amountCents: refund.amountCents - rest }, ...others] : [];
}
