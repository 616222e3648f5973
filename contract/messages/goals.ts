import type { FigureUnit } from '../figures/units.ts';
import type { YearGoal } from '../functions/goals.ts';
import { averageWords, rangeWords } from './figure-words.ts';
import { sentences } from './sentences.ts';

/** The goal of a year in a closer look. */
export const goalMessages = sentences('goalMessages', {
  question: (year: number) => `How is ${year} going?`,
  label: (year: number) => `Goal for an average week in ${year}`,
  hint: 'Each number can have one goal a year. Weeks you set aside aren’t included.',
  save: 'Set goal',
  remove: 'Clear goal',
  saved: 'Your goal is saved.',
  removed: 'Your goal was removed.',
  failed: 'We couldn’t save your goal. Please try again.',
  mayNotSet: 'You can view this, but you can’t change goals here.',
  unfit: 'Enter a number above zero.',
  setBy: (by: string) => `Set by ${by}.`,
});

/** How a year goes, a sentence each. */
export const goalSentences = sentences('goalSentences', {
  none: (year: number) => `No week of ${year} has a count yet.`,
  soFar: (average: string, year: number) =>
    `So far in ${year}, you’re averaging ${average} a week.`,
  ends: (average: string, range: string, year: number) =>
    `So far in ${year}, you’re averaging ${average} a week. We expect the whole year to average ${range}.`,
  about: (average: string) => `about ${average}`,
  sure: (goal: string) => `You’re on track for your goal of ${goal}.`,
  open: (goal: string) => `Your goal of ${goal} is possible, but not certain.`,
  behind: (goal: string) => `That’s short of your goal of ${goal}.`,
});

/** How a year goes beside its goal, a sentence each. */
export function goalSentencesOf(
  goal: YearGoal,
  unit: FigureUnit,
  currency: string | null,
): string[] {
  const write = (one: number) => averageWords(one, unit, currency);
  const { year, value, soFar, end } = goal;
  if (soFar === null) {
    return [goalSentences.none(year)];
  }
  if (end === null) {
    return [goalSentences.soFar(write(soFar), year)];
  }
  const ends = { low: end.low80, high: end.high80 };
  // In December little of the year is open.
  const range =
    write(ends.low) === write(ends.high)
      ? goalSentences.about(write(ends.low))
      : rangeWords(ends, unit, currency, averageWords);
  const told = goalSentences.ends(write(soFar), range, year);
  return value === null ? [told] : [told, standing(value, end)(write(value))];
}

function standing(value: number, end: NonNullable<YearGoal['end']>): (goal: string) => string {
  const { sure, open, behind } = goalSentences;
  return end.low80 >= value ? sure : end.high80 >= value ? open : behind;
}
