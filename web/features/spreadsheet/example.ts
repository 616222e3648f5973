import { addDays, dayNumber, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import { importMessages } from '#contract/messages/count-import.ts';

/** Three years, which a closer look can compare. */
const sundays = 156;

/** What is usual at each service, in the order of the columns. */
const services = [
  { time: '09:00', usual: [128, 24, 2.2, 0.5, 0.1, 58, 31, 4100] },
  { time: '11:00', usual: [171, 39, 3.4, 0.9, 0.2, 84, 44, 5600] },
] as const;

/**
 * A spreadsheet as a church might keep it, for those who try Steeple out: the same on every day but for its
 * dates, up to the last Sunday before today.
 *
 * @param today a local date
 */
export function exampleCounts(today: string): string {
  const next = numbersFrom(20_270_221);
  const last = addDays(today, -(weekdayIndex(dayNumber(today)) + 1));
  const rows = Array.from({ length: sundays }, (_, at) => {
    const date = addDays(last, 7 * (at + 1 - sundays));
    // Fuller in spring and fall, and a little more each year.
    const season = 1 + 0.06 * Math.cos((4 * Math.PI * Number(date.slice(5, 7))) / 12);
    const fullness = season * (1 + 0.0006 * at) * (0.95 + 0.1 * next());
    return services.map(({ time, usual }) =>
      [date, time, ...usual.map((level) => countAround(level * fullness, next))].join(','),
    );
  });
  return [importMessages.exampleColumns, ...rows.flat()].join('\n');
}

/** A count about as far from its level as counts are: rare things by chance, many things nearly even. */
function countAround(level: number, next: () => number): number {
  const spread = level < 10 ? Math.sqrt(level) : 0.05 * level + 1;
  return Math.max(0, Math.round(level + spread * (next() + next() + next() - 1.5) * 2));
}

/** Numbers from 0 to 1 that look like chance and are always the same. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
