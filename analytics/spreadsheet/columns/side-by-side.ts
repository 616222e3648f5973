import { plainWord } from '../dates/names.ts';
import { type Ages, agesIn, groupOfAges } from './ages.ts';
import type { NumberColumn } from './column.ts';
import { meaningOfColumn } from './meaning.ts';

const languages =
  /^(?:english|ingl[eé]s|anglais|engels|spanish|español|espanol|french|français|francais|german|deutsch|portugu[eê]se?|portugu[eê]s|italian|italiano|polish|polski|korean|cantonese|mandarin|chinese|japanese|vietnamese|tagalog|filipino|hindi|tamil|telugu|malayalam|kannada|marathi|bengali|urdu|punjabi|nepali|arabic|farsi|persian|amharic|oromo|tigrinya|swahili|kiswahili|luganda|kinyarwanda|lingala|shona|ndebele|zulu|xhosa|sotho|tswana|afrikaans|yoruba|igbo|hausa|twi|ga|ewe|krio|māori|maori|samoan|tongan|fijian|haitian|kreyol|creole|russian|ukrainian|romanian|hungarian|welsh|irish|gaelic|한국어|영어|英語|国语|國語|粵語|粤语)$/i;
const meetings =
  /^(.+?)\s(?:services?|mass|worship|congregation|culto|culte|misa|missa|messe|gottesdienst|dienst|ibadah?)$/i;

/** `English Service` beside `Swahili Service`, `English` beside `Cantonese`: services that have no other name. */
export function withNamedServices(columns: readonly NumberColumn[]): NumberColumn[] {
  const isNamed = ({ service, category, meaning, isMoney }: NumberColumn) => {
    const [, name = category] = meetings.exec(category.trim()) ?? [];
    return (
      service === null &&
      !isMoney &&
      (languages.test(name.trim()) ||
        (name !== category && meaning === 'attendance' && meaningOfColumn(name) === 'unknown'))
    );
  };
  const named = columns.filter(isNamed);
  return named.length < 2
    ? [...columns]
    : columns.map((column) =>
        named.includes(column)
          ? {
              ...column,
              ...{ service: column.category.trim(), isService: true, category: '' },
              meaning: 'attendance',
            }
          : column,
      );
}

/** Men and women by their first letters, those of kids beside them, and of all. */
const letters = [
  { adults: ['m', 'f'], kids: ['c', 'ch', 'k'] },
  { adults: ['m', 'w'], kids: ['c', 'ch', 'k'] },
  { adults: ['h', 'm'], kids: ['n', 'c'] },
  { adults: ['h', 'f'], kids: ['e'] },
] as const;

/** `M`, `F`, `C`, `T`: columns that only their letters name, side by side. */
export function withLetters(columns: readonly NumberColumn[]): NumberColumn[] {
  const letterOf = ({ category }: NumberColumn) => plainWord(category).replace(/\.$/, '');
  const own = new Set(columns.map(letterOf));
  const set = letters.find(
    ({ adults, kids }) => adults.every((one) => own.has(one)) && kids.some((one) => own.has(one)),
  );
  const isOf = (group: readonly string[], column: NumberColumn) =>
    !column.isMoney && group.includes(letterOf(column));
  return columns.map((column) => {
    if (!set || !['unknown', 'derived', 'index'].includes(column.meaning)) {
      return column;
    }
    if (isOf(set.kids, column)) {
      return { ...column, meaning: 'kids' };
    }
    return isOf(set.adults, column)
      ? { ...column, meaning: 'adults' }
      : isOf(['t', 'tot'], column)
        ? { ...column, meaning: 'total' }
        : column;
  });
}

/** `First` without a second service beside it is no service, but who came for the first time. */
export function withLoneFirst(columns: readonly NumberColumn[]): NumberColumn[] {
  const isFirst = ({ heading }: NumberColumn) => plainWord(heading).trim() === 'first';
  return columns.some((column) => column.isService && !isFirst(column))
    ? [...columns]
    : columns.map((column) =>
        isFirst(column) && column.meaning === 'attendance'
          ? {
              ...column,
              ...{ service: null, isService: false, category: column.heading },
              meaning: 'first_time_guests',
            }
          : column,
      );
}

/** Where the first of bare ages begins at the latest: later ones may be hours or grades, unless they go on. */
const agesFrom = 3;
const hoursMax = 24;
const gradesMax = 13;

/** `0-3`, `4-11`, `12-18`: ages where they go on from one to the next; `8-10`, `10-12` are hours. */
export function withAges(columns: readonly NumberColumn[]): NumberColumn[] {
  const spans = columns.flatMap((column) => {
    const ages = column.isMoney ? null : agesIn(column.category);
    return ages ? [{ column, ages }] : [];
  });
  const places = Map.groupBy(spans, ({ column: { service, campus } }) => `${service} ${campus}`);
  const groups = new Map(
    [...places.values()]
      .filter((place) => goOn(place.map(({ ages }) => ages)))
      .flatMap((place) => place.map(({ column, ages }) => [column, groupOfAges(ages)] as const)),
  );
  return columns.map((column) => {
    const group = column.meaning === 'unknown' ? groups.get(column) : null;
    return group ? { ...column, meaning: group } : column;
  });
}

function goOn(ages: readonly Ages[]): boolean {
  const [first, last] = [ages[0], ages.at(-1)];
  if (!first || !last) {
    return false;
  }
  const to = last.to ?? Number.POSITIVE_INFINITY;
  return ages.length === 1
    ? first.from === 0 || to > hoursMax
    : (first.from <= agesFrom || to > gradesMax) &&
        ages.slice(1).every(({ from }, at) => from === (ages[at]?.to ?? from) + 1);
}
