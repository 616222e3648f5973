import { means } from '#analytics/suggestion/vocabulary.ts';
import type { NumberColumn } from './column.ts';
import { meanOf } from './find-sums.ts';
import type { Role } from './role.ts';

/**
 * Columns without a heading, or of a name we do not know among services; where nothing else was counted, those
 * whose heading says nothing we know, or that people are counted.
 *
 * @param inTotal what the sheet itself adds up to a total of people
 */
export function unclearPeople(
  columns: readonly NumberColumn[],
  roles: readonly Role[],
  inTotal: ReadonlySet<NumberColumn>,
): NumberColumn[] {
  const counted = columns.filter(({ isMoney }, at) => !isMoney && roles[at]?.figure);
  const unclear = counted.filter(
    (column) =>
      column.heading === '' ||
      (isStrangerAtService(column, columns) && !inTotal.has(column)) ||
      (isAmongServices(column, columns) && roles[columns.indexOf(column)]?.figure !== 'attendance'),
  );
  const isCounted = roles.some(({ figure }) => figure === 'attendance');
  return unclear.length > 0 || isCounted
    ? unclear
    : counted.filter(
        ({ meaning, category }) =>
          meaning === 'unknown' ||
          means(category, 'members') ||
          (meaning === 'own' && means(category, 'generic') && !means(category, 'online')),
      );
}

/** A word we do not know beside adults and kids of the same service may be anything that was counted there. */
function isStrangerAtService(column: NumberColumn, columns: readonly NumberColumn[]): boolean {
  return (
    column.meaning === 'unknown' &&
    column.service !== null &&
    column.category !== '' &&
    columns.some(
      ({ service, meaning }) =>
        service === column.service && (meaning === 'adults' || meaning === 'kids'),
    )
  );
}

/** `Ignite` beside `Early`, and about as many: perhaps a service, too. */
function isAmongServices(column: NumberColumn, columns: readonly NumberColumn[]): boolean {
  const at = columns.indexOf(column);
  const beside = [columns[at - 1], columns[at + 1]].filter((one) => one?.isService === true);
  const mean = meanOf(column);
  return (
    column.meaning === 'unknown' &&
    column.service === null &&
    beside.some((one) => one && mean >= meanOf(one) / 4 && mean <= meanOf(one) * 4)
  );
}
