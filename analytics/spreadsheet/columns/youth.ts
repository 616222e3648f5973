import { means } from '#analytics/suggestion/vocabulary.ts';
import { plainWord } from '../dates/names.ts';
import type { NumberColumn } from './column.ts';
import { isAbsent } from './meaning.ts';

/**
 * Young people beside adults: those who came where nothing but them is named, as `Students`, and those who may have
 * come at another time, as `Youth Group`. Their baptisms and those who lead them are neither.
 */
export function youthBeside(columns: readonly NumberColumn[]): {
  came: NumberColumn[];
  unclear: NumberColumn[];
} {
  const young = columns.some(({ meaning }) => meaning === 'adults') ? columns.filter(isYoung) : [];
  return {
    came: young.filter(({ category }) => isNothingElse(category)),
    unclear: young.filter(({ category }) => !isNothingElse(category)),
  };
}

const others = ['things', 'members', 'helpers', 'helperRooms', 'online', 'guests'] as const;

function isYoung({ meaning, category, isMoney, weekday }: NumberColumn): boolean {
  return (
    meaning === 'own' &&
    !isMoney &&
    weekday === null &&
    means(category, 'youth') &&
    !others.some((other) => means(category, other)) &&
    !isAbsent(category)
  );
}

const joining = /^(?:and|und|y|e|et|en|och|og|i|in|\d.*)$/;
/** What German and its neighbors write as one word: `Jugendgruppe`, but not `Jugendliche`. */
const joined = /^(?:jugend|jeugd|ungdom|[ck]onfi(?:rmand)?)(?!liche)\p{L}{4,}/u;

/** `Students`, `Youth attendance`, `Teens (13-17)`. */
function isNothingElse(category: string): boolean {
  const words = plainWord(category)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !joining.test(word));
  return words.every(
    (word) =>
      (means(word, 'youth') && !joined.test(word)) ||
      means(word, 'generic') ||
      means(word, 'present'),
  );
}
