import { describe, expect, test } from 'vitest';
import { stateWords } from '#analytics/pulse/state-words.ts';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import {
  attendance,
  inputOf,
  plain,
  pulseOf,
  quiet,
  western,
} from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks, weeksBetween } from '../calendar/church-week.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { figureLook } from '../pulse/figure-look.ts';

const last = '2026-03-30';
const weeks = 170;
const since = weeks - 13;

/** A church whose kids have fallen to half 13 weeks ago, up to Easter, for which all come. */
function easterAfterAFall() {
  const weekAt = (index: number) => addWeeks(last, index + 1 - weeks);
  const isEaster = (index: number) =>
    western.eventsOf(weekAt(index)).some(({ id }) => id === 'easter');
  const all = quiet(weeks, 170, 0.05).map((value, index) =>
    Math.round(value * (isEaster(index) ? 1.5 : 1)),
  );
  const kids = quiet(weeks, 38, 0.08, 5).map((value, index) =>
    Math.round(value * (isEaster(index) ? 1.5 : index >= since ? 0.47 : 1)),
  );
  const figures = new Map<FigureId, FigureWeek[]>([
    ['attendance', rowsOf(weekAt(0), all)],
    ['kids', rowsOf(weekAt(0), kids, { source: 'check_ins' })],
  ]);
  return { figures, today: '2026-04-06', now: '2026-04-06T12:00:00Z' };
}

describe('a level that has changed', () => {
  test('is told for eight weeks; after that it stands in the small print, and not in the headline', () => {
    const values = quiet(180).map((value, index) =>
      index < 150 ? value : Math.round(value * 0.8),
    );
    const given = attendance(values);
    const pulse = pulseOf(given);
    const told = figureLook(inputOf(given), { tile: 'attendance', weeks: 52 }).points.flatMap(
      ({ judged }, index) => (judged === 'shift' ? [index] : []),
    );
    expect(told.length).toBeGreaterThan(2);
    expect(Math.max(...told) - Math.min(...told)).toBeLessThan(8);
    const tile = pulse.tile('attendance');
    expect(tile?.lasting).toMatchObject({ direction: 'down' });
    expect(tile && stateWords(tile).more).toMatch(/^lower since \w+\s\d+$/);
    expect(plain(pulse.sentence.text)).not.toMatch(/lighter since/);
    expect(pulse.anythingOff).not.toMatch(/^Yes|fewer people/);
    // It is no news, but as long as attendance is lower than a year ago that is asked about.
    expect(pulse.todo.step).toBe(
      'Talk with your leadership team about why attendance is lower than a year ago.',
    );
  });

  test('is the answer at Easter too, for which all come, and it is said how both are true', () => {
    const given = easterAfterAFall();
    const pulse = pulseOf(given);
    const kids = pulse.tile('kids');
    expect(kids?.value).toBeGreaterThan(kids?.expected?.high80 ?? 0);
    expect(kids?.verdict).toMatchObject({ side: 'above', state: 'lasting', direction: 'down' });
    expect(plain(pulse.anythingOff)).toMatch(
      /^Yes, one thing: fewer kids lately\. Kids: \d\d this week \(Easter\), but about 1\d in other weeks since \w+ \d+, and about 3\d before that\./,
    );
    const words = kids && stateWords(kids);
    expect(words?.word).toBe('Higher than recent weeks');
    expect(plain(words?.more ?? '')).toMatch(/^about 1\d most weeks since \w+ \d+, was 3\d$/);
    const look = figureLook(inputOf(given), { tile: 'kids', weeks: 13 });
    expect(plain(look.sentence)).toMatch(
      /above the \d+ to \d+ we expected.* In other weeks since \w+ \d+, it’s been about 1\d, down from 3\d\./,
    );
  });

  test('of kids by half may be a room that is not counted: trust and next step say so until the church answers', () => {
    const question = {
      id: 'level kids 2026-01-05',
      about: 'level',
      figure: 'kids',
      week: '2026-01-05',
      value: null,
      facts: { day: '2026-01-11', of: 'kids', before: 37, after: 18 },
      answered: null,
    } as const;
    const open = pulseOf({ ...easterAfterAFall(), questions: [question] });
    expect(plain(open.trust.answer)).toMatch(
      /^Not for the kids’ numbers\. There have been about 18 a week since January 11, down from 37\. One of the rooms may not be getting counted\. Otherwise, yes/,
    );
    expect(plain(`${open.todo.answer} ${open.todo.step}`)).toContain(
      'Ask whoever leads kids whether every room has been counted since January 11.',
    );
    const answered = { answer: 'counted', by: null, at: '2026-04-06T12:00:00Z' };
    const { trust } = pulseOf({ ...easterAfterAFall(), questions: [{ ...question, answered }] });
    expect(trust.answer).not.toContain('kids');
  });

  test('stays the answer as long as the church is asked about it, and not once it says that nothing changed', () => {
    const fallen = quiet(150, 38, 0.08, 5).map((value, index) =>
      Math.round(value * (index >= 130 ? 0.68 : 1)),
    );
    const last = '2027-02-15';
    const figures = new Map<FigureId, FigureWeek[]>([
      ['attendance', rowsOf(addWeeks(last, -149), quiet(150))],
      ['kids', rowsOf(addWeeks(last, -149), fallen, { source: 'check_ins' })],
    ]);
    const { verdict } = pulseOf({ figures }).tile('kids') ?? {};
    expect(verdict).toMatchObject({ state: 'lasting', direction: 'down' });
    const answered = {
      id: 'level kids 2026-10-05',
      about: 'level',
      figure: 'kids',
      week: addWeeks(last, -19),
      value: null,
      facts: { day: '2026-10-11', of: 'kids', before: 38, after: 26 },
      answered: { answer: 'nothing', by: null, at: '2027-01-01T12:00:00Z' },
    } as const;
    const after = pulseOf({ figures, answers: [answered] }).tile('kids');
    expect(after?.verdict.state).not.toBe('lasting');
  });

  test('is over some weeks after a large fall has come back', () => {
    const values = quiet(190, 38, 0.08, 5).map((value, index) =>
      Math.round(value * (index >= 150 && index < 162 ? 0.47 : 1)),
    );
    const lastingAfter = (weeks: number) =>
      pulseOf(attendance(values.slice(0, 162 + weeks))).tile('attendance')?.lasting;
    expect(lastingAfter(0)).toMatchObject({ direction: 'down' });
    expect([5, 9, 14].map(lastingAfter)).toEqual([null, null, null]);
  });

  test('is told of ordinary weeks around it', () => {
    const given = easterAfterAFall();
    const before = pulseOf(
      { ...given, today: '2026-03-23', now: '2026-03-23T12:00:00Z' },
      '2026-02-09',
    );
    expect(before.tile('kids')?.verdict).toMatchObject({ state: 'lasting', direction: 'down' });
  });
});

/** That of kids of so many weeks nothing is told that a week in five is not, now and two weeks ago. */
function expectNoNews(values: readonly number[]): void {
  const figures = new Map<FigureId, FigureWeek[]>([
    ['attendance', rowsOf(addWeeks(last, -109), quiet(110, 300, 0.05))],
    ['kids', rowsOf(addWeeks(last, -109), values, { source: 'check_ins' })],
  ]);
  const given = { figures, today: '2026-04-06', now: '2026-04-06T12:00:00Z' };
  for (const back of [0, 2]) {
    const kids = pulseOf(given, addWeeks(last, -back)).tile('kids');
    expect(kids?.state).toBe('normal');
    expect(kids?.lasting).toBeNull();
  }
}

test('kids that only seem more beside a year ago, when about half were counted, are no news', () => {
  const values = quiet(200, 100, 0.02, 5)
    .map((value, index) => Math.round(value * (index < 139 ? 1 : index < 155 ? 0.47 : 1.09)))
    .slice(-110);
  expectNoNews(values);
});

test('kids that are some more than before, beside a half a year ago, may be the season and are no news', () => {
  const values = quiet(200, 100, 0.02, 5)
    .map((value, index) => {
      const share = index >= 139 && index < 155 ? 0.47 : index < 188 ? 1 : 1.15;
      return Math.round(value * share);
    })
    .slice(-110);
  expectNoNews(values);
});

describe('a closer look', () => {
  test('compares Easter with last Easter too, and every week’s last eight with the same a year ago', () => {
    const given = easterAfterAFall();
    const sentenceAt = (week: string) =>
      plain(figureLook(inputOf(given), { tile: 'attendance', weeks: 13, week }).sentence);
    expect(sentenceAt(last)).toMatch(
      / Easter last year \(April 20\): 2\d\d\. Of the last eight weeks, a typical one was /,
    );
    expect(sentenceAt('2026-02-16')).toMatch(
      / Of the last eight weeks, a typical one was about \d+, compared with \d+ in the same weeks last year\.$/,
    );
  });

  test('has one last year of a holiday, its own week, and says which day that was', () => {
    const newest = '2027-05-03';
    const values = quiet(120, 180, 0.03);
    values[119 - 52] = 184;
    // Six weeks after Easter, as Mother’s Day is this year.
    values[119 - 51] = 201;
    const figures = new Map<FigureId, FigureWeek[]>([
      ['attendance', rowsOf(addWeeks(newest, -119), values)],
    ]);
    const given = { figures, today: '2027-05-10', now: '2027-05-10T12:00:00Z' };
    const look = figureLook(inputOf(given), { tile: 'attendance', weeks: 13, week: newest });
    expect(plain(look.sentence)).toContain('Mother’s Day last year (May 10): 184.');
    expect(pulseOf(given, newest).tile('attendance')?.line.at(-1)?.lastYear).toBe(184);
  });

  test('names the weeks between the last eight that have no count, and compares the same weeks of last year', () => {
    const values: (number | null)[] = quiet(120, 180, 0.03);
    // A year before the eight counted weeks were 250 each, and the one left out 90.
    const newest = '2027-02-15';
    const yearBefore = (index: number) => {
      const week = sameWeekLastYear(addWeeks(newest, index - 119), western.easter);
      return 119 + weeksBetween(newest, week);
    };
    for (const index of [111, 112, 113, 114, 115, 116, 117, 119]) {
      values[yearBefore(index)] = 250;
    }
    values[yearBefore(118)] = 90;
    values[118] = null;
    const look = (given: (number | null)[]) =>
      figureLook(inputOf(attendance(given)), { tile: 'attendance', weeks: 13 });
    expect(plain(look(values).sentence)).toMatch(
      / Of the last eight weeks with counts \(leaving out February 14\), a typical one was about 1\d\d, compared with 250 in the same weeks last year\./,
    );
    const many = values.map((value, index) => (index > 114 && index < 119 ? null : value));
    expect(look(many).sentence).not.toContain('in the same weeks last year');
  });
});
