import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { measureQuestions } from '#contract/messages/measure-questions.ts';
import { addDays, daysBetween } from '../calendar/plain-date.ts';
import { isLeftOut } from '../figures/left-out-times.ts';
import type { Attendance, Doubt } from './doubt.ts';
import type { Evidence, HeldTime } from './evidence.ts';
import { uncountedWeeks } from './left-out-times.ts';

type EventChoice = MeasureChoices['attendance'][number];
type Held = Pick<MeasureAvailable['events'][number], 'id' | 'timesHeld'>;

/** A time that was not held for longer than this is over, and nobody waits for its count. */
const overDays = 5 * 7;

/**
 * Whether times still count that were held eight times on end without a count while others were counted: their
 * weeks would never be complete.
 *
 * @param held when each time was last counted, as far as is known
 */
export function doubtsAboutTimes(
  attendance: Attendance,
  { events, today }: Pick<Evidence, 'events' | 'today'>,
  held: readonly Held[],
): Doubt[] {
  const counted = attendance.flatMap((choice) => {
    const event = events.find(({ id }) => id === choice.eventId);
    const times = (event?.times ?? []).filter(({ at, day }) => !isLeftOut(choice, at, day));
    return event ? [{ choice, event, times }] : [];
  });
  const isAnyCounted = (since: string) =>
    counted.some(({ choice, times }) =>
      times.some((time) => time.day >= since && isCounted(choice, time)),
    );
  return counted
    .filter(({ choice }) => choice.source === 'headcounts')
    .flatMap(({ choice, event, times }) =>
      [...Map.groupBy(times, ({ at }) => at)].flatMap(([at, all]) => {
        const newest = all.slice(-uncountedWeeks);
        const [first, last] = [newest[0], newest.at(-1)];
        const isWaited =
          newest.length === uncountedWeeks && !newest.some((time) => isCounted(choice, time));
        if (!first || !last || !isWaited || daysBetween(last.day, today) > overDays) {
          return [];
        }
        const known = held.find(({ id }) => id === event.id)?.timesHeld;
        const lastCounted = known?.find(({ time }) => time === at)?.lastCounted ?? null;
        return isAnyCounted(first.day) ? [doubtAboutTime(event, at, lastCounted)] : [];
      }),
    );
}

function isCounted({ source, attendanceTypeIds }: EventChoice, time: HeldTime): boolean {
  const types = Object.keys(time.headcounts);
  return source === 'check_ins'
    ? time.checkIns > 0
    : types.some((id) => attendanceTypeIds?.includes(id) ?? true);
}

function doubtAboutTime(
  { id, name }: { id: string; name: string },
  time: string,
  lastCounted: string | null,
): Doubt {
  return {
    id: `attendance-time-${id}-${time}-${lastCounted ?? 'never'}`,
    question: measureQuestions.uncounted(name, time, lastCounted),
    answers: [
      { id: 'yes', label: measureQuestions.uncountedYes, change: (attendance) => attendance },
      {
        id: 'no',
        label: measureQuestions.uncountedNo(lastCounted),
        change: (attendance) =>
          attendance.map((one) => (one.eventId === id ? without(one, time, lastCounted) : one)),
      },
    ],
  };
}

/** An event without a time; what was counted there stays. */
function without(choice: EventChoice, time: string, lastCounted: string | null): EventChoice {
  const { leftOutTimes = [], leftOutFrom } = choice;
  return {
    ...choice,
    leftOutTimes: [...leftOutTimes, time],
    ...(lastCounted && { leftOutFrom: { ...leftOutFrom, [time]: addDays(lastCounted, 1) } }),
  };
}
