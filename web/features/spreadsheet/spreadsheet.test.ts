import { expect, test } from 'vitest';
import { spreadsheetChurch } from '#analytics/spreadsheet/church.ts';
import { countsImportPreviewRequest } from '#contract/functions/counts-import.ts';
import { exampleCounts } from './example.ts';
import { importBody } from './import-body.ts';
import { kindsOf } from './kinds.ts';
import { sentenceOf } from './question-words.ts';
import { answerAsks } from './reading/answer-asks.ts';
import type { Mend, WorkerAnswer } from './reading/protocol.ts';
import { churchOf } from './spreadsheet-church.ts';
import { attendanceWeeks, lately, summaryOf } from './summary.ts';

const church = { services: [], categories: [], today: '2026-11-25', currency: null };
const reader = spreadsheetChurch.parse({ today: church.today });
const accountId = '5eed0000-0000-4000-8000-000000000101';

function read(text: string, mends: readonly Mend[] = [], answers = {}) {
  const heard: WorkerAnswer[] = [];
  const ask = answerAsks((message) => heard.push(message));
  const bytes = new TextEncoder().encode(text);
  ask({ file: { bytes, name: 'counts.csv', church: reader }, answers, mends, language: 'en' });
  const last = heard.at(-1);
  if (last?.kind !== 'read') {
    throw new Error(`not read: ${JSON.stringify(last)}`);
  }
  return last.counts;
}

const sundays = Array.from({ length: 12 }, (_, at) =>
  new Date(Date.UTC(2026, 7, 2 + 7 * at)).toISOString().slice(0, 10),
);
const sheet = (heading: string, row: (date: string, at: number) => string) =>
  [heading, ...sundays.map(row)].join('\n');
const two = sheet(
  'Date,9:00 AM,11:00 AM,Kids,Total',
  (date, at) => `${date},${90 + at},${120 - at},${30 + (at % 3)},${240 + (at % 3)}`,
);

test('kids in a total that adds up are a part of attendance, and the total is not kept', () => {
  const counts = read(two);
  const kinds = kindsOf(counts, {});
  expect(kinds.map(({ meaning }) => meaning)).toEqual(['attendance', 'kids_in_attendance']);
  expect(summaryOf(kinds)).toEqual({
    days: 12,
    what: 'sundays',
    from: '2026-08-02',
    to: '2026-10-18',
  });
  expect(lately(attendanceWeeks(kinds))).toBe(240);
});

test('kids of whom their heading says that they are within are not added', () => {
  const counts = read(
    sheet('Date,Attendance,of which kids', (date, at) => `${date},${90 + at},${30 + (at % 3)}`),
  );
  expect(counts.ask).toEqual([]);
  expect(kindsOf(counts, {}).map(({ meaning }) => meaning)).toEqual(['attendance', 'kids']);
});

test.each([
  ['Attendance (excl. kids)', ['attendance', 'kids_in_attendance']],
  ['Attendance, not including kids', ['attendance', 'kids_in_attendance']],
  ['Total without children', ['attendance', 'kids_in_attendance']],
  ['Attendance w/o kids', ['attendance', 'kids_in_attendance']],
  ['Attendance (kids not included)', ['attendance', 'kids_in_attendance']],
  ['Attendance (kids included)', ['attendance', 'kids']],
  ['Attendance with kids', ['attendance', 'kids']],
  ['Attendance (incl. kids)', ['attendance', 'kids']],
])('kids beside %s are added where it leaves them out', (heading, meanings) => {
  const counts = read(
    sheet(`Date,"${heading}",Kids`, (date, at) => `${date},${90 + at},${30 + (at % 3)}`),
  );
  expect(counts.ask).toEqual([]);
  expect(kindsOf(counts, {}).map(({ meaning }) => meaning)).toEqual(meanings);
});

test('kids outside the total of the services stay apart', () => {
  const counts = read(
    sheet(
      'Date,9:00 AM,11:00 AM,Total worship,Kids',
      (date, at) => `${date},${90 + at},${120 - at},210,${30 + (at % 3)}`,
    ),
  );
  const kinds = kindsOf(counts, {});
  expect(kinds.map(({ meaning }) => meaning)).toEqual(['attendance', 'kids']);
  expect(lately(attendanceWeeks(kinds))).toBe(210);
});

test('guests and helpers in a total that adds up are a part of attendance', () => {
  const counts = read(
    sheet(
      'Date,Members,Visitors,Volunteers,Total',
      (date, at) =>
        `${date},${90 + at},${12 + (at % 3)},${8 + (at % 2)},${110 + at + (at % 3) + (at % 2)}`,
    ),
  );
  const kinds = kindsOf(counts, {});
  expect(kinds.map(({ meaning }) => meaning)).toEqual([
    'attendance',
    'first_time_guests_in_attendance',
    'serving_in_attendance',
  ]);
  expect(lately(attendanceWeeks(kinds))).toBe(120);
  const body = importBody('counts.csv', kinds, {}, church);
  expect(body.categories.map(({ feeds, inAttendance }) => [feeds, inAttendance])).toEqual([
    ['attendance', true],
    ['first_time_guests', true],
    ['serving', true],
  ]);
  expect(countsImportPreviewRequest.safeParse({ accountId, ...body }).success).toBe(true);
});

test('what is sent fits the contract, and names each service and category once', () => {
  const body = importBody('counts.csv', kindsOf(read(two), {}), {}, church);
  expect(countsImportPreviewRequest.safeParse({ accountId, ...body }).error).toBeUndefined();
  expect(body.services.map(({ time, weekday }) => [time, weekday])).toEqual([
    ['09:00', 'sunday'],
    ['11:00', 'sunday'],
  ]);
  expect(body.categories.map(({ feeds, inAttendance }) => [feeds, inAttendance])).toEqual([
    ['attendance', true],
    ['kids', true],
  ]);
  expect(body.rows[0]).toEqual(['2026-08-02', 0, 0, 90]);
  expect(body.rows.filter(([, service]) => service === null)).toHaveLength(12);
});

test('services and categories that the church has are taken, with their ids', () => {
  const id = '5eed0000-0000-4000-8000-000000000301';
  const service = {
    id,
    name: 'Morning',
    weekday: 'sunday' as const,
    time: '09:00',
    campus: null,
    from: null,
    until: null,
    date: null,
    linked: null,
  };
  const kinds = kindsOf(read(two), {});
  const category = {
    id: '5eed0000-0000-4000-8000-000000000401',
    name: kinds[0]?.name.toUpperCase() ?? '',
    feeds: 'attendance' as const,
    inAttendance: true,
    per: 'service' as const,
    away: false,
  };
  const known = { ...church, services: [service], categories: [category] };
  const body = importBody('counts.csv', kinds, {}, known);
  expect(body.services.map((one) => one.id)).toEqual([id, null]);
  expect(body.categories[0]?.id).toBe(category.id);
});

test('a service that ended long ago is over since its last count', () => {
  const old = two.replaceAll('2026-', '2016-');
  const body = importBody('old.csv', kindsOf(read(old), {}), {}, church);
  expect(body.services.every(({ from, until }) => from !== null && until !== null)).toBe(true);
});

test('whole numbers of what the church has as money are its units, not its cents', () => {
  const fund = {
    ...{ id: accountId, name: 'Building Fund', feeds: 'own_building_fund' as const },
    ...{ inAttendance: false, per: 'service' as const, away: false, isMoney: true as const },
  };
  const kinds = kindsOf(read(sheet('Date,Adults,Building Fund', (date) => `${date},90,1250`)), {});
  const chosen = Object.fromEntries(
    kinds.flatMap(({ id, name }) => (name === 'Building Fund' ? [[id, 'own' as const]] : [])),
  );
  const body = importBody('fund.csv', kinds, chosen, { ...church, categories: [fund] });
  const at = body.categories.findIndex(({ id }) => id === fund.id);
  expect(body.rows.filter(([, , category]) => category === at).map((row) => row[3])).toEqual(
    Array(12).fill(125_000),
  );
});

test('a kind can be left out, or become a figure of the church’s own', () => {
  const kinds = kindsOf(read(two), {});
  const [services, kids] = kinds;
  const chosen = { [services?.id ?? '']: 'none' as const, [kids?.id ?? '']: 'own' as const };
  const body = importBody('counts.csv', kinds, chosen, church);
  expect(body.categories).toHaveLength(1);
  expect(body.categories[0]?.own).toMatchObject({ kind: 'other', source: 'hand' });
  expect(body.rows).toHaveLength(12);
  expect(countsImportPreviewRequest.safeParse({ accountId, ...body }).success).toBe(true);
});

test('a cell that cannot be read is named, and reads as it is mended', () => {
  const bad = two.replace('93,', '140-150,');
  const counts = read(bad);
  expect(counts.bad.map(({ cell, error }) => [cell, error])).toEqual([
    ['B5', 'B5 says "140-150", which is two numbers.'],
  ]);
  const mended = read(bad, [{ cell: 'B5', text: '140-150', meant: '93' }]);
  expect(mended.bad).toEqual([]);
  expect(mended.rows).toHaveLength(counts.rows.length + 1);
});

test('a cell of the same name that says something else is left alone', () => {
  const counts = read(two, [{ cell: 'B5', text: '140-150', meant: '1' }]);
  expect(counts.rows).toEqual(read(two).rows);
});

test('a file that cannot be read is refused with a sentence', () => {
  const heard: WorkerAnswer[] = [];
  const bytes = new TextEncoder().encode('name,phone\nAna,1\nBen,2\n');
  const file = { bytes, name: 'people.csv', church: reader };
  answerAsks((message) => heard.push(message))({ file, answers: {}, mends: [], language: 'en' });
  expect(heard.at(-1)).toMatchObject({
    kind: 'refused',
    sentence: 'We found no dates in this file. Each count needs its date beside it or above it.',
  });
});

test('the reader is told the church’s week, currency and services, and the country of the browser', () => {
  const known = { ...church, currency: 'GBP', weekDate: '2026-11-22' };
  expect(churchOf(known, 'en-GB')).toMatchObject({
    country: 'GB',
    weekStartsOn: 'sunday',
    currency: 'GBP',
    today: '2026-11-25',
  });
});

test.each(['2026-11-25', '2026-11-22', '2024-02-29'])(
  'the example of three years up to %s is read without a question or a bad cell',
  (today) => {
    const text = exampleCounts(today);
    const counts = read(text);
    expect(counts).toMatchObject({ ask: [], bad: [], skipped: [] });
    const dates = counts.rows.map(({ date }) => date);
    expect(dates.every((date) => date < today)).toBe(true);
    expect(new Set(dates).size).toBe(156);
    const figures = new Set(counts.rows.map(({ figure }) => figure));
    expect([...figures]).toEqual(
      expect.arrayContaining(['attendance', 'kids', 'first_time_guests', 'giving', 'own_cars']),
    );
    expect(exampleCounts(today)).toBe(text);
  },
);

test('a column of another weekday is asked about by its day, and not by what it counts', () => {
  expect(sentenceOf('columns week_after', 'columns', 1)).toBe(
    'One column is for a different day of the week than the dates. When were those numbers counted?',
  );
  expect(sentenceOf('columns attendance', 'columns', 1)).toContain('say what they count');
});
