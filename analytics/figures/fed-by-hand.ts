import type { FigureWeek } from '#contract/figures.ts';
import type { Feedable } from '#contract/functions/counts.ts';
import { addWeeks, weekOf } from '../calendar/church-week.ts';
import { weeklyTimeOf } from '../calendar/weekly-time.ts';
import { isFed } from './by-hand.ts';
import type { Figure } from './figure.ts';
import { type FigureInput, figureWeek } from './frame.ts';
import { type HandWeek, handWeeks } from './hand-weeks.ts';
import { handType } from './headcounts.ts';
import type { EventTimeReading } from './readings.ts';

/** A figure that is also counted by hand: what is typed fills what the provider lacks. */
export function fedByHand<Fed extends Figure>(figure: Fed, feeds: Feedable): Fed {
  return {
    ...figure,
    needs(choices) {
      const provided = figure.needs(choices);
      return isFed(choices.byHand, feeds) ? [...(provided ?? []), 'counts'] : provided;
    },
    choicesBehind: (choices) =>
      isFed(choices.byHand, feeds)
        ? [...figure.choicesBehind(choices), choices.byHand]
        : figure.choicesBehind(choices),
    compute(input) {
      if (!isFed(input.choices.byHand, feeds)) {
        return figure.compute(input);
      }
      const isProvided = figure.needs(input.choices) !== null;
      return feeds === 'attendance'
        ? withServices(input, isProvided, figure)
        : withGapsFilled(isProvided ? figure.compute(input) : [], input, handWeeks(input, feeds));
    },
  };
}

/**
 * Attendance: a typed number fills a time of the provider's without one; services that are none of its
 * times are added; a week's number counts where no day was counted.
 */
function withServices(input: FigureInput, isProvided: boolean, figure: Figure): FigureWeek[] {
  const { choices, frame } = input;
  const counted = new Set(choices.attendance.map(({ eventId }) => eventId));
  const isLinked = ({ eventId }: { eventId: string | null }) =>
    isProvided && eventId !== null && counted.has(eventId);
  const { eventTimes, filled } = fillTimes(input, isLinked);
  const provided = isProvided
    ? figure.compute({ ...input, readings: { ...input.readings, eventTimes } })
    : [];
  const typed = handWeeks(input, 'attendance', (service) => !isLinked(service));
  const weeks = new Map(provided.map((week) => [week.week, week]));
  for (const week of weeks.values()) {
    if (filled.has(week.week)) {
      weeks.set(week.week, { ...week, source: withHand(week.source) });
    }
  }
  for (const [week, hand] of typed) {
    const before = weeks.get(week);
    if (!before || before.value === null) {
      weeks.set(week, handOnly(week, hand, before, frame));
    } else if (hand.value !== null && !isWholeWeeks(input, week)) {
      const isWhole = hand.isWhole && before.state === 'complete';
      const value = before.value + hand.value;
      const count = before.count + hand.count;
      const source = withHand(before.source);
      weeks.set(week, figureWeek(week, { value, count, source, isWhole }, before.asOf, frame));
    }
  }
  return [...weeks.values()].sort((one, other) => (one.week < other.week ? -1 : 1));
}

/** Whether only the whole week was typed, of which the provider has its part already. */
function isWholeWeeks({ readings, choices }: FigureInput, week: string): boolean {
  const parts = new Set(
    choices.byHand?.categories.flatMap(({ id, inAttendance }) => (inAttendance ? id : [])),
  );
  const next = addWeeks(week, 1);
  return !readings.counts.some(
    ({ day, categoryId, serviceId, value }) =>
      day >= week && day < next && parts.has(categoryId) && serviceId !== null && value !== null,
  );
}

/** The provider's times, with what was typed in those that nobody counted there. */
function fillTimes(
  { readings, choices }: FigureInput,
  isLinked: (service: { eventId: string | null }) => boolean,
): { eventTimes: EventTimeReading[]; filled: Set<string> } {
  const parts = new Set(
    choices.byHand?.categories.flatMap(({ id, inAttendance }) => (inAttendance ? id : [])),
  );
  const linked = (choices.byHand?.services ?? []).filter(isLinked);
  const filled = new Set<string>();
  const eventTimes = readings.eventTimes.map((time) => {
    if (Object.keys(time.headcounts).length > 0) {
      return time;
    }
    const at = weeklyTimeOf(time.startsAt, choices.timeZone);
    const service = linked.find(
      ({ eventId, eventTime }) => eventId === time.eventId && eventTime === at,
    );
    const typed = readings.counts.filter(
      ({ serviceId, day, categoryId, value, isAsked }) =>
        serviceId === service?.id &&
        day === time.day &&
        parts.has(categoryId) &&
        value !== null &&
        !isAsked,
    );
    if (!service || typed.length === 0) {
      return time;
    }
    filled.add(time.day);
    const total = typed.reduce((sum, { value }) => sum + (value ?? 0), 0);
    return { ...time, headcounts: { [handType]: total } };
  });
  return {
    eventTimes,
    filled: new Set([...filled].map((day) => weekOf(day, choices.weekStartsOn))),
  };
}

/** Any other figure: a week that the provider has a number of stays its own. */
function withGapsFilled(
  provided: readonly FigureWeek[],
  { frame }: FigureInput,
  typed: ReadonlyMap<string, HandWeek>,
): FigureWeek[] {
  const weeks = new Map(provided.map((week) => [week.week, week]));
  for (const [week, hand] of typed) {
    const before = weeks.get(week);
    if (!before || before.value === null) {
      weeks.set(week, handOnly(week, hand, before, frame));
    }
  }
  return [...weeks.values()].sort((one, other) => (one.week < other.week ? -1 : 1));
}

/** A week of which the provider has no number. */
function handOnly(
  week: string,
  { value, count, isWhole, asOf }: HandWeek,
  before: FigureWeek | undefined,
  frame: FigureInput['frame'],
): FigureWeek {
  return before && value === null
    ? before
    : figureWeek(week, { value, count, source: 'hand', isWhole }, asOf ?? frame.now, frame);
}

function withHand(source: string): string {
  return source.split('+').includes('hand') ? source : `${source}+hand`;
}
