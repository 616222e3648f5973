import { expect, test } from 'vitest';
import { churchPeopleRequest, churchPeopleResponse } from './church-people.ts';

const accountId = '5eed0000-0000-4000-8000-0000000000a1';
const nothing = {
  who: { checkIn: 'nobody', c: null, k: null, reason: '' },
  unit: 'households',
  quarters: [],
  flow: null,
  parts: null,
  serving: null,
  givers: null,
  notSeen: null,
  sentences: {},
  recipes: [],
};
const open = { value: null, base: null, opensOn: '2027-05-12', usual: null, chance: null };

test('a quarter is asked for by its name only', () => {
  const accepts = (quarter: string) =>
    churchPeopleRequest.safeParse({ accountId, quarter }).success;
  expect(['2026-Q4', '2026-Q1'].map(accepts)).toEqual([true, true]);
  expect(['2026-Q5', '2026-4', 'Q4', '2026-Q4 ', ''].map(accepts)).toEqual(Array(5).fill(false));
});

test('a church without rows has empty lists and nulls', () => {
  expect(churchPeopleResponse.parse(nothing)).toEqual(nothing);
});

test('a quarter names those measures that have a row, open ones with the day they open on', () => {
  const still = { ...open, span: 2, state: 'incomplete', verdict: null };
  const again = {
    span: 2,
    value: 4,
    base: 25,
    state: 'complete',
    opensOn: null,
    usual: { low: 7, high: 8 },
    chance: { low: 3, high: 11 },
    verdict: 'same',
  };
  const answer = {
    ...nothing,
    quarters: [{ quarter: '2026-Q4', measures: { again, still_26: still } }],
  };
  expect(churchPeopleResponse.parse(answer)).toEqual(answer);
  const wrong = (measure: object) =>
    churchPeopleResponse.safeParse({
      ...nothing,
      quarters: [{ quarter: '2026-Q4', measures: measure }],
    });
  expect(wrong({ membership: again }).success).toBe(false);
  expect(wrong({ again: { ...again, span: 3 } }).success).toBe(false);
  expect(wrong({ again: { ...again, value: 4.5 } }).success).toBe(false);
});
