import { means } from '#analytics/suggestion/vocabulary.ts';
import type { Ask } from '../questions.ts';
import { type NumberColumn, numbersOfColumn } from './column.ts';
import type { Sum } from './find-sums.ts';
import { saysOfKids } from './meaning.ts';
import type { Role } from './role.ts';

const where =
  /(?<!\p{L})(?:in(?:cl|kl|begr)\p{L}*\.? (?:in|im|above|oben)|(?:in|im|of|en) (?:the |el )?(?:above|total|gesamt))(?!\p{L})/iu;

/** `Children incl. in`, `Kids (not in the above)`: whether everybody has them, in the heading of kids. */
function saysWhere(heading: string): 'in' | 'out' | null {
  return where.test(heading)
    ? /(?<!\p{L})(?:not|nicht|no)(?!\p{L})/iu.test(heading)
      ? 'out'
      : 'in'
    : null;
}

function isWithin(heading: string): boolean {
  return means(heading, 'within') || /\bdi cui\b/i.test(heading);
}

/** `Kids (not in the above)` are added to who came, unless the sheet's own total goes without them. */
export function withKidsOutside(
  columns: readonly NumberColumn[],
  roles: readonly Role[],
  sums: readonly Sum[],
): Role[] {
  const isSummed = isPeopleSummed(columns, roles, sums);
  return roles.map((role, at) =>
    role.figure === 'kids' && !isSummed && saysWhere(columns[at]?.heading ?? '') === 'out'
      ? { ...role, isInTotal: true }
      : role,
  );
}

/** Whether a column adds up people of several others. */
function isPeopleSummed(
  columns: readonly NumberColumn[],
  roles: readonly Role[],
  sums: readonly Sum[],
): boolean {
  return sums.some(
    ({ total, parts }) =>
      columns[total]?.meaning !== 'kids' &&
      !columns[total]?.isMoney &&
      parts.length > 1 &&
      parts.some((part) => roles[part]?.figure === 'attendance'),
  );
}

/** Kids beside a count of everybody, or of services, that no sum tells apart from them. */
export function askPartOf(
  columns: readonly NumberColumn[],
  roles: readonly Role[],
  sums: readonly Sum[],
  ask: Ask,
): void {
  // `Of whom children` and `Kids (not in the above)` leave nothing to ask, and `Attendance (incl. kids)` neither.
  const kids = columns.filter(
    ({ meaning, heading }, at) =>
      meaning === 'kids' &&
      roles[at]?.figure === 'kids' &&
      !isWithin(heading) &&
      saysWhere(heading) === null,
  );
  const others = columns.filter(
    (column, at) =>
      roles[at]?.figure === 'attendance' &&
      column.meaning !== 'adults' &&
      numbersOfColumn(column).length > 0,
  );
  const isApart = columns.some(
    (column, at) =>
      roles[at]?.figure && (column.meaning === 'adults' || saysOfKids(column) !== null),
  );
  if (kids.length > 0 && others.length > 0 && !isApart && !isPeopleSummed(columns, roles, sums)) {
    const isAdded = others.some(({ service }) => service !== null);
    ask({
      about: 'part_of',
      choices: ['already_in', 'added', 'apart'],
      suggested: isAdded ? 'added' : 'already_in',
    });
  }
}
