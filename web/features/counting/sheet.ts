import { dayNumber } from '#analytics/calendar/plain-date.ts';
import type { CountSave, CountSheet, StandingCount } from '#contract/functions/count-sheet.ts';
import { type CountCategory, isOfMoney } from '#contract/functions/counts.ts';
import { countMessages, timeWords } from '#contract/messages/count-page.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { minorDigits } from '#contract/minor-units.ts';
import { ofPlace, type Queue, type Waiting } from './queue/queue.ts';

/** Where a number goes. */
export type Place = { date: string; serviceId: string | null; categoryId: string };

/** A number on the page: what stands, and what this phone has typed and not saved. */
export type Field = {
  place: Place;
  name: string;
  service: string;
  isMoney: boolean;
  /** Of the minor unit of money; 0 of people. */
  digits: number;
  inAttendance: boolean;
  standing: StandingCount;
  waiting: Waiting | null;
};

/** A service, or the week as a whole, with its numbers. */
export type Card = { id: string; serviceId: string | null; title: string; fields: Field[] };

/** What a service is called: its time, or its name where it has none; with its campus. */
export function serviceWords({
  name,
  time,
  campus,
}: {
  name: string;
  time: string | null;
  campus: string | null;
}): string {
  const title = time === null ? name : timeWords(time);
  return campus === null || campus === title ? title : `${title}, ${campus}`;
}

/** The cards of a date: its services in their order, then what is counted by the week. */
export function cardsOf(sheet: CountSheet, queue: Queue): Card[] {
  const categories = sheet.categories.filter(({ away }) => !away);
  const field = (
    category: CountCategory,
    place: Place,
    service: string,
    counts: readonly StandingCount[],
  ): Field => ({
    place,
    name: category.name,
    service,
    isMoney: isOfMoney(category),
    digits: isOfMoney(category) ? minorDigits(sheet.currency) : 0,
    inAttendance: category.inAttendance,
    standing: counts.find(({ categoryId }) => categoryId === category.id) ?? uncounted(category.id),
    waiting: ofPlace(queue, place),
  });
  const services = sheet.services.map((service) => {
    const title = serviceWords(service);
    return {
      id: service.id,
      serviceId: service.id,
      title,
      fields: categories
        .filter(({ per }) => per === 'service')
        .map((category) =>
          field(
            category,
            { date: sheet.date, serviceId: service.id, categoryId: category.id },
            title,
            service.counts,
          ),
        ),
    };
  });
  const weekly = categories.filter(({ per }) => per === 'week');
  const title = countMessages.wholeWeek;
  const week = {
    id: 'week',
    serviceId: null,
    title,
    fields: weekly.map((category) =>
      field(
        category,
        { date: sheet.weekDate, serviceId: null, categoryId: category.id },
        title,
        sheet.week,
      ),
    ),
  };
  return [...services, ...(weekly.length > 0 ? [week] : [])].filter(
    ({ fields }) => fields.length > 0,
  );
}

function uncounted(categoryId: string): StandingCount {
  return { categoryId, value: null, revision: 0, state: 'uncounted', by: null, at: null };
}

/** What a field shows: what this phone typed, else what stands; null for a dash. */
export function shownValue({ waiting, standing, digits }: Field): number | null {
  return waiting !== null && waiting.state !== 'refused'
    ? typedIn(waiting.save, digits)
    : standing.value;
}

/** What this phone typed; it may have waited while the church came to another currency. */
export function typedIn({ value, minorDigits: typed }: CountSave, digits: number): number | null {
  return value === null || typed === undefined ? value : value * 10 ** (digits - typed);
}

/** Whether nobody met, as this phone typed it or as it stands. */
export function isNoService({ fields }: Card): boolean {
  return (
    fields.length > 0 &&
    fields.every(({ waiting, standing }) =>
      waiting ? waiting.save.noService === true : standing.state === 'no_service',
    )
  );
}

/** Until the person chooses between two numbers, the one that stood first is used. */
function inUse(field: Field): number | null {
  const { waiting } = field;
  return waiting?.state === 'differs' && waiting.standing
    ? waiting.standing.value
    : shownValue(field);
}

/** The people in the room so far; null where there is less than two parts to add up. */
export function inTheRoom({ fields }: Card): number | null {
  const parts = fields.filter(({ inAttendance }) => inAttendance);
  const values = parts.flatMap((one) => inUse(one) ?? []);
  return parts.length > 1 && values.length > 0
    ? values.reduce((sum, value) => sum + value, 0)
    : null;
}

/** Where the numbers of a card are. */
export type CardStatus =
  | { kind: 'none' | 'on-phone' | 'to-check' | 'refused' }
  | { kind: 'saved'; at: Date };

export function statusOf({ fields }: Card): CardStatus {
  const states = new Set(fields.flatMap(({ waiting }) => waiting?.state ?? []));
  if (states.has('differs') || states.has('ask')) {
    return { kind: 'to-check' };
  }
  if (states.has('waiting') || states.has('tried')) {
    return { kind: 'on-phone' };
  }
  if (states.has('refused')) {
    return { kind: 'refused' };
  }
  const moments = fields
    .flatMap(({ standing: { value, state, at } }) =>
      value !== null || state === 'no_service' ? (at ?? []) : [],
    )
    .map((at) => new Date(at).getTime());
  return moments.length === 0
    ? { kind: 'none' }
    : { kind: 'saved', at: new Date(Math.max(...moments)) };
}

/** Whether every number of a card is saved, so that it can fold. */
export function isFull(card: Card): boolean {
  return (
    statusOf(card).kind === 'saved' &&
    card.fields.every(({ standing: { value, state } }) => value !== null || state === 'no_service')
  );
}

/** The sheet after an answer of the server. */
export function withCount(sheet: CountSheet, place: Place, count: StandingCount): CountSheet {
  const replace = (counts: readonly StandingCount[]) => [
    ...counts.filter(({ categoryId }) => categoryId !== count.categoryId),
    count,
  ];
  if (place.serviceId === null) {
    return place.date === sheet.weekDate ? { ...sheet, week: replace(sheet.week) } : sheet;
  }
  return place.date === sheet.date
    ? {
        ...sheet,
        services: sheet.services.map((service) =>
          service.id === place.serviceId
            ? { ...service, counts: replace(service.counts) }
            : service,
        ),
      }
    : sheet;
}

/**
 * The sheet of a day that was never loaded, from the last one of the same weekday: its services, and no
 * numbers. Null where the kept one is of another weekday.
 */
export function blankSheet(kept: CountSheet, date: string): CountSheet | null {
  const days = dayNumber(date) - dayNumber(kept.date);
  if (days % 7 !== 0) {
    return null;
  }
  const weekDate = new Date((dayNumber(kept.weekDate) + days) * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return {
    ...kept,
    date,
    today: date > kept.today ? date : kept.today,
    services: kept.services.map((service) => ({ ...service, counts: [] })),
    week: [],
    weekDate,
    questions: [],
  };
}

/** A value as it is written on this page. */
export function written(value: number | null, isMoney: boolean, currency: string | null): string {
  return value === null ? '–' : valueWords(value, isMoney ? 'money' : 'people', currency);
}
