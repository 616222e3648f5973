import { means } from '#analytics/suggestion/vocabulary.ts';
import type { Cell } from '../cell.ts';
import type { SpreadsheetChurch } from '../church.ts';
import type { NumberColumn } from '../columns/column.ts';
import type { LongForm } from '../columns/long-form.ts';
import { type ColumnMeaning, isMoneyOf, meaningOfColumn } from '../columns/meaning.ts';
import { type NumberForm, readNumber, styleOf } from '../columns/read-number.ts';
import { serviceOf } from '../columns/services.ts';
import type { DateLine } from '../dates/column.ts';
import type { Table } from '../table/table.ts';

/** A table with one line a day, each of its columns with one meaning. */
export type Wide = { lines: DateLine[]; columns: NumberColumn[] };

type Slot = { line: DateLine; cells: Map<string, Cell> };
/** Without its cells; `isSaid`: by a cell of the row, not by its heading. */
type Named = Omit<NumberColumn, 'cells' | 'numbers'> & { isSaid: boolean };

const noRows: LongForm = { service: -1, campus: -1, category: -1, unclear: -1 };
const blank: Cell = { at: '', text: '', number: null, day: null };

/**
 * Brings a table to one line a day: what tells the rows of a day apart becomes columns. A day that says
 * the same thing twice keeps two lines.
 */
export function pivot(
  table: Table,
  columns: readonly NumberColumn[],
  form: LongForm,
  { church, written }: { church: SpreadsheetChurch; written: NumberForm },
): Wide {
  const isCount = columns.some(({ meaning }) => meaning !== 'index' && saysNothing(meaning));
  const names = new Map<string, Named>();
  const slots: Slot[] = [];
  const byDate = new Map<string, Slot[]>();
  for (const [at, line] of table.lines.entries()) {
    const own = columns.flatMap((column, place) => {
      const cell = column.cells[at];
      if (!cell || cell.text === '') {
        return [];
      }
      // Beside a column of counts, `No.` numbers the rows.
      const rows = column.meaning === 'index' && isCount ? noRows : form;
      const name = nameOf(column, line.cells, rows, church);
      // Two columns of one name are two, whatever their rows call them.
      return [{ key: JSON.stringify([place, name]), name, cell }];
    });
    const days = byDate.get(line.date.text) ?? [];
    byDate.set(line.date.text, days);
    let slot = days.find(({ cells }) =>
      own.every(({ key, name }) => name.meaning === 'index' || !cells.has(key)),
    );
    if (!slot) {
      slot = { line: { cell: line.date, form: line.form }, cells: new Map() };
      days.push(slot);
      slots.push(slot);
    }
    for (const { key, name, cell } of own) {
      names.set(key, name);
      slot.cells.set(key, cell);
    }
  }
  return {
    lines: slots.map(({ line }) => line),
    columns: [...names].map(([key, name]) =>
      columnOf(
        name,
        slots.map(({ cells }) => cells.get(key) ?? blank),
        written,
      ),
    ),
  };
}

function columnOf(name: Named, cells: readonly Cell[], written: NumberForm): NumberColumn {
  // A column of values has people and money; each of its categories is one of them.
  const isMoney = name.isSaid ? isMoneyOf(name.meaning, cells, written) : name.isMoney;
  const style = styleOf(cells, isMoney, written);
  return { ...name, isMoney, cells, numbers: cells.map((cell) => readNumber(cell, style)) };
}

/** Whether the heading of a column leaves it to its rows to say what it counts: Count, No., Amount. */
function saysNothing(meaning: ColumnMeaning): boolean {
  return ['attendance', 'unknown', 'total', 'index'].includes(meaning);
}

/** `Kids Church` and `Cell meetings` in a column of events are what was counted, no services of everybody. */
function figureNamed(event: string): string {
  const figures = ['kids', 'first_time_guests', 'serving', 'group_attendance', 'giving'];
  return figures.includes(meaningOfColumn(event)) || means(event, 'groups') ? event : '';
}

function nameOf(
  column: NumberColumn,
  cells: readonly Cell[],
  form: LongForm,
  church: SpreadsheetChurch,
): Named {
  const text = (at: number) => (at < 0 ? '' : (cells[at]?.text ?? ''));
  const event = text(form.service);
  const said = text(form.category);
  const campus = text(form.campus) || column.campus;
  const { heading, isService, weekday, unit, meaning, isMoney } = column;
  const same = { service: serviceAt(event, column, church), campus, isService, weekday, unit };
  if (saysNothing(meaning)) {
    const category = said || figureNamed(event);
    return category === ''
      ? { ...same, heading, category: column.category, meaning, isMoney, isSaid: false }
      : { ...same, ...countedAs(category, said === ''), isMoney };
  }
  if (said === '' || ['own', 'derived', 'share'].includes(meaning)) {
    return { ...same, heading, category: column.category, meaning, isMoney, isSaid: false };
  }
  // Its heading says what it counts, and the row of which.
  const name = meaning === 'giving' ? said : `${column.category || heading} ${said}`;
  return { ...same, heading: name, category: name, meaning, isMoney, isSaid: false };
}

function serviceAt(event: string, column: NumberColumn, church: SpreadsheetChurch): string | null {
  const isFigure = saysNothing(column.meaning) && figureNamed(event) !== '';
  return event === '' || isFigure || /^(?:all|total|alle|todos|tous)$/i.test(event)
    ? column.service
    : (serviceOf(event, church).name ?? event);
}

function countedAs(category: string, isEvent: boolean) {
  const named =
    isEvent && means(category, 'groups') ? 'group_attendance' : meaningOfColumn(category);
  const isCount = named !== 'derived' && named !== 'share' && named !== 'index';
  return {
    heading: category,
    category,
    meaning: isCount ? named : ('own' as const),
    isSaid: true,
  };
}
