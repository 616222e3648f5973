import type { TileJudgement } from '../judging/judge-series.ts';

/**
 * The first of the newest weeks in a row of which hardly any gifts are entered; undefined where the newest week's are.
 *
 * @param counted the weeks that count, oldest first
 */
export function newestHole<Week extends { week: string }>(
  counted: readonly Week[],
  judged: ReadonlyMap<string, TileJudgement>,
): Week | undefined {
  const isEntered = ({ week }: Week) => judged.get(week)?.isNotEntered !== true;
  return counted[counted.findLastIndex(isEntered) + 1];
}
