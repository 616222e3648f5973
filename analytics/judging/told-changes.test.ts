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
import { addWeeks } from '../calendar/church-week.ts';
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
    expect(pulse.anythingOff).toMatch(/^No\./);
    expect(pulse.todo.step).toBeNull();
  });

  test('is not told of a week that lies on the other side: Easter’s own verdict wins', () => {
    const given = easterAfterAFall();
    const pulse = pulseOf(given);
    const kids = pulse.tile('kids');
    expect(kids?.value).toBeGreaterThan(kids?.expected?.high80 ?? 0);
    expect(kids?.verdict).toMatchObject({ side: 'above', since: null });
    expect(kids?.verdict.state).not.toBe('lasting');
    expect(kids?.lasting).toMatchObject({ direction: 'down' });
    expect(pulse.anythingOff).not.toContain('fewer kids');
    expect(plain(pulse.sentence.text)).not.toContain('Take a look at kids');
    const look = figureLook(inputOf(given), { tile: 'kids', weeks: 13 });
    expect(plain(look.sentence)).toMatch(
      /above the \d+ to \d+ we expected.* Other weeks since \w+ \d+ have run about 1\d, down from 3\d\./,
    );
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

describe('a closer look', () => {
  test('compares Easter with last Easter, and other weeks with the weeks a year ago', () => {
    const given = easterAfterAFall();
    const sentenceAt = (week: string) =>
      plain(figureLook(inputOf(given), { tile: 'attendance', weeks: 13, week }).sentence);
    expect(sentenceAt(last)).toMatch(/ Easter last year: 2\d\d\.$/);
    expect(sentenceAt('2026-02-16')).toMatch(
      / You’ve been averaging about \d+ lately, compared with \d+ at this point last year\.$/,
    );
  });
});
