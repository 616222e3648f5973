import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import {
  type Given,
  inputOf,
  plain,
  pulseOf,
  quiet,
  western,
} from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { growthsOf } from '../judging/growth.ts';
import { newestWeeks } from '../judging/newest-weeks.ts';
import { figureLook } from './figure-look.ts';
import { grownWords, growthLine } from './growth-line.ts';
import { tileViewsOf } from './tile-views.ts';
import { quarterAlone } from './year-on-year.ts';

const weeks = 170;
const last = '2027-02-15';
const first = addWeeks(last, 1 - weeks);

/** A church whose weeks, counted back from the newest as 1, are so many times the usual. */
function churchOf(times: (back: number) => number, newest?: number): Given {
  const values = quiet(weeks, 180, 0.03).map((value, index) =>
    Math.round(value * times(weeks - index)),
  );
  const all = newest === undefined ? values : values.with(-1, newest);
  return {
    figures: new Map<FigureId, FigureWeek[]>([['attendance', rowsOf(first, all)]]),
    countedDays: { services: ['sunday'] },
    today: '2027-02-22',
    now: '2027-02-22T20:00:00Z',
  };
}

function saidOf(given: Given) {
  const pulse = pulseOf(given);
  return {
    growth: plain(growthLine(pulse) ?? ''),
    look: plain(figureLook(inputOf(given), { tile: 'attendance', weeks: 13 }).sentence),
    off: plain(pulse.anythingOff),
    todo: pulse.todo,
  };
}

/** Higher for a quarter, then lower for one: the half year is as last year. */
const turned = (back: number) => (back <= 13 ? 0.88 : back <= 26 ? 1.1 : 1);
/** Lower since before the half year, which is no news of a level any more. */
const fallen = (back: number) => (back <= 40 ? 0.88 : 1);

describe('the last weeks', () => {
  test('are told by the quarter where it is clear and the half year says otherwise, in the same words', () => {
    const { growth, look } = saidOf(churchOf(turned));
    const [alone = ''] =
      /The last 13 weeks by themselves are down \d+%, give or take \d+%\./.exec(growth) ?? [];
    expect(alone).not.toBe('');
    expect(look).toContain(alone);
    expect(look).not.toContain('chance');
  });

  test('that are lower than a year ago are told as such where it is asked what is off, and asked about', () => {
    const { growth, off, todo } = saidOf(churchOf(fallen));
    const [, share = ''] = /^Down (\d+%) from last year/.exec(growth) ?? [];
    expect(off).toBe(
      `No, not this week: the one number we can check so far looks normal. Compared with last year, you’re down ${share} in attendance over the last 26 weeks.`,
    );
    expect(todo).toMatchObject({
      answer: 'Ask about attendance.',
      step: 'Talk with your leadership team about why attendance is lower than a year ago.',
    });
  });

  test('that are clearly lower are said beside a half year that is not, with the same numbers everywhere', () => {
    const given = churchOf((back) => (back <= 8 ? 0.93 : 1), 150);
    const { look, growth, off } = saidOf(given);
    const [beside = ''] =
      /about \d+, compared with \d+ in the same weeks last year\.$/.exec(growth) ?? [];
    expect(growth).toMatch(
      /^About the same as last year.* The last eight weeks by themselves were lower:/,
    );
    expect(beside).not.toBe('');
    expect(look).toContain(`Of the last eight weeks, a typical one was ${beside}`);
    expect(look).toMatch(/Eight weeks rarely differ that much by chance\.$/);
    const [view] = tileViewsOf(pulseOf(given));
    expect(view?.change).toBe('Lower lately than last year');
    expect(off).not.toMatch(/not a pattern|nothing lasting/);
  });

  test('that only look like a change are said to be within chance, not to be one number', () => {
    const noisy = quiet(weeks, 180, 0.11, 4)
      .map((value, index) => Math.round(value * (index >= weeks - 8 ? 0.87 : 1)))
      .with(-1, 118);
    const { look, growth, off } = saidOf({
      ...churchOf(() => 1),
      figures: new Map<FigureId, FigureWeek[]>([['attendance', rowsOf(first, noisy)]]),
    });
    expect(growth).toMatch(
      / The last eight weeks by themselves look lower, though that may be chance: /,
    );
    expect(off).not.toMatch(/not a pattern/);
    expect(look).toMatch(
      /in the same weeks last year\. Eight weeks can differ that much by chance\.$/,
    );
  });

  test('whose two numbers are apart are never left beside words of a longer stretch alone', () => {
    const options = { calendar: western, windowWeeks: 1, isCount: true };
    const apart = Array.from({ length: 24 }, (_, seed) => {
      const rows = rowsOf(first, quiet(weeks, 180, 0.13, seed + 1));
      return { rows, newest: newestWeeks(rows, last, options) };
    }).flatMap(({ rows, newest }) =>
      newest && !newest.isClear && Math.abs(newest.now / newest.before - 1) >= 0.05
        ? [{ rows, ...newest }]
        : [],
    );
    expect(apart.length).toBeGreaterThan(4);
    for (const { rows, now, before } of apart.slice(0, 3)) {
      const figures = new Map<FigureId, FigureWeek[]>([['attendance', rows]]);
      const given = { ...churchOf(() => 1), figures };
      const pulse = pulseOf(given);
      const { growth, look } = saidOf(given);
      const pair = `about ${Math.round(now)}, compared with ${Math.round(before)} in the same weeks last year.`;
      expect(growth).toContain(`typically ${pair}`);
      expect(growth).toMatch(/may be chance|Eight weeks can differ that much by chance\.$/);
      expect(look).toContain(`${pair} Eight weeks can differ that much by chance.`);
      const [view] = tileViewsOf(pulse);
      expect(view?.change ?? 'none').toMatch(
        /^(none|No clear change lately|Maybe (higher|lower) lately than last year)$/,
      );
    }
  });

  test('that do not share a year’s change are said not to', () => {
    const [tile] = pulseOf(churchOf(fallen)).tiles;
    const { growth = null, newest = null } = tile ?? {};
    if (!tile || !newest || growth?.said !== 'down') {
      throw new Error('It has fallen in a year');
    }
    const changeOf = (now: number) => {
      const level = { side: null, isClear: false, isChance: true, isApart: false };
      const alone = { ...newest, now, before: 180, ...level };
      const back = { ...tile, newest: alone };
      const [view] = tileViewsOf({ tiles: [back], currency: null, timeZone: 'UTC' });
      return `${view?.change} ${plain(grownWords(back, null) ?? '')}`;
    };
    expect(changeOf(179)).toMatch(
      /^Down \d+% in a year, but not lately Down .* The last eight weeks by themselves look much like last year’s: typically about 179, compared with 180 in the same weeks last year\.$/,
    );
    expect(changeOf(192)).toMatch(
      /^Down \d+% in a year, but not lately .* typically about 192, .* Eight weeks can differ that much by chance\.$/,
    );
    expect(changeOf(160)).not.toMatch(/lately|eight weeks/);
  });

  test('are not called without a clear change beside a quarter that has one', () => {
    const [tile] = pulseOf(churchOf(turned)).tiles;
    const { newest = null } = tile ?? {};
    if (!tile || !newest || tile.growth?.said !== null || !quarterAlone(tile)) {
      throw new Error('Only the quarter has fallen');
    }
    const level = { ...newest, now: 179, before: 180, side: null, isClear: false, isChance: true };
    const given = { tiles: [{ ...tile, newest: level }], currency: null, timeZone: 'UTC' };
    expect(tileViewsOf(given)[0]?.change).toBeNull();
  });

  test('make a low Sunday no single number', () => {
    const { off } = saidOf(churchOf(fallen, 143));
    expect(off).toMatch(
      /^Yes\. Attendance came in below what we expected\. Compared with last year, you’re down/,
    );
    expect(off).not.toMatch(/not a pattern|nothing lasting/);
  });

  test('make no other low number a single one either, nor the numbers of a week all normal', () => {
    const low = ({ figure, newest }: { figure: FigureId; newest: number }) => {
      const { figures, ...given } = churchOf((back) => (back <= 8 ? 0.91 : 1), newest);
      const rows = rowsOf(first, quiet(weeks, 180, 0.03, 8));
      const moved = figures.get('attendance') ?? [];
      return saidOf({
        ...given,
        figures: new Map([
          ['attendance', rows],
          [figure, moved],
        ]),
      });
    };
    const beside = /The last eight weeks were lower than last year for kids: typically about/;
    const outside = low({ figure: 'kids', newest: 150 });
    expect(outside.off).toMatch(/^Yes\. Kids came in far below what we expected: /);
    expect(outside.off).toMatch(beside);
    const inside = low({ figure: 'kids', newest: 167 });
    expect(inside.off).toMatch(/^No, not this week: the two numbers we can check look normal\./);
    expect(inside.off).toMatch(beside);
  });

  test('of giving that leads the page are no single number, and somebody is asked about it', () => {
    const given = churchOf(fallen, 143);
    const rows = (given.figures.get('attendance') ?? []).map((row) => ({
      ...row,
      value: (row.value ?? 0) * 10_000,
    }));
    const units = rowsOf(first, quiet(weeks, 60, 0));
    const { anythingOff, todo } = pulseOf({
      ...given,
      figures: new Map<FigureId, FigureWeek[]>([
        ['giving', rows],
        ['giving_units', units],
      ]),
    });
    expect(plain(anythingOff)).toMatch(
      /^Yes\. Giving came in (far )?below what we expected.* Compared with last year, you’re down/,
    );
    expect(todo).toMatchObject({
      answer: 'Ask about giving.',
      step: 'Talk with your leadership team about why the numbers for giving are lower than a year ago.',
    });
  });

  test('of attendance stand beside another low number as more than this week’s', () => {
    const given = churchOf(fallen);
    const kids = rowsOf(first, quiet(weeks, 180, 0.03, 8).with(-1, 168));
    const figures = new Map(given.figures).set('kids', kids);
    expect(plain(pulseOf({ ...given, figures }).anythingOff)).toMatch(
      /^No, nothing clear this week\. Kids came in (far )?below what we expected.* Compared with last year, you’re down \d+% in attendance/,
    );
  });

  test('whose last eight alone are lower make a low Sunday one to ask about', () => {
    const { off, todo } = saidOf(churchOf((back) => (back <= 8 ? 0.93 : 1), 150));
    expect(off).toMatch(/^Yes\. Attendance came in far below/);
    expect(todo.answer).toBe('Ask about attendance.');
  });

  test('of a church like last year are not told at all', () => {
    const said = saidOf(churchOf(() => 1));
    expect(`${said.growth} ${said.look}`).not.toMatch(/by themselves are/);
    expect(said.look).not.toContain('by chance');
    expect(said.off).toMatch(/^No\./);
    expect(said.todo.answer).toBe('Nothing to do this week.');
  });

  test('of quiet churches are told on few Mondays, and never turn around within a quarter', () => {
    const calendar = churchCalendar({ country: 'US', easter: 'western' });
    let told = 0;
    let mondays = 0;
    for (const seed of Array.from({ length: 30 }, (_, index) => index + 1)) {
      const values = quiet(weeks, 180, 0.08, seed);
      const counted = values.map((value, index) => ({ week: addWeeks(first, index), value }));
      const sides = counted.slice(104).map(({ week }, index) => {
        const known = counted.slice(0, 105 + index);
        const growths = growthsOf(known, week, { calendar, isCount: true });
        return quarterAlone({ growth: growths[0] ?? null, growths, lineUnit: 'people' })?.said;
      });
      mondays += sides.length;
      told += sides.filter((side) => side !== undefined).length;
      sides.forEach((side, index) => {
        const before = sides.slice(Math.max(0, index - 13), index).find((each) => each);
        expect(side === undefined || before === undefined || side === before).toBe(true);
      });
    }
    expect(told / mondays).toBeLessThan(0.02);
  });
});
