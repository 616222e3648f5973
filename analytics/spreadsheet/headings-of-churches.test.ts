import { expect, test } from 'vitest';
import {
  american,
  asked,
  columnsOf,
  count,
  read,
  sheet,
  sundays,
} from '#testing/spreadsheets/reading.ts';
import { writeXlsx } from '#testing/spreadsheets/write-xlsx.ts';

const numbers = (at: number, ...about: number[]) =>
  about.map((one, salt) => count(one, at, salt + 1));
/** A line of an American sheet with these numbers. */
const line =
  (...about: number[]) =>
  (date: string, at: number) =>
    [american(date), ...numbers(at, ...about)].join();
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

test.each<[string, string, string[], object?]>([
  [
    'Sunday school by its letters',
    sheet('Date,S.S.,AM Worship,Off.', (date, at) => `${line(40, 110)(date, at)},${900 + at}.50`),
    ['AM Worship Attendance attendance 20', 'Off. giving 20', 'S.S. own_s_s 20'],
  ],
  [
    'a sum of offerings under Total',
    sheet('Date,Adults,Kids,Tithes,Offering,Total', (date, at) => {
      const given = numbers(at, 5000, 1200);
      return `${line(80, 30)(date, at)},${given},${sum(given)}`;
    }),
    ['Adults attendance 20', 'Kids kids 20', 'Offering giving 20', 'Tithes giving 20'],
  ],
  [
    'who came for the second time, and no second service',
    sheet(
      'Date,Head Count,1st Time,2nd Time',
      (date, at) => `${line(150)(date, at)},${at % 5},${at % 4}`,
    ),
    ['1st Time first_time_guests 20', '2nd Time own_2nd_time 20', 'Head Count attendance 20'],
  ],
  [
    'souls, benevolence and a budget that is given to',
    sheet(
      'Date,Worship,Souls Won,Tithe,Benevolence,Church Budget',
      (date, at) =>
        `${line(150)(date, at)},${1 + (at % 4)},"$1,${count(200, at, 2)}.00",${at % 2 ? '' : `${90 + at}.25`},"$${count(600, at, 3)}.75"`,
    ),
    [
      'Benevolence giving 10',
      'Church Budget giving 20',
      'Souls Won own_souls_won 20',
      'Tithe giving 20',
      'Worship attendance 20',
    ],
  ],
  [
    'rooms of grades under a total of kids',
    sheet('Date,Nursery,K-2,3rd-5th,Total Kids', (date, at) => {
      const kids = numbers(at, 9, 20, 24);
      return `${american(date)},${kids},${sum(kids)}`;
    }),
    ['3rd-5th kids 20', 'K-2 kids 20', 'Nursery kids 20'],
  ],
  [
    'vespers, and views until a day that is not theirs',
    sheet('Date,Divine Liturgy,Vespers,Views by Tuesday', line(90, 15, 120)),
    [
      'Divine Liturgy attendance 20',
      'Vespers attendance 20',
      'Views by Tuesday own_views_by_tuesday 20',
    ],
  ],
  [
    'amounts behind a sign and a space',
    sheet(
      'Fecha;Asistencia;Ofrenda',
      (date, at) => `${date};${count(90, at, 1)};$ ${count(200, at, 2)}.152,00`,
    ),
    ['Asistencia attendance 20', 'Ofrenda giving 20'],
    { country: 'AR', currency: 'ARS' },
  ],
  [
    'what is gathered in Austria',
    sheet(
      'Sonntag;Messbesucher;Sammlung',
      (date, at) => `${date};${count(90, at, 1)};€ ${count(200, at, 2)},50`,
    ),
    ['Messbesucher attendance 20', 'Sammlung giving 20'],
    { country: 'AT', currency: 'EUR' },
  ],
  [
    'kids of whom is said that they are among the others',
    sheet('Data;Presenti;di cui bambini', (date, at) => `${date};${numbers(at, 90, 15).join(';')}`),
    ['Presenti attendance 20', 'di cui bambini kids 20'],
    { country: 'IT' },
  ],
])('headings are read as churches write them: %s', (_, text, columns, church = {}) => {
  const result = read(text, { church });
  expect(columnsOf(result).toSorted()).toEqual(columns);
  expect([asked(result), result.bad]).toEqual([[], []]);
});

test('what all classes of Sunday school add up to is not who came', () => {
  const text = sheet('Date,Worship,Adult SS,Youth SS,Total SS', (date, at) => {
    const classes = numbers(at, 40, 12);
    return `${american(date)},${count(120, at, 4)},${classes},${sum(classes)}`;
  });
  expect(columnsOf(read(text)).filter((column) => column.includes(' attendance'))).toEqual([
    'Worship attendance 20',
  ]);
});

test('a plan is no gift: it is the same for weeks, or rises', () => {
  const figures = (budget: (at: number) => number) =>
    columnsOf(
      read(
        sheet(
          'Date,Offering,Budget',
          (date, at) => `${american(date)},${count(900, at, 1)}.50,${budget(at)}.00`,
        ),
      ),
    );
  expect(figures(() => 2100)).toEqual(['Offering giving 20']);
  expect(figures((at) => 2100 * (at + 1))).toEqual(['Offering giving 20']);
});

test('churches and hours in columns of a parish are its campuses and services', () => {
  const lines = sundays.flatMap((date, at) => [
    `${date};Vester Kirke;10.30;${count(40, at, 1)}`,
    `${date};Øster Kirke;9.00;${count(20, at, 2)}`,
  ]);
  const read1 = read(['Dato;Kirke;Kl.;Deltagere', ...lines].join('\n'), {
    church: { country: 'DK' },
  });
  expect(columnsOf(read1).toSorted()).toEqual([
    '09:00 Øster Kirke Deltagere attendance 20',
    '10:30 Vester Kirke Deltagere attendance 20',
  ]);
  const finnish = sheet('Pvm;Klo;Läsnä', (date, at) => `${date};10.00;${count(40, at, 1)}`);
  expect(columnsOf(read(finnish, { church: { country: 'FI' } }))).toEqual([
    '10:00 Läsnä attendance 20',
  ]);
});

test('a merged heading ends where it is merged', () => {
  const file = writeXlsx([
    {
      name: '2024',
      merges: ['B1:C1', 'D1:E1'],
      rows: [
        [null, '1st Service', null, '2nd Service', null, null],
        ['Date', 'Men', 'Women', 'Men', 'Women', 'Children'],
        ...sundays.map((date, at) => [{ date }, ...numbers(at, 40, 60, 30, 50, 25)]),
      ],
    },
  ]);
  expect(columnsOf(read(file))).toContain('Children kids 20');
});

test('campuses over hours, kids and totals of their own are campuses', () => {
  const text = [
    ',Downtown Campus,,,West Campus,,Grand Total',
    'Date,9:00,Kids,Total,10:00,Total,',
    ...sundays.map((date, at) => {
      const [one = 0, kids = 0, two = 0] = numbers(at, 190, 90, 70);
      return [american(date), one, kids, one + kids, two, two, one + kids + two].join();
    }),
  ].join('\n');
  expect(columnsOf(read(text)).toSorted()).toEqual([
    '09:00 Downtown Campus Attendance attendance 20',
    '10:00 West Campus Attendance attendance 20',
    'Downtown Campus Kids kids 20',
  ]);
});

test('semicolons decide although every amount has a comma and some lines a note too many', () => {
  const text = sheet('Data;Messa 8:30;Messa 10:30;Offerte', (date, at) =>
    [date, ...numbers(at, 40, 130), `€ ${count(300, at, 3)},90`, ...(at % 9 ? [] : ['neve'])].join(
      ';',
    ),
  );
  expect(columnsOf(read(text, { church: { country: 'IT' } })).toSorted()).toEqual([
    '08:30 Attendance attendance 20',
    '10:30 Attendance attendance 20',
    'Offerte giving 20',
  ]);
});

test('where the order of day and month is asked about, no date is asked about twice', () => {
  const dates = [
    '03/04/2024',
    '05/06/2024',
    '07/09/2024',
    '12/11/2024',
    '01/02/2025',
    '02/05/2025',
    '06/07/2025',
    '09/10/2025',
  ];
  const text = ['Date,Attendance', ...dates.map((date, at) => `${date},${30 + at}`)].join('\n');
  const church = { country: 'CA' };
  expect(asked(read(text, { church }))).toEqual(['date_order day_first']);
  expect(asked(read(text, { church, answers: { date_order: 'day_first' } }))).toEqual([]);
});
