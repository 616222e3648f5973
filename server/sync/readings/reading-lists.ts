import type { GiftReading, ReadingKind, Readings } from '#analytics/figures/readings.ts';
import type { SealedGifts } from './sealed-gifts.ts';

/** The kinds that are stored: what was counted by hand has tables of its own. */
export type StoredKind = Exclude<ReadingKind, 'counts'>;

/** Readings as they are stored. */
export type StoredReadings = Omit<Readings, 'gifts' | 'counts'> & { gifts: readonly SealedGifts[] };

type NameOf<Reading> = Exclude<keyof Reading, 'day'>;

/** The place of every name of a reading: one without a place would be lost without an error. */
export type Places<Reading> = Readonly<Record<NameOf<Reading>, number>>;

/**
 * What a list of values means, by its place: names alone would be half of what is stored. The day is the row's.
 * A name may be added at the end, if it may be absent; none may ever move. `private.own_service_counts` knows the
 * places of `eventTimes`.
 */
const placesOf: { readonly [Kind in StoredKind]: Places<StoredReadings[Kind][number]> } = {
  eventTimes: { startsAt: 0, eventId: 1, headcounts: 2 },
  checkIns: {
    eventId: 0,
    periodId: 1,
    kind: 2,
    locationIds: 3,
    people: 4,
    nameless: 5,
    records: 6,
    times: 7,
  },
  firstVisits: { eventId: 0, person: 1 },
  firstSeen: { eventId: 0, people: 1 },
  guestCards: { listId: 0, people: 1, nameless: 2 },
  team: { startsAt: 0, serviceTypeId: 1, people: 2, records: 3, planId: 4 },
  memberCounts: { people: 0, memberships: 1, sizes: 2, isDoubted: 3 },
  groupJoins: { groupTypeId: 0, people: 1 },
  newcomers: { people: 0 },
  meetings: { startsAt: 0, groupTypeId: 1, attended: 2, visitors: 3, isReported: 4 },
  gifts: { sealed: 0 },
  donors: { currency: 0, people: 1 },
  searchDays: {
    clicks: 0,
    impressions: 1,
    nonbrandClicks: 2,
    isProvisional: 3,
    brandClicks: 4,
    localClicks: 5,
  },
  searchPages: { pages: 0 },
};

/** Within the text of a day's sealed gifts. */
const placesInGift: Places<GiftReading> = {
  currency: 0,
  status: 1,
  isRecurring: 2,
  isOpen: 3,
  isRefunded: 4,
  gifts: 5,
  amount: 6,
};

/** Names of values that are true or false: 1 or 0 in a list. */
const booleans = new Set([
  'isRecurring',
  'isOpen',
  'isRefunded',
  'isReported',
  'isProvisional',
  'isDoubted',
]);

/** Names of values that are absent where a list has null. */
const absentIfNull = new Set(['times', 'planId', 'sizes', 'isDoubted', 'localClicks']);

/** A day's readings as lists of values, as JSON: the same text for the same readings. */
export function listsOf<Kind extends StoredKind>(
  kind: Kind,
  readings: readonly StoredReadings[Kind][number][],
): string {
  return listed(placesOf[kind], readings);
}

/** A day's gifts likewise, to be sealed. */
export function listsOfGifts(gifts: readonly GiftReading[]): string {
  return listed(placesInGift, gifts);
}

/** The names of a reading in the order of their places, in whichever order they are written above. */
function namesIn(places: Readonly<Record<string, number>>): string[] {
  return Object.entries(places)
    .sort(([, one], [, other]) => one - other)
    .map(([name]) => name);
}

function listed(places: Readonly<Record<string, number>>, readings: readonly object[]): string {
  const names = namesIn(places);
  return JSON.stringify(
    readings.map((reading) => {
      const values = new Map(Object.entries(reading));
      const list = names.map((name) => written(values.get(name) ?? null));
      return list.slice(0, 1 + list.findLastIndex((value) => value !== null));
    }),
  );
}

/** A boolean as a number; an object with its names sorted, as one that is read anew may have them in another order. */
function written(value: unknown): unknown {
  if (typeof value === 'boolean') {
    return Number(value);
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}

/** A stored day: its readings as lists, or by name as the version before stored them. */
export type StoredDay = { day: string; lists: readonly (readonly unknown[] | object)[] };

/** The readings of a stored day. */
export function readingsOf<Kind extends StoredKind>(
  kind: Kind,
  { day, lists }: StoredDay,
): StoredReadings[Kind][number][] {
  const names = namesIn(placesOf[kind]);
  return lists.map((list) => named(names, day, list));
}

/** The gifts of a day, from the text that was sealed. */
export function giftsOf(day: string, text: string): GiftReading[] {
  const lists: StoredDay['lists'] = JSON.parse(text);
  const names = namesIn(placesInGift);
  return lists.map((list) => named(names, day, list));
}

/** A reading by name. */
function named(names: readonly string[], day: string, list: readonly unknown[] | object) {
  const values: unknown[][] = Array.isArray(list)
    ? names.flatMap((name, at) => {
        const value: unknown = list[at] ?? null;
        if (value === null && absentIfNull.has(name)) {
          return [];
        }
        return [[name, booleans.has(name) ? value === 1 : value]];
      })
    : Object.entries(list);
  return Object.fromEntries([...values, ['day', day]]);
}

/** The place of a name in the lists of a kind, for SQL. */
export function placeOf<Kind extends StoredKind>(
  kind: Kind,
  name: NameOf<StoredReadings[Kind][number]>,
): number {
  const places: Places<StoredReadings[Kind][number]> = placesOf[kind];
  return places[name];
}
