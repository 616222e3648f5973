import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { expectTile } from '../pulse/expect-tile.ts';
import { figuresPulse } from '../pulse/figures-pulse.ts';
import { tileViewsOf } from '../pulse/tile-views.ts';

const weeks = 170;
const fallsAt = 140;
const last = '2027-02-15';
const weekAt = (index: number) => addWeeks(last, index + 1 - weeks);

/** A church whose gifts stop being entered at a week, and are again from another on; known up to one. */
function churchUpTo(known: number, backAt = weeks, part = 0.1, seed = 9) {
  const people = quiet(weeks, 170, 0.05);
  const gifts = quiet(weeks, 340_000, 0.35, seed).map((value, index) =>
    index < fallsAt || index >= backAt ? value : Math.round(value * part),
  );
  const cut = (values: number[]) => values.slice(0, known + 1);
  const figures = new Map<FigureId, FigureWeek[]>([
    ['attendance', rowsOf(weekAt(0), cut(people))],
    ['giving', rowsOf(weekAt(0), cut(gifts), { source: 'donations' })],
    ['giving_units', rowsOf(weekAt(0), cut(people.map(() => 60)))],
  ]);
  const today = addWeeks(weekAt(known), 1);
  return { figures, today, now: `${today}T12:00:00Z` };
}

const offStates = new Set(['unusual', 'lasting'].map((state) => `${state} down Not for giving.`));

describe('giving of which nine tenths are gone', () => {
  const after = [4, 6, 9, 13, 17, 21, 25];

  test.each(after)('is lasting %i weeks later, and its range does not follow', (since) => {
    const tile = pulseOf(churchUpTo(fallsAt + since)).tile('giving_per_attender');
    expect(tile?.verdict).toMatchObject({ state: 'lasting', direction: 'down' });
    expect(tile?.expected?.median).toBeGreaterThan(1000);
  });

  test.each(after)('is in headline, tile, trust and next step %i weeks later', (since) => {
    const pulse = pulseOf(churchUpTo(fallsAt + since));
    expect(plain(pulse.sentence.text)).toMatch(
      / Hardly any gifts have been entered since \w+ \d+\. Until they are, we can’t tell you about giving\.$/,
    );
    expect(pulse.sentence.text).not.toContain('A normal week');
    const view = tileViewsOf(pulse).find(({ tile }) => tile.tile === 'giving_per_attender');
    expect(view?.facts[0]?.value).toBe('once gifts are entered');
    expect(plain(`${view?.facts[1]?.name} ${view?.facts[1]?.value}`)).toMatch(
      /^Typical before \w+ \d+ \$(1\d|2\d)\.\d\d$/,
    );
    expect(plain(pulse.trust.answer)).toMatch(
      /^Not for giving\. Hardly any gifts have been entered since \w+ \d+\. (Christmas Eve isn’t in your headcount\. )?Otherwise, yes(, except for Christmas Eve \(not in your headcount\))?\.$/,
    );
    expect(plain(pulse.todo.step ?? '')).toMatch(/whether every gift since \w+ \d+ has been/);
  });

  test('is unusual until then', () => {
    for (const since of [0, 1]) {
      const pulse = pulseOf(churchUpTo(fallsAt + since));
      expect(pulse.tile('giving_per_attender')?.verdict.state).toBe('unusual');
      expect(plain(pulse.trust.answer)).toMatch(
        since === 0
          ? /^Not for giving\. Hardly any gifts have been entered for \w+ \d+\./
          : /^Not for giving\. Hardly any gifts have been entered since \w+ \d+\./,
      );
    }
  });

  test.each([1, 2, 3, 4, 5, 6])('is off in every week of church %i, from the first on', (seed) => {
    const states = Array.from({ length: 16 }, (_, since) => {
      const pulse = pulseOf(churchUpTo(fallsAt + since, weeks, 0.02, seed));
      const { verdict } = pulse.tile('giving_per_attender') ?? {};
      return `${verdict?.state} ${verdict?.direction} ${pulse.trust.answer.slice(0, 15)}`;
    });
    expect(states.filter((state) => !offStates.has(state))).toEqual([]);
  });

  test('is not told on while a number that is back is coming in', () => {
    const { figures, ...when } = churchUpTo(fallsAt + 11, fallsAt + 11);
    const giving = figures.get('giving') ?? [];
    const open = giving.map((row, index) =>
      index === giving.length - 1 ? { ...row, state: 'incomplete' as const } : row,
    );
    const pulse = pulseOf({ ...when, figures: new Map([...figures, ['giving', open]]) });
    expect(pulse.tile('giving_per_attender')?.verdict.state).toBe('none');
    expect(pulse.anythingOff).not.toContain('above what we expected');
    expect(pulse.trust.answer).toBe('Yes. Nothing is missing in the last 13 weeks.');
  });

  test('is asked about beside a card too', () => {
    const pulse = figuresPulse(inputOf(churchUpTo(fallsAt + 9)), {
      week: undefined,
      cards: [
        {
          ...{ id: 'a', week: last, title: 'Easter is near.', step: 'Plan.', sure: 'Sure.' },
          claim: null,
        },
      ],
      aheadOf: () => ({ weeks: [], explain: () => null }),
    });
    expect(pulse?.todo.answer).toBe('Easter is near.');
    expect(plain(pulse?.todo.step ?? '')).toMatch(/whether every gift since \w+ \d+ has been/);
  });

  test('is no longer told once it has come back', () => {
    const back = fallsAt + 9;
    const states = Array.from({ length: 12 }, (_, index) => {
      const verdict = pulseOf(churchUpTo(back + index, back)).tile('giving_per_attender')?.verdict;
      return verdict?.direction === 'down';
    });
    expect(states).toEqual(states.map(() => false));
  });
});

test('a fall by a third is news for eight weeks only, as before', () => {
  const news = Array.from({ length: 26 }, (_, since) => {
    const input = inputOf(churchUpTo(fallsAt + since, weeks, 0.67));
    const judged = expectTile('giving_per_attender', input).judged.get(weekAt(fallsAt + since));
    return judged?.lasting?.isNews === true;
  });
  expect(news.filter(Boolean).length).toBeLessThanOrEqual(8);
});
