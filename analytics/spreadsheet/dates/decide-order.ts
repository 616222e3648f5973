import { dayNumberOf, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import { writesMonthFirst } from '../church.ts';
import { type DateContext, type DateLine, type DateOrder, daysOf } from './column.ts';
import type { DateForm, DayForm } from './date-form.ts';
import { isDay } from './read-date.ts';
import { usualWeekdays } from './usual-weekdays.ts';

const orders = ['month_first', 'day_first'] as const;

/** The lines with the order of day and month decided, and which of them wait for an answer. */
export type Ordered = {
  line: DateLine;
  isTentative: boolean;
  isImpossible: boolean;
  /** Whether only an answer says the order. */
  isAsked: boolean;
};

/**
 * Decides whether a column has the month or the day first: by a day over 12, else by the order that
 * makes all of them one weekday, else by the one in sequence, also with those that are known. Else it asks; the country only suggests.
 */
export function decideOrder(lines: readonly DateLine[], context: DateContext): Ordered[] {
  const open = lines.flatMap(({ form }) => daysOf(form).filter(isOpen));
  if (open.length === 0) {
    return lines.map((line) => ({
      ...{ line, isTentative: false, isImpossible: false, isAsked: false },
    }));
  }
  const days = lines.flatMap(({ form }) => daysOf(form));
  const sure = sureOrder(open) ?? orderBeside(days) ?? orderOfFile(open, context);
  const asked = sure
    ? { choice: sure, isOpen: false }
    : context.ask({
        about: 'date_order',
        choices: orders,
        suggested: writesMonthFirst(context.church.country) ? 'month_first' : 'day_first',
      });
  const order = asked.choice === 'month_first' ? 'month_first' : 'day_first';
  return lines.map((line) => {
    const days = daysOf(line.form).filter(isOpen);
    return {
      line: { ...line, form: inOrder(line.form, order) },
      isTentative: asked.isOpen && days.some(({ first, second }) => first !== second),
      isImpossible: days.some((day) => !fits(day, order)),
      isAsked: sure === null,
    };
  });
}

/** The order that the tables of a file are sure of, each by itself; null where none is, or they differ. */
export function orderOf(tables: readonly (readonly DateForm[])[]): DateOrder | null {
  const sure = new Set(
    tables.flatMap(
      (forms) => sureOrder(forms.flatMap((form) => daysOf(form).filter(isOpen))) ?? [],
    ),
  );
  const [only = null] = sure;
  return sure.size === 1 ? only : null;
}

/** Fewer say nothing of when people meet. */
const knownMin = 8;

/** The order in which days are of the one weekday of those beside them, in sequence with them; null where none is. */
function orderBeside(days: readonly DayForm[]): DateOrder | null {
  const dated = days.filter(({ year }) => year !== null);
  const known = dated.filter((day) => !isOpen(day));
  const open = dated.filter((day) => isOpen(day) && day.first !== day.second);
  const weekdays = numbersOf(known, 'day_first').map(weekdayIndex);
  const [usual] = usualWeekdays(numbersOf(known, 'day_first'));
  const isUsual = weekdays.filter((weekday) => weekday === usual).length >= 0.9 * known.length;
  if (known.length < knownMin || !isUsual || open.length === 0) {
    return null;
  }
  const off = (order: DateOrder) =>
    numbersOf(open, order).filter((day) => weekdayIndex(day) !== usual).length / open.length;
  return (
    orders.find((order) => {
      const other = otherThan(order);
      return (
        off(order) === 0 && off(other) >= 0.3 && inSequence(dated, order) > inSequence(dated, other)
      );
    }) ?? null
  );
}

function otherThan(order: DateOrder): DateOrder {
  return order === 'month_first' ? 'day_first' : 'month_first';
}

function orderOfFile(days: readonly DayForm[], { order }: DateContext): DateOrder | null {
  return order !== null && days.every((day) => fits(day, order)) ? order : null;
}

function isOpen(day: DayForm): boolean {
  return day.known === null;
}

function sureOrder(days: readonly DayForm[]): DateOrder | null {
  const only = {
    month_first: days.filter((day) => fits(day, 'month_first') && !fits(day, 'day_first')).length,
    day_first: days.filter((day) => fits(day, 'day_first') && !fits(day, 'month_first')).length,
  };
  const all = only.month_first + only.day_first;
  if (all > 0) {
    const more = only.month_first > only.day_first ? 'month_first' : 'day_first';
    // Some that only fit the other way are typing slips; many are two ways of writing.
    return only[more] >= 0.9 * all ? more : null;
  }
  return orders.find((order) => isClearer(days, order)) ?? null;
}

function isClearer(days: readonly DayForm[], order: DateOrder): boolean {
  const other = otherThan(order);
  if (days.length < 2) {
    return false;
  }
  if (days.every(({ year }) => year !== null)) {
    const [mine, theirs] = [oneWeekday(days, order), oneWeekday(days, other)];
    if (days.length >= 3 && mine === 1 && theirs <= 0.7) {
      return true;
    }
    if (theirs === 1 && mine <= 0.7 && days.length >= 3) {
      return false;
    }
  }
  return days.length >= 4 && inSequence(days, order) === 1 && inSequence(days, other) <= 0.7;
}

function numbersOf(days: readonly DayForm[], order: DateOrder): number[] {
  return days.map(({ first, second, year, known: read }) => {
    const inThis = order === 'month_first' ? [first, second] : [second, first];
    const [month = 1, day = 1] = read ? [read.month, read.day] : inThis;
    return dayNumberOf(year ?? 2024, month, day);
  });
}

/** Share of the days that are of the most frequent weekday. */
function oneWeekday(days: readonly DayForm[], order: DateOrder): number {
  const counts = new Array<number>(7).fill(0);
  for (const number of numbersOf(days, order)) {
    const at = weekdayIndex(number);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return Math.max(...counts) / days.length;
}

/** Share of the steps that are at most five weeks, all in one direction. */
function inSequence(days: readonly DayForm[], order: DateOrder): number {
  const numbers = numbersOf(days, order);
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  const forward = steps.filter((step) => step >= 0 && step <= 35).length;
  const back = steps.filter((step) => step <= 0 && step >= -35).length;
  return Math.max(forward, back) / steps.length;
}

function fits({ first, second, year }: DayForm, order: DateOrder): boolean {
  return order === 'month_first'
    ? isDay(year ?? 2024, first, second)
    : isDay(year ?? 2024, second, first);
}

function inOrder(form: DateForm, order: DateOrder): DateForm {
  if (form.kind === 'range') {
    return {
      ...form,
      from: form.from && known(form.from, order),
      to: form.to && known(form.to, order),
    };
  }
  return form.kind === 'day' ? known(form, order) : form;
}

function known(day: DayForm, order: DateOrder): DayForm {
  const { first, second } = day;
  const read =
    order === 'month_first' ? { month: first, day: second } : { month: second, day: first };
  return { ...day, known: day.known ?? read };
}
