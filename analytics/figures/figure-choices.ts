import type { FigureId } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { leftOutByEvent } from './left-out-times.ts';

/** Whether a change of the choices can change a figure's values. */
export function isTouched(
  figure: FigureId,
  before: MeasureChoices,
  after: MeasureChoices,
): boolean {
  return JSON.stringify(dependsOn(figure, before)) !== JSON.stringify(dependsOn(figure, after));
}

/** The choices that a figure's values depend on. */
function dependsOn(figure: FigureId, choices: MeasureChoices): unknown[] {
  const { weekStartsOn, timeZone } = choices;
  // Search Console's days are in Pacific time.
  const isSearch = figure.startsWith('search_');
  return [weekStartsOn, isSearch ? '' : timeZone, ...ownChoices(figure, choices)];
}

function ownChoices(figure: FigureId, choices: MeasureChoices): unknown[] {
  const { attendance, kids, firstTimeGuests, serving, groups, giving, seats } = choices;
  switch (figure) {
    case 'attendance':
      return [attendance];
    case 'first_time_guests':
    case 'guest_return':
      return firstTimeGuests?.source === 'first_time_check_ins'
        ? [firstTimeGuests, attendance.map(({ eventId }) => eventId)]
        : [firstTimeGuests];
    case 'kids':
      return kids?.attendanceTypeIds ? [kids, countedByHeads(choices)] : [kids];
    case 'serving':
      return [serving];
    case 'group_members':
    case 'group_attendance':
      return [groups?.groupTypeIds];
    case 'giving':
    case 'giving_settled':
    case 'giving_units':
    case 'recurring_share':
      return [giving];
    case 'reach':
      return [
        attendance.flatMap(({ source, eventId }) => (source === 'check_ins' ? eventId : [])),
        [...leftOutByEvent(choices, 'check_ins')],
      ];
    case 'room_use':
      return [
        seats,
        attendance
          .filter(({ eventId }) => seats !== null && eventId in seats)
          .map(({ eventId, attendanceTypeIds, leftOutTimes }) => [
            eventId,
            attendanceTypeIds,
            leftOutTimes,
          ]),
      ];
    case 'search_nonbrand_clicks':
      return [choices.brandTerms];
    default:
      return [];
  }
}

/** The events whose times, if nobody counts there, are missed among the children too. */
function countedByHeads({ attendance }: MeasureChoices): unknown[] {
  return attendance.map(({ source, eventId, attendanceTypeIds, leftOutTimes }) =>
    source === 'headcounts' ? [eventId, attendanceTypeIds, leftOutTimes] : [eventId, leftOutTimes],
  );
}
