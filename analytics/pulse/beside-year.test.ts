import { expect, test } from 'vitest';
import { attendance, inputOf, plain, quiet } from '#testing/figures/made-up-pulse.ts';
import type { TileJudgement } from '../judging/judge-series.ts';
import { withYear } from './beside-year.ts';
import { figureLook } from './figure-look.ts';
import { figuresPulse } from './figures-pulse.ts';
import { growthLine } from './growth-line.ts';
import { besideYearWords } from './newest-words.ts';
import { stateWords } from './state-words.ts';
import { tileHistory } from './tile-points.ts';

const week = '2027-02-15';
const since = '2026-12-28';

/** A level that is told to have changed since the new year, in a church whose weeks are given. */
function told(values: readonly number[], direction: 'up' | 'down') {
  const input = inputOf(attendance(values));
  const lasting = { direction, since, isNews: true, isCollapse: false };
  const judgement: TileJudgement = { state: null, direction: null, lasting };
  const judged = new Map([['attendance', new Map([[week, judgement]])]] as const);
  const changed = { ...input, judged };
  const request = { week, cards: [], aheadOf: () => ({ weeks: [], explain: () => null }) };
  const pulse = figuresPulse(changed, request);
  const tile = pulse?.tiles.find((each) => each.tile === 'attendance');
  if (!pulse || !tile) {
    throw new Error('There is attendance');
  }
  const { word, more } = stateWords(tile);
  return {
    headline: plain(pulse.sentence.text),
    off: plain(pulse.anythingOff),
    growth: plain(growthLine(pulse) ?? ''),
    tile: plain(`${word} ${more}`),
    look: plain(figureLook(changed, { tile: 'attendance', weeks: 13 }).sentence),
    todo: plain(`${pulse.todo.answer} ${pulse.todo.step ?? ''}`),
  };
}

/** Weeks at 170, but so many at the start of this year and of the last by another level. */
function winters(level: number): number[] {
  return quiet(156, 170, 0.03, 5).map((value, index) =>
    (155 - index) % 52 < 8 && index > 52 ? Math.round((value * level) / 170) : value,
  );
}

test('a change that is no other than last year’s is one for the time of year, in every place, and beside last year', () => {
  const { headline, off, growth, tile, look, todo } = told(winters(195), 'up');
  expect(headline).toMatch(
    /Attendance has been higher than usual for the time of year since about January 3\.$/,
  );
  expect(off).toContain('more people than usual for the time of year');
  expect(tile).toBe('Higher for 8 weeks for the time of year');
  const beside =
    /The weeks since January 3 are higher than the weeks before them, allowing for the time of year\. They’re about level with the same weeks last year: typically about 19\d, compared with 19\d then\./;
  expect(growth).toMatch(/^About the same as last year/);
  expect(growth).toMatch(beside);
  expect(look).toMatch(beside);
  expect(todo.trim()).toBe('Nothing to do this week.');
});

test('a fall that is no other than last year’s is watched, and nobody has to explain it', () => {
  const { todo } = told(winters(145), 'down');
  expect(todo).toBe(
    'Keep an eye on attendance. For the time of year the numbers are lower, but they’re no lower than last year’s. There’s nothing to explain yet.',
  );
});

test('of two numbers that are watched it is said once why nobody is asked', () => {
  const { figures } = attendance(winters(145));
  const rows = figures.get('attendance') ?? [];
  const input = inputOf({ figures: new Map([...figures, ['kids', rows] as const]) });
  const lasting = { direction: 'down', since, isNews: true, isCollapse: false } as const;
  const weeks = new Map([[week, { state: null, direction: null, lasting }]]);
  const judged = new Map([['attendance', weeks] as const, ['kids', weeks] as const]);
  const request = { week, cards: [], aheadOf: () => ({ weeks: [], explain: () => null }) };
  const { answer = '', step = '' } = figuresPulse({ ...input, judged }, request)?.todo ?? {};
  expect(plain(`${answer} ${step}`)).toBe(
    'Keep an eye on attendance. For the time of year the numbers are lower, but they’re no lower than last year’s. There’s nothing to explain yet. Keep an eye on kids.',
  );
});

test('a change that last year’s weeks bear out is told by its numbers, and asked about', () => {
  const values = quiet(156, 170, 0.03, 5).map((value, index) =>
    index >= 148 ? Math.round(value * 0.75) : value,
  );
  const { tile, look, todo } = told(values, 'down');
  expect(tile).toMatch(/^Lower for 8 weeks about 12\d, was 17\d$/);
  expect(look).not.toContain('for the time of year');
  expect(todo).toContain('what changed around January 3');
});

test('a quarter below last year’s does not call its newest weeks lower where their numbers are higher', () => {
  const input = inputOf(attendance([]));
  const standing = { direction: 'up', since, isNews: true, isCollapse: false } as const;
  const judged = new Map([[week, { state: null, direction: null, lasting: standing }]]);
  const history = { ...tileHistory('attendance', input, new Map()), counted: [], judged };
  const besideOf = (now: number) =>
    withYear(
      {
        lineUnit: 'people',
        growth: { weeks: 26, change: -0.02, low: -0.06, high: 0.03, said: null },
        growths: [{ weeks: 13, change: -0.08, low: -0.1, high: -0.05, said: 'down' }],
        newest: {
          ...{ now, before: 178, leftOut: [], leftOutBefore: [] },
          ...{ side: null, isClear: false, isChance: true },
        },
        lasting: { direction: 'up', since, before: 165, after: 180 },
      },
      history,
      { week, calendar: input.calendar },
    )?.besideYear;
  expect(besideOf(170)).toEqual({ said: 'other', isOfEight: true, now: 170, before: 178 });
  expect(besideOf(180)).toBeUndefined();
});

test('the newest eight weeks are not told as those since a change, which are others', () => {
  const write = String;
  const tileOf = (isOfEight: boolean) => ({
    lasting: {
      direction: 'up',
      ...{ since: '2026-10-04', before: 165, after: 180 },
      besideYear: { said: 'other', isOfEight, now: 170, before: 178 },
    } as const,
  });
  const said = (isOfEight: boolean, noun: string | null) =>
    plain(besideYearWords(tileOf(isOfEight), noun, write).join(' '));
  expect(said(true, null)).toMatch(
    /^The weeks since October 4 are higher than .* But the last eight weeks are lower than the same weeks last year: typically about 170, compared with 178 then\.$/,
  );
  expect(said(true, 'kids')).toMatch(
    /^For kids, the last eight weeks are lower than last year’s: /,
  );
  expect(said(false, 'kids')).toMatch(/^For kids, the weeks since October 4 are lower than /);
});
