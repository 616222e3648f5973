import { describe, expect, it } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import {
  american,
  asked,
  columnsOf,
  count,
  read,
  sheet,
  sundays,
} from '#testing/spreadsheets/reading.ts';

/** A sheet with two lines a Sunday. */
function twice(heading: string, line: (date: string, at: number, isSecond: boolean) => string) {
  return sheet(heading, (date, at) =>
    [false, true].map((second) => line(date, at, second)).join('\n'),
  );
}

type Sheet = [name: string, text: string, columns: string[], questions?: string[]];

const sheets: Sheet[] = [
  [
    'times with a point, occasions that most rows share, and two sites',
    twice(
      'Datum;Ort;Zeit;Anlass;Anz. Besucher;Kollekte CHF',
      (date, at, isSecond) =>
        `${date};${isSecond ? 'Kapelle' : 'Kirche'};${isSecond ? '11.00' : '09.45'};${at === 12 ? 'Ostern' : 'Gottesdienst'};${count(50, at, 1)};${count(300, at, 2)}.50`,
    ),
    [
      '09:45 Kirche Anz. Besucher attendance 20',
      '09:45 Kirche Kollekte CHF giving 20',
      '11:00 Kapelle Anz. Besucher attendance 20',
      '11:00 Kapelle Kollekte CHF giving 20',
    ],
  ],
  [
    'the time before the name of the service',
    twice(
      'Datum;Kl;Gudstjänst;Antal deltagare',
      (date, at, isSecond) =>
        `${date};${isSecond ? '18.00;Musikgudstjänst' : '11.00;Högmässa'};${count(50, at, 1)}`,
    ),
    ['11:00 Antal deltagare attendance 20', '18:00 Antal deltagare attendance 20'],
  ],
  [
    'amounts beside people, where a column says which people',
    twice(
      'Date,Category,Headcount,Offering',
      (date, at, isSecond) =>
        `${date},${isSecond ? 'Kids' : 'Adults'},${count(50, at, 1)},$${count(300, at, 2)}.00`,
    ),
    ['Adults attendance 20', 'Adults giving 20', 'Kids kids 20', 'Kids giving 20'],
  ],
  [
    'numbers of rows beside what they count',
    twice(
      'No.,Date,Category,Headcount',
      (date, at, isSecond) =>
        `${2 * at + (isSecond ? 2 : 1)},${date},${isSecond ? 'Kids' : 'Adults'},${count(50, at, 1)}`,
    ),
    ['Adults attendance 20', 'Kids kids 20'],
  ],
  [
    'rows that are numbered on from the page before, without a heading',
    sheet(',Date,Adults', (date, at) => `${at + 41},${date},${count(50, at, 1)}`),
    ['Adults attendance 20'],
  ],
  [
    'weekdays beside dates and the names of services',
    sheet('Day,Date,Event,Adults', (date, at) =>
      [
        `Sunday,${date},Worship,${count(50, at, 1)}`,
        `Tuesday,${addDays(date, 2)},Bible study,${count(9, at, 2)}`,
      ].join('\n'),
    ),
    ['Worship Adults attendance 20', 'Bible study Adults attendance 20'],
  ],
  [
    'two columns of one name',
    sheet(
      'Date,Adults,Kids,Adults,Kids',
      (date, at) =>
        `${date},${[90, 30, 70, 20].map((about, salt) => count(about, at, salt)).join(',')}`,
    ),
    ['Adults attendance tentative 20', 'Kids kids tentative 20'],
    ['same_day add'],
  ],
  [
    'months with their year above their Sundays, and averages below them',
    ['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL']
      .map((month, at) =>
        [
          `${month} 2024,,`,
          'Date,Adults,Kids',
          ...sundays
            .filter((date) => Number(date.slice(5, 7)) === at + 1)
            .map(
              (date, line) =>
                `${american(date).slice(0, -5)},${count(90, line, 1)},${count(30, line, 2)}`,
            ),
          'Average,101.4,40.2',
          ',,',
        ].join('\n'),
      )
      .join('\n'),
    ['Adults attendance 17', 'Kids kids 17'],
  ],
];

describe('what rows and headings say', () => {
  it.each(sheets)('is read with %s', (_, text, columns, questions = []) => {
    const result = read(text);
    expect(columnsOf(result).toSorted()).toEqual(columns.toSorted());
    expect(asked(result)).toEqual(questions);
    expect(result.bad).toEqual([]);
  });

  it('has the year of a month above its Sundays', () => {
    const { rows } = read('MARCH 2024,\nDate,Adults\n3/3,90\n3/10,92\n3/17,91\n3/24,95');
    expect(rows.map(({ date }) => date)).toEqual([
      '2024-03-03',
      '2024-03-10',
      '2024-03-17',
      '2024-03-24',
    ]);
  });

  it.each(['Mar 31 Easter', 'Mar 31, Easter Sunday', 'Mar 31 – Ostern'])(
    'has a day with a note behind it: %s',
    (noted) => {
      const { rows, bad } = read(
        `2024 Attendance,\nSunday,Adults\nMar 17,90\nMar 24,92\n${noted},180\nApr 7,93\nApr 7 Average,120`,
      );
      expect(rows.map(({ date, value }) => `${date} ${value}`)).toEqual([
        '2024-03-17 90',
        '2024-03-24 92',
        '2024-03-31 180',
        '2024-04-07 93',
      ]);
      expect(bad.map(({ cell }) => cell)).toEqual([]);
    },
  );
});
