import { expect, test } from 'vitest';
import type { Recommendation } from '#contract/functions/recommendations.ts';
import {
  answerSentence,
  chartLine,
  chartWords,
  dateWords,
  figurePath,
  headlineOf,
  outcomeOf,
  sundayWords,
  weekWords,
} from './model.ts';

const card = (given: Partial<Recommendation>): Recommendation => ({
  id: '5eed0000-0000-4000-8000-000000000001',
  week: '2027-02-15',
  finding: {
    id: 'kids_share:kids:2027-02-15',
    rule: 'kids_share',
    figures: ['kids'],
    weeks: { from: '2026-12-28', to: '2027-02-15' },
    effect: null,
    n: 8,
    sureness: 'less_sure',
    title: 'Kids are a smaller share of attendance than usual',
    seen: [],
    sure: '',
    otherwise: [],
    step: '',
    measure: null,
  },
  wording: null,
  entries: [],
  who: null,
  dueOn: '2027-02-25',
  expected: null,
  score: null,
  status: 'new',
  answers: [],
  sent: 0,
  createdAt: '2027-02-22T12:00:00Z',
  ...given,
});
/** Where the test runs: a time in UTC is another day on islands of the Pacific. */
const noon = new Date(2027, 1, 22, 12).toISOString();
const accepted = card({
  status: 'accepted',
  answers: [{ answer: 'accepted', reason: null, person: 'Ruth Okafor', at: noon }],
});

test('the headline counts what is still to do', () => {
  expect(headlineOf([], 'clear')).toBe('Nothing to do this week.');
  expect(headlineOf([card({})], 'clear')).toBe('One thing to do this week.');
  expect(headlineOf([card({}), card({}), accepted], 'clear')).toBe('Two things to do this week.');
  expect(headlineOf([accepted], 'clear')).toBe('You’re all caught up.');
});

test('the headline never says that nothing is to do while the dashboard asks for something', () => {
  for (const dashboard of ['asks', 'unknown'] as const) {
    expect(headlineOf([], dashboard)).toBe('Nothing new in your trends this week.');
    expect(headlineOf([accepted], dashboard)).toBe('You’ve answered everything on this page.');
  }
  expect(headlineOf([card({})], 'asks')).toBe(
    'One thing to do this week. There’s more on your dashboard.',
  );
});

test('weeks and days are written as people say them', () => {
  expect(weekWords('2027-02-15')).toBe('February 15–21');
  expect(weekWords('2027-02-22')).toBe('February 22–28');
  expect(weekWords('2027-03-29')).toBe('March 29–April 4');
  // A card stands for its Sunday, not for the Monday its week began with.
  expect(sundayWords('2026-11-02')).toBe('November 8, 2026');
  expect(dateWords('2027-02-25', 'weekday')).toBe('Thursday, February 25');
});

test('an answer names the person and the day, a dismissal its reason', () => {
  expect(answerSentence(card({}))).toBeNull();
  expect(answerSentence(accepted)).toBe('Accepted by Ruth Okafor on February 22, 2027.');
  const dismissed = {
    answer: 'dismissed',
    reason: 'Summer off',
    person: 'Ben Kim',
    at: noon,
  } as const;
  expect(outcomeOf(card({ status: 'dismissed', answers: [dismissed] }))).toBe(
    'Dismissed by Ben Kim on February 22, 2027: “Summer off”.',
  );
  const sentence = { ...dismissed, reason: 'Summer is off.' };
  expect(outcomeOf(card({ status: 'dismissed', answers: [sentence] }))).toBe(
    'Dismissed by Ben Kim on February 22, 2027: “Summer is off.”',
  );
  expect(answerSentence(card({ status: 'dismissed', answers: [sentence] }))).toBe(
    'Dismissed by Ben Kim on February 22, 2027: “Summer is off.”',
  );
});

test('a number leads to its chart and week, and to the forecast where there is no closer look', () => {
  expect(figurePath('kids', '2027-02-15')).toBe('/account/dashboard?figure=kids&week=2027-02-15');
  expect(figurePath('giving', '2027-02-15')).toBe(
    '/account/dashboard?figure=giving_per_attender&week=2027-02-15',
  );
  expect(figurePath('search_clicks', '2027-02-15')).toBe('/account/forecast?figure=search_clicks');
});

test('a card’s chart is said in words, with its gaps', () => {
  const week = (date: string, value: number | null) => ({ week: date, value, expected: null });
  const weeks = [week('2027-02-01', 30), week('2027-02-08', null), week('2027-02-15', 28)];
  const chart = { figure: 'kids', currency: null, weeks } as const;
  expect(chartWords({ ...chart, weeks: [...weeks] }).replaceAll('\u00a0', ' ')).toBe(
    'Kids, Feb 7 to Feb 21: between 28 and 30. 28 in the latest week with a count. 1 of 3 weeks has no full count.',
  );
  const marks = chartLine(
    { ...chart, weeks: [...weeks] },
    { from: '2027-02-08', to: '2027-02-15' },
  );
  expect(marks.map(({ mark }) => mark)).toEqual([null, 'shift', 'shift']);
});
