import { createHash } from 'node:crypto';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { addQuarters, quarterClosesOn } from '#analytics/people/quarter.ts';
import type { Weekday } from '#contract/functions/measures.ts';
import { choicesInEffect, type KeptChoices } from '../../church/choices.ts';
import { areCountedWith } from './people-basis.ts';
import type { PeopleState } from './people-state.ts';

/** Churches are spread over so many days after a quarter. */
const spreadDays = 24;
/** And over as many hours of a day, from this one on. */
const hours = { from: 9, count: 8 };

type Counted = {
  state: Pick<PeopleState, 'quarter' | 'computedWith' | 'tellsGiving'> | null;
  kept: KeptChoices;
  serviceDay: Weekday;
  now: Date;
};

/** When a quarterly run is due; `isAwaited`: at any hour, because somebody has made other choices. */
export type QuarterlyDue = { at: Date; isAwaited: boolean };

/**
 * When a church's people are counted anew: some days after the next quarter is closed, and now where they
 * have never been, or other choices were made.
 */
export function quarterlyDue(
  accountId: string,
  { state, kept, serviceDay, now }: Counted,
): QuarterlyDue {
  if (state === null || state.quarter === null) {
    return { at: now, isAwaited: false };
  }
  if (!areCountedWith(state, kept)) {
    return { at: now, isAwaited: true };
  }
  const spread = createHash('sha256').update(accountId).digest().readUInt32BE();
  const choices = choicesInEffect(kept);
  const calendar = { weekStartsOn: choices.weekStartsOn, serviceDay };
  const closedOn = quarterClosesOn(addQuarters(state.quarter, 1), calendar);
  const minute = spread % (60 * hours.count);
  const at = Temporal.PlainDate.from(addDays(closedOn, spread % spreadDays)).toZonedDateTime({
    timeZone: choices.timeZone,
    plainTime: new Temporal.PlainTime(hours.from + Math.floor(minute / 60), minute % 60),
  });
  return { at: new Date(at.epochMilliseconds), isAwaited: false };
}
