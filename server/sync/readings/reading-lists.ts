import type { GiftReading, ReadingKind, Readings } from '#analytics/figures/readings.ts';
import type { SealedGifts } from './sealed-gifts.ts';

/** The kinds that are stored: what was counted by hand has tables of its own. */
export type StoredKind = Exclude<ReadingKind, 'counts'>;

/** Readings as they are stored. */
export type StoredReadings = Omit<Readings, 'gifts' | 'counts'> & { gifts: readonly SealedGifts[] };

type Names<Reading> = readonly Exclude<keyof Reading, 'day'>[];

/**
 * What a list of values means, by its place: names alone would be half of what is stored. The day is the row's.
 * A name may be added at the end, if it may be absent; none may ever move. `private.own_service_counts` knows the
 * places of `eventTimes`.
 */
const namesOf = {
  eventTimes: ['startsAt', 'eventId', 'headcounts'],
  checkIns: [
    'eventId',
    'periodId',
    'kind',
    'locationIds',
    'people',
    'nameless',
    'records',
    'times',
  ],
  firstVisits: ['eventId', 'person'],
  firstSeen: ['eventId', 'people'],
  guestCards: ['listId', 'people', 'nameless'],
  team: ['startsAt', 'serviceTypeId', 'people', 'records', 'planId'],
  memberCounts: ['people', 'memberships', 'sizes', 'isDoubted'],
  groupJoins: ['groupTypeId', 'people'],
  newcomers: ['people'],
  meetings: ['startsAt', 'groupTypeId', 'attended', 'visitors', 'isReported'],
  gifts: ['sealed'],
  donors: ['currency', 'people'],
  searchDays: [
    'clicks',
    'impressions',
    'nonbrandClicks',
    'isProvisional',
    'brandClicks',
    'localClicks',
  ],
  searchPages: ['pages'],
} as const satisfies { [Kind in StoredKind]: Names<StoredReadings[Kind][number]> };

/** Within the text of a day's sealed gifts. */
const namesOfGift = [
  'currency',
  'status',
  'isRecurring',
  'isOpen',
  'isRefunded',
  'gifts',
  'amount',
] satisfies Names<GiftReading>;

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
  return listed(namesOf[kind], readings);
}

/** A day's gifts likewise, to be sealed. */
export function listsOfGifts(gifts: readonly GiftReading[]): string {
  return listed(namesOfGift, gifts);
}

function listed(names: readonly string[], readings: readonly object[]): string {
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
  return lists.map((list) => named(namesOf[kind], day, list));
}

/** The gifts of a day, from the text that was sealed. */
export function giftsOf(day: string, text: string): GiftReading[] {
  const lists: StoredDay['lists'] = JSON.parse(text);
  return lists.map((list) => named(namesOfGift, day, list));
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
  name: (typeof namesOf)[Kind][number],
): number {
  const names: readonly string[] = namesOf[kind];
  return names.indexOf(name);
}
