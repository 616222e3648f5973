import { expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { expectTile } from '../pulse/expect-tile.ts';
import { figureLook } from '../pulse/figure-look.ts';
import { weeksOfLevel } from '../pulse/tile-views.ts';

const first = '2023-11-20';
const weeks = 240;
const stopped = 140;

type Given = { known: number; backAt?: number; noise?: number; seed?: number };

/** A church of which hardly any gifts are entered from a week on, until others; known up to one. */
function church({ known, backAt = weeks, noise = 0.35, seed = 9 }: Given) {
  const people = quiet(weeks, 170, 0.05);
  const gifts = quiet(weeks, 340_000, noise, seed).map((value, index) =>
    index < stopped || index >= backAt ? value : Math.round(value * 0.02),
  );
  const cut = (values: number[]) => values.slice(0, known + 1);
  const figures = new Map<FigureId, FigureWeek[]>([
    ['attendance', rowsOf(first, cut(people))],
    ['giving', rowsOf(first, cut(gifts), { source: 'donations' })],
    ['giving_units', rowsOf(first, cut(people.map(() => 60)))],
  ]);
  const today = addWeeks(first, known + 1);
  return { figures, today, now: `${today}T12:00:00Z` };
}

test.each([5, 15, 25, 29, 31, 40, 60, 90])(
  'gifts that are not entered are said %i weeks later, beside what was usual before them',
  (since) => {
    const pulse = pulseOf(church({ known: stopped + since }));
    expect(plain(pulse.trust.answer)).toMatch(
      /^Not for giving\. Hardly any gifts have been entered since \w+ \d+\./,
    );
    expect(pulse.tile('giving_per_attender')?.expected?.low80).toBeGreaterThan(900);
  },
);

test('no week of gifts that are not entered is at a new level, in table and charts', () => {
  const input = inputOf(church({ known: stopped + 25 }));
  const look = figureLook(input, { tile: 'giving_per_attender', weeks: 52 });
  const ofHole = look.points.slice(-26);
  expect(ofHole.filter(({ judged }) => judged === 'shift')).toEqual([]);
  expect(weeksOfLevel(look.tile)).toBe(0);
});

test.each([12, 20, 50])(
  'what is entered again after %i weeks is no news, from the first week on',
  (long) => {
    const backAt = stopped + long;
    for (const since of [0, 1, 2, 3, 5, 8]) {
      const pulse = pulseOf(church({ known: backAt + since, backAt }));
      expect(pulse.trust.answer).not.toMatch(/been entered|need to be entered/);
      expect(pulse.anythingOff).not.toMatch(/lower than last year for giving|gifts/);
      const tile = pulse.tile('giving_per_attender');
      expect(tile?.state).not.toBe('shift');
      expect(tile?.verdict.direction).not.toBe('down');
      expect(tile?.expected?.low80).toBeGreaterThan(900);
    }
  },
);

test('gifts that vary much are hardly ever called not entered', () => {
  const low = Array.from({ length: 12 }, (_, seed) => {
    const input = inputOf(church({ known: stopped - 1, noise: 0.9, seed: seed + 1 }));
    const { judged } = expectTile('giving_per_attender', input);
    return [...judged.values()].filter(
      ({ state, direction }) => state === 'unusual' && direction === 'down',
    ).length;
  });
  expect(low.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.01 * 12 * stopped);
});

/** The same church on a day: a week is final nine days after it began, a fifth in before that, a tenth while it runs. */
function onDay(day: string, backAt: number) {
  const { figures } = church({ known: weeks - 1, backAt });
  const upTo = (rows: readonly FigureWeek[], days: number) =>
    rows.filter(({ week }) => addDays(week, days) <= day);
  const given = upTo(figures.get('giving') ?? [], 0).map((row): FigureWeek => {
    const part = addDays(row.week, 7) <= day ? 0.2 : 0.1;
    return addDays(row.week, 9) < day
      ? row
      : { ...row, state: 'incomplete', value: Math.round((row.value ?? 0) * part) };
  });
  const known = new Map([...figures].map(([figure, rows]) => [figure, upTo(rows, 6)] as const));
  return { figures: known.set('giving', given), today: day, now: `${day}T15:00:00Z` };
}

test.each([1, 3])(
  'a hole of %i weeks is called that on each day of a week, and never less giving',
  (long) => {
    // The Thursday on which the first of its weeks is final.
    const closing = addDays(addWeeks(first, stopped + 1), 3);
    const said = Array.from({ length: 7 * (long + 2) }, (_, days) => {
      const { anythingOff, tile } = pulseOf(onDay(addDays(closing, days), stopped + long));
      expect(anythingOff).not.toMatch(/less giving/);
      return tile('giving_per_attender')?.notEntered;
    });
    const since = addDays(addWeeks(first, stopped), 6);
    const days = (count: number, value: unknown) => Array.from({ length: count }, () => value);
    expect(said).toMatchObject([
      ...days(7, { since, isOneWeek: true }),
      ...days(7 * (long - 1), { since, isOneWeek: false }),
      ...days(7 * 2, undefined),
    ]);
  },
);

test.each([5, 31, 60, 90])('since when it is does not move in %i weeks', (known) => {
  const { trust, anythingOff } = pulseOf(church({ known: stopped + known }));
  const day = dayWords(addDays(addWeeks(first, stopped), 6));
  expect(trust.answer).toContain(`Hardly any gifts have been entered since ${day}.`);
  expect(anythingOff).toContain(`hardly any gifts entered since ${day}`);
});
