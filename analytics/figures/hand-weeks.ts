import type { HandCategory, HandService } from '#contract/by-hand.ts';
import { weekdays } from '#contract/functions/measures.ts';
import { lastDayOf, weekOf } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { isPartOf } from './by-hand.ts';
import type { FigureInput } from './frame.ts';
import type { CountReading } from './readings.ts';

/** What was typed for a week of a figure. */
export type HandWeek = {
  /** Null when nobody counted. */
  value: number | null;
  count: number;
  /** Whether every expected service was counted, and nothing of it is in doubt. */
  isWhole: boolean;
  /** When the newest of it was received; null without any. */
  asOf: string | null;
};

/**
 * The weeks of a figure as they were typed, from the first count on. Counts of days stand before those of
 * the whole week.
 *
 * @param feeds the figure
 * @param isMissed whether a service that nobody counted leaves a week without its whole number
 * @param together whether a week's counts are added up, or the last of them stands
 */
export function handWeeks(
  { readings, choices, frame }: FigureInput,
  feeds: HandCategory['feeds'],
  isMissed: (service: HandService, week: string) => boolean = () => true,
  together: 'sum' | 'last' = 'sum',
): Map<string, HandWeek> {
  const { byHand } = choices;
  if (!byHand) {
    return new Map();
  }
  const parts = new Set(
    byHand.categories.filter((one) => isPartOf(one, feeds)).map(({ id }) => id),
  );
  const { counts } = readings;
  const own = counts.filter(({ categoryId }) => parts.has(categoryId));
  const first = own.map(({ day }) => day).sort()[0];
  if (first === undefined) {
    return new Map();
  }
  const inWeek = groupBy(counts, ({ day }) => weekOf(day, choices.weekStartsOn));
  const firstWeek = weekOf(first, choices.weekStartsOn);
  const expected = expectedFrom(byHand.services, counts);
  const today = frame.localNow.slice(0, 10);
  const isPerService = byHand.categories.some(
    (one) => parts.has(one.id) && one.per === 'service' && !one.isAway,
  );
  return new Map(
    frame.weeks
      .filter((week) => week >= firstWeek)
      .map((week) => {
        const all = inWeek.get(week) ?? [];
        const missed = expected.filter((service) => isMissed(service, week));
        const times = isPerService ? timesExpected(week, missed, today) : [];
        return [week, handWeek(all, parts, times, together)] as const;
      }),
  );
}

function handWeek(
  all: readonly CountReading[],
  parts: ReadonlySet<string>,
  times: readonly string[],
  together: 'sum' | 'last',
): HandWeek {
  const own = all.filter(({ categoryId }) => parts.has(categoryId));
  const days = withoutWholeDays(own.filter(({ span }) => span === 'day'));
  const counted = days.some(({ value }) => value !== null) ? days : own;
  const believed = counted.filter((one) => one.value !== null && !one.isAsked);
  const whole = own.some(({ span, value }) => span === 'week' && value !== null);
  const met = new Set(
    all.flatMap(({ serviceId, day, value, noService, isAsked }) =>
      serviceId !== null && !isAsked && (value !== null || noService) ? `${day} ${serviceId}` : [],
    ),
  );
  // A number for a whole day stands for each of its services.
  const wholeDays = new Set(
    days.flatMap(({ serviceId, day, value, isAsked }) =>
      serviceId === null && value !== null && !isAsked ? day : [],
    ),
  );
  return {
    value: together === 'last' ? lastOf(believed) : sumOf(believed),
    count: believed.length,
    isWhole:
      !own.some(({ isAsked }) => isAsked) &&
      (whole || times.every((time) => met.has(time) || wholeDays.has(time.slice(0, 10)))),
    asOf:
      own
        .map(({ receivedAt }) => receivedAt)
        .sort()
        .at(-1) ?? null,
  };
}

/** Services stand before a number for their whole day: added to it, they would be counted twice. */
function withoutWholeDays(days: readonly CountReading[]): CountReading[] {
  const keyOf = ({ day, categoryId }: CountReading) => `${day} ${categoryId}`;
  const byService = new Set(
    days
      .filter(({ serviceId, value, isAsked }) => serviceId !== null && value !== null && !isAsked)
      .map(keyOf),
  );
  return days.filter((one) => one.serviceId !== null || !byService.has(keyOf(one)));
}

/** The services with the day from which each is expected; those never counted are not. */
function expectedFrom(services: readonly HandService[], counts: readonly CountReading[]) {
  return services.flatMap((service) => {
    const first = counts
      .flatMap(({ serviceId, day }) => (serviceId === service.id ? day : []))
      .sort()[0];
    const from = service.from ?? first;
    return from === undefined ? [] : [{ ...service, from }];
  });
}

/** A week's times that are over or running, as `2026-11-22 <service>`. */
function timesExpected(
  week: string,
  services: readonly (HandService & { from: string })[],
  today: string,
): string[] {
  const days = Array.from({ length: 7 }, (_, at) => addDays(week, at)).filter(
    (day) => day <= today && day <= lastDayOf(week),
  );
  return services.flatMap((service) =>
    days.filter((day) => isHeld(service, day)).map((day) => `${day} ${service.id}`),
  );
}

/** Whether a service is held on a local date, as `private.is_held` has it. */
function isHeld({ weekday, date, from, until }: HandService, day: string): boolean {
  return date !== null
    ? date === day
    : weekday === weekdayOf(day) && day >= (from ?? '') && day <= (until ?? '9999');
}

function weekdayOf(day: string): (typeof weekdays)[number] | undefined {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

function sumOf(counts: readonly CountReading[]): number | null {
  return counts.length === 0 ? null : counts.reduce((sum, { value }) => sum + (value ?? 0), 0);
}

/** Of the last day; of several services of it, the one that was received last. */
function lastOf(counts: readonly CountReading[]): number | null {
  const ordered = counts.toSorted((one, other) =>
    `${one.day} ${one.receivedAt}` < `${other.day} ${other.receivedAt}` ? -1 : 1,
  );
  return ordered.at(-1)?.value ?? null;
}
