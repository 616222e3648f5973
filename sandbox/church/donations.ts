import type { ChurchBase, Week } from './church-base.ts';
import { bell, pick, type Stream } from './dice.ts';
import { type Gift, giftsOf, givingMood, roundGift } from './gifts.ts';
import { buildingFund, christmasFund, generalFund, smallFunds } from './giving-funds.ts';
import { dayMs, partsOf } from './zone.ts';

/** A part of a gift that goes to one fund. */
export type Designation = { number: number; fund: number; amountCents: number; feeCents: number };

export type Donation = {
  number: number;
  person: number;
  amountCents: number;
  /** Zero or negative. */
  feeCents: number;
  method: Gift['method'];
  channel: Gift['channel'];
  status: 'pending' | 'succeeded' | 'failed';
  receivedAt: number;
  completedAt: number | null;
  createdAt: number;
  isRecurring: boolean;
  batch: Gift['batch'];
  refundedAt: number | null;
  /** What it is given to; the first takes what the others leave. */
  funds: readonly number[];
};

/** Every gift in the order of entry. Takes the numbers of the people who give. */
export function donationsOf(base: ChurchBase, givers: readonly number[]): Donation[] {
  if (givers.length === 0) {
    return [];
  }
  return base.weeks
    .flatMap((week) => {
      const mood = givingMood(week);
      return giftsOf(base, week, mood).map((gift, index) =>
        donation(base, week, gift, { index, givers, mood }),
      );
    })
    .filter(({ createdAt }) => createdAt <= base.asOf)
    .sort((one, other) => one.createdAt - other.createdAt || one.number - other.number);
}

function donation(
  base: ChurchBase,
  week: Week,
  gift: Gift,
  { index, givers, mood }: { index: number; givers: readonly number[]; mood: number },
): Donation {
  const number = week.number * 1000 + index;
  const next = base.dice.stream('donation', number);
  const amountCents = amountOf(gift, mood, next);
  const feeCents = feeOf(gift.method, amountCents);
  const { status, completedAt } = settled(base, gift, next());
  const isRefunded = status === 'succeeded' && gift.method === 'card' && next() < 0.006;
  const refundedAt = gift.receivedAt + Math.floor((3 + 15 * next()) * 1440) * 60_000;
  const { method, channel, receivedAt, isRecurring, batch } = gift;
  return {
    number,
    person: givers[(gift.giver + (isRecurring ? 0 : week.number * 7)) % givers.length] ?? 0,
    amountCents,
    feeCents,
    method,
    channel,
    status,
    receivedAt,
    completedAt,
    createdAt: receivedAt,
    isRecurring,
    batch,
    refundedAt: isRefunded && refundedAt <= base.asOf ? refundedAt : null,
    funds: fundsOfGift(week, gift, next),
  };
}

function amountOf({ isRecurring, medianCents }: Gift, mood: number, next: Stream): number {
  if (isRecurring) {
    return medianCents;
  }
  // Rarely somebody gives a hundred times what is usual: a house sold, a year's end.
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

/** A gift's parts: of two the second is a tenth, of three the others are a quarter each. */
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
