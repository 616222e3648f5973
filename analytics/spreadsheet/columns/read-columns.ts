import type { Cell } from '../cell.ts';
import type { SpreadsheetChurch } from '../church.ts';
import { plainWord } from '../dates/names.ts';
import { type Table, yearsIn } from '../table/table.ts';
import type { NumberColumn } from './column.ts';
import { type ColumnMeaning, isAmount, meaningOfColumn } from './meaning.ts';
import { moneyUnit } from './money-units.ts';
import { type CellNumber, looksNumeric, readNumber, styleOf } from './read-number.ts';
import { isClock, isTimeOfDay, namesService, serviceTimeIn, weekdayIn } from './services.ts';

/**
 * The columns of a table: those of numbers, and the positions of those of text.
 *
 * @param year of all its dates; null where they are of several years, or do not say
 */
export function readColumns(
  table: Table,
  church: SpreadsheetChurch,
  year: number | null,
): { numbers: NumberColumn[]; texts: number[] } {
  const numbers: NumberColumn[] = [];
  const texts: number[] = [];
  const isCampus = campusParts(table);
  const about = aboutOf(table);
  table.headings.forEach((parts, at) => {
    const cells = table.lines.flatMap(({ cells: own }) => own[at] ?? []);
    const filled = cells.filter(({ text }) => /\d/.test(text));
    const words = cells.filter(({ text }) => /\p{L}{2}/u.test(text) && !/\d/.test(text)).length;
    const isNumbers =
      filled.length > 0 &&
      !(isClock(parts.join(' ')) && filled.every(({ text }) => isTimeOfDay(text))) &&
      filled.filter(looksNumeric).length >= 0.6 * filled.length &&
      words <= 3 * filled.length;
    if (isNumbers) {
      numbers.push(columnOf(parts, cells, { church, isCampus, about, year }));
    } else if (cells.some(({ text }) => text !== '')) {
      texts.push(at);
    }
  });
  return { numbers, texts };
}

type Reading = {
  church: SpreadsheetChurch;
  isCampus: (part: string) => boolean;
  /** What the whole table is about; null where nothing says so. */
  about: ColumnMeaning | null;
  year: number | null;
};

function columnOf(
  parts: readonly string[],
  cells: readonly Cell[],
  { church, isCampus, about, year }: Reading,
): NumberColumn {
  const heading = parts.join(' ');
  const campus = parts.find(isCampus) ?? null;
  const own = parts.filter((part) => part !== campus);
  const rest = own.join(' ');
  const service = serviceOfHeading(own, church);
  const category = service.rest.replace(/\(\s*\)/g, '').trim();
  const named = meaningIn(
    category === '' ? (service.name === null ? heading : 'attendance') : category,
    year,
  );
  const meaning =
    about !== null && ['unknown', 'attendance', 'total'].includes(named) ? about : named;
  const filled = cells.filter(({ text }) => text !== '');
  const isCounting = isRunning(filled, heading);
  const amounts = filled.filter(({ text }) => isAmount(text) || /\d[.,]\d\d$/.test(text)).length;
  const isMoney = meaning === 'giving' || (amounts > 0.5 * filled.length && !isPeople(meaning));
  const style = styleOf(cells, isMoney);
  const numbers = cells.map((cell) => readNumber(cell, style));
  return {
    heading,
    service: service.name,
    isService: service.name !== null,
    campus,
    category,
    weekday: weekdayIn(rest),
    meaning: isCounting ? 'index' : workedOut(meaning, isMoney, numbers),
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

function workedOut(
  meaning: ColumnMeaning,
  isMoney: boolean,
  numbers: readonly CellNumber[],
): ColumnMeaning {
  if (isWorkedOut(numbers)) {
    return 'derived';
  }
  return isMoney && meaning === 'attendance' ? 'unknown' : meaning;
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

/** `2nd Service` over `Men`: the upper part names the service, the others what was counted there. */
function serviceOfHeading(parts: readonly string[], church: SpreadsheetChurch) {
  const whole = serviceOf(parts.join(' '), church);
  const upper = parts.slice(0, -1).find((part) => serviceOf(part, church).name !== null);
  return whole.name !== null || upper === undefined
    ? whole
    : { name: serviceOf(upper, church).name, rest: parts.filter((one) => one !== upper).join(' ') };
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

function isPeople(meaning: ColumnMeaning): boolean {
  return !['unknown', 'total', 'own', 'attendance'].includes(meaning);
}

/** The service that a heading or a cell names: one of the church's, a time, or a name. */
export function serviceOf(
  text: string,
  church: SpreadsheetChurch,
): { name: string | null; rest: string } {
  const known = church.services.find(({ name }) => plainWord(name) === plainWord(text.trim()));
  if (known && text.trim() !== '') {
    return { name: known.time ?? known.name, rest: '' };
  }
  const { time, rest } = serviceTimeIn(text);
  if (time !== null) {
    return { name: time, rest: withoutService(rest) };
  }
  if (!namesService(text)) {
    return { name: null, rest: text };
  }
  const meaning = meaningOfColumn(text);
  const isCount = [
    'kids',
    'adults',
    'first_time_guests',
    'serving',
    'giving',
    'total',
    'derived',
    'own',
  ].includes(meaning);
  // `1st time guests` is no service.
  return isCount ? { name: null, rest: text } : { name: text.trim(), rest: '' };
}

function withoutService(rest: string): string {
  const plain = plainWord(rest).trim();
  const isService =
    /^(?:(?:sunday|sun|saturday|sat|sonntag|samstag|domingo|sabado|dimanche|samedi|zondag|sondag|niedziela|domenica|주일)s?\s*)?(?:(?:am|pm|services?|worship|gottesdienst|culto|culte|servicio|dienst|eredienst|erediens|gudstjanst|gudstjeneste|nabozenstwo|msza|misa|missa|messe|mass|예배|예배출석)\s*)*$/u;
  return isService.test(plain) ? '' : rest;
}

/** Whether a heading or a title names a place where a church meets. */
export function namesCampus(part: string): boolean {
  return /campus|standort|sede|site|congregation|gemeinde|kirche|church|chapel|igreja|iglesia/i.test(
    part,
  );
}

/** Upper headings that stand over the same lower ones again and again, and say nothing we know, are campuses. */
function campusParts({ headings }: Table): (part: string) => boolean {
  const groups = Map.groupBy(
    headings.filter(({ length }) => length > 1),
    ([top]) => top ?? '',
  );
  const names = [...groups.keys()];
  const lower = [...groups.values()].map((group) =>
    group.map((parts) => parts.slice(1).join(' ')).join('|'),
  );
  const isRepeated =
    names.length >= 2 &&
    lower[0] !== undefined &&
    lower.filter((one) => one === lower[0]).length >= 2;
  const alone = new Set(
    headings.flatMap(([only = '', ...others]) =>
      others.length === 0 && /^campus\s\P{N}|\scampus$/iu.test(only) ? [only] : [],
    ),
  );
  return (part) =>
    (alone.size >= 2 && alone.has(part) && meaningOfColumn(part) === 'attendance') ||
    (isRepeated &&
      names.includes(part) &&
      (meaningOfColumn(part) === 'unknown' || namesCampus(part)) &&
      serviceTimeIn(part).time === null &&
      !namesService(part));
}
