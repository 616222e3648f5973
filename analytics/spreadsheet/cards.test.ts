import { describe, expect, test } from 'vitest';
import { american, asked, columnsOf, count, read, sundays } from '#testing/spreadsheets/reading.ts';
import { type SheetCell, writeXlsx } from '#testing/spreadsheets/write-xlsx.ts';

const men = (at: number) => count(50, at, 1);
const women = (at: number) => count(80, at, 2);
const kids = (at: number) => count(40, at, 3);
const all = (at: number) => men(at) + women(at) + kids(at);
const given = (at: number) => `${1000 + at * 37}.50`;
/** What each of the layouts says. */
const truth = sundays.flatMap((date, at) => [
  `${date} attendance ${men(at)}`,
  `${date} attendance ${women(at)}`,
  `${date} kids ${kids(at)}`,
  `${date} giving ${Number(given(at)) * 100}`,
]);
const saidBy = ({ rows }: ReturnType<typeof read>) =>
  rows.map(({ date, figure, value }) => `${date} ${figure} ${value}`).sort();
const gh = { church: { country: 'GH', currency: 'GHS' } };

describe('what was counted, below the date of each Sunday', () => {
  test('a name and a number in a row', () => {
    const sheet = sundays.map((date, at) =>
      [
        `Date,${american(date)}`,
        `Theme,${at % 2 ? 'Faith' : 'Prayer'}`,
        `Men,${men(at)}`,
        `Women,${women(at)}`,
        `Children,${kids(at)}`,
        `Total,${all(at)}`,
        `Offering (GHS),${given(at)}`,
      ].join('\n'),
    );
    const result = read(sheet.join('\n\n'), gh);
    expect(saidBy(result)).toEqual(truth.toSorted());
    expect([asked(result), result.bad]).toEqual([[], []]);
  });

  test('as it is sent in messages', () => {
    const sheet = sundays.map((date, at) =>
      [
        `*Sunday ${Number(date.slice(8))}/${Number(date.slice(5, 7))}/2024*`,
        'Good morning Pastor',
        `Men: ${men(at)}`,
        `Women - ${women(at)}`,
        `Children: ${kids(at)}`,
        `Total = ${all(at)}`,
        `Offering: GHS ${given(at)}`,
        ...(at === 3 ? ['God bless you'] : []),
      ].join('\n'),
    );
    const result = read(sheet.join('\n\n'), gh);
    expect(saidBy(result)).toEqual(truth.toSorted());
    expect([asked(result), result.bad]).toEqual([[], []]);
  });

  test('services across', () => {
    const sheet = sundays.map((date, at) =>
      [
        `${american(date)},,,`,
        ',1st Service,2nd Service,Total',
        `Adults,${men(at)},${women(at)},${men(at) + women(at)}`,
        `Children,${kids(at)},${kids(at) + 3},${2 * kids(at) + 3}`,
      ].join('\n'),
    );
    const result = read(sheet.join('\n,,,\n'), gh);
    expect(columnsOf(result).toSorted()).toEqual([
      '1st Service Adults attendance 20',
      '1st Service Children kids 20',
      '2nd Service Adults attendance 20',
      '2nd Service Children kids 20',
    ]);
    expect([asked(result), result.bad]).toEqual([[], []]);
  });

  test('services one below the other', () => {
    const sheet = sundays.map((date, at) =>
      [
        `${american(date)},`,
        'FIRST SERVICE,',
        `Adults,${men(at)}`,
        `Children,${kids(at)}`,
        'SECOND SERVICE,',
        `Adults,${women(at)}`,
        `Children,${kids(at) + 3}`,
      ].join('\n'),
    );
    expect(columnsOf(read(sheet.join('\n,\n'), gh)).toSorted()).toEqual([
      'FIRST SERVICE Adults attendance 20',
      'FIRST SERVICE Children kids 20',
      'SECOND SERVICE Adults attendance 20',
      'SECOND SERVICE Children kids 20',
    ]);
  });

  test('a sheet for each Sunday, called by its date or with the date in it', () => {
    const rows = (at: number): SheetCell[][] => [
      ['Men', men(at)],
      ['Women', women(at)],
      ['Children', kids(at)],
      ['Total', all(at)],
      ['Offering', Number(given(at))],
    ];
    const called = writeXlsx(
      sundays.slice(0, 12).map((date, at) => ({ name: date, rows: rows(at) })),
    );
    const within = writeXlsx(
      sundays.slice(0, 12).map((date, at) => ({
        name: `Week ${at + 1}`,
        rows: [['Grace Chapel'], ['Date', { date }], ...rows(at)],
      })),
    );
    for (const file of [called, within]) {
      const result = read(file, gh);
      expect(saidBy(result)).toEqual(truth.slice(0, 48).toSorted());
      expect([asked(result), result.bad]).toEqual([[], []]);
    }
  });

  test('what a card says twice is asked about', () => {
    const sheet = sundays.map((date, at) =>
      [`Date,${american(date)}`, `Men,${men(at)}`, `Women,${women(at)}`, `Men,${at + 1}`].join(
        '\n',
      ),
    );
    expect(asked(read(sheet.join('\n\n'), gh))).toEqual(['same_day add']);
  });
});

describe('the first to the fifth Sunday of each month', () => {
  const months = 'Jan Feb Mar Apr May'.split(' ');
  const nth = (date: string) => Math.ceil(Number(date.slice(8)) / 7);
  const at = (month: number, place: number) =>
    sundays.findIndex((date) => Number(date.slice(5, 7)) === month + 1 && nth(date) === place);
  const counted = (month: number, place: number, of: (at: number) => number) =>
    at(month, place) < 0 ? '' : `${of(at(month, place))}`;
  const names = ['1st', '2nd', '3rd', '4th', '5th'].map((one) => `${one} Sunday`);
  const attended = sundays.map((date, place) => `${date} attendance ${women(place)}`);

  test('down, and months across, with averages', () => {
    const sheet = [
      '2024 WORSHIP ATTENDANCE,,,,,,',
      ['', ...months, 'Year avg'].join(),
      ...names.map((name, place) =>
        [name, ...months.map((_, month) => counted(month, place + 1, women)), '80.5'].join(),
      ),
      ['Avg', ...months.map(() => '81.2'), ''].join(),
    ].join('\n');
    const result = read(sheet);
    expect(saidBy(result)).toEqual(attended);
    expect(asked(result)).toEqual([]);
  });

  test('across, a month with a row for each thing that was counted', () => {
    const sheet = [
      ['2024', '', ...names].join(),
      ...months.flatMap((name, month) => [
        [name, 'Adults', ...names.map((_, place) => counted(month, place + 1, women))].join(),
        ['', 'Children', ...names.map((_, place) => counted(month, place + 1, kids))].join(),
      ]),
    ].join('\n');
    const result = read(sheet);
    expect(saidBy(result)).toEqual(
      [...attended, ...sundays.map((date, place) => `${date} kids ${kids(place)}`)].toSorted(),
    );
    expect(asked(result)).toEqual([]);
  });

  test('a grid for each service, one below the other', () => {
    const grid = (title: string, of: (at: number) => number) => [
      title,
      ['Month', ...names].join(),
      ...months.map((name, month) =>
        [name, ...names.map((_, place) => counted(month, place + 1, of))].join(),
      ),
    ];
    const sheet = [...grid('8:30 AM 2024', men), '', ...grid('11:00 AM 2024', women)].join('\n');
    const result = read(sheet);
    expect(columnsOf(result).toSorted()).toEqual([
      '08:30 Attendance attendance 20',
      '11:00 Attendance attendance 20',
    ]);
    expect(asked(result)).toEqual([]);
  });
});
