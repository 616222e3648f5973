import { addWeeks } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { areGuestsCheckedIn, firstSeenOn, guestVisitsAt } from '../figures/first-visits.ts';
import type { Attended } from './attended.ts';
import type { PeopleChurch } from './church.ts';

/** The earliest guest visit of anybody in a household. */
export type FirstVisit = {
  household: string;
  day: string;
  week: string;
  /** Nobody of it was known to the church before. */
  isNew: boolean;
  /** Those of it whose own guest visit lies in that week. */
  people: readonly string[];
};

/** The days of what a household is known by, by household. */
export type KnownDays = Record<'served' | 'group' | 'gave', ReadonlyMap<string, readonly string[]>>;

/** Days before a first visit on which a gift, serving or joining says that somebody was no stranger. */
const knownDays = { from: 77, to: 15 };
/** Weeks from the first check-in in which members look new; where no other product tells them longer. */
const lookingNewWeeks = { withOthers: 26, alone: 39 };

/** First visits by household, of guests who are checked in or told by cards. */
export function firstVisitsOf(
  church: PeopleChurch,
  { places, weekOf }: Pick<Attended, 'places' | 'weekOf'>,
  daysOf: KnownDays,
): Map<string, FirstVisit> {
  const { readings, choices, households } = church;
  const visits = areGuestsCheckedIn(choices)
    ? guestVisitsAt(readings, places).map(({ person, day }) => ({ person, day }))
    : firstCards(church);
  const seen = firstDays(firstSeenOn(readings, places.countedEvents), households.of);
  const strangers = wereStrangers(daysOf);
  const byHousehold = Map.groupBy(visits, ({ person }) => households.of(person));
  return new Map(
    [...byHousehold].map(([household, own]) => {
      const day = own.reduce(
        (first, visit) => (visit.day < first ? visit.day : first),
        '9999-12-31',
      );
      const week = weekOf(day);
      const isSeenBefore = (seen.get(household) ?? day) < day;
      return [
        household,
        {
          household,
          day,
          week,
          isNew: !isSeenBefore && strangers(household, day),
          people: own.filter((visit) => weekOf(visit.day) === week).map(({ person }) => person),
        },
      ];
    }),
  );
}

/**
 * The first week whose first visits can be told from members who are checked in for the first time.
 *
 * @returns null while nobody was ever checked in
 */
export function newcomersBegin(
  church: PeopleChurch,
  { weekOf }: Pick<Attended, 'weekOf'>,
): string | null {
  const { firstCheckIn, hasOtherProducts } = church;
  const weeks = hasOtherProducts ? lookingNewWeeks.withOthers : lookingNewWeeks.alone;
  return firstCheckIn === null ? null : addWeeks(weekOf(firstCheckIn), weeks);
}

/** Each person's first card of the chosen lists. */
function firstCards({ readings, choices }: PeopleChurch): { person: string; day: string }[] {
  const ids = choices.firstTimeGuests?.ids;
  const first = new Map<string, string>();
  for (const { day, listId, people } of choices.firstTimeGuests === null
    ? []
    : readings.guestCards) {
    for (const person of ids === undefined || ids.includes(listId) ? people : []) {
      const known = first.get(person);
      first.set(person, known !== undefined && known < day ? known : day);
    }
  }
  return [...first].map(([person, day]) => ({ person, day }));
}

/** The first day of each household, from those of its people. */
function firstDays(
  ofPeople: ReadonlyMap<string, string>,
  householdOf: (person: string) => string,
): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const [person, day] of ofPeople) {
    const household = householdOf(person);
    const known = days.get(household);
    days.set(household, known !== undefined && known < day ? known : day);
  }
  return days;
}

/** Whether nobody of a household gave, served or joined in the weeks before a day. */
function wereStrangers(daysOf: KnownDays): (household: string, day: string) => boolean {
  const known = Object.values(daysOf);
  return (household, day) => {
    const from = addDays(day, -knownDays.from);
    const to = addDays(day, -knownDays.to);
    return !known.some((days) => days.get(household)?.some((each) => each >= from && each <= to));
  };
}
