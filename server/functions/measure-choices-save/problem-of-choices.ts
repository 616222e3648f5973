import { isTimeZone } from '#analytics/calendar/time-zone.ts';
import { idsChosen, idsThere, isUnsure } from '#analytics/choices/choice-lists.ts';
import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import { areSeatsValid, type MeasureChoices } from '#contract/functions/measures.ts';
import { choiceListWords, measureProblems } from '#contract/messages/measure-reasons.ts';

/** What a church has at its providers, and its services that are counted by hand. */
type Known = { available: MeasureAvailable; handServices: readonly string[] };

/**
 * Why these choices cannot be kept, as a sentence; null when they can. Ids of what is not read, or refused,
 * are not checked: the sync drops those that it does not find.
 *
 * @param counted what counts now: what has been deleted since still counts in the past
 */
export function problemOfChoices(
  choices: MeasureChoices,
  { available, handServices }: Known,
  counted: MeasureChoices,
): string | null {
  if (!isTimeZone(choices.timeZone)) {
    return measureProblems.timeZone;
  }
  if (!isCountry(choices.country)) {
    return measureProblems.country;
  }
  const events = choices.attendance.map(({ eventId }) => eventId);
  if (new Set(events).size < events.length) {
    return measureProblems.eventTwice;
  }
  if (choices.hand?.services.some((service) => !handServices.includes(service))) {
    return measureProblems.unknownService;
  }
  if (!areSeatsValid(choices)) {
    return measureProblems.seats;
  }
  const there = idsThere(available);
  const before = idsChosen(counted);
  const unknown = idsChosen(choices).find(({ list, ids }) => {
    const known = new Set([
      ...there[list],
      ...before.flatMap((one) => (one.list === list ? one.ids : [])),
    ]);
    return !isUnsure(available, list) && ids.some((id) => !known.has(id));
  });
  return unknown ? measureProblems.unknownId(choiceListWords[unknown.list]) : null;
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isCountry(code: string): boolean {
  return countries.of(code) !== undefined;
}
