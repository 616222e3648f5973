import type { SpreadsheetChurch } from '../church.ts';
import { plainWord } from '../dates/names.ts';
import type { NumberColumn } from './column.ts';
import { isSundaySchool } from './meaning.ts';

/**
 * Adults go to Sunday school, too, in the Americas and the Philippines. Elsewhere it is of kids, unless another
 * column has them.
 */
export function withSundaySchool(
  columns: readonly NumberColumn[],
  { country }: SpreadsheetChurch,
): NumberColumn[] {
  const hasKids = columns.some(({ meaning }) => meaning === 'kids');
  return columns.map((column) => {
    const isOfKids =
      isSundaySchool(column.category) &&
      (schoolOfKids.includes(country) || schoolInWords.test(plainWord(column.category)));
    return isOfKids && !hasKids && column.meaning === 'own' && !column.isMoney
      ? { ...column, meaning: 'school' }
      : column;
  });
}

/** Countries whose Sunday school is one of kids. */
const schoolOfKids = [
  'GB',
  'IE',
  'AU',
  'NZ',
  'KE',
  'UG',
  'TZ',
  'RW',
  'NG',
  'GH',
  'ZA',
  'ZW',
  'ZM',
  'MW',
  'BW',
  'IN',
  'PK',
  'LK',
];

/** In languages whose Sunday school is one of kids wherever they are spoken. */
const schoolInWords =
  /sonntagsschul|zondagsschool|sondagskool|sondagsskol|pyhakoulu|nedelni|nedeln|vasarnapi|ecole du dimanche|주일학교|교회학교|日曜学校|教会学校|主日學|主日学/u;
