import type { Cell } from '../cell.ts';
import type { ColumnMeaning } from './meaning.ts';
import type { CellNumber } from './read-number.ts';

/** A column of numbers, before its part is decided. */
export type NumberColumn = {
  heading: string;
  /** `HH:MM`, a name, or null. */
  service: string | null;
  /** Whether its own heading names the service, and not another cell of the row. */
  isService: boolean;
  campus: string | null;
  /** What is left of the heading beside service and campus. */
  category: string;
  /** The weekday that the heading names, from 0 for Monday. */
  weekday: number | null;
  meaning: ColumnMeaning;
  isMoney: boolean;
  /** Of an amount, how many of the currency's main unit 1 stands for. */
  unit: number;
  cells: readonly Cell[];
  numbers: readonly CellNumber[];
};

/** All numbers of a column. */
export function numbersOfColumn(column: NumberColumn): number[] {
  return column.numbers.flatMap((number) => (number.kind === 'number' ? [number.value] : []));
}
