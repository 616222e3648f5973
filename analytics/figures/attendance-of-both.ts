import { weekOf } from '../calendar/church-week.ts';
import { handOnly, withHand } from './by-hand.ts';
import type { Figure } from './figure.ts';
import { type ComputedWeek, type FigureInput, figureWeek, notKept } from './frame.ts';
import { type HandWeek, handWeeks } from './hand-weeks.ts';
import { partsOf } from './parts-of.ts';
import { settleDays } from './settle-days.ts';
import { settleTimes } from './settle-times.ts';

/**
 * Attendance: a typed number fills a time of the provider's without one, and counts in its stead where somebody
 * said so; services that are none of its times are added; a week's number counts where no day was counted.
 *
 * @param figure attendance as the provider has it
 */
export function attendanceOfBoth(
  input: FigureInput,
  isProvided: boolean,
  figure: Figure,
): ComputedWeek[] {
  const { choices } = input;
  const weekOfDay = (day: string) => weekOf(day, choices.weekStartsOn);
  const times = settleTimes(input, isProvided);
  const days = settleDays({ ...input, readings: times.readings }, isProvided);
  const read = { ...input, readings: days.readings };
  const isFilled = new Set(times.byHand.map(weekOfDay));
  const provided = (isProvided ? figure.compute(read) : []).map((week) =>
    isFilled.has(week.week) ? { ...week, source: withHand(week.source) } : week,
  );
  const weeks = new Map<string, ComputedWeek>(provided.map((week) => [week.week, week]));
  const linked = new Set([...times.linked, ...days.linked]);
  const known = new Set(weeks.keys());
  const isMissed = ({ id }: { id: string }, week: string) => !(linked.has(id) && known.has(week));
  const typed = handWeeks(read, 'attendance', isMissed);
  // Of a whole day the provider has its part already, as of a whole week.
  const ofServices = read.readings.counts.filter(({ serviceId }) => serviceId !== null);
  const typedByService = handWeeks(
    { ...read, readings: { ...read.readings, counts: ofServices } },
    'attendance',
    isMissed,
  );
  const isNotKept = notKept(input, (isProvided && figure.needs(choices)) || []);
  const isWholeWeek = wholeWeeks(input);
  const either = (before: ComputedWeek | undefined, week: string, hand: HandWeek) => {
    if (before && before.value !== null) {
      const services = typedByService.get(week);
      return isWholeWeek(week) || !services ? before : withServices(before, services, input);
    }
    return before || !isNotKept(week) ? handOnly(week, hand, before, input.frame) : null;
  };
  for (const [week, hand] of typed) {
    const after = either(weeks.get(week), week, hand);
    if (after) {
      weeks.set(week, after);
    }
  }
  const compared = Map.groupBy([...times.comparisons, ...days.comparisons], ({ count }) =>
    weekOfDay(count.day),
  );
  return [...weeks.values()]
    .map((week) => {
      const comparisons = compared.get(week.week);
      return comparisons ? { ...week, comparisons } : week;
    })
    .sort((one, other) => (one.week < other.week ? -1 : 1));
}

/** A week of the provider's with services that it does not know. */
function withServices(before: ComputedWeek, hand: HandWeek, { frame }: FigureInput): ComputedWeek {
  if (hand.value === null && hand.isWhole) {
    return before;
  }
  const isWhole = hand.isWhole && before.state === 'complete';
  const value = (before.value ?? 0) + (hand.value ?? 0);
  const count = before.count + hand.count;
  const source = hand.value === null ? before.source : withHand(before.source);
  return figureWeek(before.week, { value, count, source, isWhole }, before.asOf, frame);
}

/** Of which weeks only the whole was typed, of which the provider has its part already. */
function wholeWeeks(input: FigureInput): (week: string) => boolean {
  const counted = partsOf(input, 'attendance').filter(({ value }) => value !== null);
  const weeks = Map.groupBy(counted, ({ day }) => weekOf(day, input.choices.weekStartsOn));
  return (week) => weeks.get(week)?.every(({ serviceId }) => serviceId === null) === true;
}
