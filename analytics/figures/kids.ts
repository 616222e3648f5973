import type { FigureWeek } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { isAttendee, peoplePerPeriod } from './check-in-people.ts';
import type { Figure } from './figure.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';
import { headsOf } from './headcounts.ts';
import { timesHeld } from './left-out-times.ts';
import type { CheckInReading, ReadingKind } from './readings.ts';
import type { TileRows, TileWeek } from './tile.ts';

/**
 * Children checked in at the chosen events or rooms, per event and period, without helpers, and those
 * of the chosen headcounts. In a week in which an event has such headcounts its check-ins are not
 * added: they are the same children.
 */
export const kids = {
  needs: ({ kids: chosen }) => (chosen === null ? null : kindsOf(chosen)),
  choicesBehind: (choices) =>
    choices.kids?.attendanceTypeIds ? [choices.kids, countedByHeads(choices)] : [choices.kids],
  model: { kind: 'count', priors: 'attendance', isHeadcount: true, mayBeHalf: true },
  compute,
  tile: {
    unit: 'people',
    lineUnit: 'people',
    kind: 'count',
    figures: ['kids', 'attendance'],
    wholeAfter: 'service',
    windowWeeks: 1,
    priors: 'attendance',
    product: 'check_ins',
    weeks: tileWeeks,
  },
} satisfies Figure;

/** Children are checked in, or counted by types of headcounts, or both. */
function kindsOf(chosen: Chosen): ReadingKind[] {
  const byHeads = (chosen.attendanceTypeIds ?? []).length > 0;
  const byCheckIns = [...(chosen.eventIds ?? []), ...(chosen.locationIds ?? [])].length > 0;
  return [
    ...(byCheckIns || !byHeads ? (['checkIns'] as const) : []),
    ...(byHeads ? (['eventTimes'] as const) : []),
  ];
}

/** The events whose times, if nobody counts there, are missed among the children too. */
function countedByHeads({ attendance }: MeasureChoices): unknown[] {
  return attendance.map(({ source, attendanceTypeIds, ...event }) =>
    source === 'headcounts' ? [event, attendanceTypeIds] : [event],
  );
}

function compute(input: FigureInput): FigureWeek[] {
  const { choices, frame } = input;
  const { kids: chosen } = choices;
  if (chosen === null) {
    return [];
  }
  const kinds = kindsOf(chosen);
  const { weeks, asOf } = weeksKnown(input, kinds);
  const checkInsOf = byWeek(checkedIn(input, chosen), choices);
  const timesOf = byWeek(kinds.includes('eventTimes') ? timesHeld(input) : [], choices);
  return weeks.map((week) => {
    const heads = headsOf(timesOf(week), chosen.attendanceTypeIds ?? [], choices);
    const checkIns = checkInsOf(week).filter(({ eventId }) => !heads.events.has(eventId));
    const sources = [
      ...(heads.totals.length > 0 ? ['headcounts'] : []),
      ...(checkIns.length > 0 ? ['check_ins'] : []),
    ];
    const value = sumOf(heads.totals, (total) => total) + peoplePerPeriod(checkIns);
    const counted = {
      value: sources.length === 0 ? null : value,
      count: heads.totals.length + sumOf(checkIns, ({ records }) => records),
      source: sources.length === 0 ? usualSource(kinds) : sources.join('+'),
      isWhole: heads.uncounted.every((id) => checkIns.some(({ eventId }) => eventId === id)),
    };
    return figureWeek(week, counted, asOf, frame);
  });
}

function usualSource(kinds: readonly string[]): string {
  return kinds.includes('eventTimes') ? 'headcounts' : 'check_ins';
}

type Chosen = NonNullable<MeasureChoices['kids']>;

function checkedIn({ readings }: FigureInput, chosen: Chosen): CheckInReading[] {
  return readings.checkIns.filter(
    (checkIn) =>
      isAttendee(checkIn) &&
      (chosen.eventIds?.includes(checkIn.eventId) === true ||
        checkIn.locationIds.some((id) => chosen.locationIds?.includes(id) === true)),
  );
}

/** Children among all who came. */
function tileWeeks({ plain, wholeAttendance }: TileRows): TileWeek[] {
  const attendance = wholeAttendance();
  return plain('kids', (week) => attendance.get(week) ?? null);
}
