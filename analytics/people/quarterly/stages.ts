import type { QuarterSpan } from '#contract/people.ts';
import { addWeeks } from '../../calendar/church-week.ts';
import { addDays } from '../../calendar/plain-date.ts';
import { areGuestsCheckedIn } from '../../figures/first-visits.ts';
import { type Times, timesIn } from '../crowds.ts';
import type { FirstVisit } from '../first-visits.ts';
import type { Path } from '../path.ts';
import { festivalOfGuests, isQuarterClosed, quarterOf, weeksOfSpan } from '../quarter.ts';
import type { Product, QuarterlyInput, QuarterResult } from './quarterly.ts';

/** Weeks after the first visit's at which stages are looked at. */
export type Horizon = 26 | 52;
export type Stage = 'still' | 'served' | 'group' | 'gave';

/** Still here: in two or more of the eight weeks that end with the horizon. */
const still = { weeks: 8, times: 2 };
/** Somebody may join a group on the way to the first service. */
const joinedEarlyDays = 14;
const productOf = { served: 'services', group: 'groups', gave: 'giving' } as const;

/**
 * How many of a span's ordinary new households have come to a stage by a horizon.
 *
 * @param quarter the span's last
 */
export function stageOf(
  input: QuarterlyInput,
  {
    stage,
    horizon,
    quarter,
    span,
  }: { stage: Stage; horizon: Horizon; quarter: string; span: QuarterSpan },
): QuarterResult {
  const { path, calendar, easter, today } = input;
  const weeks = weeksOfSpan(quarter, span, calendar);
  const [first = ''] = weeks;
  const last = weeks.at(-1) ?? '';
  const product = stage === 'still' ? null : input.products[productOf[stage]];
  if (!mayBegin(input, first) || (product !== null && !isToldSince(product, first))) {
    return 'missing';
  }
  if (stage === 'still' && !areReturnsSeen(path)) {
    return 'missing';
  }
  if (stage === 'gave' && !input.isGivingChosen) {
    return 'missing';
  }
  if (!isQuarterClosed(quarterOf(addWeeks(last, horizon), calendar), calendar, today)) {
    return 'incomplete';
  }
  if (!isRead(path, stage, first)) {
    return 'unread';
  }
  const cohort = weeks
    .filter((week) => festivalOfGuests(week, easter) === null)
    .flatMap(path.newIn);
  const has = reached(path, stage, horizon);
  return { value: cohort.filter(has).length, base: cohort.length };
}

/** Whether every week from one on may have first visits. */
export function mayBegin({ path }: Pick<QuarterlyInput, 'path'>, firstWeek: string): boolean {
  return (
    path.church.choices.firstTimeGuests !== null && path.begins !== null && firstWeek >= path.begins
  );
}

/** Whether a guest who comes again is seen: of cards only where everybody checks in. */
export function areReturnsSeen({ church }: Path): boolean {
  return areGuestsCheckedIn(church.choices) || church.whoChecksIn === 'everybody';
}

function isToldSince({ isOpen, since }: Product, firstDay: string): boolean {
  return isOpen && since !== null && since <= firstDay;
}

/** Whether the readings reach back to the cohort's first week, and what is joined to it as well. */
function isRead({ church, attended }: Path, stage: Stage, first: string): boolean {
  if (!attended.isKnown(first)) {
    return false;
  }
  const isByTeam = stage === 'served' && church.choices.serving?.source === 'team_members';
  const from = stage === 'gave' ? church.readFrom.donors : isByTeam ? church.readFrom.team : first;
  return from <= first;
}

function reached(path: Path, stage: Stage, horizon: Horizon): (household: FirstVisit) => boolean {
  if (stage === 'still') {
    return stillHere(path, horizon);
  }
  const days = path.daysOf[stage];
  const early = stage === 'group' ? joinedEarlyDays : 0;
  return ({ household, day }) => {
    const from = addDays(day, -early);
    const to = addDays(day, 7 * horizon);
    return days.get(household)?.some((each) => each >= from && each <= to) === true;
  };
}

function stillHere({ attended }: Path, horizon: Horizon): (household: FirstVisit) => boolean {
  const byWeek = new Map<string, Times>();
  const timesAfter = (week: string) => {
    const weeks = Array.from({ length: still.weeks }, (_, back) => addWeeks(week, horizon - back));
    return timesIn(weeks.map(attended.here), attended.names.households);
  };
  return ({ household, week }) => {
    const times = byWeek.get(week) ?? timesAfter(week);
    byWeek.set(week, times);
    return times.of(household) >= still.times;
  };
}
