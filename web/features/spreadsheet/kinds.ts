import { meaningOfColumn, saysOfKids } from '#analytics/spreadsheet/columns/meaning.ts';
import { nameKey } from '#analytics/spreadsheet/name-key.ts';
import type { Answers } from '#analytics/spreadsheet/questions.ts';
import type { ReadCounts } from '#analytics/spreadsheet/read-counts.ts';
import type { ReadRow } from '#analytics/spreadsheet/rows/row.ts';
import { type Feedable, feedable } from '#contract/functions/counts.ts';
import { importUnderstood } from '#contract/messages/count-import.ts';

/** What a kind of number in a file can become. */
export const meanings = [
  'attendance',
  'kids',
  'kids_in_attendance',
  'first_time_guests',
  'first_time_guests_in_attendance',
  'serving',
  'serving_in_attendance',
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
  const groups = Map.groupBy(
    counts.rows,
    ({ category, figure }) => `${figure}\n${nameKey(category)}`,
  );
  const headings = [...groups.values()].flatMap(([row]) => row ?? []);
  const areKidsAdded = addsKids(counts, headings, answers);
  return [...groups].flatMap(([id, rows]) => {
    const [first] = rows;
    if (!first) {
      return [];
    }
    const meaning = meaningOf(first.figure, rows, areKidsAdded);
    const name = first.category.trim() || importUnderstood.meanings[meaning];
    return [{ id, name, figure: first.figure, meaning, isMoney: first.figure === 'giving', rows }];
  });
}

/** Whether a kind of number adds to attendance. */
export function isInAttendance(meaning: Meaning): boolean {
  return meaning === 'attendance' || partMeanings.some(([, inside]) => inside === meaning);
}

/** What a kind of number feeds, in attendance or apart from it. */
export function fedBy(meaning: Exclude<Meaning, 'own'>): Feedable {
  return (
    partMeanings.find(([, inside]) => inside === meaning)?.[0] ??
    (isFeedable(meaning) ? meaning : 'attendance')
  );
}

const partMeanings = [
  ['kids', 'kids_in_attendance'],
  ['first_time_guests', 'first_time_guests_in_attendance'],
  ['serving', 'serving_in_attendance'],
] as const;

/** As the file's own total of people has it; kids also as answered, or where they stand beside adults. */
function meaningOf(
  figure: string,
  rows: readonly ReadRow[],
  areKidsAdded: boolean | null,
): Meaning {
  const isPart = rows.some(({ inAttendance }) => inAttendance);
  const inside = partMeanings.find(([part]) => part === figure)?.[1];
  if (inside !== undefined && (figure === 'kids' ? (areKidsAdded ?? isPart) : isPart)) {
    return inside;
  }
  return isFeedable(figure) ? figure : 'own';
}

/** Whether kids are added to attendance: as answered, or beside adults; null where nothing says so. */
function addsKids(
  { ask }: ReadCounts,
  headings: readonly ReadRow[],
  answers: Answers,
): boolean | null {
  if (answers.part_of !== undefined || ask.some(({ about }) => about === 'part_of')) {
    return answers.part_of === 'added';
  }
  const isBesideAdults = headings.some(({ category }) => {
    const meaning = meaningOfColumn(category);
    return meaning === 'adults' || saysOfKids({ meaning, heading: category }) === 'out';
  });
  return isBesideAdults ? true : null;
}

function isFeedable(figure: string): figure is Feedable {
  return feedable.some((one) => one === figure);
}
