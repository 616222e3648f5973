import { expect, test } from 'vitest';
import { newestWeeks } from '#analytics/judging/newest-weeks.ts';
import { western } from '#testing/figures/made-up-pulse.ts';
import { simulateChurch } from './simulated-church.ts';

const options = { calendar: western, windowWeeks: 1, isCount: true };

test.each([30, 80, 200, 800])(
  'the last eight weeks of quiet churches of %d are said to differ clearly on two Mondays a year',
  (size) => {
    let mondays = 0;
    let clear = 0;
    let told = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const { file } = simulateChurch({ seed, size, weeks: 208, only: 'attendance' });
      const rows = file.figures.get('attendance') ?? [];
      for (let index = 104; index < rows.length; index += 1) {
        const known = rows.slice(0, index + 1);
        mondays += 1;
        const found = newestWeeks(known, rows[index]?.week ?? '', options);
        clear += found?.isClear ? 1 : 0;
        told += found?.side ? 1 : 0;
      }
    }
    expect((clear / mondays) * 52).toBeLessThan(3);
    expect((told / mondays) * 52).toBeLessThan(11);
  },
  30_000,
);
