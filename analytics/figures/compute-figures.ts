import { type FigureId, type FigureWeek, figureIds } from '#contract/figures.ts';
import { attendance } from './attendance.ts';
import { firstTimeGuests } from './first-time-guests.ts';
import type { FigureInput } from './frame.ts';
import { givingUnits, recurringShare } from './givers.ts';
import { giving, givingSettled } from './giving.ts';
import { groupAttendance, groupMembers } from './groups.ts';
import { guestReturn } from './guest-return.ts';
import { kids } from './kids.ts';
import { reach } from './reach.ts';
import type { ReadingKind } from './readings.ts';
import { roomUse } from './room-use.ts';
import { searchClicks, searchImpressions, searchNonbrandClicks } from './search.ts';
import { serving } from './serving.ts';

type Figure = {
  compute(input: FigureInput): FigureWeek[];
  /** The kinds of readings it depends on. */
  from: readonly ReadingKind[];
};

/** How each figure is computed, and from which readings. */
const figures: Readonly<Record<FigureId, Figure>> = {
  attendance: { compute: attendance, from: ['eventTimes', 'checkIns'] },
  first_time_guests: {
    compute: firstTimeGuests,
    from: ['checkIns', 'firstVisits', 'firstSeen', 'guestCards'],
  },
  guest_return: { compute: guestReturn, from: ['checkIns', 'firstVisits', 'firstSeen'] },
  kids: { compute: kids, from: ['checkIns', 'eventTimes'] },
  serving: { compute: serving, from: ['team', 'checkIns'] },
  group_members: { compute: groupMembers, from: ['memberCounts'] },
  group_attendance: { compute: groupAttendance, from: ['meetings'] },
  giving: { compute: giving, from: ['gifts'] },
  giving_settled: { compute: givingSettled, from: ['gifts'] },
  giving_units: { compute: givingUnits, from: ['gifts', 'donors'] },
  recurring_share: { compute: recurringShare, from: ['gifts', 'donors'] },
  reach: { compute: reach, from: ['checkIns'] },
  room_use: { compute: roomUse, from: ['eventTimes'] },
  search_clicks: { compute: searchClicks, from: ['searchDays'] },
  search_impressions: { compute: searchImpressions, from: ['searchDays'] },
  search_nonbrand_clicks: { compute: searchNonbrandClicks, from: ['searchDays'] },
};

export type ComputedFigure = { figure: FigureId; weeks: FigureWeek[] };

/** The kinds of readings needed for the figures that these changes can affect; all by default. */
export function kindsBehind(changed?: ReadonlySet<ReadingKind>): ReadingKind[] {
  const touched = figureIds.filter((id) => isTouched(id, changed));
  return [...new Set(touched.flatMap((id) => figures[id].from))];
}

function isTouched(id: FigureId, changed: ReadonlySet<ReadingKind> | undefined): boolean {
  return changed === undefined || figures[id].from.some((kind) => changed.has(kind));
}

/**
 * Computes every figure that the kept readings allow. A week whose readings have been deleted is left
 * out, and its stored figures remain.
 *
 * @param kinds limits it to figures that a change of these kinds can affect
 */
export function computeFigures(
  input: FigureInput,
  kinds?: ReadonlySet<ReadingKind>,
): ComputedFigure[] {
  return figureIds
    .filter((id) => isTouched(id, kinds))
    .map((figure) => ({ figure, weeks: figures[figure].compute(input) }));
}
