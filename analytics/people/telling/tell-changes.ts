import type { FigureWeek } from '#contract/figures.ts';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import type { PeopleFigureId } from '#contract/people.ts';
import { sameWeekLastYear } from '../../calendar/last-year.ts';
import {
  attendersAWeek,
  frequencyOf,
  partsOf,
  type Regularity,
  verdictsOfParts,
} from '../parts.ts';
import { addQuarters } from '../quarter.ts';
import { areCheckInsDoubted, doubtedUpTo } from './doubted-check-ins.ts';
import type { ChurchPeopleRows } from './people-rows.ts';
import { completeValue, isCheckInComparable } from './tell-quarters.ts';

/** Households that come regularly, from one quarter's end to the next; null where that is not told. */
export function tellFlow(rows: ChurchPeopleRows, quarter: string): ChurchPeople['flow'] {
  const value = (measure: 'start' | 'new' | 'back' | 'less' | 'away' | 'end') =>
    completeValue(rows, quarter, `regulars_${measure}`);
  const [start, end] = [value('start'), value('end')];
  const [newOnes, back, less, away] = [value('new'), value('back'), value('less'), value('away')];
  const from = rows.basis?.measured[addQuarters(quarter, -1)]?.week;
  const to = rows.basis?.measured[quarter]?.week;
  if (from === undefined || to === undefined || start === null || end === null) {
    return null;
  }
  return newOnes === null || back === null || less === null || away === null
    ? null
    : { quarter, from, to, start, new: newOnes, back, less, away, end };
}

/** What a year's change of those who come each week is made of; null where either week is not known, or doubted. */
export function tellParts(
  rows: ChurchPeopleRows,
  quarter: string,
  { tellsVerdicts }: { tellsVerdicts: boolean },
): ChurchPeople['parts'] {
  const week = rows.basis?.measured[quarter]?.week;
  if (week === undefined) {
    return null;
  }
  const weekBefore = sameWeekLastYear(week, rows.easter);
  if ([week, weekBefore].some((each) => areCheckInsDoubted(rows, each))) {
    return null;
  }
  const [now, before] = [regularityOf(rows, week), regularityOf(rows, weekBefore)];
  const parts = now && before && partsOf(before, now);
  const [f, f0] = [now && frequencyOf(now), before && frequencyOf(before)];
  if (!now || !before || !parts || f === null || f0 === null) {
    return null;
  }
  const none = { people: null, often: null, once: null };
  const isTold = tellsVerdicts && isCheckInComparable(rows, quarter);
  return {
    week,
    weekBefore,
    change: attendersAWeek(now) - attendersAWeek(before),
    ...parts,
    f,
    f0,
    verdicts: isTold ? verdictsOfParts(parts, before, now) : none,
  };
}

function regularityOf(rows: ChurchPeopleRows, week: string): Regularity | null {
  const here = valueIn(rows, 'people_here', week);
  const once = valueIn(rows, 'people_once', week);
  const weeks = valueIn(rows, 'people_weeks', week);
  return here === null || once === null || weeks === null ? null : { here, once, weeks };
}

/** Who serves, and how much each, at a quarter's measured week and a year before. */
export function tellServing(rows: ChurchPeopleRows, quarter: string): ChurchPeople['serving'] {
  const week = rows.basis?.measured[quarter]?.week;
  const now = week === undefined ? null : loadIn(rows, week);
  return week === undefined || now === null
    ? null
    : { ...now, before: loadIn(rows, sameWeekLastYear(week, rows.easter)) };
}

function loadIn(rows: ChurchPeopleRows, week: string) {
  const often = weekOf(rows, 'serving_often', week);
  const weeks = valueIn(rows, 'serving_weeks', week);
  return often === null || often.value === null || weeks === null
    ? null
    : { week, people: often.count, weeks, often: often.value };
}

/** The givers of a quarter, as far as they are told; null without the right. */
export function tellGivers(rows: ChurchPeopleRows, quarter: string): ChurchPeople['givers'] {
  const isThere = rows.quarters.some((row) => row.quarter === quarter && row.measure === 'givers');
  return rows.seesGiving && isThere
    ? {
        quarter,
        givers: completeValue(rows, quarter, 'givers'),
        first: completeValue(rows, quarter, 'givers_first'),
        stopped: completeValue(rows, quarter, 'givers_stopped'),
      }
    : null;
}

/**
 * Who was not seen for six weeks, of the newest complete week, and how often such came back; null also where check-ins
 * are doubted, for those who were here would be called.
 */
export function tellNotSeen(rows: ChurchPeopleRows, quarter: string): ChurchPeople['notSeen'] {
  const newest = rows.weeks
    .get('not_seen')
    ?.findLast(({ state, value }) => state === 'complete' && value !== null);
  const back = rows.quarters.findLast(
    (row) =>
      row.measure === 'not_seen_back' &&
      row.quarter <= quarter &&
      row.value !== null &&
      // It looks a year back, and those of a room that was not recorded had not been away.
      doubtedUpTo(rows, row.quarter).length === 0,
  );
  if (!newest || newest.value === null || areCheckInsDoubted(rows, newest.week)) {
    return null;
  }
  const isBack = back !== undefined && back.value !== null && back.base !== null;
  return {
    week: newest.week,
    value: newest.value,
    base: newest.count,
    back: isBack ? { value: back.value ?? 0, base: back.base ?? 0 } : null,
  };
}

function valueIn(rows: ChurchPeopleRows, figure: PeopleFigureId, week: string): number | null {
  return weekOf(rows, figure, week)?.value ?? null;
}

function weekOf(rows: ChurchPeopleRows, figure: PeopleFigureId, week: string): FigureWeek | null {
  const found = rows.weeks.get(figure)?.find((each) => each.week === week);
  return found?.state === 'complete' ? found : null;
}
