import { z } from 'zod';
import type { CountCategoryDraft, CountServiceDraft } from '#contract/functions/counts.ts';
import { weekdays } from '#contract/functions/measures.ts';
import { countSuggestions } from '#contract/messages/count-refusals.ts';

/** What is known of a church's events; older catalogues lack times. */
const known = z
  .object({
    available: z.object({
      events: z.array(
        z.object({ id: z.string(), name: z.string(), times: z.array(z.string()).optional() }),
      ),
    }),
    choices: z.object({
      attendance: z.array(
        z.object({ eventId: z.string().optional(), leftOutTimes: z.array(z.string()).optional() }),
      ),
    }),
  })
  .nullable();

/** The services of Planning Center's times that count for attendance, else one on Sunday; and attendance. */
export function suggestCounting(choices: unknown): {
  services: CountServiceDraft[];
  categories: CountCategoryDraft[];
} {
  const { available, choices: chosen } = known.parse(choices) ?? {
    available: { events: [] },
    choices: { attendance: [] },
  };
  const services = chosen.attendance.flatMap(({ eventId, leftOutTimes = [] }) => {
    const event = available.events.find(({ id }) => id === eventId);
    const times = (event?.times ?? []).filter((time) => !leftOutTimes.includes(time));
    return times.flatMap((time) => (event ? serviceAt(event, time) : []));
  });
  return {
    services: services.length > 0 ? services : [{ ...usual, name: countSuggestions.service }],
    categories: [
      {
        id: null,
        name: countSuggestions.attendance,
        feeds: 'attendance',
        inAttendance: true,
        per: 'service',
        away: false,
      },
    ],
  };
}

const usual: Omit<CountServiceDraft, 'name'> = {
  id: null,
  weekday: 'sunday',
  time: null,
  campus: null,
  from: null,
  until: null,
  date: null,
  linked: null,
};

/** @param time e.g. `sunday 09:00` */
function serviceAt(event: { id: string; name: string }, time: string): CountServiceDraft[] {
  const [day = '', clock = null] = time.split(' ');
  const weekday = weekdays.find((each) => each === day);
  const linked = { eventId: event.id, time };
  return weekday ? [{ ...usual, name: event.name.slice(0, 60), weekday, time: clock, linked }] : [];
}
