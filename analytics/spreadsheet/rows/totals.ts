import type { Sum } from '../columns/find-sums.ts';
import type { Ask } from '../questions.ts';
import type { Wide } from './pivot.ts';
import type { Draft } from './row.ts';

/**
 * Lines whose total is not the sum of its parts: asked about, because one of them is a typing slip.
 *
 * @param draftsAt what a column's number of a line counts, as for every other column
 */
export function decideTotals(
  drafts: readonly Draft[],
  { columns }: Wide,
  sums: readonly Sum[],
  draftsAt: (column: number, line: number) => Draft[],
  ask: Ask,
): Draft[] {
  const broken = sums.flatMap(({ total, parts, broken: lines }) =>
    lines.map((line) => ({ total, parts, line })),
  );
  const cells = broken.flatMap(({ total, line }) => columns[total]?.cells[line]?.at ?? []);
  if (cells.length === 0) {
    return [...drafts];
  }
  const { choice, isOpen } = ask({
    about: 'total',
    cells,
    choices: ['parts', 'leave_out', 'total'],
    suggested: 'parts',
  });
  const touched = new Set(
    broken.flatMap(({ parts, line }) =>
      parts.flatMap((part) => columns[part]?.cells[line]?.at ?? []),
    ),
  );
  const others = choice === 'parts' ? drafts : drafts.filter(({ at }) => !touched.has(at));
  const marked = others.map((draft) =>
    touched.has(draft.at) ? { ...draft, isTentative: draft.isTentative || isOpen } : draft,
  );
  return choice === 'total'
    ? [
        ...marked,
        ...broken
          .flatMap(({ total, line }) => draftsAt(total, line))
          .map((draft) => ({ ...draft, isTentative: draft.isTentative || isOpen })),
      ]
    : marked;
}
