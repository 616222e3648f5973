import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { rangeWords } from '#contract/messages/figure-words.ts';
import { peopleMessages, peopleNouns } from '#contract/messages/people-over-time.ts';
import { guestStageMessages } from '#contract/messages/people-page.ts';
import { betweenWords, wholeWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportMessages } from '#contract/messages/report.ts';
import { fourBefore, kindOf, type NewestCohort, newestOf } from '../people/told-people.ts';
import { lastQuarterOf, type ReportFacts } from './report-facts.ts';

export type Period = Pick<ReportFacts, 'quarters'>;
/** What becomes of guests, as a report shows it. */
export type GuestStage = 'again' | 'served_26' | 'still_26' | 'still_52';

/** Whether a report is about a year. */
export const isYear = ({ quarters }: Period) => quarters.length > 1;

/** How many guests there were, and how many of them came back: of a year all, as soon as that is known. */
export function guestsSentence(people: ChurchPeople, period: Period): string | null {
  const sum = isYear(period) ? sumOf(people, period, 'again') : null;
  if (sum === null) {
    return people.sentences['guests'] ? withOneAlike(people, people.sentences['guests']) : null;
  }
  const newOnes = peopleMessages.newOnes(peopleNouns[kindOf(people)](sum.base));
  const year = lastQuarterOf(period).slice(0, 4);
  const [of, again] = [`${wholeWords(sum.base)} ${newOnes}`, wholeWords(sum.value)];
  const still = sumOf(people, period, 'still_26');
  const { ofYear, ofYearStill } = reportMessages.guests;
  return still?.base === sum.base
    ? ofYearStill(year, of, again, wholeWords(still.value))
    : ofYear(year, of, again);
}

/** What is called more or fewer than usual is not the most or the fewest where one of the four went as far. */
function withOneAlike(people: ChurchPeople, sentence: string): string {
  const newest = newestOf(people, 'again');
  const { verdict = null } = newest?.measure ?? {};
  if (newest?.before == null || verdict === null || verdict === 'same') {
    return sentence;
  }
  const { oneAsMany, oneAsFew } = reportMessages.guests;
  const share = newest.counted.value / newest.counted.base;
  const { low, high } = sharesBefore(people, newest);
  const isAlike = verdict === 'more' ? share <= high : share >= low;
  return isAlike ? [sentence, verdict === 'more' ? oneAsMany : oneAsFew].join(' ') : sentence;
}

/** The least and the most share of the four before. */
function sharesBefore(people: ChurchPeople, newest: NewestCohort): { low: number; high: number } {
  const shares = fourBefore(people, 'again', newest).map(
    ({ counted: { value, base } }) => value / base,
  );
  return { low: Math.min(...shares), high: Math.max(...shares) };
}

/** What the four before came to, and how far chance goes; what is called different is no single quarter's chance. */
export function chanceSentences(people: ChurchPeople, period: Period): string[] {
  const newest = newestOf(people, 'again');
  const { usual = null, chance = null, verdict } = newest?.measure ?? {};
  if (isYear(period) || newest?.before == null || usual === null || chance === null) {
    return [];
  }
  const { guests } = reportMessages;
  const range = rangeWords(sharesBefore(people, newest), 'share', null);
  const said = [
    guests.before(partWords(newest.before), range, betweenWords(usual)),
    verdict === 'more' || verdict === 'fewer'
      ? guests.differs(betweenWords(chance))
      : guests.chance(betweenWords(chance)),
  ];
  return [said.join(' ')];
}

/** Who stayed, where it is called more or fewer: a question is asked of it. */
export function stillSentences(people: ChurchPeople): string[] {
  const newest = newestOf(people, 'still_26');
  const { verdict = null } = newest?.measure ?? {};
  return newest?.before == null || verdict === null || verdict === 'same'
    ? []
    : [
        reportMessages.guests.still(
          quarterWords(newest.quarter, { span: newest.span, isShort: true }),
          partWords(newest.counted),
          partWords(newest.before),
        ),
      ];
}

function partWords({ value, base }: NonNullable<NewestCohort['before']>): string {
  return guestStageMessages.ofBase(wholeWords(value), wholeWords(base));
}

/** A stage over a year; null while a quarter is not told, and of a year that is one row anyway. */
export function sumOf(
  { quarters }: ChurchPeople,
  period: Period,
  stage: GuestStage,
): { value: number; base: number } | null {
  const told = quarters
    .filter(({ quarter }) => period.quarters.includes(quarter))
    .flatMap(({ measures }) => measures[stage] ?? []);
  const spans = told.reduce((sum, { span }) => sum + span, 0);
  if (told.length < 2 || spans !== period.quarters.length) {
    return null;
  }
  let [value, base] = [0, 0];
  for (const each of told) {
    if (each.value === null || each.base === null) {
      return null;
    }
    value += each.value;
    base += each.base;
  }
  return { value, base };
}
