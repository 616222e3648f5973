import type { CountedDays } from '#analytics/pulse/pulse-input.ts';
import { type Weekday, weekdays } from '#contract/functions/measures.ts';
import type { ChurchChoices } from './parse-rows.ts';

const weekend = ['sunday', 'saturday', 'friday'] as const;

/**
 * The day that people name a week by: the one of the weekend on which they meet, else the one with the most
 * services. A church whose event names mention Saturday but not Sunday meets on Saturday.
 *
 * @param times when the counted events were held lately, e.g. `sunday 09:00`
 * @param names the names of all events
 */
export function serviceDayOf(times: readonly string[], names: readonly string[]): Weekday {
  const held = times.map((time) => time.split(' ')[0]);
  const all = names.join('\n');
  const isSabbath = /saturday|sabbath/i.test(all) && !/sunday/i.test(all);
  if (isSabbath && (held.length === 0 || held.includes('saturday'))) {
    return 'saturday';
  }
  const counted = weekdays.map((day) => ({ day, times: held.filter((one) => one === day).length }));
  const [most] = counted.toSorted((one, other) => other.times - one.times);
  return (
    weekend.find((day) => held.includes(day)) ?? (most && most.times > 0 ? most.day : 'sunday')
  );
}

/**
 * On which days whose people are counted. Children and guests are waited for on the days that they check in,
 * attendance on those of its own services: a Sunday is whole before the kids' Wednesday.
 */
export function countedDaysOf({
  serviceTimes,
  kidsTimes,
  guestTimes,
  areKidsCountedInServices,
}: Pick<
  ChurchChoices,
  'serviceTimes' | 'kidsTimes' | 'guestTimes' | 'areKidsCountedInServices'
>): CountedDays {
  const kids = areKidsCountedInServices ? [...serviceTimes, ...kidsTimes] : kidsTimes;
  return {
    services: daysOf(serviceTimes),
    ...(kids.length > 0 && { kids: daysOf(kids) }),
    ...(guestTimes.length > 0 && { first_time_guests: daysOf(guestTimes) }),
  };
}

/** The weekdays of weekly times, e.g. of `sunday 09:00`. */
function daysOf(times: readonly string[]): Weekday[] {
  return weekdays.filter((day) => times.some((time) => time.startsWith(`${day} `)));
}
