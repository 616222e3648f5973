import { addDays } from '#analytics/calendar/plain-date.ts';
import type { EventTimeReading } from '#analytics/figures/readings.ts';
import type { Read } from '../readings/keep-read.ts';
import { doubted, doubtedDates } from './doubts.ts';
import {
  Included,
  instantOf,
  numberOf,
  type Resource,
  relatedId,
  relatedIds,
  textOf,
} from './json-api.ts';
import { type List, type ListContext, requestPage } from './list-pages.ts';
import { readBack } from './read-back.ts';
import { readList } from './read-list.ts';
import type { Reading } from './reading.ts';

const path = '/check-ins/v2/event_times';
/** A period lasts a week at most, so it starts at most this many days before its times. */
const periodDays = 7;
/** Two years of an event that is held once a week. */
const newestTimes = 100;

const fields = {
  include: 'event_period,headcounts,headcounts.attendance_type',
  'fields[EventTime]':
    'starts_at,regular_count,guest_count,volunteer_count,event,event_period,headcounts',
  'fields[EventPeriod]': 'starts_at',
  'fields[Headcount]': 'total,event_time,attendance_type',
  'fields[AttendanceType]': 'name',
};

type Headcounts = Record<string, number | null>;

/** Reads the times of all events with their headcounts. */
export async function readEventTimes(reading: Reading): Promise<Read> {
  const list = await readTimes(reading);
  const heads = headcountsByTime(list);
  const { clock, context } = reading;
  return {
    eventTimes: list.rows.flatMap((time) => eventTimeOf(time, heads, reading)),
    notices: [
      ...headcountsOf(list).flatMap(({ time, headcount }) => {
        const startsAt = instantOf(time, 'starts_at', context.now);
        return startsAt !== null && numberOf(headcount, 'total') === null
          ? [doubted('headcount', clock.dayOf(startsAt), headcount.attributes.total)]
          : [];
      }),
      ...doubtedDates(list.rows, 'starts_at', context.now),
    ],
  };
}

/** The rows of `event_times` in a span, and a few around it. */
export async function readTimes({
  context,
  clock,
  span,
  rowsMax,
}: Pick<Reading, 'clock' | 'span' | 'rowsMax'> & { context: ListContext }): Promise<List> {
  const from = clock.startOf(addDays(span.from, -periodDays));
  const before = clock.endOf(span.to);
  const parameters = {
    ...fields,
    order: 'starts_at',
    'where[event_period][starts_at][gte]': from,
    'where[event_period][starts_at][lt]': before,
  };
  const asked = await readList(context, {
    path,
    parameters,
    rowsMax,
    isBelieved: (page) => liesWithin(page, from, before),
  });
  return asked ?? readNewestFirst({ context, from });
}

/**
 * The newest times of one event, a page of them; null where the filter is ignored.
 */
export async function readNewestOfEvent(
  context: ListContext,
  eventId: string,
): Promise<List | null> {
  const parameters = { ...fields, order: '-starts_at', 'where[event][id]': eventId };
  const { rows, included } = await requestPage(
    context,
    { path, parameters },
    { offset: 0, size: newestTimes },
  );
  return rows.every((time) => relatedId(time, 'event') === eventId)
    ? { rows, included: new Included(included) }
    : null;
}

/** Verifies the filter: it is on a related record, and Planning Center may silently ignore it. */
function liesWithin({ rows, included }: List, from: string, before: string): boolean {
  return [rows[0], rows.at(-1)].every((time) => {
    const period = time && included.find('EventPeriod', relatedId(time, 'event_period'));
    const startsAt = period && textOf(period, 'starts_at');
    return !startsAt || (isFrom(startsAt, from) && !isFrom(startsAt, before));
  });
}

/** Reads everything back to a moment, if filters are ignored. */
async function readNewestFirst({
  context,
  from,
}: {
  context: ListContext;
  from: string;
}): Promise<List> {
  return readBack(context, { path, parameters: { ...fields, order: '-starts_at' } }, (time) => {
    const startsAt = textOf(time, 'starts_at');
    return startsAt !== null && !isFrom(startsAt, from);
  });
}

/** Whether an instant is at or after another, whatever their formats. */
export function isFrom(instant: string, other: string): boolean {
  return Date.parse(instant) >= Date.parse(other);
}

/** Headcount totals by event time and attendance type; null if one cannot be right. */
export function headcountsByTime(list: List): Map<string, Headcounts> {
  const totals = new Map<string, Headcounts>();
  for (const { time, type, headcount } of headcountsOf(list)) {
    const sums = totals.get(time.id) ?? {};
    const total = numberOf(headcount, 'total');
    const before = sums[type];
    sums[type] = total === null || before === null ? null : (before ?? 0) + total;
    totals.set(time.id, sums);
  }
  return totals;
}

/** The headcounts of a list of times, each with its time and attendance type. */
function headcountsOf({ rows, included }: List) {
  const times = new Map(rows.map((time) => [time.id, time]));
  const timeOfHeadcount = new Map(
    rows.flatMap((time) => relatedIds(time, 'headcounts').map((id) => [id, time.id] as const)),
  );
  return included.all('Headcount').flatMap((headcount) => {
    const time = times.get(
      relatedId(headcount, 'event_time') ?? timeOfHeadcount.get(headcount.id) ?? '',
    );
    const type = relatedId(headcount, 'attendance_type');
    return time === undefined || type === null ? [] : [{ time, type, headcount }];
  });
}

function eventTimeOf(
  time: Resource,
  heads: ReadonlyMap<string, Headcounts>,
  { clock, context }: Reading,
): EventTimeReading[] {
  const startsAt = instantOf(time, 'starts_at', context.now);
  const eventId = relatedId(time, 'event');
  if (startsAt === null || eventId === null) {
    return [];
  }
  const day = clock.dayOf(startsAt);
  return [
    {
      day,
      startsAt: new Date(startsAt).toISOString(),
      eventId,
      headcounts: heads.get(time.id) ?? {},
    },
  ];
}
