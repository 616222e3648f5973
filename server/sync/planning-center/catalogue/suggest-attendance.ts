import type { MeasureChoices } from '#contract/functions/measures.ts';
import { measureReasons } from '#contract/measure-reasons.ts';
import type { Catalogue } from './read-catalogue.ts';
import type { EventSample } from './sample-events.ts';
import type { Suggested } from './suggested.ts';

/** Types that do not count people in the room, or count them a second time. */
const noPeopleInTheRoom =
  /\b(cars?|vehicles?|decisions?|salvations?|bapti\w+|volunteers?|serv(e|ing|ers?)|teams?|staff|offering|online|stream\w*|view(s|ers?|ings?)?|watch\w*|communion|first[- ]?tim\w+|guests?|visitors?|prayers?|hands?|cards?)\b/i;

type EventChoice = MeasureChoices['attendance'][number];

/** Weekend events that were counted in most weeks: by headcounts, else by check-ins. */
export function suggestAttendance(catalogue: Catalogue): Suggested<'attendance'> {
  const counted = catalogue.samples.flatMap((sample) => {
    const event = catalogue.available.events.find(({ id }) => id === sample.eventId);
    const choice = event && !event.archived ? choose(sample, event.attendanceTypes) : null;
    return event && choice ? [{ sample, choice, name: event.name }] : [];
  });
  const weekend = counted.filter(({ sample }) => sample.isOnWeekend);
  const chosen = weekend.length > 0 ? weekend : counted;
  const choice = chosen.map((one) => one.choice);
  const names = chosen.map(({ name }) => name);
  if (chosen.length === 0) {
    const reason = catalogue.available.refused.check_ins ?? measureReasons.attendanceNone;
    return { choice, reason };
  }
  const reason = weekend.length > 0 ? measureReasons.attendance : measureReasons.attendanceMidweek;
  return { choice, reason: reason(names) };
}

function choose(
  sample: EventSample,
  types: readonly { id: string; name: string }[],
): EventChoice | null {
  const { eventId } = sample;
  const people = types.filter(
    ({ id, name }) => sample.typeIds.includes(id) && !noPeopleInTheRoom.test(name),
  );
  if (people.length > 0 && isMost(sample.weeksCounted, sample)) {
    return { eventId, source: 'headcounts', attendanceTypeIds: people.map(({ id }) => id) };
  }
  return isMost(sample.weeksCheckedIn, sample) ? { eventId, source: 'check_ins' } : null;
}

function isMost(weeks: number, sample: EventSample): boolean {
  return weeks > 0 && 2 * weeks >= sample.weeks;
}
