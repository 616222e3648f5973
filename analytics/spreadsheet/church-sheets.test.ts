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

/** A date with the day first, as most of the world writes it. */
function dayFirst(date: string): string {
  return date.split('-').toReversed().join('/');
}

/** A sheet with two lines a Sunday. */
function twice(
  heading: string,
  names: readonly [string, string],
  line: (date: string, name: string, at: number) => string,
): string {
  return sheet(heading, (date, at) =>
    names.map((name, index) => line(date, name, 2 * at + index)).join('\n'),
  );
}

type Sheet = [name: string, text: string, columns: string[], questions?: string[]];

const sheets: Sheet[] = [
  [
    'a form with remarks, which tell nothing apart',
    twice(
      'Timestamp,Who is counting?,Service date,Which service?,Adults,Kids checked in,Anything we should know?',
      ['9:00 AM', '11:00 AM'],
      (date, time, at) =>
        `${american(date)} 12:10:33,Tom,${american(date)},${time},${count(90, at, 1)},${count(20, at, 2)},${at % 3 ? '' : 'Guest speaker'}`,
    ),
    [
      '09:00 Adults attendance 20',
      '09:00 Kids checked in kids 20',
      '11:00 Adults attendance 20',
      '11:00 Kids checked in kids 20',
    ],
  ],
  [
    'a register of services that names who took them',
    twice(
      'Date,Service,Adults,Communicants,Officiant',
      ['8am Holy Communion', 'Evensong 6pm'],
      (date, service, at) =>
        `${dayFirst(date)},${service},${count(40, at, 1)},${count(30, at, 2)},${at % 3 ? 'Rev. A. Hollis' : 'Canon Price'}`,
    ),
    [
      '08:00 Adults attendance 20',
      '08:00 Communicants own_communicants 20',
      '18:00 Adults attendance 20',
      '18:00 Communicants own_communicants 20',
    ],
  ],
  [
    'notes of communion and baptism, which were not what was counted',
    twice(
      'Date,Worship style,Headcount,Notes',
      ['Traditional', 'Contemporary'],
      (date, style, at) =>
        `${date},${style},${count(90, at, 1)},${['', 'Communion', 'Baptism', ''][at % 4]}`,
    ),
    ['Traditional Headcount attendance 20', 'Contemporary Headcount attendance 20'],
  ],
  [
    'programs in rows, one of them of kids',
    twice(
      'DATE,PROGRAMME,ATTENDANCE',
      ['Sunday Service', 'Kids Church'],
      (date, name, at) => `${date},${name},${count(90, at, 1)}`,
    ),
    ['Sunday Service ATTENDANCE attendance 20', 'Kids Church kids 20'],
    ['part_of added'],
  ],
  [
    'a campus above each of its blocks',
    ['Campus Norte', 'Campus Sur']
      .map(
        (campus, salt) =>
          `${campus},,\n${sheet('Fecha,Adultos,Niños', (date, at) => `${dayFirst(date)},${count(90, at, salt + 1)},${count(20, at, salt + 3)}`)}\n,,`,
      )
      .join('\n'),
    [
      'Campus Norte Adultos attendance 20',
      'Campus Norte Niños kids 20',
      'Campus Sur Adultos attendance 20',
      'Campus Sur Niños kids 20',
    ],
  ],
  [
    'campuses as columns',
    sheet(
      'Date,Northside Campus,Eastside Campus',
      (date, at) => `${date},${count(90, at, 1)},${count(60, at, 2)}`,
    ),
    ['Northside Campus Attendance attendance 20', 'Eastside Campus Attendance attendance 20'],
  ],
  [
    'cash and M-Pesa, which their total says are both giving',
    sheet('Date,Attendance,Cash,M-Pesa,Total Offering (KSh)', (date, at) => {
      const [cash, phone] = [count(9000, at, 1), count(20_000, at, 2)];
      return `${date},${count(90, at, 3)},${cash},${phone},${cash + phone}`;
    }),
    ['Attendance attendance 20', 'Cash giving 20', 'M-Pesa giving 20'],
  ],
  [
    'cash beside a total that has more in it',
    sheet(
      'Date,Attendance,Cash,Total offering',
      (date, at) => `${date},${count(90, at, 3)},$${count(300, at, 1)}.00,$${count(900, at, 2)}.00`,
    ),
    ['Attendance attendance 20', 'Cash giving tentative 20'],
    ['total parts'],
  ],
  [
    'a budget, what is over or under it, and a running total',
    sheet('Date,Worship,Offering,Budget,Over/(Under),Gap,YTD Offering', (date, at) => {
      const given = count(2000, at, 1);
      const over = at % 2 ? `(${given}.00)` : `${given}.00`;
      return `${date},${count(90, at, 2)},${given}.00,2010.00,${over},${at % 2 ? -at : at},${given * at}.00`;
    }),
    ['Worship attendance 20', 'Offering giving 20'],
  ],
  [
    'last year beside this year, and what some Sundays were',
    sheet(
      'Date,Event,2024,2023,Weekly Need',
      (date, at) =>
        `${date},${at === 12 ? 'Easter' : ''},${count(90, at, 1)},${count(85, at, 2)},500`,
    ),
    ['2024 attendance 20'],
  ],
  [
    'a ratio that is sometimes whole, and months averaged beside the Sundays',
    sheet('Date,Adults,Kids,Adults per kid,,Month,Average', (date, at) => {
      const [adults, kids] = [count(90, at, 1), count(30, at, 2)];
      const side = at < 9 ? `,,${'Jan Feb Mar Apr May Jun Jul Aug Sep'.split(' ')[at]},130` : '';
      return `${date},${adults},${kids},${at % 9 ? (adults / kids).toFixed(2) : '#DIV/0!'}${side}`;
    }),
    ['Adults attendance 20', 'Kids kids 20'],
  ],
  [
    'weeks by the Monday they begin on',
    sheet(
      'W/C,Total attendance',
      (date, at) => `${dayFirst(addDays(date, 1))},${count(90, at, 1)}`,
    ),
    ['Attendance attendance week 20'],
  ],
  [
    'Sundays under "Weekend"',
    sheet('Weekend,Attendance', (date, at) => `${american(date)},${count(90, at, 1)}`),
    ['Attendance attendance 20'],
  ],
  [
    'weeks from day to day, and how many groups met',
    `Células 2024,,\n${sheet(
      'Semana,Células realizadas,Presentes nas células',
      (date, at) =>
        `${dayFirst(addDays(date, -6)).slice(0, 5)} a ${dayFirst(date).slice(0, 5)},${count(14, at, 1)},${count(160, at, 2)}`,
    )
      .split('\n')
      .filter((_, at) => at !== 1)
      .join('\n')}`,
    [
      'Células realizadas own_celulas_realizadas week 19',
      'Presentes nas células group_attendance week 19',
    ],
  ],
  [
    'services over men, women and children',
    `DATE,1ST SERVICE,,2ND SERVICE,\n${sheet(
      ',MEN,CHILDREN,MEN,CHILDREN',
      (date, at) =>
        `${date},${[60, 30, 90, 40].map((about, salt) => count(about, at, salt + 1)).join(',')}`,
    )}`,
    [
      '1ST SERVICE MEN attendance 20',
      '1ST SERVICE CHILDREN kids 20',
      '2ND SERVICE MEN attendance 20',
      '2ND SERVICE CHILDREN kids 20',
    ],
  ],
  [
    'a name we do not know among services, unless a total has it',
    sheet(
      'Date,9:00,10:30,Ignite',
      (date, at) => `${date},${count(90, at, 1)},${count(60, at, 2)},${count(70, at, 3)}`,
    ),
    [
      '09:00 Attendance attendance 20',
      '10:30 Attendance attendance 20',
      'Ignite attendance tentative 20',
    ],
    ['columns attendance'],
  ],
  [
    'such a name within a total',
    sheet('Date,9:00,10:30,Ignite,Total', (date, at) => {
      const parts = [count(90, at, 1), count(60, at, 2), count(70, at, 3)];
      return `${date},${parts.join(',')},${parts.reduce((sum, part) => sum + part, 0)}`;
    }),
    ['09:00 Attendance attendance 20', '10:30 Attendance attendance 20', 'Ignite attendance 20'],
  ],
  [
    'nothing but people at communion',
    sheet('Date,People at communion service', (date, at) => `${date},${count(40, at, 1)}`),
    ['People at communion service attendance tentative 20'],
    ['columns attendance'],
  ],
  [
    'crèche, first visits and collections by the names of their countries',
    sheet(
      'Datum;Gottesdienst 9:30;Crèche;Erstbesucher;Kollekte',
      (date, at) =>
        `${date};${count(90, at, 1)};${count(9, at, 2)};${count(5, at, 3)};${count(90, at, 4)},50 €`,
    ),
    [
      '09:30 Attendance attendance 20',
      'Crèche kids 20',
      'Erstbesucher first_time_guests 20',
      'Kollekte giving 20',
    ],
    ['part_of added'],
  ],
];

describe('a sheet as churches keep them', () => {
  it.each(sheets)('is read with %s', (_, text, columns, questions = []) => {
    const result = read(text);
    expect(columnsOf(result)).toEqual(columns);
    expect(asked(result)).toEqual(questions);
    expect(result.bad).toEqual([]);
  });

  it.each([
    ['NGN', 'N1,234,500', 123_450_000],
    ['KES', 'KSh 57,263', 5_726_300],
    ['GHS', 'GH₵1,204.50', 120_450],
    ['ZAR', 'R 1 204,50', 120_450],
  ])('in %s has its amounts: %s', (currency, amount, minor) => {
    const result = read(
      sheet('Date\tOffering', (date) => `${date}\t${amount}`),
      {
        church: { currency },
      },
    );
    expect(new Set(result.rows.map(({ figure, value }) => `${figure} ${value}`))).toEqual(
      new Set([`giving ${minor}`]),
    );
    expect(result.bad).toEqual([]);
  });

  it('says which kids, guests and helpers its own total has', () => {
    const result = read(
      sheet('Date,Adults,Kids,Visitors,Volunteers,Total', (date, at) => {
        const parts = [count(90, at, 1), count(30, at, 2), count(5, at, 3)];
        return `${date},${parts.join(',')},${count(9, at, 4)},${parts.reduce((sum, part) => sum + part)}`;
      }),
    );
    expect(
      result.rows.slice(0, 4).map(({ figure, inAttendance = false }) => [figure, inAttendance]),
    ).toEqual([
      ['attendance', false],
      ['kids', true],
      ['first_time_guests', true],
      ['serving', false],
    ]);
  });

  it('has as its first week the one that its first line names', () => {
    const result = read(
      sheet('W/C,Attendance', (date, at) => `${dayFirst(addDays(date, 1))},${count(90, at, 1)}`),
    );
    expect(result.rows[0]?.date).toBe(addDays(sundays[0] ?? '', 1));
  });
});
