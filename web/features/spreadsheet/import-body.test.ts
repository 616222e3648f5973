import { expect, test } from 'vitest';
import { spreadsheetChurch } from '#analytics/spreadsheet/church.ts';
import { countLimits } from '#contract/functions/counts.ts';
import { importBody } from './import-body.ts';
import { kindsOf } from './kinds.ts';
import { answerAsks } from './reading/answer-asks.ts';
import type { WorkerAnswer } from './reading/protocol.ts';

const church = { services: [], categories: [], today: '2026-11-25', currency: null };
const reader = spreadsheetChurch.parse({ today: church.today });

function read(text: string) {
  const heard: WorkerAnswer[] = [];
  const bytes = new TextEncoder().encode(text);
  answerAsks((message) => heard.push(message))({
    file: { bytes, name: 'counts.csv', church: reader },
    ...{ answers: {}, mends: [], language: 'en' },
  });
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

const names = Array.from(
  { length: 30 },
  (_, at) =>
    `${['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Oak'][at % 6]} ${['North', 'Mill', 'Lake', 'Hill', 'Glen'][at % 5]}`,
);
test('names that differ by case or blanks are one service and one kind of number', () => {
  const spelled = ['Traditional', 'traditional', ' Traditional ', 'TRADITIONAL'];
  const kindNames = ['Kids', 'kids', 'Kids '];
  const text = sheet(
    'Date,Service,Category,Count',
    (date, at) => `${date},${spelled[at % 4]},${kindNames[at % 3]},${40 + at}`,
  );
  const counts = read(text);
  const kinds = kindsOf(counts, {});
  expect(kinds).toHaveLength(1);
  const fresh = importBody('counts.csv', kinds, {}, church);
  expect(fresh.services.map(({ name }) => name)).toEqual(['Traditional']);
  expect(fresh.categories).toHaveLength(1);
  expect(fresh.rows.map(([, service, category]) => [service, category])).toEqual(
    Array(12).fill([0, 0]),
  );
  // As the first import left them.
  const id = '5eed0000-0000-4000-8000-000000000301';
  const services = fresh.services.map((one) => ({ ...one, id }));
  const again = importBody('counts.csv', kinds, {}, { ...church, services });
  expect(again.services.map((one) => one.id)).toEqual([id]);
});

test('a service that a file names by its time and by its name is one', () => {
  const id = '5eed0000-0000-4000-8000-000000000301';
  const service = {
    ...{ id, name: 'Traditional', weekday: 'sunday' as const, time: '09:00', campus: null },
    ...{ from: null, until: null, date: null, linked: null },
  };
  const text = sheet(
    'Date,Service,Adults',
    (date, at) => `${date},${at % 2 ? '9:00 AM' : 'traditional'},90`,
  );
  const body = importBody(
    'counts.csv',
    kindsOf(read(text), {}),
    {},
    { ...church, services: [service] },
  );
  expect(body.services.map((one) => one.id)).toEqual([id]);
  expect(new Set(body.rows.map(([, place]) => place))).toEqual(new Set([0]));
});

test('a day that names its service twice, in two spellings, is asked about', () => {
  const text = sheet(
    'Date,Service,Adults',
    (date) => `${date},Traditional,90\n${date},traditional,12`,
  );
  expect(read(text).ask.map(({ about }) => about)).toContain('same_day');
});

test('more kinds of numbers than a church can count are all in the body, for somebody to choose', () => {
  const text = sheet('Date,Category,Count', (date, day) =>
    names
      .map((name, at) => `${date},${name},${100 + ((at * 37 + day * (at + 11)) % 41)}`)
      .join('\n'),
  );
  const body = importBody('groups.csv', kindsOf(read(text), {}), {}, church);
  expect(body.categories.map(({ name }) => name)).toEqual(names);
  expect(names.length).toBeGreaterThan(countLimits.categories);
});
