import type { ChoiceList, MeasureAvailable } from '#contract/functions/measure-available.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { Product } from '#contract/messages/products.ts';

/** Ids by the list that they are of: an event can have the id of a fund. */
export type IdsByList = Partial<Readonly<Record<ChoiceList, readonly string[]>>>;

/** The product that each list belongs to. */
export const productOfList: Readonly<Record<ChoiceList, Product>> = {
  events: 'check_ins',
  attendanceTypes: 'check_ins',
  locations: 'check_ins',
  serviceTypes: 'services',
  groupTypes: 'groups',
  funds: 'giving',
  forms: 'people',
  workflows: 'people',
};

/** Chosen ids of one list. */
type ChosenIds = {
  key: keyof MeasureChoices;
  /** An event of the attendance, else the key. */
  part: string;
  list: ChoiceList;
  ids: readonly string[];
};

/** All ids in choices, by where they stand. */
export function idsChosen(choices: MeasureChoices): ChosenIds[] {
  const { attendance, kids, firstTimeGuests, serving, groups, giving, seats } = choices;
  const of = (
    key: keyof MeasureChoices,
    list: ChoiceList,
    ids: readonly string[] | 'all' = [],
  ): ChosenIds => ({ key, part: key, list, ids: ids === 'all' ? [] : ids });
  return [
    ...attendance.flatMap(({ eventId, attendanceTypeIds }) =>
      [
        of('attendance', 'events', [eventId]),
        of('attendance', 'attendanceTypes', attendanceTypeIds),
      ].map((one) => ({ ...one, part: `event ${eventId}` })),
    ),
    of('kids', 'events', kids?.eventIds),
    of('kids', 'attendanceTypes', kids?.attendanceTypeIds),
    of('kids', 'locations', kids?.locationIds),
    ...guestLists[firstTimeGuests?.source ?? 'new_people'].map((list) =>
      of('firstTimeGuests', list, firstTimeGuests?.ids),
    ),
    of('serving', 'serviceTypes', serving?.serviceTypeIds),
    of('groups', 'groupTypes', groups?.groupTypeIds),
    of('giving', 'funds', giving?.fundIds),
    of('seats', 'events', Object.keys(seats ?? {})),
  ];
}

type GuestSource = NonNullable<MeasureChoices['firstTimeGuests']>['source'];

/** What the ids of guests are of, by their source. */
export const guestLists: Readonly<Record<GuestSource, readonly ChoiceList[]>> = {
  first_time_check_ins: ['events'],
  form: ['forms'],
  workflow: ['workflows'],
  new_people: [],
};

type Lists = Omit<MeasureAvailable, 'brandTerms'>;

/** The ids of everything that there is to choose from. */
export function idsThere(available: Lists): Readonly<Record<ChoiceList, string[]>> {
  const { events, locations, serviceTypes, groupTypes, funds, forms, workflows } = available;
  const of = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return {
    events: of(events),
    attendanceTypes: of(events.flatMap(({ attendanceTypes }) => attendanceTypes)),
    locations: of(locations),
    serviceTypes: of(serviceTypes),
    groupTypes: of(groupTypes),
    funds: of(funds),
    forms: of(forms),
    workflows: of(workflows),
  };
}

/** Whether a list may have more than is known of it: it was never read, or not lately. */
export function isUnsure(available: Lists, list: ChoiceList): boolean {
  const { refused, unread } = available;
  return (
    Object.hasOwn(refused, productOfList[list]) ||
    (unread?.includes(list) ?? idsThere(available)[list].length === 0)
  );
}
