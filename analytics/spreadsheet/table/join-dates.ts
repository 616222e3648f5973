import type { Cell, Grid } from '../cell.ts';
import { monthNamed, plainWord } from '../dates/names.ts';
import { readDate } from '../dates/read-date.ts';
import { joinDayNumbers, joinMonthDays } from './join-months.ts';
import { joinNths } from './join-nths.ts';
import { joinSerials } from './join-serials.ts';
import { joinShortYears } from './join-short-years.ts';
import { joinYears } from './join-years.ts';
import { transposed } from './turn.ts';

const yearWord = /^(?:year|yr|jahr|annee|ano|anno|jaar|ar|rok|aar|mwaka|taon|년|年|연도|년도)$/;
const weekWord =
  /^(?:week|week ?#|week no\.?|week number|wk|kw|woche|kalenderwoche|semaine|semana|settimana|uke|vecka|v\.?|uge|tydzien|weeknr\.?|weeknummer|week nr\.?|woche nr\.?|semaine n°|n° semaine|numero de semana|semana n[°o.]*|uke ?nr\.?|wiki|viikko|tyden|tyzden|het|주차|주)$/;
const monthWord =
  /^(?:month|mon|mo|monat|mois|mes|mese|maand|manad|maned|miesiac|mesic|mesiac|mwezi|buwan|luna|kuukausi|월|月)$/;
const dayWord =
  /^(?:day|date|tag|jour|dia|giorno|dag|dzien|den|siku|tarehe|araw|일|日|day of month)$/;

/** Dates that are spread over several cells become one cell each. */
export function joinDates(sheet: Grid): Grid {
  const grid = joinShortYears(sheet);
  return (
    joinParts(grid) ??
    joinParts(transposed(grid)) ??
    joinWeeks(grid) ??
    joinWeeks(transposed(grid)) ??
    joinSerials(grid) ??
    joinSerials(transposed(grid)) ??
    joinNths(grid) ??
    joinNths(transposed(grid)) ??
    joinYears(grid) ??
    joinYears(transposed(grid)) ??
    joinMonthDays(grid) ??
    joinMonthDays(transposed(grid)) ??
    joinDayNumbers(grid) ??
    joinDayNumbers(transposed(grid)) ??
    grid
  );
}

/** A year, a month and a day in columns of their own. */
function joinParts(grid: Grid): Grid | null {
  const { sheet, rows } = grid;
  const top = rows.findIndex((row) =>
    [yearWord, monthWord, dayWord].every((word) => at(row, word) >= 0),
  );
  const heading = rows[top];
  if (!heading) {
    return null;
  }
  const [year, month, day] = [yearWord, monthWord, dayWord].map((word) => at(heading, word));
  return {
    sheet,
    rows: rows.map((row, index) => {
      const parts = [year, month, day].map((column) => row[column ?? -1]);
      const [y, m, d] = parts.map((cell) => cell?.text ?? '');
      const number = monthNamed(m ?? '') ?? Number(m);
      const isDate =
        index > top && /^\d{4}$/.test(y ?? '') && number >= 1 && /^\d{1,2}$/.test(d ?? '');
      const text = isDate ? `${y}-${number}-${d}` : index === top ? 'Date' : (parts[2]?.text ?? '');
      const joined: Cell = { at: parts[2]?.at ?? '', text, number: null, day: null };
      return [joined, ...row.filter((_, column) => ![year, month, day].includes(column))];
    }),
  };
}

function at(row: readonly Cell[], word: RegExp): number {
  return row.findIndex(({ text }) => word.test(plainWord(text)));
}

/** Weeks by their number, with the year in a column of its own or above. */
function joinWeeks({ sheet, rows }: Grid): Grid | null {
  const top = rows.findIndex((row) => at(row, weekWord) >= 0);
  const heading = rows[top] ?? [];
  const [week, year] = [at(heading, weekWord), at(heading, yearWord)];
  const body = rows.slice(top + 1);
  const weeks = body.map((row) => Number(row[week]?.text || Number.NaN));
  const isWeek = weeks.map((number) => Number.isInteger(number) && number >= 1 && number <= 53);
  // The number of a row beside its date is no date.
  const hasDates = rows.some((row) =>
    row.some((cell) => ['day', 'range'].includes(readDate(cell)?.kind ?? '')),
  );
  if (top < 0 || hasDates || isWeek.filter(Boolean).length < 4) {
    return null;
  }
  return {
    sheet,
    rows: rows.map((row, index) =>
      row
        .map((cell, column) =>
          column === week && index > top && isWeek[index - top - 1]
            ? { ...cell, text: `Week ${cell.text} ${row[year]?.text ?? ''}`.trim(), number: null }
            : cell,
        )
        .filter((_, column) => column !== year),
    ),
  };
}
