import * as z from 'zod/mini';
import { countLinkOpenResponse, type OpenCountLink } from '#contract/functions/count-links.ts';
import type { CountSave } from '#contract/functions/count-sheet.ts';
import { isSamePlace, ofPlace, type Queue } from './queue/queue.ts';
import { type Card, type Place, serviceWords } from './sheet.ts';

const sent = z.object({
  date: z.string(),
  serviceId: z.nullable(z.guid()),
  categoryId: z.guid(),
  value: z.nullable(z.number()),
  at: z.string(),
});

/** What a phone remembers of a counting link: nothing but what it was told and what was typed on it. */
export const usherMemory = z.object({
  name: z._default(z.string(), ''),
  link: z._default(z.nullable(countLinkOpenResponse), null),
  sent: z._default(z.array(sent), []),
});
export type UsherMemory = z.infer<typeof usherMemory>;
type Sent = z.infer<typeof sent>;

/** How many of its own counts a phone remembers. */
const sentMax = 400;

/** The memory after a count was saved, or kept beside another's. */
export function withSent(memory: UsherMemory, save: CountSave, at: Date): UsherMemory {
  const { date, serviceId, categoryId, value } = save;
  const mine: Sent = { date, serviceId, categoryId, value, at: at.toISOString() };
  const others = memory.sent.filter((one) => !isSamePlace(one, save));
  return { ...memory, sent: [...others, mine].slice(-sentMax) };
}

/** The services of a date with what was typed on this phone; the link tells no number. */
export function usherCards(
  { services, categories }: OpenCountLink,
  date: string,
  memory: UsherMemory,
  queue: Queue,
): Card[] {
  return services
    .filter(({ dates }) => dates.includes(date))
    .map((service) => {
      const title = serviceWords(service);
      const fields = categories.map(({ id, name, inAttendance }) => {
        const place = { date, serviceId: service.id, categoryId: id };
        const mine = memory.sent.find((one) => isSamePlace(one, place));
        const value = mine?.value ?? null;
        return {
          place,
          name,
          service: title,
          isMoney: false,
          digits: 0,
          inAttendance,
          standing: {
            categoryId: id,
            value,
            revision: 0,
            state: value === null ? ('uncounted' as const) : ('counted' as const),
            by: null,
            at: mine?.at ?? null,
          },
          waiting: ofPlace(queue, place),
        };
      });
      return { id: service.id, serviceId: service.id, title, fields };
    });
}

/**
 * Whether a number is more likely a slip, by what was typed on this phone before: no one in attendance, or
 * over three times the most. What others typed is not asked.
 *
 * @param place where it goes
 */
export function isDoubtful(
  { place, inAttendance }: { place: Place; inAttendance: boolean },
  value: number | null,
  memory: UsherMemory,
): boolean {
  if (value === null || (value === 0 && inAttendance)) {
    return value === 0;
  }
  const before = memory.sent.filter(
    (one) => one.categoryId === place.categoryId && !isSamePlace(one, place),
  );
  const most = Math.max(0, ...before.map((one) => one.value ?? 0));
  return most >= 10 && value > 3 * most;
}
