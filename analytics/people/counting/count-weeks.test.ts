import { expect, test } from 'vitest';
import { quarterlyInputOf } from '#testing/figures/people/quarterly-input.ts';
import { simulateFamilies } from '#testing/figures/people/simulated-families.ts';
import { newestClosedQuarter } from './count-quarters.ts';
import { countWeeks } from './count-weeks.ts';
import { decidedBy, newcomersIn } from './newcomers.ts';

const { church } = simulateFamilies({ seed: 5, weeks: 120, size: 120, who: 'everybody' });
const { path, weeks, calendar } = quarterlyInputOf(church);

test('no week is counted before the first check-in, nor of serving before anybody served', () => {
  const counted = countWeeks(path, () => true);
  const began = path.attended.weekOf(church.firstCheckIn ?? '');
  for (const [id, rows] of counted) {
    expect(
      rows.every(({ week }) => week >= began),
      id,
    ).toBe(true);
  }
  expect(counted.get('regulars')?.at(-1)?.week).toBe(weeks.at(-1));
  expect(counted.get('serving_often')?.[0]?.value ?? 0).not.toBeNull();
});

test('new households stay as they were decided, and their weeks alone are counted', () => {
  const some = weeks.slice(-30, -20);
  const kept = newcomersIn(path, some);
  const decided = decidedBy(kept, church.households, path.attended.weekOf);
  expect([...decided.keys()].toSorted()).toEqual(some);
  for (const week of some) {
    const households = (all: readonly { household: string }[] = []) =>
      all.map(({ household }) => household).toSorted();
    expect(households(decided.get(week))).toEqual(households(path.newIn(week)));
  }
  const rows = countWeeks(path, (week) => decided.has(week)).get('new_households_again');
  expect(rows?.map(({ week }) => week)).toEqual(some);
});

test('those who came are kept as numbers, by week', () => {
  const comers = Object.fromEntries(path.attended.comers);
  const counts = Object.entries(comers).filter(([week]) => path.attended.here(week).length > 0);
  expect(counts.length).toBeGreaterThan(100);
  expect(counts.every(([week, people]) => people >= path.attended.here(week).length)).toBe(true);
});

test('a quarter is the newest closed one from the fourth day after its last week on', () => {
  const of = (week: string, today: string) => newestClosedQuarter(calendar, week, today);
  expect(of('2026-12-28', '2026-12-30')).toBe('2026-Q3');
  expect(of('2026-12-28', '2026-12-31')).toBe('2026-Q4');
});
