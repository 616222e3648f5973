import { expect, test } from 'vitest';
import { quiet, western } from '#testing/figures/made-up-pulse.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { saidGrowth, usualRoomUse } from './seats-pace.ts';

const last = '2027-02-15';

/** The weeks of some counts, the newest last. */
function weeksOf(values: readonly number[]) {
  return values.map((value, index) => ({ week: addWeeks(last, index - values.length + 1), value }));
}

test('how full the fullest service is is that of a year: one full Sunday or a summer does not move it', () => {
  const use = (values: readonly (number | null)[]) =>
    usualRoomUse(values.map((value) => ({ value, state: 'complete' })));
  const year = Array.from({ length: 104 }, (_, index) => (index % 52 < 13 ? 0.6 : 0.76));
  expect(use(year)).toBe(0.72);
  expect(use([...year, 0.99])).toBe(0.72);
  expect(use(year.slice(0, 12))).toBeNull();
});

test('growth is said where the dashboard says it, in percents that stand from Monday to Monday', () => {
  const grown = quiet(160, 170, 0.03).map((value, index) =>
    Math.round(value * 1.1 ** (index / 52)),
  );
  const said = [0, 1, 2, 3, 4, 5].map((back) =>
    saidGrowth(weeksOf(grown.slice(0, grown.length - back)), last, western),
  );
  expect(said[0]).toBeGreaterThanOrEqual(8);
  expect(said[0]).toBeLessThanOrEqual(12);
  expect(new Set(said).size).toBe(1);
  expect(saidGrowth(weeksOf(quiet(160)), last, western)).toBeNull();
  expect(saidGrowth(weeksOf(quiet(30)), last, western)).toBeNull();
});
