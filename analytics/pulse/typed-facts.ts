import type { PulsePoint, PulseTrust, TileId } from '#contract/functions/church-pulse.ts';
import { typedTrust } from '#contract/messages/dashboard-page.ts';
import { dayWords, listWords } from '#contract/messages/figure-words.ts';
import { addWeeks, weekOf } from '../calendar/church-week.ts';
import type { PulseInput } from './pulse-input.ts';
import { tileOf } from './tile-definitions.ts';

/** What a church typed for a day: who, how, and what was corrected later. */
export type TypedDay = {
  day: string;
  /** As they sign; who came by a link or an import is not among them. */
  authors: readonly string[];
  origins: readonly ('typed' | 'link' | 'import')[];
  corrected: number;
  /** The newest correction that everybody may see. */
  last: { before: number; after: number; by: string | null } | null;
};

/**
 * How many of the shown weeks rest on what was typed, by whom, and what was corrected; null where none does.
 *
 * @param tile the one whose weeks are shown
 */
export function typedFacts(
  {
    figures,
    own,
    typed = [],
    weekStartsOn,
  }: Pick<PulseInput, 'figures' | 'own' | 'typed' | 'weekStartsOn'>,
  tile: TileId,
  weeks: readonly PulsePoint[],
): PulseTrust['byHand'] {
  const shown = new Set(weeks.map(({ week }) => week));
  const [figure] = tileOf(tile, { own }).figures;
  const byHand = ((figure && figures.get(figure)) ?? []).filter(
    ({ week, value, source }) =>
      shown.has(week) && value !== null && source.split('+').includes('hand'),
  );
  if (byHand.length === 0) {
    return null;
  }
  const from = [...shown].sort()[0] ?? '';
  const to = addWeeks([...shown].sort().at(-1) ?? from, 1);
  return typedWords(
    typed.filter(({ day }) => weekOf(day, weekStartsOn) >= from && day < to),
    byHand.length,
  );
}

/** Days that were typed, in words. */
export function typedWords(
  days: readonly TypedDay[],
  weeks: number,
): NonNullable<PulseTrust['byHand']> {
  const authors = [...new Set(days.flatMap((one) => one.authors))];
  const origins = new Set(days.flatMap((one) => one.origins));
  return {
    weeks,
    who: typedTrust.who(authors.length > 0 ? listWords(authors) : null, {
      isLink: origins.has('link'),
      isImport: origins.has('import'),
    }),
    corrected: days.reduce((sum, one) => sum + one.corrected, 0),
    correction: correctionsWords(days),
  };
}

/** So many days whose counts were corrected are named; of more, the one that has moved the most. */
const namedDays = 3;

function correctionsWords(days: readonly TypedDay[]): string | null {
  const corrected = days
    .flatMap(({ day, last }) => (last === null ? [] : [{ day, last }]))
    .toReversed();
  const by = ({ last }: (typeof corrected)[number]) => Math.abs(last.after - last.before);
  const wordsOf = ({ day, last }: (typeof corrected)[number]) =>
    typedTrust.correction(dayWords(day, 'short'), last);
  const [most] = corrected.toSorted((a, b) => by(b) - by(a));
  if (most === undefined) {
    return null;
  }
  return corrected.length > namedDays
    ? typedTrust.largest(dayWords(most.day, 'short'), most.last)
    : corrected.map(wordsOf).join(' ');
}
