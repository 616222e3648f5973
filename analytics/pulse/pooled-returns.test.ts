import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { guestReturn } from '../figures/guest-return.ts';
import type { TileWeek } from '../figures/tile.ts';
import { figureLook } from './figure-look.ts';
import { printedRange } from './tile-points.ts';

const week = '2027-01-04';
const guests = 38;

/** A church of which a third of each window's guests came back, and of the newest so many, with a forecast of its own. */
function historyOf(windows: number, low80: number) {
  const { tile } = guestReturn;
  const weeks = Array.from({ length: windows + 1 }, (_, back): [string, TileWeek] => {
    const first = addWeeks(week, -8 * (windows - back));
    const row = { value: 1 / 3, base: guests, dispersion: 2.5, isSettled: true, asOf: '' };
    return [first, { week: first, state: 'complete', source: 'check_ins', ...row }];
  });
  const expected = { median: 0.3, low80, high80: 0.6, low95: 0, high95: 0.7 };
  return {
    ...{ tile: 'guest_return' as const, definition: tile, weeks: new Map(weeks), counted: [] },
    ...{ judged: new Map(), expected: new Map([[week, expected]]), masked: new Map() },
  };
}

describe('the range of returns', () => {
  test('is the forecast’s where something could fall out of it', () => {
    expect(printedRange(historyOf(13, 0.2), week)?.low80).toBe(Math.floor(0.2 * guests) / guests);
  });

  test('is that of the pooled rate where nothing could', () => {
    const { low80 = 0, high80 = 0, low95 = 0 } = printedRange(historyOf(13, 0.02), week) ?? {};
    // A binomial of 38 would have 8 to 16; families make it wider.
    expect([low80, high80, low95].map((share) => Math.round(share * guests))).toEqual([7, 19, 4]);
  });

  test('stays as wide as it is where too few guests were pooled', () => {
    expect(printedRange(historyOf(3, 0.02), week)?.low80).toBe(0);
  });
});

const weeks = 130;
const last = '2027-02-15';

test('fewer returns are said with whose they are, before good news, and asked about', () => {
  const known = weeks - 7;
  const first = addWeeks(last, 1 - weeks);
  const shares = [0.2, 0.6, 0.2, 0.6, 0.4, 0.2, 0.6];
  const figures = new Map<FigureId, FigureWeek[]>([
    ['attendance', rowsOf(first, quiet(weeks))],
    [
      'guest_return',
      Array.from({ length: known }, (_, index) => {
        const back = known - 1 - index;
        const share = back < 8 ? (back < 4 ? 0.2 : 0) : (shares[Math.floor(back / 8) % 7] ?? 0);
        return rowsOf(addWeeks(first, index), [share], { count: 5 });
      }).flat(),
    ],
  ]);
  const pulse = pulseOf({ figures });
  expect(plain(pulse.anythingOff)).toMatch(
    /^Yes, one thing: only 4 of the 40 first-time guests from November 15 to January 3 came back within six weeks, when \d+ to \d+ is typical\.$/,
  );
  expect(plain(pulse.sentence.text)).toContain('Take a look at how many guests come back.');
  expect(pulse.todo.answer).toBe('Ask about returning guests.');
  expect(plain(pulse.todo.step ?? '')).toBe(
    'Ask whoever follows up with guests who has been in touch with the 36 first-time guests from November 15 to January 3 who haven’t come back.',
  );
  const guests = quiet(weeks, 12, 0.1, 5).map((value, index) =>
    index < weeks - 6 ? value : 2 * value,
  );
  const more = pulseOf({
    figures: new Map(figures).set('first_time_guests', rowsOf(first, guests)),
  });
  expect(plain(more.anythingOff)).toMatch(
    /^Yes, one thing: more first-time guests[^.]*, but only 4 of the 40 [^.]* is typical\.( [^G]|$)/,
  );
  expect(plain(more.todo.step ?? '')).toContain('the 36 first-time guests from November 15');
  const { sentence } = figureLook(inputOf({ figures }), { tile: 'guest_return', weeks: 13 });
  expect(plain(sentence)).toContain(
    'These are first-time guests from November 15 to January 3; each had six weeks to come back.',
  );
});
