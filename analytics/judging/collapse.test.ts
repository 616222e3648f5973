import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { expectTile } from '../pulse/expect-tile.ts';
import { tileViewsOf } from '../pulse/tile-views.ts';

const weeks = 170;
const fallsAt = 140;
const last = '2027-02-15';
const weekAt = (index: number) => addWeeks(last, index + 1 - weeks);

/** A church whose gifts stop being entered at a week, and are again from another on; known up to one. */
function churchUpTo(known: number, backAt = weeks, part = 0.1) {
  const people = quiet(weeks, 170, 0.05);
  const gifts = quiet(weeks, 340_000, 0.25, 9).map((value, index) =>
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

describe('giving of which nine tenths are gone', () => {
  const after = [4, 6, 9, 13, 17, 21, 25];

  test.each(after)('is lasting %i weeks later, though its range has followed', (since) => {
    const tile = pulseOf(churchUpTo(fallsAt + since)).tile('giving_per_attender');
    expect(tile?.verdict).toMatchObject({ state: 'lasting', direction: 'down' });
    expect(tile?.expected?.high80).toBeLessThan(1000);
  });

  test.each(after)('is in headline, tile, trust and next step %i weeks later', (since) => {
    const pulse = pulseOf(churchUpTo(fallsAt + since));
    expect(plain(pulse.sentence.text)).toMatch(
      / Take a look at giving per attender: about \$\d\.\d\d since \w+ \d+, where about \$(1\d|2\d)\.\d\d was usual until then\.$/,
    );
    expect(pulse.sentence.text).not.toContain('A normal week');
    const view = tileViewsOf(pulse).find(({ tile }) => tile.tile === 'giving_per_attender');
    expect(view?.facts.map(({ name }) => plain(name)).join()).toMatch(/Usual until \w+ \d+/);
    expect(plain(pulse.trust.answer)).toMatch(
      /^Not for giving: gifts since \w+ \d+ may not all be entered\. Otherwise, yes\.$/,
    );
    expect(plain(pulse.todo.step ?? '')).toMatch(/whether every gift since \w+ \d+ has been/);
  });

  test('is unusual until then', () => {
    for (const since of [0, 1]) {
      const pulse = pulseOf(churchUpTo(fallsAt + since));
      expect(pulse.tile('giving_per_attender')?.verdict.state).toBe('unusual');
      expect(pulse.trust.answer).toMatch(/^Not for giving: some gifts may not be entered yet\./);
    }
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
