import { dateFormat } from '../formats.ts';
import { weekdays } from '../functions/measures.ts';
import { capitalised, countWords, dayWords, listWords, weekdayName } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';
import { trustMessages } from './trust.ts';

/** A service that was held: its event's name and weekly time, e.g. `sunday 09:00`. */
export type HeldService = { event: string; time: string };

/** Services as a sentence names them, e.g. `the 9:00 service`, and how many they are. */
export type NamedServices = { words: string; count: number };

/** Which services of a day were counted, and which were not. */
export const missingServiceMessages = sentences('missingServiceMessages', {
  /** @param clocks their times, e.g. `9:00 and 11:00` */
  at: (clocks: string, count: number) =>
    plural(count, { one: `the ${clocks} service`, other: `the ${clocks} services` }),
  on: (weekday: string, clock: string) => `${weekday}’s ${clock} service`,
  ofEvent: (event: string, clock: string) => `${event} at ${clock}`,
  /** Of so many that nobody reads their names. */
  several: (count: number) =>
    plural(count, { one: 'one service', other: `${countWords(count)} services` }),
  notIn: ({ words, count }: NamedServices) =>
    plural(count, {
      one: `${capitalised(words)} hasn’t been counted yet.`,
      other: `${capitalised(words)} haven’t been counted yet.`,
    }),
  /** In the headline, where one service is all there is. */
  only: (services: string, day: string, value: string, range: string | null) =>
    `Only ${services} has been counted for ${day}: ${value} people.${range ? ` We expected ${range} in all.` : ''}`,
  /** In the headline; beside it stands what is not counted. */
  soFar: (value: string, day: string, missing: string, range: string | null) =>
    `${value} people counted for ${day} so far. ${missing}${range ? ` We expected ${range} in all.` : ''}`,
  /** Before the week is over. */
  running: (value: string, missing: string, range: string | null) =>
    `So far this week: ${value}. ${missing}${range ? ` We’re expecting ${range} in all.` : ''}`,
  /** Over the closer look. */
  look: (value: string, day: string, missing: string) => `${value} on ${day} so far. ${missing}`,
  step: ({ count }: NamedServices) =>
    plural(count, {
      one: 'Ask whoever counts to enter the number. If the service was called off, add a note and check “Set these weeks aside.”',
      other:
        'Ask whoever counts to enter the numbers. If the services were called off, add a note and check “Set these weeks aside.”',
    }),
  /** Of an older day of which only a part was counted. */
  half: (day: string, value: string, services: string) =>
    `${day} only has a partial count: ${value} people, without ${services}.`,
  /** The same of several days that lack the same. */
  halves: (days: string, services: string) =>
    `${days} only have partial counts, without ${services}.`,
  halfStep: ({ count }: NamedServices) =>
    plural(count, {
      one: 'Enter what’s missing. If the service was called off, add a note and check “Set these weeks aside.”',
      other:
        'Enter what’s missing. If the services were called off, add a note and check “Set these weeks aside.”',
    }),
  /** A day in a list of those that lack a count. */
  gap: (day: string, services: string) => `${day} (without ${services})`,
  /** The same as a sentence of its own. */
  partial: (day: string, services: string, note: string | null) =>
    note
      ? `${day}: we don’t have a count for ${services} (${note}), so we left that week out.`
      : `${day}: we don’t have a count for ${services}, so we left that week out.`,
  /** On a card about missing counts. */
  without: (day: string, { words, count }: NamedServices) =>
    plural(count, {
      one: `On ${day}, ${words} wasn’t counted.`,
      other: `On ${day}, ${words} weren’t counted.`,
    }),
});

/** More, or longer names, are a list that nobody reads. */
const named = { services: 3, characters: 70 };

/**
 * Services as people call them: by the hour where that tells them apart, else by day or event too.
 *
 * @param all the services of the week, these among them
 */
export function servicesNamed(
  services: readonly HeldService[],
  all: readonly HeldService[],
): NamedServices {
  const { at, on, several } = missingServiceMessages;
  const count = services.length;
  const isOneEvent = all.every(({ event }) => event === all[0]?.event);
  const isOneDay = all.every(({ time }) => dayOf(time) === dayOf(all[0]?.time ?? ''));
  const names = services.map((service) => {
    const clock = clockWords(service.time, all);
    const weekday = weekdays.find((day) => day === dayOf(service.time));
    return isOneEvent
      ? weekday
        ? on(weekdayName(weekday), clock)
        : clock
      : eventName(service, all);
  });
  const words =
    isOneEvent && isOneDay
      ? at(listWords(services.map(({ time }) => clockWords(time, all))), count)
      : listWords(names);
  const isLong = count > named.services || words.length > named.characters;
  return { words: isLong ? several(count) : words, count };
}

/** An event by its name; with the hour where it has several. */
function eventName({ event, time }: HeldService, all: readonly HeldService[]): string {
  const isOnly = all.filter((each) => each.event === event).length === 1;
  return isOnly ? event : missingServiceMessages.ofEvent(event, clockWords(time, all));
}

/** The hour as people say it: without its half of the day, unless that tells two apart. */
function clockWords(time: string, all: readonly HeldService[]): string {
  const short = shortClock(time);
  const isOnly = all.every((each) => each.time === time || shortClock(each.time) !== short);
  return isOnly
    ? short
    : partsOf(time)
        .map(({ value }) => value)
        .join('');
}

function shortClock(time: string): string {
  return partsOf(time)
    .filter(({ type }) => type !== 'dayPeriod')
    .map(({ value }) => value)
    .join('')
    .trim();
}

function partsOf(time: string): Intl.DateTimeFormatPart[] {
  const [, clock = '00:00'] = time.split(' ');
  return dateFormat({ timeStyle: 'short' }).formatToParts(new Date(`1970-01-01T${clock}:00Z`));
}

function dayOf(time: string): string {
  return time.split(' ')[0] ?? '';
}

/** That a week lacks a count, or a part of one, in a list of such weeks. */
export function gapSentence({
  day,
  isPartial,
  note,
  services,
}: {
  day: string;
  isPartial: boolean;
  note: string | null;
  services?: string | undefined;
}): string {
  const named = dayWords(day, 'short');
  return services
    ? missingServiceMessages.partial(named, services, note)
    : trustMessages[isPartial ? 'partial' : 'missing'](named, note);
}
