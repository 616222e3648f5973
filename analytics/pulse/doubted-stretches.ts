import type { TileHistory } from '../judging/tile-history.ts';

/**
 * A tile's history without weeks of which only about half may be there, or hardly any gifts, as it was known in a week:
 * they are no yardstick, neither a year later nor in the weeks after. One that is believed after all is compared as any other.
 */
export function withoutDoubted(history: TileHistory, week: string): TileHistory {
  const counted = history.counted.filter((each) => !isDoubtedAt(history, each.week, week));
  return { ...history, counted };
}

/** Whether a week is one of those by what is known in another. */
export function isDoubtedAt(
  { judged }: Pick<TileHistory, 'judged'>,
  of: string,
  week: string,
): boolean {
  const { doubted, isNotEntered } = judged.get(of) ?? {};
  const { from, until } = isNotEntered ? { from: of, until: null } : (doubted ?? {});
  return from !== undefined && from <= week && (until == null || week < until);
}
