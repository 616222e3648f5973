import type { ReadingKind } from '#analytics/figures/readings.ts';
import { mapConcurrently } from '../in-parallel.ts';
import { type ReaderContext, ReadingRefused } from '../reader.ts';
import type { ChurchClock } from './church-clock.ts';
import { type Included, type Resource, relatedId, relatedIds, textOf } from './json-api.ts';
import { isFrom } from './read-event-times.ts';
import { readList } from './read-list.ts';

/** A day of which a record was changed. */
export type ChangedDay = { kind: ReadingKind; day: string };

type Feed = {
  kind: ReadingKind;
  path: string;
  parameters: Readonly<Record<string, string>>;
  since?: Date;
  daysOf(row: Resource, included: Included): readonly (string | null)[];
};

type Asking = {
  context: ReaderContext;
  kinds: readonly ReadingKind[];
  clock: ChurchClock;
  since: Date;
  /** The service types whose plans are asked for, and since when. */
  serviceTypes: readonly { id: string; since: Date }[];
};

/**
 * The days of all records that were changed since a moment, however old they are. What is deleted is not
 * among them, and a record that was moved is only where it is now.
 *
 * @returns the days, and the kinds of which everything that was changed is among them
 */
export async function readChanges(
  asking: Asking,
): Promise<{ changed: ChangedDay[]; heard: Set<ReadingKind> }> {
  const feeds = feedsOf(asking).filter(({ kind }) => asking.kinds.includes(kind));
  const days = await mapConcurrently(asking.context, { items: feeds, atOnce: 2 }, (feed, context) =>
    readFeed({ ...asking, context }, feed),
  );
  const unheard = feeds.flatMap(({ kind }, at) => (days[at] === null ? [kind] : []));
  const heard = new Set(feeds.map(({ kind }) => kind).filter((kind) => !unheard.includes(kind)));
  return { changed: days.flatMap((one) => one ?? []), heard };
}

async function readFeed(asking: Asking, feed: Feed): Promise<ChangedDay[] | null> {
  const { context } = asking;
  const { kind, path, parameters, since = asking.since, daysOf } = feed;
  const from = since.toISOString();
  const isChanged = (row: Resource | undefined) => {
    const at = row && textOf(row, 'updated_at');
    return !at || isFrom(at, from);
  };
  try {
    const list = await readList(context, {
      path,
      parameters: { ...parameters, 'where[updated_at][gte]': from },
      // An undeclared filter is dropped without a word.
      isBelieved: ({ rows }) => isChanged(rows[0]) && isChanged(rows.at(-1)),
    });
    const days = list?.rows.flatMap((row) => daysOf(row, list.included)) ?? null;
    return days?.flatMap((day) => (day === null ? [] : [{ kind, day }])) ?? null;
  } catch (error) {
    // What may not be read is told by the reading itself.
    if (error instanceof ReadingRefused) {
      return null;
    }
    throw error;
  }
}

function feedsOf({ serviceTypes, clock }: Asking): Feed[] {
  const dayOf = (at: string | null) => (at === null ? null : clock.dayOf(at));
  const startOf = (record: Resource | null) => record && textOf(record, 'starts_at');
  return [
    {
      kind: 'eventTimes',
      path: '/check-ins/v2/event_times',
      parameters: { 'fields[EventTime]': 'starts_at,updated_at' },
      daysOf: (row) => [dayOf(textOf(row, 'starts_at'))],
    },
    {
      kind: 'eventTimes',
      path: '/check-ins/v2/headcounts',
      parameters: {
        include: 'event_time',
        'fields[Headcount]': 'updated_at,event_time',
        'fields[EventTime]': 'starts_at',
      },
      daysOf: (row, included) => [
        dayOf(startOf(included.find('EventTime', relatedId(row, 'event_time')))),
      ],
    },
    {
      kind: 'checkIns',
      path: '/check-ins/v2/check_ins',
      parameters: {
        include: 'event_period,event_times',
        'fields[CheckIn]': 'created_at,updated_at,event_period,event_times',
        'fields[EventPeriod]': 'starts_at',
        'fields[EventTime]': 'starts_at',
      },
      daysOf: (row, included) => [
        dayOf(
          startOf(included.find('EventPeriod', relatedId(row, 'event_period'))) ??
            textOf(row, 'created_at'),
        ),
        ...relatedIds(row, 'event_times').map((id) =>
          dayOf(startOf(included.find('EventTime', id))),
        ),
      ],
    },
    {
      kind: 'gifts',
      path: '/giving/v2/donations',
      parameters: { 'fields[Donation]': 'received_at,updated_at' },
      daysOf: (row) => [dayOf(textOf(row, 'received_at'))],
    },
    ...serviceTypes.map(
      ({ id, since }): Feed => ({
        kind: 'team',
        since,
        path: `/services/v2/service_types/${encodeURIComponent(id)}/plans`,
        parameters: { 'fields[Plan]': 'sort_date,updated_at' },
        // Services writes local times as if they were UTC.
        daysOf: (row) => [textOf(row, 'sort_date')?.slice(0, 10) ?? null],
      }),
    ),
  ];
}
