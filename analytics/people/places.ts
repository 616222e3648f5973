import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { WhoChecksIn } from '#contract/people.ts';
import { countedEvents, guestEvents } from '../figures/first-visits.ts';
import type { CheckInReading } from '../figures/readings.ts';

/** Where a check-in says that somebody was here. */
export type Places = {
  /** Of check-ins. */
  isCounted: (checkIn: Pick<CheckInReading, 'eventId' | 'locationIds'>) => boolean;
  isKids: (checkIn: Pick<CheckInReading, 'eventId' | 'locationIds'>) => boolean;
  isForGuests: (checkIn: Pick<CheckInReading, 'eventId' | 'locationIds'>) => boolean;
  /** Of first visits, which are known by event only. */
  countedEvents: ReadonlySet<string>;
  guestEvents: ReadonlySet<string>;
};

/**
 * The places that count for a church's choices. Where children check in, kids' places count too.
 *
 * @param checkIns tell the events of kids' rooms, in which first visits are looked for
 */
export function placesOf(
  choices: MeasureChoices,
  who: WhoChecksIn,
  checkIns: readonly Pick<CheckInReading, 'eventId' | 'locationIds'>[],
): Places {
  const kidsEvents = new Set(choices.kids?.eventIds);
  const kidsRooms = new Set(choices.kids?.locationIds);
  const isKids: Places['isKids'] = ({ eventId, locationIds }) =>
    kidsEvents.has(eventId) || locationIds.some((id) => kidsRooms.has(id));
  const isChildren = who === 'children';
  const ofKids = isChildren
    ? [...kidsEvents, ...checkIns.filter(isKids).map(({ eventId }) => eventId)]
    : [];
  const counted = countedEvents(choices);
  const guests = guestEvents(choices);
  // Guests' own events, where they are chosen, are all there is.
  const kidsAreGuests = isChildren && choices.firstTimeGuests?.ids === undefined;
  return {
    isCounted: (checkIn) => counted.has(checkIn.eventId) || (isChildren && isKids(checkIn)),
    isKids,
    isForGuests: (checkIn) => guests.has(checkIn.eventId) || (kidsAreGuests && isKids(checkIn)),
    countedEvents: new Set([...counted, ...ofKids]),
    guestEvents: new Set([...guests, ...(kidsAreGuests ? ofKids : [])]),
  };
}
