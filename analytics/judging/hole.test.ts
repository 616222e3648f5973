import { expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { expectTile } from '../pulse/expect-tile.ts';

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
