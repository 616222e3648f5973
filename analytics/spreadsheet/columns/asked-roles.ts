import { means } from '#analytics/suggestion/vocabulary.ts';
import type { Ask } from '../questions.ts';
import type { NumberColumn } from './column.ts';
import { isNamedTotal, meanOf, type Sum } from './find-sums.ts';
import { askPartOf, withKidsOutside } from './part-of.ts';
import { none, ownFigure, type Role } from './role.ts';
import { unclearPeople } from './unclear.ts';

type Known = {
  sums: readonly Sum[];
  /** Young people who may have come at another time than the adults. */
  youth: readonly NumberColumn[];
  ask: Ask;
};

/** Asks what the columns themselves do not say. */
export function askedRoles(
  columns: readonly NumberColumn[],
  roles: readonly Role[],
  { sums, youth, ask }: Known,
): Role[] {
  const totalled = askWhole(columns, roles, ask);
  const inTotal = new Set(
    sums.flatMap(({ total, parts }) =>
      columns[total]?.isMoney ? [] : parts.flatMap((at) => columns[at] ?? []),
    ),
  );
  const people = askColumns(columns, totalled, {
    unclear: [...unclearPeople(columns, totalled, inTotal), ...youth],
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
  const added = withKidsOutside(columns, named, sums);
  askPartOf(columns, added, sums, ask);
  return added;
}

/** Columns that add up to less of a total are not what it was made of. */
const partsLeast = 0.5;

/**
 * A total, or a count of everybody, beside columns that it is not the sum of: both cannot count. Its parts
 * may lack somebody, or it may be of something else.
 */
function askWhole(columns: readonly NumberColumn[], roles: readonly Role[], ask: Ask): Role[] {
  const counted = columns.flatMap((column, at) =>
    roles[at]?.figure && roles[at]?.onlyLines === null ? [{ column, at }] : [],
  );
  const totals = counted.filter(({ column }) => isNamedTotal(column));
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
  const areFew = (whole: number) => {
    const parts = columns.filter(
      ({ campus }, at) =>
        isBeside(at, whole) ||
        (roles[at]?.figure === 'kids' &&
          roles[whole]?.figure === 'attendance' &&
          campus === columns[whole]?.campus),
    );
    const everybody = columns.slice(whole, whole + 1).filter(({ isMoney }) => !isMoney);
    return sumOfMeans(parts) < partsLeast * sumOfMeans(everybody);
  };
  const cells = doubled.flatMap(
    (at) => columns[at]?.cells.find(({ text }) => text !== '')?.at ?? [],
  );
  const { choice, isOpen } = ask({
    about: 'total',
    cells,
    choices: ['parts', 'total'],
    suggested: doubled.every(areFew) ? 'total' : 'parts',
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

function sumOfMeans(columns: readonly NumberColumn[]): number {
  return columns.reduce((sum, column) => sum + meanOf(column), 0);
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
  const nameless = unclear.filter(({ heading }) => heading === '');
  return roles.map((role, at) => {
    const column = columns[at];
    if (!column || !unclear.includes(column)) {
      return role;
    }
    if (choice === 'leave_out') {
      return none(column, 'derived');
    }
    const figure = choice === first ? first : ownFigure(column.heading);
    const plain = first === 'giving' ? 'Giving' : 'Attendance';
    // Two without a heading, or one beside a column of that name, are not the same count twice.
    const isAlone = nameless.length === 1 && !roles.some(({ category }) => category === plain);
    const name = isAlone ? plain : `${plain} ${column.cells[0]?.at.replace(/\d/g, '')}`;
    return { ...role, figure, category: column.heading || name, isTentative: isOpen };
  });
}
