import { expect, test } from 'vitest';
import type { CountSheet, StandingCount } from '#contract/functions/count-sheet.ts';
import { typedValue } from '#web/lib/typed-value.ts';
import { newSave } from './new-save.ts';
import { typed, type Waiting } from './queue/queue.ts';
import {
  blankSheet,
  type Card,
  cardsOf,
  inTheRoom,
  isFull,
  isNoService,
  shownValue,
  statusOf,
  withCount,
} from './sheet.ts';
import { isDoubtful, usherCards, usherMemory, withSent } from './usher.ts';

const counted = (categoryId: string, value: number, at: string): StandingCount => ({
  categoryId,
  value,
  revision: 1,
  state: 'counted',
  by: 'Ana',
  at,
});
const category = (id: string, name: string, given = {}) => ({
  id,
  name,
  feeds: 'attendance' as const,
  inAttendance: true,
  per: 'service' as const,
  away: false,
  ...given,
});
const service = (id: string, time: string, counts: StandingCount[] = []) => ({
  id,
  name: 'Morning',
  time,
  campus: null,
  counts,
});
const sheet: CountSheet = {
  date: '2027-02-21',
  today: '2027-02-21',
  services: [
    service('s1', '09:00', [
      counted('adults', 178, '2027-02-21T15:40:00Z'),
      counted('kids', 41, '2027-02-21T15:48:00Z'),
      counted('guests', 3, '2027-02-21T15:44:00Z'),
    ]),
    service('s2', '11:00'),
  ],
  week: [],
  weekDate: '2027-02-15',
  categories: [
    category('adults', 'Adults'),
    category('kids', 'Kids', { feeds: 'kids' }),
    category('guests', 'First-time guests', { feeds: 'first_time_guests', inAttendance: false }),
    category('old', 'Old', { away: true }),
    category('offering', 'Offering', { feeds: 'giving', inAttendance: false, per: 'week' }),
  ],
  missing: [],
  questions: [],
  currency: 'USD',
};
const words = { service: '11:00 AM', category: 'Adults', isMoney: false };

function cards(queue: Parameters<typeof cardsOf>[1] = []) {
  const [first, second, week] = cardsOf(sheet, queue);
  if (!first || !second || !week) {
    throw new Error('three cards');
  }
  return { first, second, week };
}

function fieldOf({ fields: [first] }: Card) {
  if (!first) {
    throw new Error('a field');
  }
  return first;
}

test('a service is saved at its last answer, adds up who is in the room, and folds when it is full', () => {
  const { first, second } = cards();
  expect(first.title.replace(/\s/, ' ')).toBe('9:00 AM');
  expect(first.fields.map(({ name }) => name)).toEqual(['Adults', 'Kids', 'First-time guests']);
  expect(statusOf(first)).toEqual({ kind: 'saved', at: new Date('2027-02-21T15:48:00Z') });
  expect(inTheRoom(first)).toBe(219);
  expect(isFull(first)).toBe(true);
  expect(statusOf(second)).toEqual({ kind: 'none' });
  expect(inTheRoom(second)).toBeNull();
  expect(isFull(second)).toBe(false);
});

test('what is counted by the week goes to the first day of its week, without a service', () => {
  const { week } = cards();
  expect(week.fields.map(({ place, isMoney }) => [place, isMoney])).toEqual([
    [{ date: '2027-02-15', serviceId: null, categoryId: 'offering' }, true],
  ]);
});

test('a number that was typed and not saved is shown, and is on this phone', () => {
  const field = cards().second.fields[0];
  if (!field) {
    throw new Error('a field');
  }
  const { second } = cards(typed([], newSave(field, 126), words));
  expect(second.fields.map(shownValue)).toEqual([126, null, null]);
  expect(statusOf(second).kind).toBe('on-phone');
  expect(inTheRoom(second)).toBe(126);
});

test('until somebody chooses, the number that stood first is of those in the room', () => {
  const { first } = cards();
  const before = inTheRoom(first) ?? 0;
  const adults = fieldOf(first);
  const queue = typed([], newSave(adults, (adults.standing.value ?? 0) + 4, {}), words).map(
    (one): Waiting => ({ ...one, state: 'differs', standing: adults.standing }),
  );
  expect(inTheRoom(cards(queue).first)).toBe(before);
});

test('zero is a number, and no service is none', () => {
  const { second } = cards();
  const queue = second.fields.reduce(
    (all, one) => typed(all, newSave(one, null, { noService: true }), words),
    typed([], newSave(fieldOf(cards().first), 0), words),
  );
  expect(isNoService(cards(queue).second)).toBe(true);
  expect(shownValue(fieldOf(cards(queue).first))).toBe(0);
  expect(isNoService(cards(queue).first)).toBe(false);
});

test('an answer takes its place in the sheet, and only there', () => {
  const place = { date: '2027-02-21', serviceId: 's2', categoryId: 'adults' };
  const next = withCount(sheet, place, counted('adults', 126, '2027-02-21T17:31:00Z'));
  expect(next.services[1]?.counts).toHaveLength(1);
  expect(next.services[0]).toEqual(sheet.services[0]);
  expect(withCount(sheet, { ...place, date: '2027-02-14' }, counted('adults', 1, ''))).toEqual(
    sheet,
  );
});

test('a day that was never loaded has the services of the last one of its weekday, and no numbers', () => {
  expect(blankSheet(sheet, '2027-02-28')).toMatchObject({
    date: '2027-02-28',
    today: '2027-02-28',
    weekDate: '2027-02-22',
    services: [{ counts: [] }, { counts: [] }],
  });
  expect(blankSheet(sheet, '2027-02-24')).toBeNull();
});

test.each([
  ['178', 0, 178],
  ['1,260', 0, 1260],
  ['', 0, null],
  ['12.5', 0, undefined],
  ['abc', 0, undefined],
  ['6204.5', 2, 620_450],
  ['19.99', 2, 1999],
  ['1.260', 0, 1260],
  ['1,26', 0, undefined],
  ['1250,50', 2, 125_050],
  ['1.250,5', 2, 125_050],
  ['1,250.50', 2, 125_050],
  ['1.250', 2, 125_000],
  ['12.505', 2, 1_250_500],
  ['0.125', 2, undefined],
  ['500.000', 3, 500_000],
  ['0.500', 3, 500],
  ['1,250.000', 3, 1_250_000],
  ['1.250,000', 3, 1_250_000],
  ['1.250', 3, 1_250],
  ['1250', 0, 1250],
  ['1234567890', 0, undefined],
] as const)('"%s" with %i digits is %s', (text, digits, value) => {
  expect(typedValue(text, digits)).toBe(value);
});

test('a key is a UUID of version 4, another one each time', () => {
  const field = cards().first.fields[0];
  const keys = field ? [newSave(field, 1).key, newSave(field, 1).key] : [];
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(keys[0]).not.toBe(keys[1]);
});

test('an usher sees what this phone typed, and is asked about a slip from its own memory only', () => {
  const link = {
    churchName: 'Harbor',
    dates: ['2027-02-21', '2027-02-14'],
    services: [{ ...service('s1', '09:00'), dates: ['2027-02-21', '2027-02-14'] }],
    categories: [{ id: 'adults', name: 'Adults', inAttendance: true }],
    expiresAt: '2027-05-22T00:00:00Z',
  };
  const before = newSave(
    {
      place: { date: '2027-02-14', serviceId: 's1', categoryId: 'adults' },
      standing: counted('adults', 0, ''),
      ...{ isMoney: false, digits: 0 },
    },
    140,
  );
  const memory = withSent(usherMemory.parse({}), before, new Date('2027-02-14T15:00:00Z'));
  const [now] = usherCards(link, '2027-02-21', memory, []);
  const [last] = usherCards(link, '2027-02-14', memory, []);
  expect(now?.fields.map(shownValue)).toEqual([null]);
  expect(last?.fields.map(shownValue)).toEqual([140]);
  const field = now?.fields[0];
  if (!field) {
    throw new Error('a field');
  }
  const doubts = [126, 1260, 0, null].map((value) => isDoubtful(field, value, memory));
  expect(doubts).toEqual([false, true, true, false]);
  expect(isDoubtful(field, 1260, usherMemory.parse({}))).toBe(false);
});
