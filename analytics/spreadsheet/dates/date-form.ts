/** A date as it is written, before a whole column decides what is meant. */
export type DateForm = DayForm | RangeForm | MonthForm | NthForm | WeekForm;

/** One day. Where the order of day and month is open, `first` and `second` are as written. */
export type DayForm = {
  kind: 'day';
  year: number | null;
  /** Known where written in words, year first, or by the file itself. */
  known: { month: number; day: number } | null;
  first: number;
  second: number;
  /** Named beside the date, from 0 for Monday. */
  weekday: number | null;
  time: string | null;
  /** Whether the file itself has it as a date, which may have been read wrong when it was typed. */
  isDateCell: boolean;
};

/** Some days in a row; of a week that only begins or ends on a day, the other is null. */
export type RangeForm = { kind: 'range'; from: DayForm | null; to: DayForm | null };

/** A month, without a day. */
type MonthForm = { kind: 'month'; month: number; year: number | null };

/** The first, second … of a weekday in a month, e.g. first Sunday of March. */
export type NthForm = {
  kind: 'nth';
  nth: number;
  weekday: number;
  month: number;
  year: number | null;
};

/** A week by its number. */
export type WeekForm = { kind: 'week'; week: number; year: number | null };

/** Years of the Buddhist era that can be nothing else. */
const buddhist = { from: 2443, to: 2743, before: 543 } as const;

/**
 * A year of two digits is of this century up to 69, as spreadsheets have it. Thailand counts 543 years more.
 */
export function fullYear(year: number): number {
  if (year >= buddhist.from && year <= buddhist.to) {
    return year - buddhist.before;
  }
  return year >= 100 ? year : year + (year < 70 ? 2000 : 1900);
}
