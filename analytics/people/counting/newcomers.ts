import type { NewcomersReading } from '../../figures/readings.ts';
import type { FirstVisit } from '../first-visits.ts';
import type { Households } from '../households.ts';
import type { Path } from '../path.ts';

/** Who was new in some weeks, to be kept as it was decided. */
export function newcomersIn({ newIn }: Path, weeks: readonly string[]): NewcomersReading[] {
  return weeks.flatMap((week) => [
    { day: week, people: [] },
    ...newIn(week).map(({ day, people }) => ({ day, people })),
  ]);
}

/** The new households of weeks, as they were decided. */
export function decidedBy(
  newcomers: readonly NewcomersReading[],
  { of }: Households,
  weekOf: (day: string) => string,
): Map<string, FirstVisit[]> {
  const byWeek = Map.groupBy(newcomers, ({ day }) => weekOf(day));
  return new Map(
    [...byWeek].map(([week, all]) => [
      week,
      all.flatMap(({ day, people }) => {
        const [first] = people;
        return first === undefined
          ? []
          : [{ household: of(first), day, week, isNew: true, people }];
      }),
    ]),
  );
}
