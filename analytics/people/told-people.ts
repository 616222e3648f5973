import type { ChurchPeople, ToldMeasure } from '#contract/functions/church-people.ts';
import { countWords, listWords } from '#contract/messages/figure-words.ts';
import { type PeopleNoun, peopleMessages } from '#contract/messages/people-over-time.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import type { QuarterMeasure, QuarterSpan } from '#contract/people.ts';
import { wilsonInterval } from '../pulse/wilson.ts';
import { comparedOf, type Part, spansCompared, usualPart } from './difference.ts';
import { designEffect } from './households.ts';
import { shownParts } from './parts.ts';
import { addQuarters } from './quarter.ts';

/** What a church's numbers are counts of. */
export function kindOf({ unit, who }: Pick<ChurchPeople, 'unit' | 'who'>): PeopleNoun {
  return unit === 'people' ? 'people' : who.checkIn === 'children' ? 'families' : 'households';
}

/** A group of guests at one stage: counted, or open. */
export type Cohort = {
  quarter: string;
  span: QuarterSpan;
  measure: ToldMeasure;
  /** What it is of, and how far chance goes; null while open or withheld. */
  counted: { value: number; base: number; low: number; high: number } | null;
};

/** The groups of guests at a stage, oldest first; eight fit beside each other. */
export function cohortsOf(people: ChurchPeople, stage: QuarterMeasure, most = 8): Cohort[] {
  const dispersion = designEffect(people.unit, people.who.checkIn);
  return people.quarters
    .flatMap(({ quarter, measures }) => {
      const measure = measures[stage];
      return measure ? [{ quarter, span: measure.span, measure }] : [];
    })
    .filter(({ measure }) => measure.state !== 'missing')
    .slice(0, most)
    .toReversed()
    .map((cohort) => {
      const { value, base } = cohort.measure;
      const counted =
        value === null || base === null
          ? null
          : { value, base, ...wilsonInterval(value, base, { dispersion }) };
      return { ...cohort, counted };
    });
}

/** A group that is told, and those of its size that it is compared with, taken together, where it is compared. */
export type NewestCohort = Cohort & {
  counted: NonNullable<Cohort['counted']>;
  before: Part | null;
};

/** The newest group that is told at a stage; null before there is one. */
export function newestOf(people: ChurchPeople, stage: QuarterMeasure): NewestCohort | null {
  const all = cohortsOf(people, stage, people.quarters.length);
  const newest = all.findLast(({ counted }) => counted !== null);
  if (newest === undefined || newest.counted === null) {
    return null;
  }
  const compared = newest.measure.usual === null ? [] : comparedIn(all, newest);
  return {
    ...newest,
    counted: newest.counted,
    before: usualPart(compared.map(({ counted }) => counted)),
  };
}

type CountedCohort = Cohort & { counted: NonNullable<Cohort['counted']> };

/** The groups of its size before one that are counted, oldest first. */
function sameBefore(
  all: readonly Cohort[],
  { quarter, span }: Pick<Cohort, 'quarter' | 'span'>,
): CountedCohort[] {
  return all.flatMap((each) =>
    each.span === span && each.quarter < quarter && each.counted !== null
      ? [{ ...each, counted: each.counted }]
      : [],
  );
}

/** Those that one is compared with, oldest first. */
function comparedIn(all: readonly Cohort[], newest: Cohort): CountedCohort[] {
  const { without = [] } = newest.measure;
  return comparedOf(sameBefore(all, newest), ({ quarter }) => without.includes(quarter));
}

/** The groups that one is compared with at a stage, oldest first: four, or fewer where some are doubted. */
export function comparedWith(
  people: ChurchPeople,
  stage: QuarterMeasure,
  newest: Cohort,
): CountedCohort[] {
  return comparedIn(cohortsOf(people, stage, people.quarters.length), newest);
}

/**
 * Those that one is compared with as a sentence says it: how many there are, and after them the doubted ones that are
 * left out.
 */
export function comparedWords(
  people: ChurchPeople,
  stage: QuarterMeasure,
  newest: Cohort,
): { four: string; without: string } {
  const { span, measure } = newest;
  const months = (measure.without ?? []).map((each) => quarterWords(each, { span, isShort: true }));
  return {
    four: countWords(comparedWith(people, stage, newest).length),
    without: months.length > 0 ? peopleMessages.leavingOut(listWords(months)) : '',
  };
}

/** The four groups before one at a stage, doubted ones too; oldest first. */
export function fourBefore(
  people: ChurchPeople,
  stage: QuarterMeasure,
  newest: Cohort,
): CountedCohort[] {
  return sameBefore(cohortsOf(people, stage, people.quarters.length), newest).slice(-spansCompared);
}

/** How many come regularly at the end of the newest quarter that tells it; null before there is one. */
export function newestRegulars({ quarters }: ChurchPeople): ToldMeasure | null {
  const newest = quarters.find(({ measures }) => measures.regulars_end?.state === 'complete');
  return newest?.measures.regulars_end ?? null;
}

/** Whether the check-ins at the beginning or the end of a quarter's change of regulars are not believed. */
export function isFlowDoubted({ flow, doubted = [] }: ChurchPeople): boolean {
  return (
    flow !== null &&
    [flow.quarter, addQuarters(flow.quarter, -1)].some((each) => doubted.includes(each))
  );
}

/** The newest quarter that the answer tells of as closed; null before there is one. */
export function closedQuarterOf({ flow, givers, quarters }: ChurchPeople): string | null {
  const told = quarters.find(({ measures }) =>
    Object.values(measures).some((measure) => measure?.state === 'complete'),
  );
  return flow?.quarter ?? givers?.quarter ?? told?.quarter ?? quarters[0]?.quarter ?? null;
}

/** A year's change in whole people, part by part, and the whole that they add up to. */
export type RoundedParts = Record<'people' | 'often' | 'once' | 'all', number>;

/** The parts in whole people, which add up to the whole change. */
export function roundedParts({
  change,
  people,
  often,
  once,
}: NonNullable<ChurchPeople['parts']>): RoundedParts {
  const all = Math.round(change);
  return { ...shownParts({ people, often, once }, all), all };
}
