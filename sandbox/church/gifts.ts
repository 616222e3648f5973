import { type ChurchBase, partOfYear, type Week } from './church-base.ts';
import { bell, roundByChance } from './dice.ts';
import { type Batch, batchesOf } from './giving-batches.ts';
import { easterOf } from './holidays.ts';
import { ordinarySunday } from './sunday.ts';
import { isDuring } from './unusual-times.ts';
import { partsOf } from './zone.ts';

/** A gift before its amount and its outcome are drawn. */
export type Gift = {
  /** The index among the givers. */
  giver: number;
  method: 'ach' | 'cash' | 'check' | 'card';
  channel: 'web' | 'mobile_app' | 'admin';
  receivedAt: number;
  isRecurring: boolean;
  batch: Batch | null;
  /** The median of gifts made in this way. */
  medianCents: number;
  /** The amount, for a gift to a campaign only. */
  campaignCents?: number;
};

/** A week's gifts: recurring, by phone, in envelopes and by mail. */
export function giftsOf(base: ChurchBase, week: Week, mood: number): Gift[] {
  const { offering, mail } = batchesOf(base, week);
  const scale = (base.spec.size * ordinarySunday(week.sunday)) / 540;
  const counts = base.dice.stream('gifts', week.number);
  const many = (mean: number) => ({ length: roundByChance(mean * scale, counts) });
  const plans = many(58).length * (isDuring('cardsExpired', week.sunday) ? 0.1 : 1);
  const standing = { length: Math.max(base.spec.rowsMin, Math.round(plans)) };
  return [
    ...Array.from(standing, (_, k) => recurring(base, week, k)),
    ...Array.from(many(44 * mood), (_, k) => online(base, week, k)),
    ...Array.from(many(26 * mood), (_, k) => envelope(offering, k)),
    ...Array.from(many(4.5 * mood), (_, k) => byMail(mail, k)),
    ...(isCampaignSunday(week) ? [campaignGift(base, mail)] : []),
  ];
}

/** How much more is given than in an ordinary week: most at the end of the year. */
export function givingMood({ sunday }: Week): number {
  const { year, month, date } = partsOf(sunday);
  if (month === 12) {
    return date >= 25 ? 2.6 : 1.15 + 0.25 * Math.floor(date / 8);
  }
  const weeksFromEaster = (sunday - easterOf(year)) / 7;
  const firstOfMonth = date <= 7 ? 1.1 : 0.98;
  const summer = 1 - 0.12 * Math.exp(-(((partOfYear(sunday) - 0.53) / 0.07) ** 2));
  return (weeksFromEaster === 0 ? 1.3 : 1) * firstOfMonth * summer;
}

/** Once a week, on the same day of the week, in the early morning. */
function recurring(base: ChurchBase, week: Week, giver: number): Gift {
  const next = base.dice.stream('standing', giver);
  const receivedAt = base.zone.at(week.sunday + Math.floor(next() * 7), 245 + giver / 60);
  const method = next() < 0.45 ? 'ach' : 'card';
  const medianCents = roundGift(6500 * Math.exp(0.75 * bell(next)));
  return { giver, method, channel: 'web', receivedAt, isRecurring: true, batch: null, medianCents };
}

/** By phone, most of it around the services. */
function online(base: ChurchBase, week: Week, index: number): Gift {
  const next = base.dice.stream('online-gift', week.number, index);
  const isOnSunday = next() < 0.58;
  const day = week.sunday + (isOnSunday ? 0 : 1 + Math.floor(next() * 6));
  const minutes = isOnSunday ? 545 + 200 * next() : 420 + 960 * next();
  const channel = next() < 0.45 ? 'mobile_app' : 'web';
  const method = next() < 0.88 ? 'card' : 'ach';
  const receivedAt = base.zone.at(day, Math.floor(minutes));
  const giver = 60 + index * 3;
  return { giver, method, channel, receivedAt, isRecurring: false, batch: null, medianCents: 9000 };
}

function envelope(batch: Batch, index: number): Gift {
  const isCash = index % 4 === 0;
  return {
    giver: 61 + index * 3,
    method: isCash ? 'cash' : 'check',
    channel: 'admin',
    receivedAt: batch.receivedAt,
    isRecurring: false,
    batch,
    medianCents: isCash ? 4000 : 14_000,
  };
}

function byMail(batch: Batch, index: number): Gift {
  return {
    giver: 62 + index * 3,
    method: 'check',
    channel: 'admin',
    receivedAt: batch.receivedAt,
    isRecurring: false,
    batch,
    medianCents: 22_000,
  };
}

/** The third Sunday of May in odd years: one family pays for the roof with one check. */
function isCampaignSunday({ sunday }: Week): boolean {
  const { year, month, date } = partsOf(sunday);
  return year % 2 === 1 && month === 5 && date > 14 && date <= 21;
}

function campaignGift(base: ChurchBase, batch: Batch): Gift {
  const campaignCents = Math.round(85_000 * base.spec.size) * 100;
  return { ...byMail(batch, 11), campaignCents };
}

/** People give round sums: multiples of $5 below $100, of $25 above that, of $100 above $1,000. */
export function roundGift(cents: number): number {
  const step = cents < 10_000 ? 500 : cents < 100_000 ? 2500 : 10_000;
  return Math.max(step, Math.round(cents / step) * step);
}
