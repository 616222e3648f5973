import { dayNumber, dayNumberOf, weekdayIndex } from '#analytics/calendar/plain-date.ts';
import { type DateContext, type DateLine, daysOf } from './column.ts';
import type { DateForm, DayForm } from './date-form.ts';
import { isDay } from './read-date.ts';

/** Share of days that have to be of one weekday before a year is believed against another. */
const agreement = 0.8;

/**
 * Gives days without a year theirs: what stands on the rows before, in the title or on the sheet, and the
 * turn in January; else it asks. The weekday only suggests.
 *
 * @returns the lines, and whether their years wait for an answer
 */
export function decideYears(
  lines: readonly DateLine[],
  context: DateContext,
): { lines: DateLine[]; isTentative: boolean } {
  const forms = lines.map(({ form }) => form);
  // Months are not kept, whichever year they are of.
  if (
    forms.every((form) => form.kind === 'month' || yearOf(form) !== null || monthOf(form) === null)
  ) {
    return { lines: [...lines], isTentative: false };
  }
  const ahead = isAhead(forms);
  const { year, isTentative } = firstYear(forms, ahead, context);
  const years = runningYears(forms, year, ahead);
  return {
    lines: lines.map((line, at) => ({ ...line, form: withYear(line.form, years[at] ?? year) })),
    isTentative,
  };
}

function firstDay(form: DateForm): DayForm | undefined {
  return daysOf(form)[0];
}

function yearOf(form: DateForm): number | null {
  return form.kind === 'day' || form.kind === 'range' ? (firstDay(form)?.year ?? null) : form.year;
}

function monthOf(form: DateForm): number | null {
  if (form.kind === 'month' || form.kind === 'nth') {
    return form.month;
  }
  return form.kind === 'week' ? form.week / 4.4 : (firstDay(form)?.known?.month ?? null);
}

/** Whether the months go up more often than down. */
function isAhead(forms: readonly DateForm[]): boolean {
  const months = forms.flatMap((form) => monthOf(form) ?? []);
  const steps = months.slice(1).map((month, at) => month - (months[at] ?? 0));
  const up = steps.filter((step) => step > 0 && step < 6).length;
  return up >= steps.filter((step) => step < 0 && step > -6).length;
}

function firstYear(forms: readonly DateForm[], ahead: boolean, context: DateContext) {
  const written = forms.findIndex((form) => yearOf(form) !== null);
  const known = forms[written];
  if (known && written === 0) {
    return { year: yearOf(known) ?? 0, isTentative: false };
  }
  const today = Number(context.church.today.slice(0, 4));
  const recent = [0, 1, 2, 3, 4, 5, 6].map((back) => today - back);
  const named =
    context.years.length === 0
      ? null
      : ahead
        ? Math.min(...context.years)
        : Math.max(...context.years);
  const agreeing = recent.filter(
    (year) => agrees(forms, year, ahead, true) && isPast(forms, year, ahead, context),
  );
  if (named !== null && (agrees(forms, named, ahead, false) || agreeing.length === 0)) {
    return { year: named, isTentative: false };
  }
  // `From September 2024` above the Sundays of February: their weekdays say that it is the next.
  if (named !== null && areNamed(forms) && agrees(forms, named + 1, ahead, false)) {
    return { year: named + 1, isTentative: false };
  }
  const choices = [...new Set([...agreeing, ...(named === null ? [] : [named]), ...recent])].slice(
    0,
    3,
  );
  const { choice, isOpen } = context.ask({
    about: 'year',
    choices: choices.map(String),
    suggested: String(choices[0]),
  });
  return { year: Number(choice), isTentative: isOpen };
}

/**
 * Whether the days of a year fall on the weekdays that stand beside them, else nearly all on one; where
 * the year is only a guess, on Sundays.
 */
function agrees(
  forms: readonly DateForm[],
  year: number,
  ahead: boolean,
  onSundays: boolean,
): boolean {
  const years = runningYears(forms, year, ahead);
  const days = forms.flatMap((form, at) => {
    const day = firstDay(withYear(form, years[at] ?? year));
    return day?.known && isDay(day.year ?? year, day.known.month, day.known.day)
      ? [{ weekday: day.weekday, index: weekdayIndex(numberOf(day)) }]
      : [];
  });
  const named = days.filter(({ weekday }) => weekday !== null);
  if (named.length > 0) {
    return (
      named.filter(({ weekday, index }) => weekday === index).length >= agreement * named.length
    );
  }
  const counts = Map.groupBy(days, ({ index }) => index);
  return [...counts].some(
    ([weekday, { length }]) => length >= agreement * days.length && (!onSundays || weekday === 6),
  );
}

/** Whether nearly all days have their weekday beside them. */
function areNamed(forms: readonly DateForm[]): boolean {
  const named = forms.filter((form) => (firstDay(form)?.weekday ?? null) !== null);
  return named.length >= 3 && named.length >= agreement * forms.length;
}

function numberOf({ year, known }: DayForm): number {
  return dayNumberOf(year ?? 2024, known?.month ?? 1, known?.day ?? 1);
}

function isPast(forms: readonly DateForm[], year: number, ahead: boolean, { church }: DateContext) {
  const years = runningYears(forms, year, ahead);
  const last = ahead ? forms.length - 1 : 0;
  const form = forms[last];
  const day = form && firstDay(withYear(form, years[last] ?? year));
  return !day?.known || numberOf(day) <= dayNumber(church.today);
}

/** The year of each line: it turns where the months jump from the end of one year to the next. */
function runningYears(forms: readonly DateForm[], first: number, ahead: boolean): number[] {
  let year = first;
  let before: number | null = null;
  return forms.map((form) => {
    const month = monthOf(form);
    if (yearOf(form) !== null) {
      year = yearOf(form) ?? year;
    } else if (
      month !== null &&
      before !== null &&
      (ahead ? before - month : month - before) >= 6
    ) {
      year += ahead ? 1 : -1;
    }
    before = month ?? before;
    return year;
  });
}

function withYear(form: DateForm, year: number): DateForm {
  if (form.kind === 'day') {
    return { ...form, year: form.year ?? year };
  }
  if (form.kind !== 'range') {
    return { ...form, year: form.year ?? year };
  }
  const from = form.from && { ...form.from, year: form.from.year ?? year };
  const turns = (form.from?.known?.month ?? 0) > (form.to?.known?.month ?? 12);
  const toYear = form.to?.year ?? (from?.year ?? year) + (turns ? 1 : 0);
  return {
    ...form,
    from: from && turns && form.to?.year ? { ...from, year: toYear - 1 } : from,
    to: form.to && { ...form.to, year: toYear },
  };
}
