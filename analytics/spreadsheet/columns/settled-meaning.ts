import { means } from '#analytics/suggestion/vocabulary.ts';
import type { NumberColumn } from './column.ts';
import type { ColumnMeaning } from './meaning.ts';
import type { CellNumber } from './read-number.ts';

/** What the cells of a column say about its heading. */
export function settledMeaning(
  meaning: ColumnMeaning,
  {
    cells,
    isMoney,
    numbers,
    category,
    isOwn,
  }: Pick<NumberColumn, 'cells' | 'isMoney' | 'numbers' | 'category'> & { isOwn: boolean },
): ColumnMeaning {
  const filled = cells.filter(({ text }) => /\d/.test(text));
  if (filled.filter(({ text }) => /%$/.test(text)).length > 0.5 * filled.length) {
    return 'share';
  }
  if (isWorkedOut(numbers)) {
    return 'derived';
  }
  if (meaning !== 'giving' && !isOwn && isPartOfOne(numbers)) {
    return 'share';
  }
  // `No.` over numbers that do not rise is what was counted, not a number of the row.
  if (
    meaning === 'index' &&
    /^(?:#|n[or°]?\.?|num|number)$/i.test(category) &&
    !isRising(numbers)
  ) {
    return 'unknown';
  }
  // `Checks` and `Amount` are no names of people, but what is given where they are money.
  if (isMoney && ['unknown', 'own', 'attendance'].includes(meaning)) {
    return means(category, 'payments') ? 'giving' : meaning === 'attendance' ? 'unknown' : meaning;
  }
  return meaning;
}

function isRising(numbers: readonly CellNumber[]): boolean {
  const values = numbers.flatMap((number) => (number.kind === 'number' ? [number.value] : []));
  return values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0));
}

/** `0.72` in each row: what was filled, or grew. */
function isPartOfOne(numbers: readonly CellNumber[]): boolean {
  const values = numbers.flatMap((number) => (number.kind === 'number' ? [number.value] : []));
  const parts = values.filter((value) => value > 0 && value < 1);
  return parts.length >= 3 && parts.length >= values.length / 2 && values.every((one) => one <= 1);
}

/** Nothing that is counted is so often less than zero, or a part of one: it is a change, a share, a mean. */
function isWorkedOut(numbers: readonly CellNumber[]): boolean {
  const filled = numbers.filter(({ kind }) => kind !== 'blank').length;
  const bad = (one: string) =>
    numbers.filter((number) => number.kind === 'bad' && number.why === one).length;
  return (
    (bad('negative') >= 3 && bad('negative') >= filled / 5) ||
    (bad('part') >= 3 && bad('part') >= filled / 2)
  );
}
