import type { Cell } from '../cell.ts';
import type { SpreadsheetChurch } from '../church.ts';
import type { NumberColumn } from '../columns/column.ts';
import type { LongForm } from '../columns/long-form.ts';
import { meaningOfColumn } from '../columns/meaning.ts';
import { serviceOf } from '../columns/read-columns.ts';
import { readNumber, styleOf } from '../columns/read-number.ts';
import type { DateLine } from '../dates/column.ts';
import type { Table } from '../table/table.ts';

/** A table with one line a day, each of its columns with one meaning. */
export type Wide = { lines: DateLine[]; columns: NumberColumn[] };

type Slot = { line: DateLine; cells: Map<string, Cell> };
type Named = Omit<NumberColumn, 'cells' | 'numbers'>;

const blank: Cell = { at: '', text: '', number: null, day: null };

/**
 * Brings a table to one line a day: what tells the rows of a day apart becomes columns. A day that says
 * the same thing twice keeps two lines.
 */
export function pivot(
  table: Table,
  columns: readonly NumberColumn[],
  form: LongForm,
  church: SpreadsheetChurch,
): Wide {
  const names = new Map<string, Named>();
  const slots: Slot[] = [];
  const byDate = new Map<string, Slot[]>();
  for (const [at, line] of table.lines.entries()) {
    const own = columns.flatMap((column) => {
      const cell = column.cells[at];
      return cell && cell.text !== ''
        ? [{ name: nameOf(column, line.cells, form, church), cell }]
        : [];
    });
    const days = byDate.get(line.date.text) ?? [];
    byDate.set(line.date.text, days);
    let slot = days.find(({ cells }) => own.every(({ name }) => !cells.has(keyOf(name))));
    if (!slot) {
      slot = { line: { cell: line.date, form: line.form }, cells: new Map() };
      days.push(slot);
      slots.push(slot);
    }
    for (const { name, cell } of own) {
      names.set(keyOf(name), name);
      slot.cells.set(keyOf(name), cell);
    }
  }
  return {
    lines: slots.map(({ line }) => line),
    columns: [...names].map(([key, name]) =>
      columnOf(
        name,
        slots.map(({ cells }) => cells.get(key) ?? blank),
      ),
    ),
  };
}

function columnOf(name: Named, cells: readonly Cell[]): NumberColumn {
  const style = styleOf(cells, name.isMoney);
  return { ...name, cells, numbers: cells.map((cell) => readNumber(cell, style)) };
}

/** `Kids Church` in a column of events is what was counted, not a service of everybody. */
function figureNamed(said: string, { meaning }: NumberColumn): string {
  const isOpen = ['attendance', 'unknown', 'total'].includes(meaning);
  const figures = ['kids', 'first_time_guests', 'serving', 'group_attendance', 'giving'];
  return isOpen && figures.includes(meaningOfColumn(said)) ? said : '';
}

function keyOf({ heading, service, campus, category }: Named): string {
  return JSON.stringify([heading, service, campus, category]);
}

function nameOf(
  column: NumberColumn,
  cells: readonly Cell[],
  form: LongForm,
  church: SpreadsheetChurch,
): Named {
  const text = (at: number) => (at < 0 ? '' : (cells[at]?.text ?? ''));
  const said = text(form.service);
  const read = serviceOf(said, church);
  const service =
    said === '' || figureNamed(said, column) !== '' || /^(?:all|total|alle|todos|tous)$/i.test(said)
      ? column.service
      : (read.name ?? said);
  const campus = text(form.campus) || column.campus;
  const category = text(form.category) || figureNamed(said, column);
  const { heading, meaning, isMoney, isService, weekday } = column;
  if (category === '') {
    return {
      heading,
      service,
      campus,
      category: column.category,
      meaning,
      isMoney,
      isService,
      weekday,
    };
  }
  const named = meaningOfColumn(category);
  const isCount = named !== 'derived' && named !== 'share' && named !== 'index';
  return {
    heading: category,
    service,
    campus,
    category,
    meaning: isCount ? named : 'own',
    isMoney: isMoney || named === 'giving',
    isService,
    weekday,
  };
}
