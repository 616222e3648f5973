import { expect, test } from 'vitest';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { eventTime, inputOf } from '#testing/figures/figure-input.ts';
import { areManyUncounted, firstCountsOf, uncountedTimes } from './uncounted-times.ts';

const sundays = ['09-06', '09-13', '09-20', '09-27', '10-04', '10-11', '10-18', '10-25'];
const span = { from: '2026-09-01', to: '2026-10-31' };
const now = '2026-11-22T18:00:00Z';

/** A service on each Sunday, counted where there is a number. */
const services = (...counts: (number | null)[]) =>
  counts.map((adults, at) =>
    eventTime({ day: `2026-${sundays[at]}`, headcounts: adults === null ? {} : { adults } }),
  );

function look(counts: (number | null)[], changes: Partial<MeasureChoices> = {}) {
  const { choices } = inputOf({ choices: changes });
  const counting = { choices, eventTimes: services(...counts), now };
  return uncountedTimes(counting, span, firstCountsOf(counting));
}

test('services without any of the chosen headcounts are uncounted', () => {
  expect(look([80, null, 70, null, null, 90, 0, 60])).toEqual({ held: 8, uncounted: 3 });
});

test('before its first count, nobody was counting an event yet', () => {
  expect(look([null, null, null, 80, null, 90, 75, 60])).toEqual({ held: 5, uncounted: 1 });
  expect(look([null, null, null])).toEqual({ held: 0, uncounted: 0 });
});

test('events counted by check-ins, or not chosen, and times left out are not looked at', () => {
  const counts = [80, null, 70, null];
  const sunday = { eventId: 'sunday', source: 'check_ins' } as const;
  expect(look(counts, { attendance: [sunday] })).toEqual({ held: 0, uncounted: 0 });
  expect(look(counts, { attendance: [{ eventId: 'other', source: 'headcounts' }] })).toEqual({
    held: 0,
    uncounted: 0,
  });
  const leftOut = { eventId: 'sunday', source: 'headcounts', leftOutTimes: ['sunday 06:00'] };
  expect(look(counts, { attendance: [{ ...leftOut, source: 'headcounts' }] })).toEqual({
    held: 0,
    uncounted: 0,
  });
});

test('a third is many, of at least six services', () => {
  expect(areManyUncounted({ held: 39, uncounted: 13 })).toBe(true);
  expect(areManyUncounted({ held: 39, uncounted: 12 })).toBe(false);
  expect(areManyUncounted({ held: 5, uncounted: 4 })).toBe(false);
});
