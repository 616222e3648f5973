import type { FigureFrame } from './frame.ts';
import type { AskedOfProvider, CountReading } from './readings.ts';

type Stands = 'hand' | 'provider';

/** Two numbers of the same people: what was typed and what a provider counted. */
export type Comparison = {
  /** Which count it is asked about: the first of those that were added up. */
  count: Pick<CountReading, 'day' | 'span' | 'serviceId' | 'categoryId'>;
  /** Null where nothing is typed any longer. */
  typed: number | null;
  provided: number | null;
  /** Whether the provider's stood first, and stands until somebody answers. */
  providerFirst: boolean;
  /** False where nothing is to be asked: they agree by now, or an earlier answer says which one counts. */
  isAsked: boolean;
};

/** What a church has answered for a service and category from a day on; the newest answer first. */
export type StandingAnswers = readonly {
  count: Pick<CountReading, 'serviceId' | 'categoryId' | 'day'>;
  stands: Stands;
}[];

/** Answers that hold for every later day. */
export function standingAnswers(counts: readonly CountReading[]): StandingAnswers {
  return counts
    .flatMap((count) => (count.asked ?? []).map((asked) => ({ count, asked })))
    .filter(({ asked }) => asked.answer?.startsWith('always_'))
    .toSorted((one, other) => (one.asked.at < other.asked.at ? 1 : -1))
    .map(({ count, asked }) => ({ count, stands: standsBy(asked) }));
}

/**
 * Which of two numbers counts, and what is to be asked about them. Somebody's answer to these two decides,
 * then one for good, else what stood first.
 *
 * @param counts those that are asked about, which were added up to `typed`
 * @returns `comparison` is null where nothing is to be asked and nothing asked has settled itself
 */
export function compare(
  counts: readonly CountReading[],
  numbers: { typed: number | null; provided: number | null },
  answers: StandingAnswers,
  frame: Pick<FigureFrame, 'isProviderNew'>,
): { stands: Stands; comparison: Comparison | null } {
  const { typed, provided } = numbers;
  const asked = counts
    .flatMap((count) => count.asked ?? [])
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const isOpen = asked.some(({ answer }) => answer === null);
  const settled = isOpen ? comparisonOf(counts, numbers, { isAsked: false }) : null;
  if (typed === null || provided === null || typed === provided) {
    return { stands: provided === null ? 'hand' : 'provider', comparison: settled };
  }
  const own = asked.find((one) => one.typed === typed && one.provided === provided);
  if (own?.answer) {
    return { stands: standsBy(own), comparison: settled };
  }
  const always = answers.find((one) => counts.some((count) => holdsFor(one.count, count)));
  if (always) {
    return { stands: always.stands, comparison: settled };
  }
  const [last] = asked;
  const stands = last ? standsBy(last) : frame.isProviderNew ? 'hand' : 'provider';
  const providerFirst = stands === 'provider';
  return {
    stands,
    comparison: own ? null : comparisonOf(counts, numbers, { isAsked: true, providerFirst }),
  };
}

function comparisonOf(
  [first]: readonly CountReading[],
  numbers: Pick<Comparison, 'typed' | 'provided'>,
  { isAsked, providerFirst = false }: { isAsked: boolean; providerFirst?: boolean },
): Comparison | null {
  if (!first) {
    return null;
  }
  const { day, span, serviceId, categoryId } = first;
  return { count: { day, span, serviceId, categoryId }, ...numbers, providerFirst, isAsked };
}

function holdsFor(answered: StandingAnswers[number]['count'], count: CountReading): boolean {
  return (
    answered.serviceId === count.serviceId &&
    answered.categoryId === count.categoryId &&
    answered.day <= count.day
  );
}

function standsBy({ answer, providerFirst }: AskedOfProvider): Stands {
  return answer === null
    ? providerFirst
      ? 'provider'
      : 'hand'
    : answer === 'hand' || answer === 'always_hand'
      ? 'hand'
      : 'provider';
}

/** What was typed, in all; null where nothing is, or something of it is in doubt. */
export function typedSum(counts: readonly CountReading[]): number | null {
  const typed = counts.filter(({ value }) => value !== null);
  return typed.length === 0 || typed.some(({ isAsked }) => isAsked)
    ? null
    : typed.reduce((sum, { value }) => sum + (value ?? 0), 0);
}
