import { guestLists, idsThere, isUnsure } from '#analytics/choices/choice-lists.ts';
import type { ChoiceList } from '#contract/functions/measure-available.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { choiceListWords, measureReasons } from '#contract/messages/measure-reasons.ts';
import type { KeptChoices } from '../../../church/choices.ts';

type Kept = Pick<KeptChoices, 'available' | 'chosen' | 'chosenFrom'>;
type Dropped = { chosen: MeasureChoices; reasons: Record<string, string> };

/**
 * Drops what was chosen before its list was read and does not exist. What existed when it was chosen stays,
 * because its past still counts; so does what belongs to a list that is not read, mostly because it is
 * refused.
 *
 * @returns the choices left, with a sentence per key that lost something; null if nothing is dropped
 */
export function dropUnknown({ available, chosen, chosenFrom }: Kept): Dropped | null {
  if (chosen === null || chosenFrom === null) {
    return null;
  }
  const reasons: Record<string, string> = {};
  const there = idsThere(available);
  const left = withoutUnknown(chosen, (key, list, ids) => {
    if (isUnsure(available, list)) {
      return [...ids];
    }
    const known = new Set([...(chosenFrom[list] ?? []), ...there[list]]);
    const kept = ids.filter((id) => known.has(id));
    if (kept.length < ids.length) {
      reasons[key] = measureReasons.unknown(choiceListWords[list]);
    }
    return kept;
  });
  return Object.keys(reasons).length > 0 ? { chosen: left, reasons } : null;
}

type Keep = (key: keyof MeasureChoices, list: ChoiceList, ids: readonly string[]) => string[];

function withoutUnknown(chosen: MeasureChoices, keep: Keep): MeasureChoices {
  const { firstTimeGuests, serving, groups, giving, seats } = chosen;
  const seated = keep('seats', 'events', Object.keys(seats ?? {}));
  return {
    ...chosen,
    attendance: attendanceLeft(chosen.attendance, keep),
    kids: kidsLeft(chosen.kids, keep),
    firstTimeGuests: unlessEmptied(firstTimeGuests, ({ source, ids }) => {
      const [list] = guestLists[source];
      return { source, ids: list ? ids && keep('firstTimeGuests', list, ids) : ids };
    }),
    serving: unlessEmptied(serving, ({ source, serviceTypeIds: ids }) => ({
      source,
      serviceTypeIds: ids && keep('serving', 'serviceTypes', ids),
    })),
    groups: unlessEmptied(groups, ({ groupTypeIds: ids, ...rest }) => ({
      ...rest,
      groupTypeIds: ids === 'all' ? ids : keep('groups', 'groupTypes', ids),
    })),
    giving: unlessEmptied(giving, ({ fundIds: ids }) => ({
      fundIds: ids === 'all' ? ids : keep('giving', 'funds', ids),
    })),
    seats: seats && Object.fromEntries(Object.entries(seats).filter(([id]) => seated.includes(id))),
  };
}

function attendanceLeft(
  attendance: MeasureChoices['attendance'],
  keep: Keep,
): MeasureChoices['attendance'] {
  const key = 'attendance';
  const known = keep(
    key,
    'events',
    attendance.map(({ eventId }) => eventId),
  );
  return attendance
    .filter(({ eventId }) => known.includes(eventId))
    .flatMap((one) => {
      const { attendanceTypeIds: ids = [] } = one;
      const left = keep(key, 'attendanceTypes', ids);
      if (left.length === ids.length) {
        return [one];
      }
      return left.length > 0 ? [{ ...one, attendanceTypeIds: left }] : [];
    });
}

function kidsLeft(kids: MeasureChoices['kids'], keep: Keep): MeasureChoices['kids'] {
  const key = 'kids';
  return unlessEmptied(kids, ({ eventIds, locationIds, attendanceTypeIds }) => ({
    eventIds: eventIds && keep(key, 'events', eventIds),
    locationIds: locationIds && keep(key, 'locations', locationIds),
    attendanceTypeIds: attendanceTypeIds && keep(key, 'attendanceTypes', attendanceTypeIds),
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
