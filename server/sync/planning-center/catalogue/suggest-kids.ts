import { measureReasons } from '#contract/measure-reasons.ts';
import type { Catalogue } from './read-catalogue.ts';
import type { Suggested } from './suggested.ts';

const forKids = /\b(kid\w*|child\w*|nursery|preschool\w*|toddlers?|elementary|sunday school)\b/i;

/** Children by their rooms, else by the name of the event. */
export function suggestKids({ available, samples, roomsForKids }: Catalogue): Suggested<'kids'> {
  if (roomsForKids.length > 0) {
    return {
      choice: { locationIds: roomsForKids.map(({ id }) => id) },
      reason: measureReasons.kidsByRoom(roomsForKids.length),
    };
  }
  const events = available.events.filter(
    ({ id, name, archived }) =>
      !archived &&
      forKids.test(name) &&
      samples.some(({ eventId, checkIns }) => eventId === id && checkIns > 0),
  );
  return events.length > 0
    ? {
        choice: { eventIds: events.map(({ id }) => id) },
        reason: measureReasons.kidsByName(events.map(({ name }) => name)),
      }
    : { choice: null, reason: available.refused.check_ins ?? measureReasons.kidsNone };
}
