import { describe, expect, it } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { asked, columnsOf, count, read, sheet, sundays } from '#testing/spreadsheets/reading.ts';

const partsOf = (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month, day };
};
const short = (date: string) => date.slice(2).replaceAll('-', '.');
const twoADay = (names: readonly string[]) =>
  sundays
    .flatMap((date, at) => names.map((name, salt) => `${date},${name},${count(90, at, salt + 1)}`))
    .join('\n');

type Sheet = [name: string, text: string, columns: string[], questions?: string[]];

const sheets: Sheet[] = [
  [
    'years of two digits that stand first',
    sheet('날짜,출석', (date, at) => `${short(date)},${count(90, at, 1)}`),
    ['출석 attendance 20'],
  ],
  [
    'days without a year, and a point between',
    `Besucher 2024;\n${sheet('Datum;Besucher', (date, at) => {
      const { month, day } = partsOf(date);
      return `${day}.${month};${count(90, at, 1)}`;
    })}`,
    ['Besucher attendance 20'],
  ],
  [
    'the date behind the number of its week',
    sheet('Week,Attendance', (date, at) => {
      const { year, month, day } = partsOf(date);
      return `Week ${at + 1} (${Number(month)}/${Number(day)}/${year}),${count(90, at, 1)}`;
    }),
    ['Attendance attendance 20'],
  ],
  [
    'weeks of a month',
    sheet('구분,장년', (date, at) => {
      const { month, day } = partsOf(date);
      return `2024년 ${Number(month)}월 ${Math.ceil(Number(day) / 7)}주,${count(90, at, 1)}`;
    }),
    ['장년 attendance 20'],
  ],
  [
    'services by their numbers',
    `Date,Service,Attendance\n${twoADay(['1', '2'])}`,
    ['1 Attendance attendance 20', '2 Attendance attendance 20'],
  ],
  [
    'hours as headings',
    sheet('Date,9,11', (date, at) => `${date},${count(90, at, 1)},${count(60, at, 2)}`),
    ['09:00 Attendance attendance 20', '11:00 Attendance attendance 20'],
  ],
  [
    'a first and a second service, and newcomers who are none',
    sheet(
      'Date,First Service,Second Service,First timers',
      (date, at) => `${date},${count(90, at, 1)},${count(60, at, 2)},${count(3, at, 3)}`,
    ),
    [
      'First Service Attendance attendance 20',
      'Second Service Attendance attendance 20',
      'First timers first_time_guests 20',
    ],
  ],
  [
    'kids that everybody has in it',
    sheet('Date,Attendance (incl. kids),Kids', (date, at) =>
      [date, count(90, at, 1), count(20, at, 2)].join(),
    ),
    ['Attendance (incl. kids) attendance 20', 'Kids kids 20'],
  ],
  [
    'ways to give that no total adds up',
    sheet(
      'Date,Attendance,Cash,Checks,Online',
      (date, at) =>
        `${date},${count(90, at, 1)},$${count(300, at, 2)}.00,$${count(900, at, 3)}.50,$9.25`,
    ),
    ['Attendance attendance 20', 'Cash giving 20', 'Checks giving 20', 'Online giving 20'],
  ],
  [
    'a total of kids in a few rows',
    sheet('Date,Kids 9:00,Kids 11:00,Total Kids,Adults', (date, at) => {
      const [early, late] = [count(20, at, 1), count(30, at, 2)];
      return `${date},${early},${late},${early + late},${count(90, at, 3)}`;
    })
      .split('\n')
      .slice(0, 6)
      .join('\n'),
    ['09:00 Kids kids 5', '11:00 Kids kids 5', 'Adults attendance 5'],
  ],
  [
    'years over services, and weeks down',
    `,2023,,2024,\n${sheet('Week,9:00,11:00,9:00,11:00', (_, at) =>
      [`Week ${at + 1}`, ...[90, 60, 95, 65].map((about, salt) => count(about, at, salt))].join(),
    )}`,
    [
      '09:00 Attendance attendance week tentative 40',
      '11:00 Attendance attendance week tentative 40',
    ],
    ['week_number from_january_1'],
  ],
  [
    'the hours of Flanders',
    sheet('Datum;Kerk;Uur;Aantal;Omhaling', (date, at) =>
      [
        date,
        at % 2 ? 'Sint-Jan' : 'Sint-Rita',
        at % 2 ? '10u30' : '18u',
        count(90, at, 1),
        '€ 172,92',
      ].join(';'),
    ),
    [
      '18:00 Sint-Rita Aantal attendance 10',
      '18:00 Sint-Rita Omhaling giving 10',
      '10:30 Sint-Jan Aantal attendance 10',
      '10:30 Sint-Jan Omhaling giving 10',
    ],
  ],
  [
    'the meetings of Japan',
    sheet('日付,集会,大人', (date, at) =>
      [date, at % 2 ? '祈祷会' : '主日礼拝', count(90, at, 1)].join(),
    ),
    ['主日礼拝 大人 attendance 10', '祈祷会 大人 attendance 10'],
  ],
  [
    'a church in a cafe, and the children of Hungary',
    sheet('Date,10am,4pm cafe church,Cafe,Felnőtt,Gyermek', (date, at) =>
      [date, ...[90, 30, 20, 50, 10].map((about, salt) => count(about, at, salt))].join(),
    ),
    [
      '10:00 Attendance attendance 20',
      '16:00 cafe church attendance 20',
      'Cafe own_cafe 20',
      'Felnőtt attendance 20',
      'Gyermek kids 20',
    ],
  ],
  [
    'months with the last digits of their year, which are no days',
    'Month,Attendance\nNov-23,90\nDec-23,99\nJan-24,91\nFeb-24,95',
    [],
    ['month_values leave_out'],
  ],
];

describe('a sheet that says less than it seems', () => {
  it.each(sheets)('is read with %s', (_, text, columns, questions = []) => {
    const result = read(text);
    expect(columnsOf(result)).toEqual(columns);
    expect(asked(result)).toEqual(questions);
    expect(result.bad).toEqual([]);
  });

  it('gives years that stand side by side the dates of each', () => {
    const firsts = ['2022-01-02', '2023-01-01', '2024-01-07'];
    const dates = (at: number) => firsts.map((first) => addDays(first, 7 * at));
    const result = read(
      `2022,,2023,,2024,\n${sheet('Sunday,Present,Sunday,Present,Sunday,Present', (_, at) =>
        dates(at)
          .map((date) => `${partsOf(date).month}/${partsOf(date).day},${count(90, at, 1)}`)
          .join(),
      )}`,
    );
    expect(asked(result)).toEqual([]);
    expect(result.rows.map(({ date }) => date).toSorted()).toEqual(
      sundays.flatMap((_, at) => dates(at)).toSorted(),
    );
  });

  it('has no number where an illness or a broken formula stands', () => {
    const result = read(
      sheet('Date,Adults', (date, at) => {
        const cell = at === 3 ? 'COVID-19' : at === 5 ? '#DIV/0!' : count(90, at, 1);
        return `${date},${cell}`;
      }),
    );
    expect([columnsOf(result), result.bad]).toEqual([['Adults attendance 18'], []]);
  });
});
