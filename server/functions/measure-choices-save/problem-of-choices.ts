import { isTimeZone } from '#analytics/calendar/time-zone.ts';
import {
  areSeatsValid,
  type MeasureAvailable,
  type MeasureChoices,
} from '#contract/functions/measures.ts';
import { measureProblems } from '#contract/messages/measure-reasons.ts';

/**
 * Why these choices cannot be kept, as a sentence; null when they can. Before anything is read, ids are
 * not checked: the sync drops those that it does not find.
 */
export function problemOfChoices(
  choices: MeasureChoices,
  available: MeasureAvailable,
): string | null {
  if (!isTimeZone(choices.timeZone)) {
    return measureProblems.timeZone;
  }
  if (!isCountry(choices.country)) {
    return measureProblems.country;
  }
  const events = choices.attendance.map(({ eventId }) => eventId);
  if (new Set(events).size < events.length) {
    return measureProblems.eventTwice;
  }
  if (!areSeatsValid(choices)) {
    return measureProblems.seats;
  }
  if (isNothingRead(available)) {
    return null;
  }
  const unknown = chosenIds(choices, available).find(({ chosen, known }) =>
    chosen.some((id) => !known.some((one) => one.id === id)),
  );
  return unknown ? measureProblems.unknownId(unknown.what) : null;
}

type Ids = { what: string; chosen: readonly string[]; known: readonly { id: string }[] };

/** All chosen ids, with the available ones. */
function chosenIds(choices: MeasureChoices, available: MeasureAvailable): Ids[] {
  const { attendance, kids, firstTimeGuests, serving, groups, giving, seats } = choices;
  const { events } = available;
  const types = events.flatMap(({ attendanceTypes }) => attendanceTypes);
  const groupTypes = groups?.groupTypeIds;
  const funds = giving?.fundIds;
  return [
    { what: 'events', chosen: attendance.map(({ eventId }) => eventId), known: events },
    {
      what: 'headcounts',
      chosen: attendance.flatMap(({ attendanceTypeIds = [] }) => attendanceTypeIds),
      known: types,
    },
    { what: 'events', chosen: kids?.eventIds ?? [], known: events },
    { what: 'headcounts', chosen: kids?.attendanceTypeIds ?? [], known: types },
    { what: 'rooms', chosen: kids?.locationIds ?? [], known: available.locations },
    guestIds(firstTimeGuests, available),
    {
      what: 'service types',
      chosen: serving?.serviceTypeIds ?? [],
      known: available.serviceTypes,
    },
    {
      what: 'group types',
      chosen: Array.isArray(groupTypes) ? groupTypes : [],
      known: available.groupTypes,
    },
    { what: 'funds', chosen: Array.isArray(funds) ? funds : [], known: available.funds },
    { what: 'events', chosen: Object.keys(seats ?? {}), known: events },
  ];
}

function guestIds(
  guests: MeasureChoices['firstTimeGuests'],
  { events, forms, workflows }: MeasureAvailable,
): Ids {
  const chosen = guests?.ids ?? [];
  switch (guests?.source) {
    case 'form':
      return { what: 'forms', chosen, known: forms };
    case 'workflow':
      return { what: 'workflows', chosen, known: workflows };
    case 'new_people':
      return { what: 'people', chosen: [], known: [] };
    default:
      return { what: 'events', chosen, known: events };
  }
}

function isNothingRead({ brandTerms: _, refused, ...lists }: MeasureAvailable): boolean {
  return Object.keys(refused).length === 0 && Object.values(lists).every((list) => !list.length);
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isCountry(code: string): boolean {
  return countries.of(code) !== undefined;
}
