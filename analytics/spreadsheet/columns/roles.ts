import { means } from '#analytics/suggestion/vocabulary.ts';
import type { Ask } from '../questions.ts';
import { askedRoles } from './asked-roles.ts';
import type { NumberColumn } from './column.ts';
import type { Sum } from './find-sums.ts';
import { isSundaySchool, saysOfKids } from './meaning.ts';
import { none, ownFigure, type Role } from './role.ts';
import { youthBeside } from './youth.ts';

/** Decides what the columns of a table count. Whole columns decide; where they do not, it asks. */
export function decideRoles(
  columns: readonly NumberColumn[],
  sums: readonly Sum[],
  ask: Ask,
): Role[] {
  const inTotal = new Set(sums.flatMap((sum) => (isPeopleTotal(columns, sum) ? sum.parts : [])));
  const inMoney = new Set(sums.flatMap((sum) => (isMoneyTotal(columns, sum) ? sum.parts : [])));
  const isSummed = sums.some((sum) => isPeopleTotal(columns, sum));
  // A total of people says who came.
  const youth = isSummed ? { came: [], unclear: [] } : youthBeside(columns);
  const roles = columns.map((column, at): Role => {
    const sum = sums.find(({ total }) => total === at);
    const figure = inMoney.has(at)
      ? 'giving'
      : figureOf(column, inTotal.has(at) || youth.came.includes(column));
    return sum && sum.alone.length === 0
      ? none(column, 'sum')
      : roleOf(column, figure, { sum, isInTotal: inTotal.has(at) });
  });
  return askedRoles(columns, roles, { sums, youth: youth.unclear, ask });
}

function roleOf(
  column: NumberColumn,
  figure: string | null,
  { sum, isInTotal }: { sum: Sum | undefined; isInTotal: boolean },
): Role {
  const { meaning } = column;
  return figure === null
    ? none(column, meaning === 'index' || meaning === 'share' ? meaning : 'derived')
    : {
        figure,
        why: null,
        category: categoryOf(column, figure),
        onlyLines: sum ? new Set(sum.alone) : null,
        isInTotal: isInTotal && isPart(figure),
        isTentative: false,
      };
}

/** Figures of people who may be in attendance, too. */
function isPart(figure: string): boolean {
  return ['kids', 'first_time_guests', 'serving'].includes(figure);
}

function isPeopleTotal(columns: readonly NumberColumn[], sum: Sum): boolean {
  const column = columns[sum.total];
  return (
    column !== undefined &&
    !column.isMoney &&
    !isMoneyTotal(columns, sum) &&
    !['kids', 'first_time_guests', 'serving'].includes(column.meaning) &&
    // All classes of Sunday school are not all who came.
    !isSundaySchool(column.category)
  );
}

function isMoneyTotal(columns: readonly NumberColumn[], { total, parts }: Sum): boolean {
  const column = columns[total];
  return (
    column?.meaning === 'giving' ||
    (column?.meaning === 'total' && column.isMoney) ||
    parts.every((at) => columns[at]?.meaning === 'giving')
  );
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
    case 'school':
      return isPart ? 'kids' : ownFigure(column.category || column.heading);
    case 'own':
      return isPart && !means(column.category, 'online')
        ? 'attendance'
        : ownFigure(column.category || column.heading);
    default:
      return column.meaning;
  }
}

function categoryOf(column: NumberColumn, figure: string): string {
  const isPlain =
    column.category === '' ||
    (figure === 'attendance' && column.meaning === 'total' && saysOfKids(column) === null);
  return isPlain ? (figure === 'attendance' ? 'Attendance' : column.heading) : column.category;
}
