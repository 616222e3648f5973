import { expect, test } from 'vitest';
import { asked, columnsOf, count, read, sundays } from '#testing/spreadsheets/reading.ts';

const first = (at: number) => count(60, at, 1);
const second = (at: number) => count(90, at, 2);
const kids = (at: number) => count(20, at, 3);
const rows = (heading: string, line: (at: number) => string) =>
  [heading, ...sundays.map((date, at) => `${date},${line(at)}`)].join('\n');

test.each([
  [
    'services called by their language',
    rows('Date,English Service,Swahili Service,Sunday School,Total', (at) =>
      [first(at), second(at), kids(at), first(at) + second(at) + kids(at)].join(),
    ),
    [
      'English Service Attendance attendance 20',
      'Sunday School kids 20',
      'Swahili Service Attendance attendance 20',
    ],
    'KE',
  ],
  [
    'languages alone',
    rows('Date,English,Cantonese,Mandarin', (at) => [first(at), second(at), kids(at)].join()),
    [
      'Cantonese Attendance attendance 20',
      'English Attendance attendance 20',
      'Mandarin Attendance attendance 20',
    ],
    'CA',
  ],
  [
    'the first and the second of several services',
    rows('Date,First,Second', (at) => [first(at), second(at)].join()),
    ['First Attendance attendance 20', 'Second Attendance attendance 20'],
    'US',
  ],
  [
    'letters for men, women, kids and all',
    rows('Date,M,F,C,T', (at) =>
      [first(at), second(at), kids(at), first(at) + second(at) + kids(at)].join(),
    ),
    ['C kids 20', 'F attendance 20', 'M attendance 20'],
    'GH',
  ],
  [
    'ages',
    rows('Date,0-12,13-17,18-35,36+,Total', (at) =>
      [kids(at), 9, first(at), second(at), kids(at) + 9 + first(at) + second(at)].join(),
    ),
    ['0-12 kids 20', '13-17 attendance 20', '18-35 attendance 20', '36+ attendance 20'],
    'US',
  ],
  [
    'an hour with its minutes apart',
    rows('Date,Messe 9 h 30,Messe 11 h', (at) => [first(at), second(at)].join()),
    ['09:30 Attendance attendance 20', '11:00 Attendance attendance 20'],
    'CA',
  ],
])('columns side by side are read: %s', (_, text, columns, country) => {
  const result = read(text, { church: { country } });
  expect(columnsOf(result).toSorted()).toEqual(columns);
  expect([asked(result), result.bad]).toEqual([[], []]);
});

test('churches stand over the hours of their services', () => {
  const text = [
    ';St. Martin;;Heilig Geist',
    'Sonntag;Sa 18:00;So 10:30;So 9:00',
    ...sundays.map((date, at) => `${date};${first(at)};${second(at)};${kids(at)}`),
  ].join('\n');
  expect(columnsOf(read(text, { church: { country: 'DE' } })).toSorted()).toEqual([
    '09:00 Heilig Geist Attendance attendance 20',
    '10:30 St. Martin Attendance attendance 20',
    '18:00 St. Martin Attendance attendance 20',
  ]);
});

test('two columns without a heading are not the same count twice', () => {
  const text = sundays.map((date, at) => `${date},${second(at)},${first(at)}`).join('\n');
  expect(asked(read(text))).toEqual(['columns attendance']);
});

test.each([
  ['Attendance,Children incl. in', []],
  ['Attendance,Kids incl. in above', []],
  ['Attendance,Kids (not in the above)', []],
  ['Attendance,Kids in attendance', ['part_of already_in']],
  ['Attendance,Kids', ['part_of already_in']],
])('kids are asked about unless their heading says where they are: %s', (heading, questions) => {
  const result = read(rows(`Date,${heading}`, (at) => [second(at), kids(at)].join()));
  expect(asked(result)).toEqual(questions);
});

test('kids who are said not to be in the others are added to them', () => {
  const inAttendance = (heading: string) =>
    read(rows(`Date,${heading}`, (at) => [first(at), second(at), kids(at)].join())).rows.flatMap(
      ({ figure, inAttendance: isIn }) => (figure === 'kids' && isIn ? [figure] : []),
    ).length;
  expect(inAttendance('9:00,11:00,Nursery & kids (not in the above)')).toBe(20);
  expect(inAttendance('9:00,11:00,Kids (incl. in above)')).toBe(0);
});

test.each([
  ['8-10,10-12', ['columns attendance']],
  ['9-10,11-12', ['columns attendance']],
  ['9-11,11-1', ['columns attendance']],
  ['6-8,9-12', ['columns attendance']],
])('hours and grades are not ages: %s', (heading, questions) => {
  const result = read(rows(`Date,${heading}`, (at) => [second(at), first(at)].join()));
  expect(asked(result)).toEqual(questions);
  expect(result.rows.filter(({ figure }) => figure === 'kids')).toEqual([]);
});

test('ages go on from one to the next, or are said to be ages', () => {
  const kidsOf = (heading: string) =>
    columnsOf(read(rows(`Date,Adults,${heading}`, (at) => [second(at), kids(at), 9].join())))
      .filter((column) => column.includes('kids'))
      .toSorted();
  expect(kidsOf('0-3,4-11')).toEqual(['0-3 kids 20', '4-11 kids 20']);
  expect(kidsOf('Ages 9-10,x')).toEqual(['Ages 9-10 kids 20']);
  expect(kidsOf('9-10,x')).toEqual([]);
});

test('the first without a second are guests', () => {
  const result = read(rows('Date,Attendance,First', (at) => [second(at), 4 + (at % 3)].join()));
  expect(columnsOf(result).toSorted()).toEqual([
    'Attendance attendance 20',
    'First first_time_guests 20',
  ]);
  expect(asked(result)).toEqual([]);
});

test.each(['First,Second', 'English,Spanish'])(
  'what is far less than everybody is not suggested in their place: %s',
  (heading) => {
    const text = rows(`Date,Attendance,${heading}`, (at) => [second(at), 9 + (at % 4), 8].join());
    expect(asked(read(text))).toEqual(['total total']);
  },
);

test('a room of those under twelve has no hour', () => {
  const text = rows('Date,Attendance,Room 3 U12', (at) => [second(at), kids(at)].join());
  expect(columnsOf(read(text)).toSorted()).toEqual([
    'Attendance attendance 20',
    'Room 3 U12 kids 20',
  ]);
});

test('a weekend reaches over the end of a month', () => {
  const text = 'Weekend,Attendance\n24-25 Aug 2024,90\n31 Aug-1 Sept 2024,95\n7-8 Sept 2024,97';
  expect(read(text).rows.map(({ date }) => date)).toEqual([
    '2024-08-25',
    '2024-09-01',
    '2024-09-08',
  ]);
});

test('a sheet called by its campus is of that campus, whatever else is in its name', () => {
  const lines = (of: (at: number) => number) =>
    sundays.map((date, at) => `${date},${of(at)}`).join('\n');
  const text = `Main Campus,\nDate,Attendance\n${lines(first)}\n,\nNorth Campus,\nDate,Attendance\n${lines(second)}`;
  expect(columnsOf(read(text)).toSorted()).toEqual([
    'Main Campus Attendance attendance 20',
    'North Campus Attendance attendance 20',
  ]);
});

test('what we do not know beside adults and kids of a service is asked about, unless a total has it', () => {
  const adults = (at: number) => [first(at), kids(at), 9 + (at % 4)];
  const text = rows('Date,9:00 Adults,9:00 Kids,9:00 Zyx', (at) => adults(at).join());
  expect(asked(read(text))).toEqual(['columns attendance']);
  const summed = rows('Date,9:00 Adults,9:00 Kids,9:00 Zyx,Total', (at) =>
    [...adults(at), first(at) + kids(at) + 9 + (at % 4)].join(),
  );
  expect(asked(read(summed))).toEqual([]);
});
