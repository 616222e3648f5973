import { means } from '#analytics/suggestion/vocabulary.ts';
import { leftOut } from '#contract/messages/spreadsheet.ts';
import type { Skipped } from '../cell.ts';
import { meaningOfColumn } from '../columns/meaning.ts';
import { namesCampus, namesService, serviceTimeIn } from '../columns/services.ts';
import type { Ask } from '../questions.ts';
import { yearsIn } from '../table/table.ts';
import type { ReadTable } from './read-table.ts';
import type { Draft } from './row.ts';

/**
 * Tables of the same days are told apart by what stands above them or by their sheet: a service, a
 * campus. A sheet that adds up the others is left out.
 */
export function labelTables(
  tables: readonly ReadTable[],
  ask: Ask,
): { tables: Draft[][]; skipped: Skipped[] } {
  const skipped: Skipped[] = [];
  const overlapping = tables.map((one) =>
    tables.some((other) => other !== one && sharesDays(one, other)),
  );
  const isMonths = askMonths(tables, ask);
  const labelled = tables.map(({ table, drafts }, at) => {
    const label = labelOf(table.titles, table.sheet);
    if (!overlapping[at] || label === null || isMonths) {
      return drafts;
    }
    if (
      isSumOfOthers(
        drafts,
        tables
          .filter((_, other) => other !== at && overlapping[other])
          .map(({ drafts: own }) => own),
        label,
      )
    ) {
      skipped.push({ what: label, why: leftOut.sum });
      return [];
    }
    return drafts.map((draft) => labelledAs(draft, label));
  });
  return { tables: labelled, skipped };
}

/** Tables of months only are asked about: a month is no week. */
function askMonths(tables: readonly ReadTable[], ask: Ask): boolean {
  const isMonths = tables.every(
    ({ drafts, skipped }) =>
      drafts.length === 0 && skipped.some(({ why }) => why === leftOut.months),
  );
  if (isMonths) {
    ask({ about: 'month_values', choices: ['leave_out', 'other_file'], suggested: 'leave_out' });
  }
  return isMonths;
}

function sharesDays({ drafts }: ReadTable, { drafts: others }: ReadTable): boolean {
  const days = new Set(others.map(({ day }) => day));
  const own = new Set(drafts.map(({ day }) => day));
  return [...own].filter((day) => days.has(day)).length > 0.3 * Math.min(own.size, days.size || 1);
}

function labelOf(titles: readonly string[], sheet: string): string | null {
  const names = [...titles.toReversed(), sheet].map((name) =>
    name.replace(/(?:19|20)\d\d(?:\s?[-–/]\s?\d{2,4})?/g, '').trim(),
  );
  return (
    names.find(
      (name) =>
        /\p{L}/u.test(name) &&
        yearsIn(name).length === 0 &&
        !/^(?:sheet|tabelle|hoja|feuil|planilha|blad|ark|arkusz|foglio|시트)\s?\d*$/i.test(name) &&
        name.length <= 40,
    ) ?? null
  );
}

function labelledAs(draft: Draft, label: string): Draft {
  if (/campus|standort|location|\bsite\b|\bsede\b/i.test(label)) {
    return { ...draft, campus: draft.campus ?? label };
  }
  const { time } = serviceTimeIn(label);
  if (time !== null || namesService(label)) {
    return { ...draft, service: draft.service ?? time ?? label };
  }
  const meaning = meaningOfColumn(label);
  if (
    meaning === 'kids' ||
    meaning === 'first_time_guests' ||
    meaning === 'serving' ||
    meaning === 'giving'
  ) {
    return draft.figure === 'attendance' && draft.category === 'Attendance'
      ? { ...draft, figure: meaning, category: label }
      : draft;
  }
  return meaning === 'unknown' || namesCampus(label)
    ? { ...draft, campus: draft.campus ?? label }
    : draft;
}

function isSumOfOthers(
  drafts: readonly Draft[],
  others: readonly (readonly Draft[])[],
  label: string,
): boolean {
  const sums = new Map<string, number>();
  for (const { day, figure, value } of others.flat()) {
    sums.set(`${day} ${figure}`, (sums.get(`${day} ${figure}`) ?? 0) + value);
  }
  const own = new Map<string, number>();
  for (const { day, figure, value } of drafts) {
    own.set(`${day} ${figure}`, (own.get(`${day} ${figure}`) ?? 0) + value);
  }
  const equal = [...own].filter(([key, value]) => sums.get(key) === value).length;
  return (
    others.length >= 2 && own.size >= 4 && equal >= (means(label, 'total') ? 0.8 : 0.95) * own.size
  );
}
