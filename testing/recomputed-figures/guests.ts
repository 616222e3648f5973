import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { CheckIn } from '#sandbox/church/check-ins.ts';
import type { Church } from '#sandbox/church/church.ts';
import { type ChurchWeek, type Given, isIn, type Recomputed, stated } from './weeks.ts';

const returnDays = 42;
const dayMs = 86_400_000;

const startOf = ({ times, period }: CheckIn) => times[0]?.startsAt ?? period.startsAt;

/** The events that count as earlier visits: those of attendance and of guests. */
function seenEvents({ choices }: Given): Set<string> {
  return new Set([
    ...choices.attendance.map(({ eventId }) => eventId),
    ...(choices.firstTimeGuests?.ids ?? []),
  ]);
}

/** People with their first known visit in a week, by person, with its moment. */
function newcomersOf(given: Given, week: ChurchWeek): Map<number, number> {
  const { church, choices } = given;
  const ids = choices.firstTimeGuests?.ids ?? [];
  const seen = seenEvents(given);
  const firstVisits = new Map<number, number>();
  for (const checkIn of church.checkIns()) {
    const { person, period } = checkIn;
    if (person !== null && seen.has(church.id(period.event.number))) {
      const startsAt = startOf(checkIn);
      firstVisits.set(person, Math.min(firstVisits.get(person) ?? startsAt, startsAt));
    }
  }
  const newcomers = new Map<number, number>();
  for (const checkIn of church.checkIns()) {
    const { person, isFirstTime, period } = checkIn;
    const startsAt = startOf(checkIn);
    const isAsked = ids.length === 0 || ids.includes(church.id(period.event.number));
    if (person !== null && isFirstTime && isAsked && isIn(week, startsAt)) {
      if (firstVisits.get(person) === startsAt) {
        newcomers.set(person, startsAt);
      }
    }
  }
  return newcomers;
}

/** First-time guests of a week, by the chosen source. */
export function firstTimeGuestsOf(given: Given, week: ChurchWeek): Recomputed | null {
  const { church, choices, now } = given;
  const choice = choices.firstTimeGuests;
  if (!choice) {
    return null;
  }
  if (choice.source !== 'first_time_check_ins') {
    const { people, records } = entriesOf(church, choice, week);
    return stated(week, now, { value: people, count: records });
  }
  const ids = choice.ids ?? [];
  const isAsked = ({ period }: CheckIn) =>
    ids.length === 0 || ids.includes(church.id(period.event.number));
  const hasAny = church.checkIns().some((one) => isAsked(one) && isIn(week, startOf(one)));
  const newcomers = newcomersOf(given, week);
  const value = hasAny ? newcomers.size : null;
  return stated(week, now, { value, count: newcomers.size });
}

function entriesOf(
  church: Church,
  { source, ids = [] }: NonNullable<MeasureChoices['firstTimeGuests']>,
  week: ChurchWeek,
): { people: number; records: number } {
  const isAsked = ({ number }: { number: number }) => ids.includes(church.id(number));
  const entries =
    source === 'form'
      ? church.forms().filter(isAsked).flatMap(church.formSubmissionsOf)
      : source === 'workflow'
        ? church.workflows().filter(isAsked).flatMap(church.workflowCardsOf)
        : church.people().map(({ number, createdAt }) => ({ person: number, createdAt }));
  const inWeek = entries.filter(({ createdAt }) => isIn(week, createdAt));
  const named = inWeek.flatMap(({ person }) => (person === null ? [] : [person]));
  return {
    people: new Set(named).size + inWeek.length - named.length,
    records: inWeek.length,
  };
}

/** The share of a week's first-time guests who returned within 42 days. */
export function guestReturnOf(given: Given, week: ChurchWeek): Recomputed | null {
  const { church, choices, now } = given;
  if (choices.firstTimeGuests?.source !== 'first_time_check_ins') {
    return null;
  }
  const newcomers = newcomersOf(given, week);
  const seen = seenEvents(given);
  const returned = new Set<number>();
  for (const checkIn of church.checkIns()) {
    const { person, period } = checkIn;
    const first = person === null ? undefined : newcomers.get(person);
    const startsAt = startOf(checkIn);
    if (person !== null && first !== undefined && seen.has(church.id(period.event.number))) {
      const isLater =
        startsAt >= first + dayMs / 2 && startsAt <= first + (returnDays + 0.5) * dayMs;
      if (isLater) {
        returned.add(person);
      }
    }
  }
  const isOver = now >= week.after(returnDays);
  const value = newcomers.size === 0 ? null : returned.size / newcomers.size;
  return stated(week, now, { value, count: newcomers.size, isWhole: isOver });
}
