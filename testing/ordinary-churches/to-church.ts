import { type Church, createChurch } from '#sandbox/church/church.ts';
import type { ChurchBase } from '#sandbox/church/church-base.ts';
import type { Donation } from '#sandbox/church/donations.ts';
import type { GroupType } from '#sandbox/church/groups.ts';
import type { ServiceType } from '#sandbox/church/services.ts';
import { createZone, type Day, partsOf } from '#sandbox/church/zone.ts';
import type { FundHabit, OrdinaryChurch } from './ordinary-church.ts';
import { eventsOf } from './to-events.ts';
import { groupsWith, papersWith, servingWith } from './to-products.ts';

const weeksOfPast = 156;

/**
 * What Planning Center would know of an ordinary church at a moment, in the form that the sandbox
 * serves.
 *
 * @param asOf milliseconds
 */
export function toChurch(ordinary: OrdinaryChurch, asOf: number): Church {
  const {
    title,
    churchName = 'Our Church',
    timeZone = 'America/Chicago',
    country = 'US',
  } = ordinary;
  const zone = createZone(timeZone);
  const organization = { id: title, name: churchName, subdomain: 'church', timeZone, country };
  const spec = {
    organization,
    idBase: 0,
    size: 0,
    venues: 0,
    checksInMidweek: false,
    rowsMin: 0,
    beganWeeksAgo: null,
    productsOff: [],
  };
  const empty = createChurch(spec, zone, asOf);
  const lastSunday = sundayBefore(zone.dayOf(asOf));
  const funds = fundsOf(ordinary.funds ?? [], zone.at(lastSunday - 7 * weeksOfPast, 0));
  const gifts = giftsOf(empty, ordinary, lastSunday);
  const serviceTypes = serviceTypesOf(ordinary, asOf);
  const groupTypes = groupTypesOf(ordinary);
  const groups = groupsWith(empty, groupTypes, ordinary.groupMembers ?? 0);
  const sundays = Array.from(
    { length: weeksOfPast + 3 },
    (_, at) => lastSunday - 7 * (weeksOfPast - 1 - at),
  );
  return {
    ...empty,
    ...eventsOf(empty, ordinary, lastSunday),
    funds: () => funds,
    donations: () => gifts,
    serviceTypes: () => serviceTypes,
    groupTypes: () => groupTypes,
    groups: () => (ordinary.groupMembers === undefined ? [] : groups),
    ...servingWith(empty, serviceTypes, { sundays, serving: ordinary.serving ?? 0 }),
    ...papersWith(empty, ordinary, sundays.slice(0, weeksOfPast)),
  };
}

function serviceTypesOf({ serviceTypes = [] }: OrdinaryChurch, asOf: number): ServiceType[] {
  return serviceTypes.map(({ name, isArchived = false }, at) => ({
    number: 31 + at,
    name,
    folder: null,
    createdAt: 0,
    archivedAt: isArchived ? asOf - 1 : null,
  }));
}

function groupTypesOf({ groupTypes = [] }: OrdinaryChurch): GroupType[] {
  return groupTypes.map((name, at) => ({ id: String(8811 + at), name, color: '#777777' }));
}

/** The last Sunday before a day. */
function sundayBefore(day: Day): Day {
  return day - 1 - ((day + 3) % 7);
}

function fundsOf(habits: readonly FundHabit[], createdAt: number) {
  return habits.map(({ name, isDefault = false }, at) => ({
    number: 310 + at,
    name,
    color: '#3c763d',
    isDefault,
    createdAt,
  }));
}

function giftsOf(
  { zone, dice }: ChurchBase,
  { funds = [], currency = 'USD' }: OrdinaryChurch,
  lastSunday: Day,
): Donation[] {
  let number = 0;
  return funds.flatMap(({ gifts, givers, from = weeksOfPast - 1, until = 0, isGiven }, at) =>
    Array.from({ length: from - until + 1 }, (_, index) => from - index).flatMap((ago) => {
      const day = lastSunday - 7 * ago;
      const isOpen = isGiven?.({ ago, ...partsOf(day) }) ?? true;
      return Array.from({ length: isOpen ? gifts : 0 }, (_, gift): Donation => {
        number += 1;
        const receivedAt = zone.at(day, 600 + gift);
        return {
          number,
          person: givers === undefined ? null : 1001 + (number % givers),
          amountCents: 1000 + Math.round(9000 * dice.roll('gift', number)),
          // The sandbox knows two currencies.
          currency: currency === 'CAD' ? 'CAD' : 'USD',
          feeCents: 0,
          method: 'card',
          channel: 'web',
          status: 'succeeded',
          receivedAt,
          completedAt: receivedAt,
          createdAt: receivedAt,
          isRecurring: false,
          batch: null,
          refund: null,
          funds: [310 + at],
        };
      });
    }),
  );
}
