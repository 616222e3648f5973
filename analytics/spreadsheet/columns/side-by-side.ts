import { plainWord } from '../dates/names.ts';
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
