import type { FigureWeek } from '#contract/figures.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';

/** Members of the chosen groups at a week's last sync; weeks without a sync have no row. */
export function groupMembers(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  if (choices.groups === null) {
    return [];
  }
  const asOf = frame.covered.memberCounts?.asOf ?? frame.now;
  const countsOf = byWeek(
    readings.memberCounts.filter(({ isDoubted }) => isDoubted !== true),
    choices,
  );
  return frame.weeks.flatMap((week) => {
    const last = [...countsOf(week)].sort((one, other) => (one.day < other.day ? 1 : -1))[0];
    const counted = last && { value: last.people, count: last.memberships, isWhole: true };
    return counted ? [figureWeek(week, { ...counted, source: 'memberships' }, asOf, frame)] : [];
  });
}

/** Attendance of the chosen groups' meetings, with visitors; unreported meetings are missing. */
export function groupAttendance(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  if (choices.groups === null) {
    return [];
  }
  const { groupTypeIds } = choices.groups;
  const { weeks, asOf } = weeksKnown(input, ['meetings']);
  const meetingsOf = byWeek(
    readings.meetings.filter(
      ({ startsAt, groupTypeId }) =>
        startsAt <= frame.now &&
        (groupTypeIds === 'all' || (groupTypeId !== null && groupTypeIds.includes(groupTypeId))),
    ),
    choices,
  );
  return weeks.map((week) => {
    const meetings = meetingsOf(week);
    const reported = meetings.filter(({ isReported }) => isReported);
    const people = sumOf(reported, ({ attended, visitors }) => attended + visitors);
    return figureWeek(
      week,
      {
        value: reported.length === 0 ? null : people,
        count: reported.length,
        source: 'group_attendances',
        isWhole: reported.length === meetings.length,
      },
      asOf,
      frame,
    );
  });
}
