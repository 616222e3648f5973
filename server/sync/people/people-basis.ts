import type { MeasureChoices } from '#contract/functions/measures.ts';
import { choicesInEffect, type KeptChoices } from '../../church/choices.ts';
import type { PeopleState } from './people-state.ts';

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

/** Whether anything may be told of giving: it is counted, and somebody has chosen so. */
export function tellsGiving(kept: KeptChoices): boolean {
  return kept.chosen !== null && choicesInEffect(kept).giving !== null;
}

/** Whether a church's people were counted with its choices; if not, they are counted anew. */
export function areCountedWith(
  state: Pick<PeopleState, 'computedWith' | 'tellsGiving'>,
  kept: KeptChoices,
): boolean {
  return (
    state.computedWith === peopleBasis(choicesInEffect(kept)) &&
    (state.tellsGiving || !tellsGiving(kept))
  );
}
