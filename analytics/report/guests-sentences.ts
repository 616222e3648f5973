import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { countWords, eitherWords } from '#contract/messages/figure-words.ts';
import { peopleMessages, peopleNouns } from '#contract/messages/people-over-time.ts';
import { guestStageMessages } from '#contract/messages/people-page.ts';
import { betweenWords, wholeWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { reportGuests } from '#contract/messages/report-guests.ts';
import { verdictOfPart } from '../people/difference.ts';
import { designEffect, thresholdOf } from '../people/households.ts';
import {
  cohortsOf,
  comparedWith,
  comparedWords,
  fourBefore,
  kindOf,
  type NewestCohort,
  newestOf,
} from '../people/told-people.ts';
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
    return people.sentences['guests'] ?? null;
  }
  const newOnes = peopleMessages.newOnes(peopleNouns[kindOf(people)](sum.base));
  const year = lastQuarterOf(period).slice(0, 4);
  const [of, again] = [`${wholeWords(sum.base)} ${newOnes}`, wholeWords(sum.value)];
  const still = sumOf(people, period, 'still_26');
  const { ofYear, ofYearStill } = reportGuests;
  return still?.base === sum.base
    ? ofYearStill(year, of, again, wholeWords(still.value))
    : ofYear(year, of, again);
}

type OneAsFar = {
  verdict: 'more' | 'fewer';
  of: number;
  compared: ReturnType<typeof comparedWords>;
  farthest: string;
};

/** Of how many of the quarters before the newest is more, or fewer, where that is not all of them; else null. */
export function oneAsFar(people: ChurchPeople): OneAsFar | null {
  const newest = newestOf(people, 'again');
  const verdict = newest?.measure.verdict ?? null;
  if (newest?.before == null || verdict === null || verdict === 'same') {
    return null;
  }
  const side = verdict === 'more' ? 1 : -1;
  const all = comparedWith(people, 'again', newest);
  const reach = (cohort: Counted) => side * shareOf(cohort);
  const of = all.filter((each) => reach(each) < reach(newest)).length;
  const [farthest] = all.toSorted((one, other) => reach(other) - reach(one));
  return farthest === undefined || of === all.length
    ? null
    : {
        ...{ verdict, of, compared: comparedWords(people, 'again', newest) },
        farthest: timeWords(farthest),
      };
}

/** What is called more or fewer than usual is not the most or the fewest where one of those before went as far. */
export function oneAsFarSentences(people: ChurchPeople, period: Period): string[] {
  const found = isYear(period) ? null : oneAsFar(people);
  if (found === null) {
    return [];
  }
  const { moreThan, fewerThan } = reportGuests;
  const words = found.verdict === 'more' ? moreThan : fewerThan;
  return [words(countWords(found.of), found.compared, found.farthest)];
}

/** What those before would make of as many, and how far chance goes. */
export function chanceSentences(people: ChurchPeople, period: Period): string[] {
  const newest = newestOf(people, 'again');
  const { usual = null, chance = null } = newest?.measure ?? {};
  if (isYear(period) || newest?.before == null || usual === null || chance === null) {
    return [];
  }
  const either = eitherWords(wholeWords(usual.low), wholeWords(usual.high));
  return [
    reportGuests.before(
      comparedWords(people, 'again', newest),
      partWords(newest.before),
      guestStageMessages.ofBase(either, wholeWords(newest.counted.base)),
      betweenWords(chance),
    ),
  ];
}

/**
 * The widest change from one time's guests to the next that is called different: how check-ins are recorded can
 * change a share like that, and a welcome seldom does.
 */
export function jumpSentences(people: ChurchPeople, period: Period): string[] {
  const newest = newestOf(people, 'again');
  if (newest === null || !tellsVerdicts(people)) {
    return [];
  }
  const ofPeriod = cohortsOf(people, 'again').flatMap(({ counted, ...cohort }) =>
    counted !== null && period.quarters.includes(cohort.quarter) ? [{ ...cohort, counted }] : [],
  );
  const shown = isYear(period) ? ofPeriod : [...fourBefore(people, 'again', newest), newest];
  const { checkIn } = people.who;
  const effect = designEffect(people.unit, checkIn);
  const threshold = thresholdOf(people.unit, checkIn);
  const [widest] = shown
    .slice(1)
    .flatMap((to, index) => {
      const from = shown[index];
      const verdict = from && verdictOfPart(to.counted, from.counted, { effect, threshold });
      return from && (verdict === 'more' || verdict === 'fewer') ? [{ from, to }] : [];
    })
    .toSorted((one, other) => apart(other) - apart(one));
  return widest ? [reportGuests.jump(timeWords(widest.from), timeWords(widest.to))] : [];
}

function apart({ from, to }: { from: Counted; to: Counted }): number {
  return Math.abs(shareOf(to) - shareOf(from));
}

/** Whether anything is judged at all. */
function tellsVerdicts({ quarters }: ChurchPeople): boolean {
  return quarters.some(({ measures }) =>
    Object.values(measures).some(({ verdict }) => verdict !== null),
  );
}

type Counted = Pick<NewestCohort, 'quarter' | 'span' | 'counted'>;

function shareOf({ counted: { value, base } }: Counted): number {
  return value / base;
}

function timeWords({ quarter, span, counted }: Counted): string {
  return reportGuests.ofTime(quarterWords(quarter, { span, isShort: true }), partWords(counted));
}

/** Who stayed, where it is called more or fewer: a question is asked of it. */
export function stillSentences(people: ChurchPeople): string[] {
  const newest = newestOf(people, 'still_26');
  const verdict = newest?.measure.verdict ?? null;
  if (newest?.before == null || verdict === null || verdict === 'same') {
    return [];
  }
  const { stillMore, stillFewer } = reportGuests;
  const { quarter, span, counted, before } = newest;
  const all = comparedWith(people, 'still_26', newest);
  const { without } = comparedWords(people, 'still_26', newest);
  const [first, last] = [all[0], all.at(-1)].map((each) =>
    quarterWords(each?.quarter ?? quarter, { span, isShort: true }),
  );
  return [
    (verdict === 'more' ? stillMore : stillFewer)(
      quarterWords(quarter, { span, isShort: true }),
      partWords(counted),
      { from: first ?? '', to: last ?? '', without, part: partWords(before) },
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
