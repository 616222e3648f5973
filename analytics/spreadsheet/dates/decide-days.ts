import { dayNumberOf, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import { weekdays } from '#contract/functions/measures.ts';
import { type DateContext, type DateLine, daysOf, type Outcome, type ReadDay } from './column.ts';
import { type DateForm, type DayForm, fullYear } from './date-form.ts';
import { decideOrder } from './decide-order.ts';
import { decideYears } from './decide-years.ts';
import { plainWord } from './names.ts';
import { decideOddDays } from './odd-days.ts';
import { isDay } from './read-date.ts';
import { decideSwapped } from './swapped.ts';
import { sentWord } from './words-of-dates.ts';

const weekEnds = /(?<!week-?|wk)end|bis|hasta|terminand|até|finissant|tot|eindig|slut|w\/e\b/i;
const weekBegins =
  /w\/?[cb]\b|commenc|comienz|inici|débutant|begin|start|\bof\b|\bfrom\b|\bvom\b|\bab\b|\bdu\b|\bdel?\b|\bvan\b|\bfr[aå]n?\b|\bod\b/i;
const weekHeading =
  /week(?!-?end)|\bwk\b|\bw\/?[cbe]\b|woche(?!nend)|(?<!fin de )semaine|(?<!fi[nm] de )semana|settimana|uke|vecka|uge|tydzie|týden|viikko|주(?!일)/i;

/** Decides what the dates of a table are, as a whole. */
export function decideDays(lines: readonly DateLine[], context: DateContext): Outcome[] {
  const ordered = decideOrder(monthsInARow(lines).map(weekBy(context.heading)), context);
  const { lines: dated, isTentative } = decideYears(
    ordered.map(({ line }) => line),
    context,
  );
  const numbered = weekNumbers(dated, context);
  const outcomes = dated.map((line, at): Outcome => {
    const { isImpossible = false, isTentative: waits = false } = ordered[at] ?? {};
    const read = isImpossible ? null : readOf(line.form, context, numbered.choice);
    if (line.form.kind === 'month') {
      return { line, kind: 'month' };
    }
    // When an answer was sent says nothing of when people met.
    const time = sentWord.test(plainWord(context.heading)) ? null : (read?.time ?? null);
    const open = waits || isTentative || (line.form.kind === 'week' && numbered.isOpen);
    return read
      ? { line, kind: 'read', read: { ...read, time, isTentative: open } }
      : { line, kind: 'bad' };
  });
  // Where the order is asked about, the answer is of all of them.
  const isAsked = ordered.some(({ isAsked: own }) => own);
  return decideOddDays(isAsked ? outcomes : decideSwapped(outcomes, context), context);
}

/** `Nov-24`, `Dec-24`, `Jan-25`: months, each with the last digits of its year. */
function monthsInARow(lines: readonly DateLine[]): readonly DateLine[] {
  const days = lines.flatMap(({ form }) =>
    form.kind === 'day' && form.year === null && form.weekday === null ? (form.known ?? []) : [],
  );
  const isNext = days.every(({ month, day }, at) => {
    const before = days[at - 1];
    return (
      before === undefined ||
      (month === (before.month % 12) + 1 && day === before.day + (month === 1 ? 1 : 0))
    );
  });
  return days.length < Math.max(3, lines.length) || !isNext
    ? lines
    : lines.map(({ cell }, at) => {
        const { month = 1, day = 0 } = days[at] ?? {};
        return { cell, form: { kind: 'month', month, year: fullYear(day) } };
      });
}

/** Under `Week ending` or `W/C` a day is the last or the first of its week. */
function weekBy(heading: string): (line: DateLine) => DateLine {
  const isWeek = weekHeading.test(heading);
  const isEnding = isWeek && weekEnds.test(heading);
  const isBeginning = isWeek && !isEnding && weekBegins.test(heading);
  return ({ cell, form }) =>
    form.kind !== 'day' || !(isEnding || isBeginning)
      ? { cell, form }
      : {
          cell,
          form: isEnding
            ? { kind: 'range', from: null, to: form }
            : { kind: 'range', from: form, to: null },
        };
}

type Days = Omit<ReadDay, 'isTentative'>;

function readOf(form: DateForm, { church }: DateContext, numbering: string): Days | null {
  if (form.kind === 'day') {
    const day = numberOf(form);
    return day === null ? null : { day, span: 'day', time: form.time };
  }
  if (form.kind === 'range') {
    const [from, to] = [form.from && numberOf(form.from), form.to && numberOf(form.to)];
    return daysOf(form).some((day) => numberOf(day) === null) ? null : rangeOf(from, to);
  }
  const year = form.year ?? 0;
  if (form.kind === 'nth') {
    const first = dayNumberOf(year, form.month, 1);
    const day = first + ((form.weekday - weekdayIndex(first) + 7) % 7) + (form.nth - 1) * 7;
    const isInMonth =
      day < dayNumberOf(form.month === 12 ? year + 1 : year, (form.month % 12) + 1, 1);
    return isInMonth ? { day, span: 'day', time: null } : null;
  }
  return form.kind === 'week'
    ? {
        day: weekDay(year, form.week, numbering, weekdays.indexOf(church.weekStartsOn)),
        span: 'week',
        time: null,
      }
    : null;
}

/** A weekend counts for its Sunday; longer ranges are weeks, by their first day. */
function rangeOf(from: number | null, to: number | null): Days | null {
  if (from === null || to === null) {
    const day = from ?? (to ?? 0) - 6;
    // `Week of March 3`, a Sunday: what was counted on it.
    const isSunday = from !== null && weekdayIndex(from) === 6;
    return { day, span: isSunday ? 'day' : 'week', time: null };
  }
  const length = to - from + 1;
  if (length < 1 || length > 8) {
    return null;
  }
  const sunday = from + ((6 - weekdayIndex(from) + 7) % 7);
  return length <= 4
    ? { day: sunday <= to ? sunday : to, span: 'day', time: null }
    : { day: from, span: 'week', time: null };
}

function weekNumbers(lines: readonly DateLine[], { ask, church }: DateContext) {
  const cells = lines.filter(({ form }) => form.kind === 'week').map(({ cell }) => cell);
  // ISO 8601 writes them with a W; what it means is fixed.
  if (cells.length === 0 || cells.every(({ text }) => /^\d{4}-?W\d\d$/.test(text))) {
    return { choice: 'iso', isOpen: false };
  }
  return ask({
    about: 'week_number',
    choices: ['iso', 'from_january_1'],
    suggested: ['US', 'CA', 'PH', 'KR', 'JP', 'BR', 'MX'].includes(church.country)
      ? 'from_january_1'
      : 'iso',
  });
}

/** The first day of a week by its number: of ISO 8601, or of the week that January 1 is in. */
function weekDay(year: number, week: number, numbering: string, startsOn: number): number {
  const fixed = numbering === 'iso' ? dayNumberOf(year, 1, 4) : dayNumberOf(year, 1, 1);
  const start = numbering === 'iso' ? 0 : startsOn;
  return fixed - ((weekdayIndex(fixed) - start + 7) % 7) + (week - 1) * 7;
}

function numberOf({ year, known }: DayForm): number | null {
  return known && year !== null && isDay(year, known.month, known.day)
    ? dayNumberOf(year, known.month, known.day)
    : null;
}
