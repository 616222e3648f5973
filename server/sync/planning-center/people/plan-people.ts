import { addWeeks, lastDayOf, weekOf } from '#analytics/calendar/church-week.ts';
import { areGuestsCheckedIn } from '#analytics/figures/first-visits.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { ReadMode, ReadTask } from '../../reader.ts';
import { type ChurchTime, newestClosedWeek, windowsBefore } from '../../readings/history.ts';
import type { Span } from '../../readings/reading-store.ts';

/** The steps that follow people over time; the last one writes their rows. */
const peopleSteps = [
  'households',
  'newest',
  'firstGifts',
  'checkIns',
  'team',
  'gifts',
  'guestCards',
  'rows',
] as const;
export type PeopleStep = (typeof peopleSteps)[number];

type Planning = {
  mode: ReadMode;
  choices: MeasureChoices;
  /** The kinds that are read. */
  kinds: readonly ReadingKind[];
  time: ChurchTime;
  /**
   * The newest week that was counted, the last week of the newest closed quarter, the longest span of cohorts
   * that are followed, and the week from which gifts are read where nothing was told of them before; null before
   * people were counted for the first time.
   */
  state: {
    week: string | null;
    lastWeek: string | null;
    span: number;
    giftsFrom?: string | undefined;
  } | null;
};

/**
 * The steps by which people are followed, after all others: with the first reading and each quarter of all
 * that cohorts need, and of the newest week once it is closed.
 */
export function planPeople(planning: Planning): ReadTask[] {
  const { mode, kinds, state, time, choices } = planning;
  if (!areFollowed(kinds)) {
    return [];
  }
  const first = kinds.includes('gifts') ? [step('firstGifts')] : [];
  switch (mode) {
    case 'first':
      return [...first, step('households'), step('rows')];
    case 'quarterly':
      return [...windowsOf(planning), ...first, step('households'), step('rows')];
    case 'nightly':
    case 'weekly': {
      const newest = newestClosedWeek(time);
      if (state === null || (state.week !== null && state.week >= newest)) {
        return [];
      }
      const from = state.week === null ? newest : addWeeks(state.week, 1);
      const isCarded = choices.firstTimeGuests !== null && !areGuestsCheckedIn(choices);
      const isRead = isCarded || kinds.includes('checkIns');
      return [
        step('households'),
        ...(isRead ? [step('newest', { from, to: lastDayOf(newest) })] : []),
        step('rows'),
      ];
    }
    default:
      return [];
  }
}

/** Whether anything is read by which people are followed. */
export function areFollowed(kinds: readonly ReadingKind[]): boolean {
  return kinds.includes('checkIns') || kinds.includes('gifts');
}

/** How many weeks are read again each quarter, by the longest span among cohorts that are followed. */
function weeksBack(step: PeopleStep, span: number): number {
  switch (step) {
    case 'checkIns':
      // Sixty weeks of the list of those not seen, the window before each, the week before, and three spare.
      return 80;
    case 'gifts':
      // A year and the one before it.
      return Math.max(106, 66 + 13 * span);
    default:
      return 66 + 13 * span;
  }
}

/** A page of a hundred plans covers half a year of most churches: fewer lists. */
const windowWeeks: Readonly<Partial<Record<PeopleStep, number>>> = { team: 26 };

function windowsOf({ kinds, time, choices, state }: Planning): ReadTask[] {
  const end = state?.lastWeek ?? newestClosedWeek(time);
  const to = lastDayOf(time.currentWeek);
  const read = (['checkIns', 'team', 'gifts', 'guestCards'] as const).filter((kind) =>
    kinds.includes(kind),
  );
  return read.flatMap((kind) => {
    const usual = weekOf(
      addWeeks(end, 1 - weeksBack(kind, state?.span ?? 1)),
      choices.weekStartsOn,
    );
    const gifts = kind === 'gifts' ? state?.giftsFrom : undefined;
    const from = gifts !== undefined && gifts < usual ? gifts : usual;
    return windowsBefore(addWeeks(time.currentWeek, 1), from, windowWeeks[kind]).map((span) =>
      step(kind, { ...span, to: span.to < to ? span.to : to }),
    );
  });
}

function step(kind: PeopleStep, span: Span | null = null): ReadTask {
  const named = `people ${kind}`;
  const { from, to } = span ?? { from: null, to: null };
  return span
    ? { key: `${named} ${from}..${to}`, kind: named, from, to }
    : { key: named, kind: named, from, to };
}

/** The step of people that a task is; null for any other task. */
export function peopleStepOf({ kind }: Pick<ReadTask, 'kind'>): PeopleStep | null {
  const [how, named] = kind.split(' ');
  return how === 'people' ? (peopleSteps.find((each) => each === named) ?? null) : null;
}
