import type { MeasureChoices, MeasureQuestion } from '#contract/functions/measures.ts';
import { measureReasons } from '#contract/messages/measure-reasons.ts';
import { type AttendanceSuggestion, suggestAttendance } from './attendance.ts';
import { type RoledHabit, withRoles } from './attendance-events.ts';
import { countingOf } from './counting.ts';
import { questionsOf } from './doubt.ts';
import {
  doubtAboutDouble,
  doubtAboutEvent,
  doubtAboutNew,
  doubtAboutNewest,
  doubtAboutWeekdays,
  doubtsAboutKids,
} from './doubts-about.ts';
import { doubtsWithin } from './doubts-within.ts';
import { habitOf, isCurrent } from './event-habits.ts';
import type { Evidence } from './evidence.ts';
import { suggestGiving } from './giving.ts';
import { questionsAboutGiving } from './giving-questions.ts';
import { suggestGuests } from './guests.ts';
import { suggestKids } from './kids.ts';
import { childrenByMoment } from './mixed-types.ts';
import { suggestPlace, suggestWeek } from './place.ts';
import { suggestGroups, suggestServing } from './serving-groups.ts';
import { predecessorOf } from './successors.ts';

export type Suggestion = {
  choices: MeasureChoices;
  /** A sentence or more per key of the choices. */
  reasons: Record<string, string>;
  /** The id of the event or fund that one continues, by its own. */
  follows: { events: ReadonlyMap<string, string>; funds: ReadonlyMap<string, string> };
  /**
   * What only the church can say, with answers that change these choices.
   *
   * @param isChosen whether somebody chose them; then events that began since are asked about
   */
  questionsFor(choices: MeasureChoices, isChosen: boolean): MeasureQuestion[];
};

/**
 * Suggests what counts, from what there is and how it was used.
 *
 * @param kept what this evidence says nothing about
 */
export function suggest(
  evidence: Evidence,
  kept: Pick<MeasureChoices, 'seats' | 'brandTerms'>,
): Suggestion {
  const habits = habitsOf(evidence);
  const attendance = suggestAttendance(habits, evidence);
  const { counted } = attendance;
  const giving = suggestGiving(evidence);
  const parts = {
    ...suggestPlace(evidence.church),
    weekStartsOn: suggestWeek(counted, evidence),
    attendance,
    kids: suggestKids(habits, counted, evidence),
    firstTimeGuests: suggestGuests(habits, counted, evidence),
    serving: suggestServing(evidence),
    groups: suggestGroups(evidence),
    giving,
    seats: { choice: kept.seats, reason: measureReasons.seats },
  };
  return {
    choices: {
      weekStartsOn: parts.weekStartsOn.choice,
      timeZone: parts.timeZone.choice,
      country: parts.country.choice,
      easter: parts.easter.choice,
      attendance: parts.attendance.choice,
      kids: parts.kids.choice,
      firstTimeGuests: parts.firstTimeGuests.choice,
      serving: parts.serving.choice,
      groups: parts.groups.choice,
      giving: parts.giving.choice,
      seats: parts.seats.choice,
      brandTerms: kept.brandTerms,
    },
    reasons: Object.fromEntries(Object.entries(parts).map(([key, { reason }]) => [key, reason])),
    follows: { events: followsOf(counted), funds: giving.follows },
    questionsFor: (choices, isChosen) => [
      ...questionsOf(doubtsOf(attendance, evidence, isChosen ? choices : null), choices),
      ...questionsAboutGiving(evidence, choices),
    ],
  };
}

function followsOf(counted: readonly RoledHabit[]): ReadonlyMap<string, string> {
  return new Map(
    counted.flatMap((habit) => {
      const earlier = predecessorOf(habit, counted);
      return earlier ? [[habit.event.id, earlier.event.id]] : [];
    }),
  );
}

/** @param chosen null while nobody has chosen */
function doubtsOf(
  { counted, mainDay, unsure, doubles, unsureKids }: AttendanceSuggestion,
  { today }: Evidence,
  chosen: MeasureChoices | null,
) {
  const isCounted = ({ event }: RoledHabit) =>
    chosen === null || chosen.attendance.some(({ eventId }) => eventId === event.id);
  const current = counted.filter((habit) => isCurrent(habit, today));
  return [
    ...current.filter(isCounted).flatMap(doubtsWithin),
    ...current.filter(isCounted).flatMap((habit) => doubtAboutWeekdays(habit, mainDay)),
    ...unsure.map((habit) => doubtAboutEvent(habit, mainDay)),
    ...doubles.map((double) => doubtAboutDouble(double, mainDay)),
    ...doubtsAboutKids(unsureKids, { counted, mainDay }),
    ...current.filter(isCounted).flatMap(doubtAboutNewest),
    ...current
      .filter((habit) => !isCounted(habit))
      .map((habit) => doubtAboutNew(habit, predecessorOf(habit, counted), mainDay)),
  ];
}

/** How each event is used that was ever counted. */
function habitsOf(evidence: Evidence): RoledHabit[] {
  const children = childrenByMoment(evidence);
  const habits = evidence.events.flatMap((event) => {
    const counting = countingOf(event, { ...evidence, children });
    return (counting && habitOf(counting)) ?? [];
  });
  return withRoles(habits, evidence);
}
