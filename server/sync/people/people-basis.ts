import type { MeasureChoices } from '#contract/functions/measures.ts';

/** The choices that rows of people rest on, as one text: when it changes, they are counted anew. */
export function peopleBasis({
  weekStartsOn,
  timeZone,
  easter,
  attendance,
  kids,
  firstTimeGuests,
  serving,
  groups,
  giving,
  checkIn = null,
}: MeasureChoices): string {
  return JSON.stringify([
    ...[weekStartsOn, timeZone, easter, attendance.map(({ eventId }) => eventId).sort()],
    [kids?.eventIds ?? [], kids?.locationIds ?? []],
    ...[firstTimeGuests, serving, groups?.groupTypeIds ?? null, giving, checkIn],
  ]);
}
