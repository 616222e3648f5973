import { describe, expect, it } from 'vitest';
import { asked, columnsOf, count, read, sheet, sundays } from '#testing/spreadsheets/reading.ts';

/** A line of some counts and of their sum. */
function summed(at: number, abouts: readonly number[]): string {
  const parts = abouts.map((about, salt) => count(about, at, salt + 1));
  return [...parts, parts.reduce((sum, part) => sum + part)].join(',');
}

type Sheet = [name: string, text: string, columns: string[], questions?: string[]];

const sheets: Sheet[] = [
  [
    'a total that has nothing to do with what other services counted besides',
    [
      'Date,Service,Men,Women,Total,Converts',
      ...sundays.flatMap((date, at) => [
        `${date},Faith Clinic,${summed(at, [20, 40])},`,
        `${date},Sunday Service,${summed(at + 3, [70, 90])},${count(2, at, 5)}`,
      ]),
    ].join('\n'),
    [
      'Faith Clinic Men attendance 20',
      'Faith Clinic Women attendance 20',
      'Sunday Service Men attendance 20',
      'Sunday Service Women attendance 20',
      'Sunday Service Converts own_converts 20',
    ],
  ],
  [
    'a total of three Sundays, in a word that means a sum only where it stands alone',
    sheet(
      'Data,1.º Culto,2.º Culto,Crianças,Soma',
      (date, at) => `${date},${summed(at, [90, 60, 30])}`,
    )
      .split('\n')
      .slice(0, 4)
      .join('\n'),
    ['1.º Culto Attendance attendance 3', '2.º Culto Attendance attendance 3', 'Crianças kids 3'],
  ],
  [
    'a total that one service has only once',
    'Date,Service,Men,Women,Total\n2024-01-07,Early,20,35,55\n2024-01-07,Late,60,70,130\n2024-01-14,Late,61,72,133',
    [
      'Early Men attendance 1',
      'Early Women attendance 1',
      'Late Men attendance 2',
      'Late Women attendance 2',
    ],
  ],
  [
    'a total of one service that is not the sum of its parts',
    [
      'Date,Service,Men,Women,Total',
      ...sundays.map(
        (date, at) => `${date},Early,${count(20, at, 1)},${count(30, at, 2)},${count(90, at, 3)}`,
      ),
    ].join('\n'),
    ['Early Men attendance tentative 20', 'Early Women attendance tentative 20'],
    ['total parts'],
  ],
  [
    'adults, students and kids, who are three parts of who came',
    sheet(
      'Date,Adults,Students,Kids',
      (date, at) =>
        `${date},${[90, 30, 40].map((about, salt) => count(about, at, salt)).join(',')}`,
    ),
    ['Adults attendance 20', 'Students attendance 20', 'Kids kids 20'],
  ],
  [
    'baptisms of students beside adults, who are nobody else who came',
    sheet('Date,Adults,Student Baptisms,Youth Leaders,Youth (13-18)', (date, at) =>
      [date, ...[90, 2, 5, 30].map((about, salt) => count(about, at, salt))].join(),
    ),
    [
      'Adults attendance 20',
      'Student Baptisms own_student_baptisms 20',
      'Youth Leaders own_youth_leaders 20',
      'Youth (13-18) attendance 20',
    ],
  ],
  [
    'a youth group beside adults, which may meet on another day',
    sheet('Date,Adults,Youth Group', (date, at) =>
      [date, count(90, at, 1), count(30, at, 2)].join(),
    ),
    ['Adults attendance 20', 'Youth Group attendance tentative 20'],
    ['columns attendance'],
  ],
  [
    'a German youth group, which is one word, and the young people of whom it is none',
    sheet('Datum;Erwachsene;Jugendliche;Jugendkreis', (date, at) =>
      [date, count(90, at, 1), count(20, at, 2), count(9, at, 3)].join(';'),
    ),
    [
      'Erwachsene attendance 20',
      'Jugendliche attendance 20',
      'Jugendkreis attendance tentative 20',
    ],
    ['columns attendance'],
  ],
  [
    'students whom a total leaves out',
    sheet(
      'Date,Adults,Kids,Total,Students',
      (date, at) => `${date},${summed(at, [90, 40])},${count(30, at, 4)}`,
    ),
    ['Adults attendance 20', 'Kids kids 20', 'Students own_students 20'],
  ],
  [
    'those in the overflow beside those in the sanctuary',
    sheet(
      'Date,Sanctuary,Overflow',
      (date, at) => `${date},${count(90, at, 1)},${count(20, at, 2)}`,
    ),
    ['Sanctuary attendance 20', 'Overflow attendance 20'],
  ],
  [
    'a share without its sign, and who did not come',
    sheet(
      'Date,Present,Absent,Fill rate',
      (date, at) => `${date},${count(90, at, 1)},${count(20, at, 2)},0.${count(60, at, 3)}`,
    ),
    ['Present attendance 20', 'Absent own_absent 20'],
  ],
  [
    'short words for what is worked out, which beside others mean another thing',
    sheet(
      'Date,Attendance,Max,Gem. aantal,Max Lucado class,Moving helpers,First time givers',
      (date, at) =>
        [date, ...[90, 60, 70, 8, 5, 3].map((about, salt) => count(about, at, salt))].join(),
    ),
    [
      'Attendance attendance 20',
      'Max Lucado class own_max_lucado_class 20',
      'Moving helpers serving 20',
      'First time givers own_first_time_givers 20',
    ],
  ],
  [
    'those who came to church, twice a day, who number no services',
    [
      'Date,Church,Visitors',
      ...sundays.flatMap((date, at) => [
        `${date},${5 + (at % 4)},${1 + (at % 2)}`,
        `${date},${6 + (at % 3)},${2 + (at % 2)}`,
      ]),
    ].join('\n'),
    ['Church attendance tentative 20', 'Visitors first_time_guests tentative 20'],
    ['same_day add'],
  ],
  [
    'a Wednesday, asked about once',
    sheet(
      'Date,Sunday AM,Sunday PM,Wednesday',
      (date, at) =>
        `${date},${[90, 60, 40].map((about, salt) => count(about, at, salt)).join(',')}`,
    ),
    [
      'Sunday AM Attendance attendance 20',
      'Sunday PM Attendance attendance 20',
      'Wednesday attendance tentative 20',
    ],
    ['columns week_after'],
  ],
  [
    'a formula that says 0 where nobody met',
    sheet('Date,8:30,11:00,Total', (date, at) =>
      at === 4 ? `${date},,,0` : `${date},${summed(at, [50, 90])}`,
    ),
    ['08:30 Attendance attendance 19', '11:00 Attendance attendance 19'],
  ],
  [
    'the children of Sunday school, within a total or not',
    sheet(
      'Date,Worship,Sunday School Children,Total',
      (date, at) => `${date},${summed(at, [90, 30])}`,
    ),
    ['Worship attendance 20', 'Sunday School Children kids 20'],
  ],
  [
    'what only children go to in Korea',
    sheet('날짜,1부 예배,교회학교,합계', (date, at) => `${date},${summed(at, [90, 30])}`),
    ['1부 예배 Attendance attendance 20', '교회학교 kids 20'],
  ],
  [
    'the young people of a British church',
    sheet(
      'When,Adults,Young people',
      (date, at) => `${date},${count(50, at, 1)},${count(8, at, 2)}`,
    ),
    ['Adults attendance 20', 'Young people kids 20'],
  ],
  [
    'a total that is the sum of its parts only at first',
    sheet('Datum,Aanwezig,Kinderen,Online,Totaal', (date, at) => {
      const [here, kids, online] = [count(90, at, 1), count(20, at, 2), count(25, at, 3)];
      return `${date},${here},${kids},${online},${here + (at < 10 ? kids : online)}`;
    }),
    ['Aanwezig attendance tentative 20', 'Kinderen kids 20', 'Online own_online 20'],
    ['total parts', 'part_of already_in'],
  ],
  [
    'children of whom it says that they are within',
    sheet(
      'Datum,Besucher,davon Kinder,Abendmahlsgäste',
      (date, at) => `${date},${count(60, at, 1)},${count(8, at, 2)},${count(30, at, 3)}`,
    ),
    ['Besucher attendance 20', 'davon Kinder kids 20', 'Abendmahlsgäste own_abendmahlsgaste 20'],
  ],
  [
    'a Sunday whose service has no name, which is no total of the others',
    sheet(
      'Date,Service,Attendance',
      (date, at) =>
        `${date},${at === 9 ? '' : at % 3 ? 'Morning Prayer' : 'Holy Communion'},${count(60, at, 1)}`,
    ),
    [
      'Holy Communion Attendance attendance 6',
      'Morning Prayer Attendance attendance 13',
      'Attendance attendance 1',
    ],
  ],
];

describe('what is part of what', () => {
  it.each(sheets)('is read with %s', (_, text, columns, questions = []) => {
    const result = read(text);
    expect(columnsOf(result).toSorted()).toEqual(columns.toSorted());
    expect(asked(result)).toEqual(questions);
    expect(result.bad).toEqual([]);
  });
});
