import { type NumberColumn, numberAt } from '../columns/column.ts';
import type { Sum } from '../columns/find-sums.ts';
import type { Outcome } from '../dates/column.ts';
import type { Ask } from '../questions.ts';
import type { Wide } from './pivot.ts';
import type { Draft } from './row.ts';

/** Lines whose total is not the sum of its parts: asked about, because one of them is a typing slip. */
export function decideTotals(
  drafts: readonly Draft[],
  { columns }: Wide,
  sums: readonly Sum[],
  outcomes: readonly Outcome[],
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
        ...broken.flatMap(({ total, line }) =>
          totalOf(columns[total], line, outcomes[line], drafts, isOpen),
        ),
      ]
    : marked;
}

function totalOf(
  column: NumberColumn | undefined,
  line: number,
  outcome: Outcome | undefined,
  drafts: readonly Draft[],
  isTentative: boolean,
): Draft[] {
  const value = column ? numberAt(column, line) : null;
  const isGiving = column?.isMoney ?? false;
  if (!column || value === null || outcome?.kind !== 'read') {
    return [];
  }
  const { day, span } = outcome.read;
  const scale = isGiving ? (drafts.find(({ figure }) => figure === 'giving') ? 100 : 1) : 1;
  return [
    {
      day,
      span,
      service: column.service,
      campus: column.campus,
      category: isGiving ? column.heading : 'Attendance',
      figure: isGiving ? 'giving' : 'attendance',
      value: Math.round(value * scale),
      isEstimate: false,
      isTentative,
      at: column.cells[line]?.at ?? '',
    },
  ];
}
