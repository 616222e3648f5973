import { expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import type { Verdict } from '#contract/functions/pulse-verdict.ts';
import { plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { stateWords } from './state-words.ts';

const expected = { median: 100, low80: 90, high80: 110, low95: 80, high95: 120 };
const verdict: Verdict = { side: 'in', state: 'normal', direction: null, since: null };

test('a number is called normal only where its verdict lies in its range', () => {
  const tile = { state: 'normal', value: 115, expected } as const;
  const words = (side: Verdict['side']) => stateWords({ ...tile, verdict: { ...verdict, side } });
  expect(words('above').word).toBe('Above the usual range');
  expect(words('below').word).toBe('Below the usual range');
  expect(words('in').word).toBe('Normal');
});

test('a number that only one week in twenty lies so far out is said to be far out', () => {
  const tile = { state: 'normal', expected, verdict: { ...verdict, side: 'below' } } as const;
  expect(stateWords({ ...tile, value: 85 }).word).toBe('Below the usual range');
  expect(stateWords({ ...tile, value: 79 }).word).toBe('Far below the usual range');
});

test('a past week, which has no verdict, is called normal only in the range it is printed with', () => {
  expect(stateWords({ state: 'normal', value: 115, expected }).word).toBe('Above the usual range');
  expect(stateWords({ state: 'normal', value: 100, expected }).word).toBe('Normal');
});

test('a counted week that a note sets aside is not called uncounted', () => {
  expect(stateWords({ state: 'missing', value: 3 }).word).toBe('Set aside');
  expect(stateWords({ state: 'missing', value: null }).word).toBe('No count this week');
});

test('what is said beside a number that is coming in is said of its own week', () => {
  const more = (side: Verdict['side']) =>
    stateWords({
      ...{ state: 'provisional', value: 100, expected, line: [] },
      verdict: { ...verdict, side },
      standing: { week: '2026-11-22', side },
    }).more?.replace('\u00a0', ' ');
  expect(more('above')).toBe('the week of November 22 was above the usual range');
  expect(more('in')).toBe('the week of November 22 was normal');
});

test('the day on which a number is final is a date: on a Monday, Monday could be either', () => {
  const { word } = stateWords({ state: 'provisional', closesOn: '2026-11-30' });
  expect(word.replace('\u00a0', ' ')).toBe('May change until November 30');
  expect(stateWords({ state: 'provisional', closesOn: null }).word).toBe('Not final yet');
});

test('a number that mostly is final on Monday is promised for no later day, nor for sure', () => {
  const tileOn = (today: string) => {
    const rows = rowsOf('2024-11-04', quiet(120), { source: 'headcounts', count: 2 });
    const open = rows.map((row, index) =>
      index === 119 ? { ...row, state: 'incomplete' as const, count: 1, value: 80 } : row,
    );
    const figures = new Map<FigureId, FigureWeek[]>([['attendance', open]]);
    return pulseOf({ figures, today, now: `${today}T22:00:00Z` }).tile('attendance');
  };
  const wordOn = (today: string) => plain(stateWords(tileOn(today) ?? { state: 'no_data' }).word);
  expect(wordOn('2027-02-21')).toBe('Usually final on February 22');
  expect(wordOn('2027-02-22')).toBe('May change until February 24');
});
