import { expect, test } from 'vitest';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { nothingKnown } from '../../church/choices.ts';
import type { KeptCoverage } from '../../sync/readings/coverage-store.ts';
import { computedWith, readWith } from '../../sync/readings/kinds.ts';
import { previewFigure } from './preview-figure.ts';

const weeks = ['2026-11-09', '2026-11-16'];
const stored = [
  { week: '2026-11-09', value: 86 },
  { week: '2026-11-16', value: 80 },
];
const chosen: MeasureChoices = {
  ...nothingKnown.suggested,
  serving: { source: 'team_members' },
  giving: { fundIds: 'all' },
};

/** What was read with the choices before. */
function coverageOf(...kinds: ReadingKind[]): ReadonlyMap<ReadingKind, KeptCoverage> {
  const row = { from: '2023-01-01', to: '2026-11-22', keptFrom: null, backlogTo: null };
  return new Map(
    kinds.map((kind) => [
      kind,
      {
        ...row,
        kind,
        readWith: readWith(kind, chosen, 'grace.test'),
        computedWith: computedWith(kind, chosen),
        firstDay: '2023-01-01',
        pastTo: null,
        pastFrom: null,
        pastAt: null,
        corrected: [],
        asOf: '2026-11-22T18:00:00Z',
      },
    ]),
  );
}
const coverage = coverageOf('eventTimes', 'team', 'gifts', 'donors');
const readable: ReadonlySet<ReadingKind> = new Set(['eventTimes', 'team', 'gifts', 'donors']);
const change = { choices: chosen, coverage, readable, weeks, before: stored, after: stored };

test('a week that cannot be computed stays as it reads now', () => {
  expect(previewFigure('serving', { ...change, after: [] })).toBeNull();
  const after = [{ week: '2026-11-16', value: 70 }];
  expect(previewFigure('serving', { ...change, after })).toEqual({
    figure: 'serving',
    weeks: [{ week: '2026-11-16', before: 80, after: 70 }],
  });
});

test('a figure whose past is read again after saving says so, next to the weeks known now', () => {
  const choices = { ...chosen, weekStartsOn: 'sunday' as const };
  const after = [{ week: '2026-11-16', value: 70 }];
  expect(previewFigure('serving', { ...change, choices, after })).toEqual({
    figure: 'serving',
    weeks: [{ week: '2026-11-16', before: 80, after: 70 }],
    needsReading: true,
  });
  expect(previewFigure('serving', { ...change, choices: chosen })).toBeNull();
});

test('what other funds or other weeks were given is told by no preview', () => {
  const after = [{ week: '2026-11-16', value: 70 }];
  for (const changed of [{ giving: { fundIds: ['small'] } }, { weekStartsOn: 'friday' as const }]) {
    for (const figure of ['giving', 'giving_settled', 'giving_units', 'recurring_share'] as const) {
      const choices = { ...chosen, ...changed };
      expect(previewFigure(figure, { ...change, choices, after })).toEqual({
        figure,
        weeks: [],
        needsReading: true,
      });
    }
  }
});

test('nothing is shown of a figure whose readings are for other choices', () => {
  const choices = {
    ...chosen,
    serving: { source: 'team_members' as const, serviceTypeIds: ['1'] },
  };
  expect(previewFigure('serving', { ...change, choices })).toEqual({
    figure: 'serving',
    weeks: [],
    needsReading: true,
  });
});

test('a figure that is no longer counted is removed', () => {
  const choices = { ...chosen, serving: null };
  expect(previewFigure('serving', { ...change, choices, after: [] })?.weeks).toEqual([
    { week: '2026-11-09', before: 86, after: null },
    { week: '2026-11-16', before: 80, after: null },
  ]);
});

test('what the connections cannot read is not promised, and what was read once is still counted', () => {
  const choices = { ...chosen, brandTerms: ['grace'] };
  const searches = { ...change, choices, before: [], after: [] };
  expect(previewFigure('search_nonbrand_clicks', searches)).toBeNull();
  const gifts = { ...change, coverage: coverageOf('team'), before: [], after: [] };
  expect(previewFigure('giving', { ...gifts, readable: new Set() })).toBeNull();
  expect(previewFigure('giving', gifts)?.needsReading).toBe(true);
  const connected = { ...searches, coverage: coverageOf('searchDays') };
  expect(previewFigure('search_nonbrand_clicks', connected)?.needsReading).toBe(true);
});
