import type { FigureId, FigureWeek } from '#contract/figures.ts';

/**
 * With fewer givers in the 90 days up to a week's end, these figures would tell what single people give. A
 * share of few moves with each of them, so it needs more.
 */
const giversMin: Readonly<Partial<Record<FigureId, number>>> = {
  giving: 10,
  giving_settled: 10,
  giving_units: 10,
  recurring_share: 20,
};

/**
 * Whether a week of a figure is hidden because its givers are few.
 *
 * @param givers the value of `giving_units` of that week; unknown ones may be too few as well
 */
export function isOfFewGivers(figure: FigureId, givers: number | null | undefined): boolean {
  const least = giversMin[figure];
  return least !== undefined && (givers ?? 0) < least;
}

/** Whether a week of giving is hidden because its givers are few: a sum that was typed tells of no giver. */
export function isOfFew(
  figure: FigureId,
  { source }: { source: string },
  givers: number | null | undefined,
): boolean {
  return source !== 'hand' && isOfFewGivers(figure, givers);
}

/** A church's figures without the weeks of few givers. Every way out of the stored figures passes here. */
export function hideFewGivers(
  figures: ReadonlyMap<FigureId, readonly FigureWeek[]>,
): Map<FigureId, FigureWeek[]> {
  const units = figures.get('giving_units') ?? [];
  const givers = new Map(units.map(({ week, value }) => [week, value]));
  return new Map(
    [...figures].map(([figure, weeks]) => [
      figure,
      weeks.map((row) => (isOfFew(figure, row, givers.get(row.week)) ? hidden(row) : row)),
    ]),
  );
}

/** The number of gifts would tell of the few as well. */
function hidden(row: FigureWeek): FigureWeek {
  return { ...row, value: null, state: 'suppressed', count: 0 };
}
