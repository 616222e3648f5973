import type { Cell } from '../cell.ts';
import type { SpreadsheetChurch } from '../church.ts';
import { plainWord } from '../dates/names.ts';
import { type Table, yearsIn } from '../table/table.ts';
import { campusParts } from './campus-parts.ts';
import type { NumberColumn } from './column.ts';
import { withCurrencySign } from './currency-word.ts';
import { isKeyColumn } from './long-form.ts';
import { type ColumnMeaning, isMoneyOf, meaningOfColumn } from './meaning.ts';
import { moneyUnit } from './money-units.ts';
import { looksNumeric, type NumberForm, readNumber, styleOf } from './read-number.ts';
import { serviceOf, weekdayIn } from './services.ts';
import { settledMeaning } from './settled-meaning.ts';
import { withAges, withLetters, withLoneFirst, withNamedServices } from './side-by-side.ts';
import { withSundaySchool } from './sunday-school.ts';

/**
 * The columns of a table: those of numbers, and the positions of those of text.
 *
 * @param year of all its dates; null where they are of several years, or do not say
 */
export function readColumns(
  table: Table,
  { church, written, year }: Pick<Reading, 'church' | 'written' | 'year'>,
): { numbers: NumberColumn[]; texts: number[] } {
  const numbers: NumberColumn[] = [];
  const texts: number[] = [];
  const isCampus = campusParts(table);
  const about = aboutOf(table);
  table.headings.forEach((parts, at) => {
    const own = table.lines.flatMap((line) => line.cells[at] ?? []);
    const cells = areNumbers(own) ? own : withCurrencySign(own);
    if (areNumbers(cells) && !isKeyColumn(parts, cells, table)) {
      numbers.push(columnOf(parts, cells, { church, written, isCampus, about, year }));
    } else if (cells.some(({ text }) => text !== '')) {
      texts.push(at);
    }
  });
  const named = withNamedServices(withLoneFirst(withAges(withLetters(numbers))));
  return { numbers: withSundaySchool(named, church), texts };
}

/** Whether most of what is written in a column is a number each. */
function areNumbers(cells: readonly Cell[]): boolean {
  const filled = cells.filter(({ text }) => /\d/.test(text));
  const words = cells.filter(({ text }) => /\p{L}{2}/u.test(text) && !/\d/.test(text)).length;
  return (
    filled.length > 0 &&
    filled.filter(looksNumeric).length >= 0.6 * filled.length &&
    words <= 3 * filled.length
  );
}

type Reading = {
  church: SpreadsheetChurch;
  written: NumberForm;
  isCampus: (part: string) => boolean;
  /** What the whole table is about; null where nothing says so. */
  about: ColumnMeaning | null;
  year: number | null;
};

function columnOf(
  parts: readonly string[],
  cells: readonly Cell[],
  { church, written, isCampus, about, year }: Reading,
): NumberColumn {
  const heading = parts.join(' ');
  const campus = parts.find(isCampus) ?? null;
  const own = parts.filter((part) => part !== campus);
  const rest = own.join(' ');
  const service = serviceOfHeading(own, church);
  const category = service.rest.replace(/\(\s*\)/g, '').trim();
  const said = meaningIn(
    category === '' ? (service.name === null ? heading : 'attendance') : category,
    year,
  );
  const named = said === 'derived' && isGivenTo(category, cells) ? 'giving' : said;
  const meaning =
    about !== null && ['unknown', 'attendance', 'total'].includes(named) ? about : named;
  const filled = cells.filter(({ text }) => text !== '');
  const isCounting = isRunning(filled, heading);
  const isMoney = isMoneyOf(meaning, cells, written);
  const style = styleOf(cells, isMoney, written);
  const numbers = cells.map((cell) => readNumber(cell, style));
  return {
    heading,
    service: service.name,
    isService: service.name !== null,
    campus,
    category,
    weekday: weekdayIn(rest),
    meaning: isCounting
      ? 'index'
      : settledMeaning(meaning, { cells, isMoney, numbers, category, isOwn: written.isOwn }),
    isMoney,
    unit: isMoney ? moneyUnit(heading) : 1,
    cells,
    numbers,
  };
}

/** One more in each row: their numbers, from 1 on, or without a heading from wherever the page before ended. */
function isRunning(cells: readonly Cell[], heading: string): boolean {
  const from = heading === '' ? Number(cells[0]?.text) : 1;
  return (
    cells.length >= (heading === '' ? 3 : 5) &&
    cells.every(({ text }, at) => Number(text) === from + at)
  );
}

/** `Church Budget` may be what was given to it: a plan is the same for weeks, or rises. */
function isGivenTo(category: string, cells: readonly Cell[]): boolean {
  const plain = plainWord(category).trim();
  const values = cells.flatMap(({ text }) => (/\d[.,]\d\d$/.test(text) ? [text] : []));
  const amounts = values.map((text) => Number(text.replace(/\D/g, '')));
  const falls = amounts.slice(1).filter((amount, at) => amount < (amounts[at] ?? 0)).length;
  return (
    /^(?:(?:church|local|combined|general|operating)\s)?budget$/.test(plain) &&
    values.length >= 6 &&
    new Set(values).size >= 0.8 * values.length &&
    falls >= values.length / 5
  );
}

/** `2024` over a column of dates of 2025 is what it was the year before. */
function meaningIn(category: string, year: number | null): ColumnMeaning {
  const [only, ...others] = yearsIn(category);
  if (only === undefined || others.length > 0 || year === null) {
    return meaningOfColumn(category);
  }
  if (only !== year) {
    return 'derived';
  }
  return category.trim() === `${only}` ? 'attendance' : meaningOfColumn(category);
}

/** `2nd Service` over or under `Men`: one part names the service, the others what was counted there. */
function serviceOfHeading(parts: readonly string[], church: SpreadsheetChurch) {
  const whole = serviceOf(parts.join(' '), church);
  const naming = parts.length < 2 ? undefined : parts.find((part) => isServiceOnly(part, church));
  return whole.name !== null || naming === undefined
    ? whole
    : {
        name: serviceOf(naming, church).name,
        rest: parts.filter((one) => one !== naming).join(' '),
      };
}

/** A sheet or a title of a few words that names one figure: Giving, Kids check-in. */
function aboutOf({ sheet, titles }: Table): ColumnMeaning | null {
  const names = [...titles.toReversed(), sheet].filter(
    (name) =>
      name.split(/\s+/).length <= 3 &&
      !/[&,/+]|\b(?:and|und|y|et|e|en|och|og|i|with)\b/i.test(name),
  );
  const known = ['giving', 'kids', 'first_time_guests', 'serving', 'group_attendance'];
  return names.map(meaningOfColumn).find((meaning) => known.includes(meaning)) ?? null;
}

function isServiceOnly(part: string, church: SpreadsheetChurch): boolean {
  const { name, rest } = serviceOf(part, church);
  return name !== null && rest === '';
}
