import { expect, test } from 'vitest';
import type { QuarterMeasure } from '#contract/people.ts';
import { demoChoices } from '#testing/figures/demo-church.ts';
import { sandboxChurch } from '#testing/sandbox/sandbox-church.ts';
import { recountPeople } from './people.ts';
import { recountQuarter } from './people-quarters.ts';

/** So many quarters before the newest closed one is the newest of which a measure's full time is over. */
const waits: readonly (readonly [wait: number, measures: readonly QuarterMeasure[]])[] = [
  [
    0,
    ['regulars_start', 'regulars_end', 'regulars_new', 'not_seen_back', 'givers', 'givers_first'],
  ],
  [1, ['again']],
  [2, ['served_26', 'group_26', 'still_26']],
  [4, ['still_52']],
];

const now = Date.parse('2028-04-20T20:00:00Z');
const church = sandboxChurch('grace-hill', now);
const recount = recountPeople({ church, choices: demoChoices, now });
const rowsOf = (year: number, quarter: number, span = 1) =>
  recountQuarter(recount, { year, quarter, span });

const quarters = Array.from({ length: 7 }, (_, index) => 4 * 2026 + 1 + index).map(
  (index) => [Math.floor(index / 4), (index % 4) + 1] as const,
);

test.each(quarters)(
  'once %i’s quarter %i is closed, all that is said of Grace Hill’s people has its numbers',
  (year, quarter) => {
    for (const [wait, measures] of waits) {
      const index = 4 * year + quarter - 1 - wait;
      const rows = rowsOf(Math.floor(index / 4), (index % 4) + 1);
      expect(measures.filter((measure) => !rows[measure])).toEqual([]);
    }
  },
);

test('in each half-year some of its guests give, and each year some givers stop', () => {
  for (const [year, quarter] of [
    [2025, 4],
    [2026, 2],
    [2026, 4],
  ] as const) {
    expect(rowsOf(year, quarter, 2)).toMatchObject({
      gave_26: expect.anything(),
      gave_52: expect.anything(),
    });
  }
  for (const year of [2025, 2026, 2027]) {
    expect(rowsOf(year, 4).givers_stopped).not.toBeNull();
  }
});

test('of most quarters’ guests somebody serves, and somebody joins a group', () => {
  const some = (measure: QuarterMeasure) =>
    Array.from({ length: 12 }, (_, index) => 4 * 2025 + index).filter(
      (index) => (rowsOf(Math.floor(index / 4), (index % 4) + 1)[measure]?.value ?? 0) > 0,
    );
  expect(some('served_26').length).toBeGreaterThanOrEqual(10);
  expect(some('group_26').length).toBeGreaterThanOrEqual(9);
});
