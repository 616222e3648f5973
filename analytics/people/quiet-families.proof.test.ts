import { describe, expect, test } from 'vitest';
import type { QuarterMeasure } from '#contract/people.ts';
import { quarterlyInputOf, rowsByWeek } from '#testing/figures/people/quarterly-input.ts';
import {
  type FamilySimulation,
  simulateFamilies,
} from '#testing/figures/people/simulated-families.ts';
import { sameWeekLastYear } from '../calendar/last-year.ts';
import { wilsonInterval } from '../pulse/wilson.ts';
import {
  comparedOf,
  type Part,
  usualPart,
  type Verdict,
  verdictOfPart,
  verdictOfRegulars,
} from './difference.ts';
import { designEffect } from './households.ts';
import { partsOf, type Regularity, verdictsOfParts } from './parts.ts';
import { addQuarters } from './quarter.ts';
import { measuredWeek } from './quarterly/regulars-bridge.ts';
import { seenRows } from './quarterly/seen-rows.ts';

const weeks = 312;
/** Statements can be made from the third year on. */
const learningQuarters = 8;
const churches = { 60: 16, 200: 10, 800: 4 } as const;
/** Other churches are made with `FIRST_SEED=7001`. */
const firstSeed = Number(process.env['FIRST_SEED'] ?? 1);

/** A church's quarters, and what would be said of each. */
function told(simulation: Omit<FamilySimulation, 'weeks'>) {
  const { church } = simulateFamilies({ ...simulation, weeks });
  const input = quarterlyInputOf(church);
  const { path, calendar, threshold } = input;
  const effect = designEffect(church.households.unit, church.whoChecksIn);
  const rows = input.quarters.flatMap((quarter) => seenRows(input, quarter));
  const partsOfMeasure = (measure: QuarterMeasure): Part[] =>
    rows.flatMap((row) =>
      row.measure === measure && row.value !== null && row.base !== null
        ? [{ value: row.value, base: row.base }]
        : [],
    );
  const guests = { again: partsOfMeasure('again'), still_26: partsOfMeasure('still_26') };
  const regulars = new Map(
    rows.flatMap(({ measure, quarter, value }) =>
      measure === 'regulars_end' && value !== null ? [[quarter, value] as const] : [],
    ),
  );
  const columns = (['people_here', 'people_once', 'people_weeks'] as const).map((id) =>
    rowsByWeek(id, path, input.weeks),
  );
  const regularityIn = (week: string): Regularity | null => {
    const [here, once, all] = columns.map((column) => column.get(week)?.value ?? null);
    return here == null || once == null || all == null ? null : { here, once, weeks: all };
  };
  const verdictsOf = (parts: readonly Part[]) =>
    parts.map((part, index) =>
      verdictOfPart(part, usualPart(comparedOf(parts.slice(0, index))), { effect, threshold }),
    );
  const ofAgain = verdictsOf(guests.again);
  const verdicts: Verdict[] = [
    ...ofAgain,
    ...verdictsOf(guests.still_26),
    ...[...regulars].map(([quarter, value]) =>
      verdictOfRegulars(value, regulars.get(addQuarters(quarter, -4)) ?? null, {
        effect,
        threshold,
      }),
    ),
    ...input.quarters.flatMap((quarter) => {
      const week = measuredWeek(path, quarter, calendar);
      const before = week && regularityIn(sameWeekLastYear(week, 'western'));
      const now = week && regularityIn(week);
      const parts = before && now && partsOf(before, now);
      return parts ? Object.values(verdictsOfParts(parts, before, now)) : [];
    }),
  ];
  return {
    guests,
    years: (input.quarters.length - learningQuarters) / 4,
    /** How often the card would be there: fewer came again, twice in a row. */
    cards: ofAgain.filter((each, index) => each === 'fewer' && ofAgain[index - 1] === 'fewer')
      .length,
    statements: verdicts.filter((verdict) => verdict === 'more' || verdict === 'fewer').length,
  };
}

describe.each(['households', 'people'] as const)('counted in %s', (unit) => {
  describe.each(['everybody', 'children'] as const)('%s checked in', (who) => {
    const made = Object.entries(churches).map(([size, count]) => ({
      size,
      told: Array.from({ length: count }, (_, seed) =>
        told({ seed: firstSeed + seed, size: Number(size), who, unit }),
      ),
    }));

    test.each(made)(
      'quiet families of a church of $size hear at most 0.6 false statements a year',
      ({ told: all }) => {
        const statements = all.reduce((sum, each) => sum + each.statements, 0);
        const years = all.reduce((sum, each) => sum + each.years, 0);
        expect(years).toBeGreaterThan(10);
        expect(statements / years).toBeLessThanOrEqual(0.6);
      },
    );

    test('a card of fewer who came again, twice in a row, is shown once in fifty years at most', () => {
      const all = made.flatMap(({ told: ofSize }) => ofSize);
      const cards = all.reduce((sum, each) => sum + each.cards, 0);
      const years = all.reduce((sum, each) => sum + each.years, 0);
      expect(years).toBeGreaterThan(50);
      expect(cards).toBeLessThanOrEqual(years / 50);
    });

    test('the bars of quarters hold what really is usual in 92 to 97 % of them', () => {
      const effect = designEffect(unit, who);
      const held = (['again', 'still_26'] as const).flatMap((measure) =>
        made.flatMap(({ told: all }) => {
          const parts = all.flatMap(({ guests }) => guests[measure]);
          const total = parts.reduce((sum, { base }) => sum + base, 0);
          const share = parts.reduce((sum, { value }) => sum + value, 0) / total;
          return parts.map(({ value, base }) => {
            const { low, high } = wilsonInterval(value, base, { dispersion: effect });
            return low <= share && share <= high;
          });
        }),
      );
      expect(held.length).toBeGreaterThan(150);
      const part = held.filter(Boolean).length / held.length;
      expect(part).toBeGreaterThanOrEqual(0.92);
      expect(part).toBeLessThanOrEqual(0.97);
    });
  });
});
