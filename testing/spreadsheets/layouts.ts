import { addDays } from '#analytics/calendar/plain-date.ts';
import type { SheetLanguage } from './languages.ts';
import { count } from './reading.ts';
import type { Rows } from './written-cells.ts';

/** What was counted on a Sunday: adults and kids at two services, and guests and money of the day. */
export type CountedDay = {
  date: string;
  adults: readonly [number, number];
  kids: readonly [number, number];
  guests: number;
  /** In minor units. */
  offering: number;
};

/** Sundays with numbers that no two of agree by chance. */
export function countedDays(first: string, weeks: number, minor: number): CountedDay[] {
  return Array.from({ length: weeks }, (_, at) => ({
    date: addDays(first, 7 * at),
    adults: [count(110, at, 1), count(150, at, 2)],
    kids: [count(20, at, 3), count(31, at, 4)],
    guests: 1 + ((at * 5) % 9),
    offering: count(2100, at, 5) * minor + (minor > 1 ? (at * 37) % minor : 0),
  }));
}

/** A way to lay out what was counted. */
export type Layout = {
  name: string;
  /** Where the year stands besides the dates, which then need not say it. */
  saysYear: 'title' | 'rows' | null;
  rows: (days: readonly CountedDay[], language: SheetLanguage, written: Written) => Rows;
  /** What it has to be read as, each as `date figure value`. */
  truth: (days: readonly CountedDay[]) => string[];
};

function everything(days: readonly CountedDay[]): string[] {
  return days.flatMap(({ date, guests, offering, ...day }) => [
    ...ofServices([{ date, guests, offering, ...day }]),
    `${date} first_time_guests ${guests}`,
    `${date} giving ${offering}`,
  ]);
}

function ofServices(days: readonly CountedDay[]): string[] {
  return days.flatMap(({ date, adults, kids }) => [
    ...adults.map((value) => `${date} attendance ${value}`),
    ...kids.map((value) => `${date} kids ${value}`),
  ]);
}

/** Days that are not counted where the newest is first, and what stands there. */
const uncounted = new Map([
  [3, 'n/a'],
  [6, '-'],
  [9, 'closed'],
]);

/** How dates and amounts are written. */
type Written = { date: (date: string) => string; amount: (value: number) => string };

const cellsOf = ({ adults, kids, guests, offering }: CountedDay, { amount }: Written) => [
  ...[adults[0], kids[0], adults[1], kids[1], guests],
  amount(offering),
];
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
const peopleOf = ({ adults, kids }: CountedDay) => sum([...adults, ...kids]);

/** Headings in one row, the service before what was counted at it. */
function flatHeading({
  date,
  services: [first, second],
  adults,
  kids,
  guests,
  offering,
}: SheetLanguage) {
  const both = [first, second].flatMap((service) => [`${service} ${adults}`, `${service} ${kids}`]);
  return [date, ...both, guests, offering];
}

/** Layouts that churches keep their counts in. */
export const layouts: readonly Layout[] = [
  {
    name: 'one row of headings',
    saysYear: null,
    truth: everything,
    rows: (days, language, written) => [
      flatHeading(language),
      ...days.map((day) => [written.date(day.date), ...cellsOf(day, written)]),
    ],
  },
  {
    name: 'services over what was counted',
    saysYear: null,
    truth: everything,
    rows: (days, { date, services, adults, kids, guests, offering }, written) => [
      ['', services[0], '', services[1], '', '', ''],
      [date, adults, kids, adults, kids, guests, offering],
      ...days.map((day) => [written.date(day.date), ...cellsOf(day, written)]),
    ],
  },
  {
    name: 'what was counted over services',
    saysYear: null,
    truth: everything,
    rows: (days, { date, services, adults, kids, guests, offering }, written) => [
      ['', adults, '', kids, '', '', ''],
      [date, ...services, ...services, guests, offering],
      ...days.map((day) => [
        written.date(day.date),
        ...[...day.adults, ...day.kids, day.guests, written.amount(day.offering)],
      ]),
    ],
  },
  {
    name: 'totals beside and below',
    saysYear: null,
    truth: everything,
    rows: (days, language, written) => {
      const { date, services, adults, kids, guests, offering, total, average } = language;
      const totals = days.map(peopleOf);
      return [
        ['', services[0], '', services[1], '', '', '', ''],
        [date, adults, kids, adults, kids, total, guests, offering],
        ...days.map((day) => [
          ...[written.date(day.date), day.adults[0], day.kids[0], day.adults[1], day.kids[1]],
          ...[peopleOf(day), day.guests, written.amount(day.offering)],
        ]),
        [total, '', '', '', '', sum(totals), sum(days.map((day) => day.guests)), ''],
        [average, '', '', '', '', Math.round(sum(totals) / totals.length), '', ''],
      ];
    },
  },
  {
    name: 'dates across',
    saysYear: null,
    truth: everything,
    rows: (days, { date, services, adults, kids, guests, offering }, written) => [
      [date, '', ...days.map((day) => written.date(day.date))],
      [services[0], adults, ...days.map((day) => day.adults[0])],
      ['', kids, ...days.map((day) => day.kids[0])],
      [services[1], adults, ...days.map((day) => day.adults[1])],
      ['', kids, ...days.map((day) => day.kids[1])],
      ['', guests, ...days.map((day) => day.guests)],
      ['', offering, ...days.map((day) => written.amount(day.offering))],
    ],
  },
  {
    name: 'one count a row',
    saysYear: null,
    truth: everything,
    rows: (
      days,
      { date, services, service, what, count: value, adults, kids, guests, offering },
      written,
    ) => [
      [date, service, what, value],
      ...days.flatMap((day) => {
        const on = written.date(day.date);
        return [
          [on, services[0], adults, day.adults[0]],
          [on, services[0], kids, day.kids[0]],
          [on, services[1], adults, day.adults[1]],
          [on, services[1], kids, day.kids[1]],
          [on, '', guests, day.guests],
          [on, '', offering, written.amount(day.offering)],
        ];
      }),
    ],
  },
  {
    name: 'a service a row',
    saysYear: null,
    truth: ofServices,
    rows: (days, { date, services, service, adults, kids, notes }, written) => [
      [date, service, adults, kids, notes],
      ...days.flatMap((day, at) =>
        services.map((name, one) => [
          ...[written.date(day.date), name, day.adults[one] ?? 0, day.kids[one] ?? 0],
          at % 4 ? '' : 'Jes. 40, 31',
        ]),
      ),
    ],
  },
  {
    name: 'a title, the year in it, notes and a footnote',
    saysYear: 'title',
    truth: everything,
    rows: (days, language, written) => [
      [`St. Mark ${days[0]?.date.slice(0, 4)}`],
      [],
      [...flatHeading(language), language.notes],
      ...days.map((day, at) => [
        ...[written.date(day.date), ...cellsOf(day, written)],
        at % 5 ? '' : 'ok; 12',
      ]),
      [],
      ['* 2 x'],
    ],
  },
  {
    name: 'years as rows between',
    saysYear: 'rows',
    truth: everything,
    rows: (days, language, written) => [
      flatHeading(language),
      ...[...Map.groupBy(days, ({ date }) => date.slice(0, 4))].flatMap(([year, own]) => [
        [year],
        ...own.map((day) => [written.date(day.date), ...cellsOf(day, written)]),
      ]),
    ],
  },
  {
    name: 'newest first, some Sundays not counted',
    saysYear: null,
    truth: (days) => everything(days.toReversed().filter((_, at) => !uncounted.has(at))),
    rows: (days, language, written) => [
      flatHeading(language),
      ...days
        .toReversed()
        .map((day, at) => [
          written.date(day.date),
          ...cellsOf(day, written).map((cell) => uncounted.get(at) ?? cell),
        ]),
    ],
  },
  {
    name: 'blocks of a year side by side',
    saysYear: null,
    truth: everything,
    rows: (days, language, written) => {
      const blocks = [...Map.groupBy(days, ({ date }) => date.slice(0, 4)).values()];
      const most = Math.max(...blocks.map(({ length }) => length));
      const heading = flatHeading(language);
      return [
        blocks.flatMap(() => [...heading, '']),
        ...Array.from({ length: most }, (_, at) =>
          blocks.flatMap((own) => {
            const day = own[at];
            return day
              ? [written.date(day.date), ...cellsOf(day, written), '']
              : [...heading.map(() => ''), ''];
          }),
        ),
      ];
    },
  },
];
