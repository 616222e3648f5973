import { means } from '#analytics/suggestion/vocabulary.ts';
import type { Ask } from '../questions.ts';
import { type NumberColumn, numbersOfColumn } from './column.ts';
import type { Sum } from './find-sums.ts';
import { unclearPeople } from './unclear.ts';

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

/** Decides what the columns of a table count. Whole columns decide; where they do not, it asks. */
export function decideRoles(
  columns: readonly NumberColumn[],
  sums: readonly Sum[],
  ask: Ask,
): Role[] {
  const inTotal = new Set(
    sums.flatMap(({ total, parts }) => (isPeopleTotal(columns, total) ? parts : [])),
  );
  const inMoney = new Set(
    sums.flatMap(({ total, parts }) => (columns[total]?.meaning === 'giving' ? parts : [])),
  );
  const roles = columns.map((column, at): Role => {
    const sum = sums.find(({ total }) => total === at);
    if (sum && sum.alone.length === 0) {
      return none(column, 'sum');
    }
    const figure = inMoney.has(at) ? 'giving' : figureOf(column, inTotal.has(at));
    return figure === null
      ? none(
          column,
          column.meaning === 'index' || column.meaning === 'share' ? column.meaning : 'derived',
        )
      : {
          figure,
          why: null,
          category: categoryOf(column, figure),
          onlyLines: sum ? new Set(sum.alone) : null,
          isInTotal: inTotal.has(at) && isPart(figure),
          isTentative: false,
        };
  });
  return askedRoles(columns, roles, sums, ask);
}

/** Figures of people who may be in attendance, too. */
function isPart(figure: string): boolean {
  return ['kids', 'first_time_guests', 'serving'].includes(figure);
}

function isPeopleTotal(columns: readonly NumberColumn[], at: number): boolean {
  const column = columns[at];
  return (
    column !== undefined &&
    !column.isMoney &&
    !['kids', 'first_time_guests', 'serving'].includes(column.meaning)
  );
}

function none({ category }: NumberColumn, why: Role['why']): Role {
  return { figure: null, why, category, onlyLines: null, isInTotal: false, isTentative: false };
}

function figureOf(column: NumberColumn, isPart: boolean): string | null {
  switch (column.meaning) {
    case 'derived':
    case 'index':
    case 'share':
      return null;
    case 'adults':
    case 'attendance':
      return 'attendance';
    case 'total':
      return column.isMoney ? 'giving' : 'attendance';
    case 'unknown':
      return !column.isMoney && (isPart || column.isService)
        ? 'attendance'
        : ownFigure(column.category || column.heading);
    case 'own':
      return isPart && !means(column.category, 'online')
        ? 'attendance'
        : ownFigure(column.category || column.heading);
    default:
      return column.meaning;
  }
}

function categoryOf(column: NumberColumn, figure: string): string {
  const isPlain = column.category === '' || (figure === 'attendance' && column.meaning === 'total');
  return isPlain ? (figure === 'attendance' ? 'Attendance' : column.heading) : column.category;
}

/** The id of a figure of the church's own (hand.md section 2). */
function ownFigure(name: string): string {
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

function askedRoles(
  columns: readonly NumberColumn[],
  roles: readonly Role[],
  sums: readonly Sum[],
  ask: Ask,
): Role[] {
  const totalled = askWhole(columns, roles, ask);
  const people = askColumns(columns, totalled, {
    unclear: unclearPeople(columns, totalled),
    ask,
    first: 'attendance',
  });
  const isGiven = roles.some(({ figure }) => figure === 'giving');
  const amounts = columns.filter(({ meaning, isMoney }) => isMoney && meaning === 'unknown');
  const named = askColumns(columns, people, {
    unclear: isGiven ? [] : amounts,
    ask,
    first: 'giving',
  });
  askPartOf(columns, named, sums, ask);
  return named;
}

/**
 * A total, or a count of everybody, beside columns that it is not the sum of: both cannot count. Its parts
 * may lack somebody, or it may be of something else.
 */
function askWhole(columns: readonly NumberColumn[], roles: readonly Role[], ask: Ask): Role[] {
  const counted = columns.flatMap((column, at) =>
    roles[at]?.figure && roles[at]?.onlyLines === null ? [{ column, at }] : [],
  );
  const totals = counted.filter(
    ({ column }) =>
      column.meaning === 'total' || (column.meaning === 'giving' && means(column.heading, 'total')),
  );
  // Beside a total of people, `Attendance` is one of its parts.
  const everybody = totals.some(({ column }) => !column.isMoney)
    ? []
    : counted.filter(
        ({ column }) => column.meaning === 'attendance' && means(column.category, 'generic'),
      );
  const wholes = [...totals, ...everybody].map(({ at }) => at);
  const isBeside = (at: number, whole: number) =>
    !wholes.includes(at) &&
    roles[at]?.figure === roles[whole]?.figure &&
    columns[at]?.campus === columns[whole]?.campus &&
    [null, columns[at]?.service].includes(columns[whole]?.service ?? null) &&
    columns[at]?.weekday === null &&
    sharesLine(columns[at], columns[whole]);
  const doubled = wholes.filter((whole) => columns.some((_, at) => isBeside(at, whole)));
  if (doubled.length === 0) {
    return [...roles];
  }
  const cells = doubled.flatMap(
    (at) => columns[at]?.cells.find(({ text }) => text !== '')?.at ?? [],
  );
  const { choice, isOpen } = ask({
    about: 'total',
    cells,
    choices: ['parts', 'total'],
    suggested: 'parts',
  });
  return roles.map((role, at) => {
    const column = columns[at];
    const isPart = doubled.some((whole) => isBeside(at, whole));
    if (!column || !(isPart || doubled.includes(at))) {
      return role;
    }
    return isPart === (choice === 'parts') ? { ...role, isTentative: isOpen } : none(column, 'sum');
  });
}

/** Whether both were counted on one day: a row that names no service is none of the others' sum. */
function sharesLine(one: NumberColumn | undefined, other: NumberColumn | undefined): boolean {
  return (one?.numbers ?? []).some(
    ({ kind }, line) => kind === 'number' && other?.numbers[line]?.kind === 'number',
  );
}

type Unclear = { unclear: readonly NumberColumn[]; ask: Ask; first: 'attendance' | 'giving' };

function askColumns(
  columns: readonly NumberColumn[],
  roles: readonly Role[],
  { unclear, ask, first }: Unclear,
): Role[] {
  if (unclear.length === 0) {
    return [...roles];
  }
  const cells = unclear.flatMap((column) => column.cells[0]?.at ?? []);
  const { choice, isOpen } = ask({
    about: 'columns',
    cells,
    choices: [first, 'own_figures', 'leave_out'],
    suggested: first,
  });
  return roles.map((role, at) => {
    const column = columns[at];
    if (!column || !unclear.includes(column)) {
      return role;
    }
    if (choice === 'leave_out') {
      return none(column, 'derived');
    }
    const figure = choice === first ? first : ownFigure(column.heading);
    return { ...role, figure, category: column.heading || 'Attendance', isTentative: isOpen };
  });
}

/** Kids beside a count of everybody, or of services, that no sum tells apart from them. */
function askPartOf(
  columns: readonly NumberColumn[],
  roles: readonly Role[],
  sums: readonly Sum[],
  ask: Ask,
): void {
  // `Of whom children` leaves nothing to ask.
  const kids = columns.filter(
    ({ meaning, heading }, at) =>
      meaning === 'kids' && roles[at]?.figure === 'kids' && !means(heading, 'within'),
  );
  const others = columns.filter(
    (column, at) =>
      roles[at]?.figure === 'attendance' &&
      column.meaning !== 'adults' &&
      numbersOfColumn(column).length > 0,
  );
  const isApart = columns.some(({ meaning }, at) => meaning === 'adults' && roles[at]?.figure);
  const isSummed = sums.some(
    ({ total, parts }) =>
      columns[total]?.meaning !== 'kids' &&
      !columns[total]?.isMoney &&
      parts.length > 1 &&
      parts.some((part) => roles[part]?.figure === 'attendance'),
  );
  if (kids.length > 0 && others.length > 0 && !isApart && !isSummed) {
    const isServices = others.some(({ service }) => service !== null);
    ask({
      about: 'part_of',
      choices: ['already_in', 'added', 'apart'],
      suggested: isServices ? 'added' : 'already_in',
    });
  }
}
