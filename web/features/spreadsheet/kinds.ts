import { meaningOfColumn } from '#analytics/spreadsheet/columns/meaning.ts';
import type { Answers } from '#analytics/spreadsheet/questions.ts';
import type { ReadCounts } from '#analytics/spreadsheet/read-counts.ts';
import type { ReadRow } from '#analytics/spreadsheet/rows/row.ts';
import { type Feedable, feedable } from '#contract/functions/counts.ts';
import { importUnderstood } from '#contract/messages/count-import.ts';
import { leftOut } from '#contract/messages/spreadsheet.ts';

/** What a kind of number in a file can become. */
export const meanings = [
  'attendance',
  'kids',
  'kids_in_attendance',
  'first_time_guests',
  'serving',
  'group_attendance',
  'giving',
  'own',
  'none',
] as const;
export type Meaning = (typeof meanings)[number];

/** A kind of number in a file: what stands under one heading, of all its services. */
export type Kind = {
  id: string;
  name: string;
  figure: string;
  /** As understood; the person may choose another. */
  meaning: Meaning;
  isMoney: boolean;
  rows: readonly ReadRow[];
};

/** The kinds of numbers of a file, in its order. */
export function kindsOf(counts: ReadCounts, answers: Answers): Kind[] {
  const groups = Map.groupBy(counts.rows, ({ category, figure }) => `${figure}\n${category}`);
  const headings = [...groups.values()].flatMap(([row]) => row ?? []);
  const areKidsAdded = addsKids(counts, headings, answers);
  return [...groups].flatMap(([id, rows]) => {
    const [first] = rows;
    if (!first) {
      return [];
    }
    const meaning = meaningOf(first.figure, areKidsAdded);
    const name = first.category.trim() || importUnderstood.meanings[meaning];
    return [{ id, name, figure: first.figure, meaning, isMoney: first.figure === 'giving', rows }];
  });
}

/** Whether kids are a part of attendance: as answered, else beside adults, or in a total that adds up. */
function addsKids(
  { skipped, ask }: ReadCounts,
  headings: readonly ReadRow[],
  answers: Answers,
): boolean {
  if (answers.part_of !== undefined || ask.some(({ about }) => about === 'part_of')) {
    return answers.part_of === 'added';
  }
  const isBesideAdults = headings.some(({ category }) => meaningOfColumn(category) === 'adults');
  return isBesideAdults || skipped.some(({ why }) => why === leftOut.sum);
}

function meaningOf(figure: string, areKidsAdded: boolean): Meaning {
  if (figure === 'kids' && areKidsAdded) {
    return 'kids_in_attendance';
  }
  return isFeedable(figure) ? figure : 'own';
}

function isFeedable(figure: string): figure is Feedable {
  return feedable.some((one) => one === figure);
}
