import { expect, test } from 'vitest';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { inputOf } from '#testing/figures/figure-input.ts';
import { mergeChoices } from './merge-choices.ts';

const heads = (eventId: string, attendanceTypeIds: string[]) => ({
  eventId,
  source: 'headcounts' as const,
  attendanceTypeIds,
});
const { choices: base } = inputOf({
  choices: {
    attendance: [heads('first', ['adults', 'total']), heads('second', ['adults'])],
    giving: { fundIds: ['general'] },
    seats: { first: 100 },
  },
});
const withChanges = (changes: Partial<MeasureChoices>) => ({ ...base, ...changes });

test('two changes of different events, funds and keys are both kept', () => {
  const mine = withChanges({
    attendance: [heads('first', ['total']), heads('second', ['adults'])],
    giving: { fundIds: ['general', 'tithes'] },
  });
  const theirs = withChanges({
    attendance: [...base.attendance, heads('third', ['adults'])],
    giving: { fundIds: ['general', 'building'] },
    country: 'CA',
  });
  expect(mergeChoices(base, mine, theirs)).toEqual({
    choices: withChanges({
      attendance: [
        heads('first', ['total']),
        heads('second', ['adults']),
        heads('third', ['adults']),
      ],
      giving: { fundIds: ['general', 'building', 'tithes'] },
      country: 'CA',
    }),
    contested: [],
  });
});

test('what both changed otherwise is named, and mine stands; what both removed is gone', () => {
  const mine = withChanges({ seats: { first: 120 }, attendance: [heads('first', ['adults'])] });
  const byCheckIns = { eventId: 'first', source: 'check_ins' as const };
  const theirs = withChanges({ seats: { first: 90 }, attendance: [byCheckIns] });
  const { choices, contested } = mergeChoices(base, mine, theirs);
  expect(contested).toEqual(['attendance', 'seats']);
  expect(choices.seats).toEqual({ first: 120 });
  expect(choices.attendance.map(({ eventId }) => eventId)).toEqual(['first']);
});

test('the order of keys is no change', () => {
  const seats = { first: 100, second: 50 };
  const before = withChanges({ seats });
  const theirs = withChanges({ seats: { second: 50, first: 100 }, country: 'NZ' });
  const { contested } = mergeChoices(
    before,
    withChanges({ seats: { first: 90, second: 50 } }),
    theirs,
  );
  expect(contested).toEqual([]);
});
