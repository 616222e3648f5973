import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { weeklyTimeOf } from '#analytics/calendar/weekly-time.ts';
import type { HeldTime } from '#analytics/suggestion/evidence.ts';
import { mapConcurrently } from '../../in-parallel.ts';
import type { ReaderContext } from '../../reader.ts';
import { type ChurchClock, churchClock } from '../church-clock.ts';
import { instantOf, numberOf, relatedId } from '../json-api.ts';
import type { List } from '../list-pages.ts';
import { headcountsByTime, isFrom, readNewestOfEvent, readTimes } from '../read-event-times.ts';

/** What a catalogue is read with. */
export type CatalogueContext = Pick<ReaderContext, 'accountId' | 'get' | 'log' | 'now'>;

/** The past times of each event, oldest first, by its id. */
export type EventSamples = ReadonlyMap<string, readonly HeldTime[]>;

const newestWeeks = 13;
const pastWeeks = 156;
/** Enough for three years of twenty-five times a week, and ten seconds of requests. */
const rowsMax = 4000;
/** Where there are more, events that have ended before are asked for one by one. */
const endedEventsMax = 60;
const atOnce = 4;

/**
 * Samples how events were counted: in the last 13 weeks, and as far back as three years where a
 * suggestion is to be made. A church with many times a week is sampled for fewer weeks; of events that
 * had ended by then, the newest times are asked for.
 */
export async function sampleEvents(
  context: CatalogueContext,
  timeZone: string,
  { isForSuggestion, eventIds }: { isForSuggestion: boolean; eventIds: readonly string[] },
): Promise<EventSamples> {
  const clock = churchClock(timeZone);
  const now = context.now.toISOString();
  const to = clock.dayOf(now);
  const first = addWeeks(weekOf(to, 'monday'), -newestWeeks);
  const newest = await readTimes({ context, clock, span: { from: first, to } });
  const weeks = weeksBefore(newest.rows.length, isForSuggestion);
  const past =
    weeks > 0
      ? await readTimes({
          context,
          clock,
          span: { from: addWeeks(first, -weeks), to: addDays(first, -1) },
        })
      : null;
  const place = { clock, timeZone, now };
  const sampled = [past, newest].flatMap((list) => (list ? timesOf(list, place) : []));
  const seen = new Set(sampled.map(([, { eventId }]) => eventId));
  const isCut = isForSuggestion && weeks + newestWeeks < pastWeeks;
  const since = addWeeks(first, newestWeeks - pastWeeks);
  const ended = isCut
    ? await readEnded(
        context,
        eventIds.filter((id) => !seen.has(id)),
      )
    : [];
  const before = ended
    .flatMap((list) => timesOf(list, place))
    .filter(([, { time }]) => time.day >= since);
  const times = new Map([...before, ...sampled]);
  const inOrder = [...times.values()].sort((one, other) =>
    one.startsAt < other.startsAt ? -1 : 1,
  );
  return new Map(
    [...Map.groupBy(inOrder, ({ eventId }) => eventId)].map(([eventId, held]) => [
      eventId,
      held.map(({ time }) => time),
    ]),
  );
}

/** How many weeks before the newest ones are sampled; fewer where there are many times a week. */
function weeksBefore(newestRows: number, isForSuggestion: boolean): number {
  const affordable = Math.floor(rowsMax / Math.max(1, newestRows / newestWeeks));
  return isForSuggestion ? Math.min(pastWeeks, affordable) - newestWeeks : 0;
}

/** The newest times of events that no sample has; none once the provider ignores by which event is asked. */
async function readEnded(context: CatalogueContext, eventIds: readonly string[]): Promise<List[]> {
  const lists = await mapConcurrently(
    context,
    { items: eventIds.slice(0, endedEventsMax), atOnce },
    async (eventId, stoppable) => readNewestOfEvent(stoppable, eventId),
  );
  return lists.flatMap((list) => list ?? []);
}

type Sampled = { startsAt: string; eventId: string; time: HeldTime };

function timesOf(
  list: List,
  { clock, timeZone, now }: { clock: ChurchClock; timeZone: string; now: string },
): [string, Sampled][] {
  const heads = headcountsByTime(list);
  return list.rows.flatMap((row): [string, Sampled][] => {
    const startsAt = instantOf(row, 'starts_at', new Date(now));
    const eventId = relatedId(row, 'event');
    if (startsAt === null || eventId === null || isFrom(startsAt, now)) {
      return [];
    }
    const guests = numberOf(row, 'guest_count') ?? 0;
    const time = {
      day: clock.dayOf(startsAt),
      at: weeklyTimeOf(startsAt, timeZone),
      headcounts: Object.fromEntries(
        Object.entries(heads.get(row.id) ?? {}).flatMap(([type, total]) =>
          total === null ? [] : [[type, total]],
        ),
      ),
      checkIns: (numberOf(row, 'regular_count') ?? 0) + guests,
      guests,
      volunteers: numberOf(row, 'volunteer_count') ?? 0,
    };
    return [[row.id, { startsAt: new Date(startsAt).toISOString(), eventId, time }]];
  });
}
