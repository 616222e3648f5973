import { type PeopleFigureId, peopleFigureIds } from '#contract/people.ts';
import { addWeeks, weekOf, weeksFrom } from '../../calendar/church-week.ts';
import type { Path } from '../path.ts';
import { measureWeeks, type PeopleWeek } from '../weekly/weekly.ts';

/** The weekly measures of people, as far as the readings at hand allow. */
export type CountedWeeks = ReadonlyMap<PeopleFigureId, readonly PeopleWeek[]>;

/**
 * Counts the weekly measures of people up to the current week.
 *
 * @param isDecided whether it is known who was new in a week; its rows stay as they are where it is not
 */
export function countWeeks(path: Path, isDecided: (week: string) => boolean): CountedWeeks {
  const { choices, readFrom, localNow } = path.church;
  const today = localNow.slice(0, 10);
  const read = [readFrom.checkIns, readFrom.team].filter((day) => day <= today);
  const weeks =
    read.length === 0 ? [] : weeksFrom(firstWeek(path, read), weekOf(today, choices.weekStartsOn));
  const { firstCheckIn } = path.church;
  const began = firstCheckIn === null ? '9999' : path.attended.weekOf(firstCheckIn);
  return new Map(
    peopleFigureIds.map((id) => {
      const own = id.startsWith('new_') ? weeks.filter(isDecided) : weeks;
      return [
        id,
        isOfServing(id)
          ? sinceCounted(measureWeeks(id, path, own))
          : measureWeeks(
              id,
              path,
              own.filter((week) => week >= began),
            ),
      ];
    }),
  );
}

const isOfServing = (id: PeopleFigureId) => id.startsWith('serving_');

/** The weeks from the first on in which anybody served. */
function sinceCounted(rows: readonly PeopleWeek[]): PeopleWeek[] {
  const first = rows.findIndex(({ value }) => value !== null);
  return first < 0 ? [] : rows.slice(first);
}

/** The first whole week of the earliest of some days. */
function firstWeek({ church }: Path, days: readonly string[]): string {
  const [first = ''] = days.toSorted();
  const week = weekOf(first, church.choices.weekStartsOn);
  return week < first ? addWeeks(week, 1) : week;
}
