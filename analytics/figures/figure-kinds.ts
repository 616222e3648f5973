import { type FigureId, figureIds } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { ReadingKind } from './readings.ts';

/** The readings that a figure needs with these choices; none if it is not counted. */
export function figureKinds(figure: FigureId, choices: MeasureChoices): ReadingKind[] {
  const { attendance, kids, firstTimeGuests, serving, groups, giving, seats } = choices;
  const byCheckIns = attendance.some(({ source }) => source === 'check_ins');
  const guests = firstTimeGuests?.source;
  switch (figure) {
    case 'attendance':
      return attendance.length === 0 ? [] : ['eventTimes', ...one('checkIns', byCheckIns)];
    case 'first_time_guests':
      return guests === 'first_time_check_ins'
        ? ['checkIns', 'firstVisits', 'firstSeen']
        : one('guestCards', guests !== undefined);
    case 'guest_return':
      return guests === 'first_time_check_ins' ? ['checkIns', 'firstVisits', 'firstSeen'] : [];
    case 'kids':
      return kids === null ? [] : kidsKinds(kids);
    case 'serving':
      return one(serving?.source === 'check_ins' ? 'checkIns' : 'team', serving !== null);
    case 'group_members':
      return one('memberCounts', groups !== null);
    case 'group_attendance':
      return one('meetings', groups !== null);
    case 'giving':
    case 'giving_settled':
      return one('gifts', giving !== null);
    case 'giving_units':
    case 'recurring_share':
      return giving === null ? [] : ['gifts', 'donors'];
    case 'reach':
      return one('checkIns', byCheckIns);
    case 'room_use':
      return one('eventTimes', seats !== null);
    case 'search_nonbrand_clicks':
      return one('searchDays', choices.brandTerms.length > 0);
    default:
      return ['searchDays'];
  }
}

/** Children are checked in, or counted by types of headcounts, or both. */
export function kidsKinds(kids: NonNullable<MeasureChoices['kids']>): ReadingKind[] {
  const byHeads = (kids.attendanceTypeIds ?? []).length > 0;
  const byCheckIns = [...(kids.eventIds ?? []), ...(kids.locationIds ?? [])].length > 0;
  return [...one('checkIns', byCheckIns || !byHeads), ...one('eventTimes', byHeads)];
}

function one(kind: ReadingKind, isNeeded: boolean): ReadingKind[] {
  return isNeeded ? [kind] : [];
}

/** The readings needed for all figures with these choices. */
export function kindsCounted(choices: MeasureChoices): ReadonlySet<ReadingKind> {
  return new Set(figureIds.flatMap((figure) => figureKinds(figure, choices)));
}
