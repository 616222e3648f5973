import { numberFormat, zoneWords } from '#contract/formats.ts';
import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import {
  type MeasureChoices,
  type MeasureChoicesAnswer,
  weekdays,
} from '#contract/functions/measures.ts';
import { listWords, weekdayName, weeklyTimeWords } from '#contract/messages/figure-words.ts';
import { languageNow, localeOf } from '#contract/messages/language.ts';
import {
  measureMessages,
  measureWords,
  choiceDescriptions as words,
} from '#contract/messages/measures.ts';
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
    phrases([
      some(words.headcounts, namesOf(events, idsBySource(attendance, 'headcounts'))),
      some(words.checkIns, namesOf(events, idsBySource(attendance, 'check_ins'))),
      ...attendance.map(({ eventId, leftOutTimes = [] }) =>
        some(
          (times) => words.notAt(nameOf(events, eventId), times),
          leftOutTimes.map(weeklyTimeWords),
        ),
      ),
    ]),
  firstTimeGuests: ({ firstTimeGuests: guests }, available) => {
    const ids = guests?.ids ?? [];
    switch (guests?.source) {
      case 'first_time_check_ins':
        return (
          some(words.firstCheckIns, namesOf(available.events, ids)) || measureWords.firstCheckIns
        );
      case 'new_people':
        return measureWords.profiles;
      case 'form':
        return some(words.form, namesOf(available.forms, ids)) || words.anyForm;
      case 'workflow':
        return some(words.workflow, namesOf(available.workflows, ids)) || words.anyWorkflow;
      default:
        return '';
    }
  },
  kids: ({ kids }, { events, locations }) =>
    phrases([
      some(words.rooms, namesOf(locations, kids?.locationIds ?? [])),
      some(words.checkIns, namesOf(events, kids?.eventIds ?? [])),
      some(words.headcountTypes, namesOf(headcountTypes(events), kids?.attendanceTypeIds ?? [])),
    ]),
  serving: ({ serving }, { serviceTypes }) => {
    if (!serving) {
      return '';
    }
    if (serving.source === 'check_ins') {
      return measureWords.volunteers;
    }
    return serving.serviceTypeIds
      ? some(words.scheduledFor, namesOf(serviceTypes, serving.serviceTypeIds))
      : words.scheduled;
  },
  groups: ({ groups }, { groupTypes }) => {
    const which = allOrSome(
      groups?.groupTypeIds,
      groupTypes,
      measureWords.allGroups,
      words.groupsOf,
    );
    return groups?.wholePast ? words.wholePast(which) : which;
  },
  giving: ({ giving }, { funds }) =>
    allOrSome(giving?.fundIds, funds, measureWords.allFunds, words.giftsTo),
  seats: ({ seats }, { events }) =>
    phrases(
      Object.entries(seats ?? {}).map(([id, count]) =>
        words.seats(numberFormat({}).format(count), quoted(nameOf(events, id))),
      ),
    ),
  brandTerms: ({ brandTerms }) => some(words.ownName, brandTerms.map(quoted)),
  week: ({ weekStartsOn, timeZone, country, easter }) =>
    words.week(weekdayName(weekStartsOn), zoneWords(timeZone), regionName(country), easter),
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

function allOrSome(
  ids: readonly string[] | 'all' | null | undefined,
  all: readonly Named[],
  every: string,
  phrase: (names: string) => string,
): string {
  return ids === 'all' ? every : some(phrase, namesOf(all, ids ?? []));
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
  return all.find((one) => one.id === id)?.name ?? words.unnamed(id);
}

/** A phrase about these names; nothing where there are none. */
function some(phrase: (names: string) => string, names: readonly string[]): string {
  return names.length > 0 ? phrase(listWords(names)) : '';
}

function phrases(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function quoted(text: string): string {
  return `“${text}”`;
}

/** A country's name, or its code where there is none. */
export function regionName(code: string): string {
  try {
    return new Intl.DisplayNames(localeOf(languageNow()), { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
