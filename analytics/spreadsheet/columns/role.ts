import type { NumberColumn } from './column.ts';

/** What becomes of a column: a figure that its numbers feed, or nothing. */
export type Role = {
  figure: string | null;
  /** Why nothing becomes of it. */
  why: 'sum' | 'derived' | 'index' | 'share' | null;
  category: string;
  /** Lines that are kept although the column is a sum: nothing else was counted. */
  onlyLines: ReadonlySet<number> | null;
  /** Whether a total of people in the sheet has it. */
  isInTotal: boolean;
  isTentative: boolean;
};

/** A column of which nothing becomes. */
export function none({ category }: NumberColumn, why: Role['why']): Role {
  return { figure: null, why, category, onlyLines: null, isInTotal: false, isTentative: false };
}

/** The id of a figure of the church's own (hand.md section 2). */
export function ownFigure(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 24)
    .replace(/_+$/, '');
  return `own_${slug || 'figure'}`;
}
