import { addDays } from '#analytics/calendar/plain-date.ts';
import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import { numberOf, type Resource, textOf } from '../json-api.ts';
import { mapExisting } from '../map-existing.ts';
import { readWholeList } from '../read-list.ts';
import type { CatalogueContext, EventSamples } from './sample-events.ts';

/** A room that people are checked in to. */
export type Room = MeasureAvailable['locations'][number] & { isForKids: boolean };

/** Rooms are listed per event, so only for those with the most check-ins, those of today first. */
const eventsMax = 12;
const atOnce = 4;
const recentDays = 13 * 7;
const adultAgeMonths = 18 * 12;

/** Reads the rooms of events with check-ins. */
export async function readLocations(
  context: CatalogueContext,
  events: MeasureAvailable['events'],
  samples: EventSamples,
): Promise<Room[]> {
  const since = addDays(context.now.toISOString().slice(0, 10), -recentDays);
  const isRecent = ({ last }: { last: string | null }) => last !== null && last >= since;
  const items = [...samples]
    .map(([eventId, times]) => ({
      eventId,
      last: times.findLast(({ checkIns }) => checkIns > 0)?.day ?? null,
      checkIns: times.reduce((sum, time) => sum + time.checkIns, 0),
    }))
    .filter(({ eventId, last }) => last !== null && events.some(({ id }) => id === eventId))
    .sort(
      (one, other) =>
        Number(isRecent(other)) - Number(isRecent(one)) || other.checkIns - one.checkIns,
    )
    .slice(0, eventsMax);
  const rooms = await mapExisting(context, { items, atOnce }, async ({ eventId }, stoppable) => {
    const path = `/check-ins/v2/events/${encodeURIComponent(eventId)}/locations`;
    const { rows } = await readWholeList(stoppable, path, {
      'fields[Location]': 'name,child_or_adult,age_min_in_months,age_max_in_months',
    });
    return rows.map((row) => ({
      id: row.id,
      name: textOf(row, 'name') ?? row.id,
      eventId,
      childOrAdult: textOf(row, 'child_or_adult'),
      isForKids: isForKids(row),
    }));
  });
  return rooms.flat();
}

/** Whether a room is for children, by its setting or its ages. */
function isForKids(location: Resource): boolean {
  const to = numberOf(location, 'age_max_in_months') ?? 0;
  return textOf(location, 'child_or_adult') === 'child' || (to > 0 && to <= adultAgeMonths);
}
