import type { z } from 'zod/mini';
import { dayNumber } from '#analytics/calendar/plain-date.ts';
import { nameKey } from '#analytics/spreadsheet/name-key.ts';
import type { ReadRow } from '#analytics/spreadsheet/rows/row.ts';
import type { Per } from '#contract/figures/own.ts';
import {
  type CountCategory,
  type CountCategoryDraft,
  type CountService,
  type CountServiceDraft,
  isOfMoney,
} from '#contract/functions/counts.ts';
import type { countsImportPreviewRequest, ImportRow } from '#contract/functions/counts-import.ts';
import { weekdays } from '#contract/functions/measures.ts';
import { minorDigits } from '#contract/minor-units.ts';
import { fedBy, isInAttendance, type Kind, type Meaning } from './kinds.ts';

/** What is sent of a file: its counts and nothing else. */
export type ImportBody = Omit<z.infer<typeof countsImportPreviewRequest>, 'accountId'>;

/** What the church counts already, and where it is in time. */
export type ChurchCounts = {
  services: readonly CountService[];
  categories: readonly CountCategory[];
  today: string;
  currency: string | null;
};

/** How many days without a count a service in a file may have before it is taken as over. */
const overAfterDays = 70;

/**
 * What a file brings, in the church's own services and categories where it has them.
 *
 * @param name that of the file
 * @param kinds what was understood
 * @param chosen what the person makes of a kind instead, by its id
 */
export function importBody(
  name: string,
  kinds: readonly Kind[],
  chosen: Readonly<Record<string, Meaning>>,
  church: ChurchCounts,
): ImportBody {
  const kept = kinds
    .map((kind) => ({ ...kind, meaning: chosen[kind.id] ?? kind.meaning }))
    .filter(({ meaning }) => meaning !== 'none');
  const places = servicePlaces(
    kept.flatMap(({ rows }) => rows),
    church,
  );
  const brought = kept.map((kind) => ({ kind, category: categoryOf(kind, church.categories) }));
  const categories = once(
    brought.map(({ category }) => category),
    ({ id, name: own, feeds, inAttendance, per }) =>
      id ?? JSON.stringify([nameKey(own), feeds, inAttendance, per]),
  );
  return {
    name: name.slice(0, 100),
    services: places.services,
    categories: categories.all,
    minorDigits: minorDigits(church.currency),
    rows: brought.flatMap(({ kind, category }, at) => {
      // What the file has as whole numbers, and the church as money.
      const isUnits = !kind.isMoney && isOfMoney(category);
      const minor = isUnits ? 10 ** minorDigits(church.currency) : 1;
      return kind.rows.map((row) => rowOf(row, places.placeOf(row), categories.placeOf(at), minor));
    }),
  };
}

function rowOf(row: ReadRow, service: number | null, category: number, minor: number): ImportRow {
  const value = row.value === null ? null : Math.round(row.value * minor);
  const plain = [row.date, service, category, value] as const;
  if (row.estimate) {
    return [...plain, row.span ?? 'day', true];
  }
  return row.span ? [...plain, row.span] : [...plain];
}

const keyOf = ({ service, campus }: Pick<ReadRow, 'service' | 'campus'>) =>
  `${nameKey(service ?? '')}\n${nameKey(campus ?? '')}`;

/** Each service of the rows once; rows of a whole day or week have none. */
function servicePlaces(rows: readonly ReadRow[], church: ChurchCounts) {
  const groups = Map.groupBy(
    rows.filter(({ service, campus }) => service !== null || campus !== null),
    keyOf,
  );
  const keys = [...groups.keys()];
  const services = once(
    [...groups].flatMap(([key, own]) => serviceOf(own, church).map((found) => ({ key, found }))),
    ({ key, found: { id } }) => id ?? key,
  );
  return {
    services: services.all.map(({ found }) => found),
    placeOf: (row: ReadRow) => {
      const place = keys.indexOf(keyOf(row));
      return place < 0 ? null : services.placeOf(place);
    },
  };
}

/** What is one by its key once, and the place in that of each of those given. */
function once<Each>(given: readonly Each[], key: (one: Each) => string) {
  const keys = given.map(key);
  const distinct = [...new Set(keys)];
  return {
    all: distinct.flatMap((one) => given[keys.indexOf(one)] ?? []),
    placeOf: (at: number) => distinct.indexOf(keys[at] ?? ''),
  };
}

/** The church's own service, or a new one as the rows show it. */
function serviceOf(rows: readonly ReadRow[], { services, today }: ChurchCounts) {
  const [row] = rows;
  if (!row) {
    return [];
  }
  const { service, campus } = row;
  const time = service !== null && /^\d\d:\d\d$/.test(service) ? service : null;
  const weekday = usualWeekday(rows);
  const known = services.find(
    (one) =>
      isSameName(one.campus ?? '', campus ?? '') &&
      (time === null ? isSameName(one.name, service ?? campus ?? '') : one.time === time) &&
      (one.weekday === null || one.weekday === weekday),
  );
  if (known) {
    return [known];
  }
  const dates = rows.map(({ date }) => date).sort();
  const last = dates.at(-1) ?? today;
  const draft: CountServiceDraft = {
    id: null,
    name: (service ?? campus ?? '').trim().slice(0, 60),
    weekday,
    time,
    campus: campus?.trim().slice(0, 60) ?? null,
    from: dates[0] ?? null,
    until: dayNumber(today) - dayNumber(last) > overAfterDays ? last : null,
    date: null,
    linked: null,
  };
  return [draft];
}

function usualWeekday(rows: readonly ReadRow[]) {
  const byDay = Map.groupBy(rows, ({ date }) => (((dayNumber(date) + 3) % 7) + 7) % 7);
  const [usual] = [...byDay].sort((a, b) => b[1].length - a[1].length);
  return weekdays[usual?.[0] ?? 6] ?? 'sunday';
}

function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** The church's own category, or a new one. */
function categoryOf(
  { name, meaning, isMoney, rows }: Kind,
  categories: readonly CountCategory[],
): CountCategoryDraft & Pick<ImportBody['categories'][number], 'own'> {
  const per: Per = rows.every(({ span }) => span === 'week') ? 'week' : 'service';
  const known = categories.find(
    (one) =>
      isSameName(one.name, name) &&
      (isOfMoney(one) || !isMoney) &&
      (meaning === 'own' ? one.feeds.startsWith('own_') : one.feeds === fedBy(meaning)),
  );
  if (known) {
    return known;
  }
  const draft = { id: null, name: name.slice(0, 60), per, away: false };
  if (meaning === 'own') {
    return {
      ...draft,
      feeds: 'attendance',
      inAttendance: false,
      own: {
        name: draft.name,
        kind: isMoney ? 'money' : 'other',
        per,
        together: 'sum',
        inAttendance: false,
        source: 'hand',
      },
    };
  }
  return { ...draft, feeds: fedBy(meaning), inAttendance: isInAttendance(meaning) };
}
