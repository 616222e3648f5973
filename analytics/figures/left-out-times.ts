import type { MeasureChoices } from '#contract/functions/measures.ts';
import { weeklyTimeOf } from '../calendar/weekly-time.ts';
import type { FigureInput } from './frame.ts';
import type { CheckInReading, EventTimeReading } from './readings.ts';

type EventChoice = MeasureChoices['attendance'][number];

type Held = {
  choices: Pick<MeasureChoices, 'attendance' | 'timeZone'>;
  readings: Pick<FigureInput['readings'], 'eventTimes'>;
  frame: Pick<FigureInput['frame'], 'now'>;
};

/** The times held so far, without those that the church leaves out. */
export function timesHeld({ choices, readings, frame }: Held): EventTimeReading[] {
  const events = new Map(choices.attendance.map((event) => [event.eventId, event]));
  return readings.eventTimes.filter(({ eventId, startsAt, day }) => {
    const event = events.get(eventId);
    return (
      startsAt <= frame.now &&
      !(event?.leftOutTimes && isLeftOut(event, weeklyTimeOf(startsAt, choices.timeZone), day))
    );
  });
}

/** Whether a check-in was for times that the church leaves out, and for no other. */
export function isOnlyLeftOut({
  attendance,
}: MeasureChoices): (checkIn: CheckInReading) => boolean {
  const events = new Map(
    attendance.flatMap((event) => (event.source === 'check_ins' ? [[event.eventId, event]] : [])),
  );
  return ({ eventId, day, times = [] }) => {
    const event = events.get(eventId);
    return (
      event !== undefined && times.length > 0 && times.every((time) => isLeftOut(event, time, day))
    );
  };
}

/** Whether a church leaves a weekly time of an event out on a local day. */
export function isLeftOut(
  { leftOutTimes = [], leftOutFrom = {} }: EventChoice,
  time: string,
  day: string,
): boolean {
  return leftOutTimes.includes(time) && day >= (leftOutFrom[time] ?? '');
}
