import { expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';

const last = '2027-02-15';
const weeks = 130;
const first = addWeeks(last, 1 - weeks);

/** First-time guests by how many weeks ago, beside quiet Sundays. */
function saidOf(guestsAt: (back: number) => number) {
  const guests = Array.from({ length: weeks }, (_, index) => guestsAt(weeks - 1 - index));
  const pulse = pulseOf({
    figures: new Map<FigureId, FigureWeek[]>([
      ['attendance', rowsOf(first, quiet(weeks, 170, 0.04))],
      ['first_time_guests', rowsOf(first, guests)],
    ]),
  });
  const { state } = pulse.tile('first_time_guests')?.verdict ?? {};
  return {
    state,
    off: plain(pulse.anythingOff),
    todo: plain(`${pulse.todo.answer} ${pulse.todo.step ?? ''}`),
  };
}

/** A church whose guests come by turns many and few. */
const uneven = [6, 4, 7, 3, 6, 7, 4, 6];
const unevenAt = (back: number) => uneven[back % uneven.length] ?? 5;
const ask = 'whether every first-time guest is still being written down.';

test('guests who are well below last year’s for weeks are said to be, while they are not clear, and asked about', () => {
  const { state, off, todo } = saidOf((back) =>
    back < 8 ? Math.ceil(0.5 * unevenAt(back)) : unevenAt(back),
  );
  expect(state).not.toBe('lasting');
  expect(off).not.toMatch(/^Yes|^No\. /);
  expect(off).toMatch(
    /Not clear yet: for first-time guests, the last eight weeks look well below last year’s \(typically about 3, compared with 5\), though that may be chance\./,
  );
  expect(todo).toContain(ask);
});

test('guests who are somewhat fewer, or so few that a half is one, are not', () => {
  for (const share of [0.8, 1]) {
    const { off, todo } = saidOf((back) =>
      back < 8 ? Math.round(share * unevenAt(back)) : unevenAt(back),
    );
    expect(off).not.toContain('Not clear yet');
    expect(todo).not.toContain(ask);
  }
  const few = saidOf((back) => (back < 8 ? 1 : 1 + (back % 2)));
  expect(few.off).not.toContain('Not clear yet');
  expect(few.todo).not.toContain(ask);
});
