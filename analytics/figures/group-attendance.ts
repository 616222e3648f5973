import type { FigureWeek } from '#contract/figures.ts';
import type { Figure } from './figure.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';

/** Attendance of the chosen groups' meetings, with visitors; unreported meetings are missing. */
export const groupAttendance: Figure = {
  needs: ({ groups }) => (groups === null ? null : ['meetings']),
  choicesBehind: ({ groups }) => [groups?.groupTypeIds],
  model: { kind: 'count', priors: 'none' },
  compute,
};

function compute(input: FigureInput): FigureWeek[] {
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
