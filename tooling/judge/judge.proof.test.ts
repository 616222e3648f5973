import { describe, expect, test } from 'vitest';
import { breaks } from './breaks.ts';
import { falseAlarms } from './false-alarms.ts';
import { cases, power } from './power.ts';

// A slice of `npm run judge`; its tables are of more churches.
describe('of simulated churches of 200', () => {
  test('all but one of four are told within half a year that a fifth stays away', async () => {
    const fifth = cases.find(({ name }) => name === '-20 %');
    const answer = fifth && (await power(fifth, 200, { first: 1, count: 4 }));
    expect(answer?.told['by 26']).toBeGreaterThanOrEqual(75);
  });

  test('the forecast of one that loses a fifth, which hides among chance, has followed within eight weeks', async () => {
    const [fifth] = await breaks({ first: 61_024, count: 1 }, 'a fall by a fifth');
    expect(fifth?.weeks).toBeLessThanOrEqual(8);
  });

  test('three that stay as they are hear of a change of attendance once in three years at most', async () => {
    const quiet = await falseAlarms(200, { first: 1, count: 3 }, 'attendance');
    expect(quiet.attendance).toBeLessThan(0.34);
    expect(quiet.growthGiven).toBeGreaterThan(0.8);
  });
});
