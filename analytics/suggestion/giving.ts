import { measureReasons } from '#contract/messages/measure-reasons.ts';
import { daysBetween } from '../calendar/plain-date.ts';
import type { ChurchEvidence, Evidence, FundEvidence } from './evidence.ts';
import type { Suggested } from './suggested.ts';
import { means } from './vocabulary.ts';

/** One fund ends as the other begins. */
const gapDaysMax = 45;
/** A fund without gifts for so long has ended. */
const endedDays = 14;

/** The funds for everyday giving, and those that they replaced. */
export function suggestGiving({
  funds,
  church,
  refused,
  today,
}: Evidence): Suggested<'giving'> & { follows: ReadonlyMap<string, string> } {
  if (funds.length === 0) {
    const reason = refused.giving ?? measureReasons.givingNone;
    return { choice: null, reason, follows: new Map() };
  }
  const isTithing = funds.some(({ name }) => means(name, 'tithe'));
  const everyday = funds.filter(
    ({ isDefault, name }) =>
      isDefault || isEveryday(name) || (isTithing && isThanksgiving(name, church)),
  );
  const { general, follows } = withSuccession(everyday, funds, today);
  if (general.length === 0) {
    return { choice: { fundIds: 'all' }, reason: measureReasons.givingAll, follows: new Map() };
  }
  const replaced = general.filter((fund) => !everyday.includes(fund));
  const names = general.map(({ name }) => name);
  const fundIds = general.map(({ id }) => id);
  return {
    choice: { fundIds },
    reason:
      replaced.length > 0
        ? measureReasons.givingReplaced(
            names,
            replaced.map(({ name }) => name),
          )
        : measureReasons.givingFunds(names),
    follows,
  };
}

/** From this share of the gifts of an everyday fund on, another fund may be one, too. */
const muchGivenShare = 1 / 3;
const recentDays = 56;

/** Funds whose names say nothing, and that are given to nearly as often as those that count. */
export function unclearFunds(
  { funds, today }: Pick<Evidence, 'funds' | 'today'>,
  countedIds: readonly string[],
): FundEvidence[] {
  const counted = funds.filter(({ id }) => countedIds.includes(id));
  const most = Math.max(0, ...counted.map(giftsADay));
  return funds.filter(
    (fund) =>
      !counted.includes(fund) &&
      !isSpecial(fund) &&
      fund.gifts !== null &&
      daysBetween(fund.gifts.last, today) <= recentDays &&
      giftsADay(fund) >= muchGivenShare * most,
  );
}

/** A fund of few days is given to no more often than one of eight weeks. */
function giftsADay({ gifts }: FundEvidence): number {
  return gifts === null
    ? 0
    : gifts.count / Math.max(recentDays, daysBetween(gifts.first, gifts.last));
}

/**
 * Whether a fund is for something of its own by its name; one for tithes and missions may be for everyday
 * giving.
 */
export function isSpecial({ name }: Pick<FundEvidence, 'name'>): boolean {
  return means(name, 'specialFund') && !means(name, 'everydayFund');
}

function isEveryday(name: string): boolean {
  if (means(name, 'specialFund')) {
    return false;
  }
  return means(name, 'everydayFund') || means(name, 'offeringFund');
}

/** Where Thanksgiving is no feast of a single day, those who tithe bring it every month. */
function isThanksgiving(name: string, { country }: ChurchEvidence): boolean {
  const isFeast = ['US', 'CA', 'LR'].includes(country);
  return (
    !isFeast &&
    means(name, 'thanksgivingFund') &&
    !means(name, 'specialFund') &&
    !means(name, 'feast')
  );
}

/** Adds the funds that ended as one of these began, or the other way around, as often as it happened. */
function withSuccession(
  everyday: readonly FundEvidence[],
  funds: readonly FundEvidence[],
  today: string,
): { general: FundEvidence[]; follows: Map<string, string> } {
  const general = [...everyday];
  const follows = new Map<string, string>();
  for (const later of general) {
    const others = funds.filter((fund) => fund !== later && !isSpecial(fund));
    for (const other of others) {
      const isBefore = isReplaced(other, later, today);
      if (isBefore) {
        follows.set(later.id, other.id);
      }
      if ((isBefore || isReplaced(later, other, today)) && !general.includes(other)) {
        general.push(other);
      }
    }
  }
  return { general, follows };
}

function isReplaced(earlier: FundEvidence, later: FundEvidence, today: string): boolean {
  if (earlier.gifts === null || later.gifts === null) {
    return false;
  }
  const gap = Math.abs(daysBetween(earlier.gifts.last, later.gifts.first));
  return gap <= gapDaysMax && daysBetween(earlier.gifts.last, today) > endedDays;
}
