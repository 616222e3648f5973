import type { MeasureAvailable, MeasureChoices } from '#contract/functions/measures.ts';
import { measureReasons } from '#contract/messages/measure-reasons.ts';
import type { KeptChoices } from '../../../church/choices.ts';

type Kept = Pick<KeptChoices, 'available' | 'chosen' | 'chosenAmong'>;
type Dropped = { chosen: MeasureChoices; reasons: Record<string, string> };

/**
 * Drops what was chosen before the catalogue was read and does not exist. What existed when it was chosen
 * stays, because its past still counts; so does what belongs to a list that is empty: it may be refused.
 *
 * @returns the choices left, with a sentence per key that lost something; null if nothing is dropped
 */
export function dropUnknown({ available, chosen, chosenAmong }: Kept): Dropped | null {
  if (chosen === null || chosenAmong === null) {
    return null;
  }
  const reasons: Record<string, string> = {};
  const left = withoutUnknown(chosen, available, ({ key, what, list }, ids) => {
    const known = new Set([...chosenAmong, ...list.map(({ id }) => id)]);
    const kept = list.length === 0 ? [...ids] : ids.filter((id) => known.has(id));
    if (kept.length < ids.length) {
      reasons[key] = measureReasons.unknown(what);
    }
    return kept;
  });
  return Object.keys(reasons).length > 0 ? { chosen: left, reasons } : null;
}

type Of = { key: keyof MeasureChoices; what: string; list: readonly { id: string }[] };
type Keep = (of: Of, ids: readonly string[]) => string[];

function withoutUnknown(
  chosen: MeasureChoices,
  available: MeasureAvailable,
  keep: Keep,
): MeasureChoices {
  const { firstTimeGuests, serving, groups, giving, seats } = chosen;
  const { events, serviceTypes, groupTypes, funds } = available;
  const seated = keep({ key: 'seats', what: 'events', list: events }, Object.keys(seats ?? {}));
  return {
    ...chosen,
    attendance: attendanceLeft(chosen.attendance, available, keep),
    kids: kidsLeft(chosen.kids, available, keep),
    firstTimeGuests: unlessEmptied(firstTimeGuests, ({ source, ids }) => {
      const of = guestLists(available)[source];
      return { source, ids: of ? ids && keep({ key: 'firstTimeGuests', ...of }, ids) : ids };
    }),
    serving: unlessEmptied(serving, ({ source, serviceTypeIds: ids }) => ({
      source,
      serviceTypeIds:
        ids && keep({ key: 'serving', what: 'service types', list: serviceTypes }, ids),
    })),
    groups: unlessEmptied(groups, ({ groupTypeIds: ids, ...rest }) => {
      const of: Of = { key: 'groups', what: 'group types', list: groupTypes };
      return { ...rest, groupTypeIds: ids === 'all' ? ids : keep(of, ids) };
    }),
    giving: unlessEmptied(giving, ({ fundIds: ids }) => ({
      fundIds: ids === 'all' ? ids : keep({ key: 'giving', what: 'funds', list: funds }, ids),
    })),
    seats: seats && Object.fromEntries(Object.entries(seats).filter(([id]) => seated.includes(id))),
  };
}

function attendanceLeft(
  attendance: MeasureChoices['attendance'],
  { events }: MeasureAvailable,
  keep: Keep,
): MeasureChoices['attendance'] {
  const key = 'attendance';
  const chosen = attendance.map(({ eventId }) => eventId);
  const known = keep({ key, what: 'events', list: events }, chosen);
  return attendance
    .filter(({ eventId }) => known.includes(eventId))
    .flatMap((one) => {
      const { attendanceTypeIds: ids = [] } = one;
      const left = keep({ key, what: 'headcounts', list: typesOf(events) }, ids);
      if (left.length === ids.length) {
        return [one];
      }
      return left.length > 0 ? [{ ...one, attendanceTypeIds: left }] : [];
    });
}

function kidsLeft(
  kids: MeasureChoices['kids'],
  { events, locations }: MeasureAvailable,
  keep: Keep,
): MeasureChoices['kids'] {
  const key = 'kids';
  return unlessEmptied(kids, ({ eventIds, locationIds, attendanceTypeIds }) => ({
    eventIds: eventIds && keep({ key, what: 'events', list: events }, eventIds),
    locationIds: locationIds && keep({ key, what: 'rooms', list: locations }, locationIds),
    attendanceTypeIds:
      attendanceTypeIds &&
      keep({ key, what: 'headcounts', list: typesOf(events) }, attendanceTypeIds),
  }));
}

/** A part of the choices after a change; null if that took its last id: without ids, all would count. */
function unlessEmptied<Part extends object>(
  part: Part | null,
  change: (part: Part) => Part,
): Part | null {
  const left = part && change(part);
  return part && left && idsIn(part) > 0 && idsIn(left) === 0 ? null : left;
}

const idsIn = (part: object) =>
  Object.values(part)
    .filter((one) => Array.isArray(one))
    .flat().length;

const typesOf = (events: MeasureAvailable['events']) =>
  events.flatMap(({ attendanceTypes }) => attendanceTypes);

function guestLists({ events, forms, workflows }: MeasureAvailable) {
  return {
    first_time_check_ins: { what: 'events', list: events },
    form: { what: 'forms', list: forms },
    workflow: { what: 'workflows', list: workflows },
    new_people: null,
  };
}
