import type { EventHabit } from './ordinary-church.ts';

type Time = EventHabit['times'][number];

/** A time at which heads are counted by type. */
export const counted = (
  at: Time['at'],
  room: Time['room'],
  counts: NonNullable<Time['counts']>,
): Time => ({ at, room, counts });

/** A time at which everybody is counted. */
export const everybody = (at: Time['at'], people: number): Time =>
  counted(at, { people }, { Total: 'people' });

/** A time at which children check in, one of them new. */
export const kidsIn = (at: Time['at'], kids: number): Time => ({
  at,
  room: { kids, newkids: 1 },
  checkIns: { regular: 'kids', guest: 'newkids' },
});
