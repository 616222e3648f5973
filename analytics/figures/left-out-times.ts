import type { MeasureChoices } from '#contract/functions/measures.ts';
import { weeklyTimeOf } from '../calendar/weekly-time.ts';
import type { FigureInput } from './frame.ts';
import type { CheckInReading, EventTimeReading } from './readings.ts';

type Source = MeasureChoices['attendance'][number]['source'];

type Held = {
  choices: MeasureChoices;
  readings: Pick<FigureInput['readings'], 'eventTimes'>;
  frame: Pick<FigureInput['frame'], 'now'>;
};

/** The times held so far, without those that the church leaves out. */
export function timesHeld({ choices, readings, frame }: Held): EventTimeReading[] {
  const leftOut = leftOutByEvent(choices);
  return readings.eventTimes.filter(
    ({ eventId, startsAt }) =>
      startsAt <= frame.now &&
      leftOut.get(eventId)?.includes(weeklyTimeOf(startsAt, choices.timeZone)) !== true,
  );
}

/** Whether a check-in was for times that the church leaves out, and for no other. */
export function isOnlyLeftOut(choices: MeasureChoices): (checkIn: CheckInReading) => boolean {
  const leftOut = leftOutByEvent(choices, 'check_ins');
  return ({ eventId, times = [] }) => {
    const out = leftOut.get(eventId);
    return out !== undefined && times.length > 0 && times.every((time) => out.includes(time));
  };
}

/** The times left out of an event that has any. */
export function leftOutByEvent(
  { attendance }: Pick<MeasureChoices, 'attendance'>,
  only?: Source,
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    attendance.flatMap(({ eventId, source, leftOutTimes = [] }) =>
      leftOutTimes.length > 0 && (only ?? source) === source ? [[eventId, leftOutTimes]] : [],
    ),
  );
}
