import type { EventEvidence, RoomEvidence } from './evidence.ts';
import { means } from './vocabulary.ts';

/** Whether a room is for children, by its setting, its ages or its name. */
export function isForKids({ isForKids, name }: RoomEvidence): boolean {
  return isForKids || means(name, 'kids');
}

/** Whether all who check in at an event are children, apart from helpers. */
export function areForKidsOnly(event: EventEvidence, rooms: readonly RoomEvidence[]): boolean {
  const own = rooms.filter(({ eventId }) => eventId === event.id);
  const kids = own.filter(isForKids);
  const others = own.filter((room) => !kids.includes(room) && !means(room.name, 'helperRooms'));
  return kids.length > 0 && others.length === 0;
}
