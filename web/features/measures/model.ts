import { zoneWords } from '#contract/formats.ts';
import {
  type MeasureAvailable,
  type MeasureChoices,
  type MeasureChoicesAnswer,
  weekdays,
} from '#contract/functions/measures.ts';
import { capitalised } from '#contract/messages/figure-words.ts';
import { measureMessages } from '#contract/messages/measures.ts';
import { typedNumber } from '#web/lib/typed-number.ts';

/** A part of the choices that a person sees and changes as one. */
export const measureParts = [
  'attendance',
  'firstTimeGuests',
  'kids',
  'serving',
  'groups',
  'giving',
  'seats',
  'brandTerms',
  'week',
] as const;
export type MeasurePart = (typeof measureParts)[number];

export const partTitles: Readonly<Record<MeasurePart, string>> = {
  attendance: 'Attendance',
  firstTimeGuests: 'First-time guests',
  kids: 'Kids',
  serving: 'Serving',
  groups: 'Groups',
  giving: 'Giving',
  seats: 'Room use',
  brandTerms: 'Search',
  week: 'Week and calendar',
};

/** The part that shows a key of the choices. */
export function partOfKey(key: keyof MeasureChoices): MeasurePart {
  return measureParts.find((part) => part === key) ?? 'week';
}

type Named = { id: string; name: string };

/** The effective choices: the chosen ones, else the suggested ones. */
export function choicesInForce({ chosen, suggested }: MeasureChoicesAnswer): MeasureChoices {
  return chosen ?? suggested;
}

/** The seats that somebody typed, e.g. `1,200`: null for none, NaN for what is no whole number. */
export function seatsOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') {
    return null;
  }
  return /[-−.]/.test(typed) ? Number.NaN : typedNumber(typed);
}

/** What a part counts, in words. */
export function describePart(
  part: MeasurePart,
  choices: MeasureChoices,
  available: MeasureAvailable,
): string {
  return describers[part](choices, available) || measureMessages.notCounted;
}

type Describer = (choices: MeasureChoices, available: MeasureAvailable) => string;

const describers: Readonly<Record<MeasurePart, Describer>> = {
  attendance: ({ attendance }, { events }) =>
    sentence([
      counted('Headcounts of', namesOf(events, idsBySource(attendance, 'headcounts'))),
      counted('check-ins of', namesOf(events, idsBySource(attendance, 'check_ins'))),
      ...attendance.map(({ eventId, leftOutTimes = [] }) =>
        counted(`not ${nameOf(events, eventId)} on`, leftOutTimes.map(weeklyTimeWords)),
      ),
    ]),
  firstTimeGuests: ({ firstTimeGuests: guests }, available) => {
    if (!guests) {
      return '';
    }
    const places = { form: available.forms, workflow: available.workflows };
    switch (guests.source) {
      case 'first_time_check_ins':
        return guests.ids?.length
          ? sentence([counted('First check-ins at', namesOf(available.events, guests.ids))])
          : 'First check-ins';
      case 'new_people':
        return 'New profiles';
      default:
        return describeSome(
          guests.ids ?? 'all',
          places[guests.source],
          guests.source === 'form' ? 'Answers to any form' : 'Cards of any workflow',
          guests.source === 'form' ? 'Answers to the form' : 'Cards of the workflow',
        );
    }
  },
  kids: ({ kids }, { events, locations }) =>
    kids
      ? sentence([
          counted('Check-ins in', namesOf(locations, kids.locationIds ?? [])),
          counted('check-ins of', namesOf(events, kids.eventIds ?? [])),
          counted('headcounts of', namesOf(headcountTypes(events), kids.attendanceTypeIds ?? [])),
        ])
      : '',
  serving: ({ serving }, { serviceTypes }) => {
    if (!serving) {
      return '';
    }
    if (serving.source === 'check_ins') {
      return 'People checked in as volunteers';
    }
    return serving.serviceTypeIds
      ? sentence([counted('People scheduled for', namesOf(serviceTypes, serving.serviceTypeIds))])
      : 'People scheduled for any service type';
  },
  groups: ({ groups }, { groupTypes }) => {
    const which = describeSome(
      groups?.groupTypeIds ?? null,
      groupTypes,
      'All groups',
      'Groups of the type',
    );
    return groups?.wholePast ? `${which}, meetings of three years` : which;
  },
  giving: ({ giving }, { funds }) =>
    describeSome(giving?.fundIds ?? null, funds, 'All funds', 'Gifts to'),
  seats: ({ seats }, { events }) =>
    Object.entries(seats ?? {})
      .map(
        ([id, count]) => `${count.toLocaleString('en-US')} seats at ${quoted(nameOf(events, id))}`,
      )
      .join(', '),
  brandTerms: ({ brandTerms }) =>
    brandTerms.length > 0
      ? `Searches that name ${joinWords(brandTerms.map(quoted))} are by your name`
      : '',
  week: ({ weekStartsOn, timeZone, country, easter }) =>
    `A week starts on ${capitalised(weekStartsOn)}, ${zoneWords(timeZone)}. Holidays of ${regionName(country)}. Easter is ${capitalised(easter)}.`,
};

/** The types of headcounts of all events. */
function headcountTypes(events: MeasureAvailable['events']): Named[] {
  return events.flatMap(({ attendanceTypes }) => attendanceTypes);
}

/** Orders weekly times as a week goes, from Monday on. */
export function byWeekday(one: string, other: string): number {
  const placeOf = (time: string) => {
    const [day = '', clock = ''] = time.split(' ');
    return `${weekdays.findIndex((name) => name === day)} ${clock}`;
  };
  return placeOf(one).localeCompare(placeOf(other));
}

/** `sunday 07:30` as `Sunday 7:30 AM`. */
export function weeklyTimeWords(time: string): string {
  const [day = '', clock = ''] = time.split(' ');
  const written = new Date(`1970-01-01T${clock}:00Z`).toLocaleTimeString('en-US', {
    timeZone: 'UTC',
    timeStyle: 'short',
  });
  return `${capitalised(day)} ${written}`;
}

function describeSome(
  ids: readonly string[] | 'all' | null,
  all: readonly Named[],
  every: string,
  some: string,
): string {
  if (ids === null) {
    return '';
  }
  return ids === 'all' ? every : sentence([counted(some, namesOf(all, ids))]);
}

function idsBySource(
  attendance: MeasureChoices['attendance'],
  source: MeasureChoices['attendance'][number]['source'],
): string[] {
  return attendance.filter((one) => one.source === source).map(({ eventId }) => eventId);
}

function namesOf(all: readonly Named[], ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => quoted(nameOf(all, id))))];
}

/** Records deleted at the provider have no name. */
function nameOf(all: readonly Named[], id: string): string {
  return all.find((one) => one.id === id)?.name ?? `number ${id}`;
}

function counted(what: string, names: readonly string[]): string {
  return names.length > 0 ? `${what} ${joinWords(names)}` : '';
}

function sentence(parts: readonly string[]): string {
  const text = parts.filter((part) => part !== '').join(', and ');
  return capitalised(text);
}

function quoted(text: string): string {
  return `“${text}”`;
}

/** `a`, `a and b`, `a, b and c`. */
function joinWords(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A country's English name, or its code where there is none. */
export function regionName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
