import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import {
  attendance,
  type Given,
  inputOf,
  plain,
  pulseOf,
  quiet,
} from '#testing/figures/made-up-pulse.ts';
import { addDays } from '../calendar/plain-date.ts';
import { figureLook } from './figure-look.ts';
import { growthLine } from './growth-line.ts';

const weeks = 170;
const monday = '2027-02-22';

/** Whether growth and closer look say that the last four weeks are lower. */
function saidOf(given: Given) {
  const pulse = pulseOf(given);
  const { sentence } = figureLook(inputOf(given), { tile: 'attendance', weeks: 13 });
  return {
    growth: plain(growthLine(pulse) ?? '').includes('The last four weeks alone are lower'),
    look: plain(sentence).includes('that’s lower than the last 26 weeks as a whole'),
    off: plain(pulse.anythingOff),
    todo: pulse.todo,
  };
}

/** A church whose last weeks are so much lower than a year before, of which some are half counted. */
function lowerOn(
  today: string,
  { times = 0.88, halves = [], newest }: { times?: number; halves?: number[]; newest?: number },
): Given {
  const values = quiet(weeks, 180, 0.03).map((value, index) =>
    Math.round(index >= weeks - 4 ? value * times : value),
  );
  const rows = attendance(newest === undefined ? values : values.with(-1, newest)).figures.get(
    'attendance',
  );
  const isRunning = today < monday;
  const partly = (rows ?? []).map((row, index, all): FigureWeek => {
    const back = all.length - index;
    const isPart = halves.includes(back);
    return isPart || (back === 1 && isRunning)
      ? { ...row, state: 'incomplete', count: isPart ? 1 : row.count }
      : row;
  });
  return {
    figures: new Map<FigureId, FigureWeek[]>([['attendance', partly]]),
    countedDays: ['sunday'],
    today,
    now: `${today}T20:00:00Z`,
  };
}

describe('the last four weeks', () => {
  test.each([
    ['on Monday', monday, []],
    ['on Friday', addDays(monday, 4), []],
    ['on Sunday evening, before the week is judged', addDays(monday, -1), []],
    ['with a Sunday among them that is half counted', monday, [3]],
    ['with two that are', monday, [1, 4]],
  ] as const)('are judged the same by growth and closer look %s', (_, today, halves) => {
    const { growth, look } = saidOf(lowerOn(today, { halves: [...halves] }));
    expect(growth).toBe(look);
  });

  test('are said to be lower by both', () => {
    expect(saidOf(lowerOn(monday, {}))).toMatchObject({ growth: true, look: true });
    expect(saidOf(lowerOn(monday, { times: 1 }))).toMatchObject({ growth: false, look: false });
  });

  test('make a low Sunday no single number, and worth a question', () => {
    const low = saidOf(lowerOn(monday, { times: 0.92, newest: 166 }));
    expect(low.growth).toBe(true);
    expect(low.off).toMatch(
      /^Attendance came in below what we expected\..* The last four weeks are also lower than a year ago\./,
    );
    expect(low.off).not.toMatch(/not a pattern|Nothing lasting/);
    expect(low.todo).toMatchObject({
      answer: 'Ask about attendance.',
      step: 'Ask your leaders why fewer people are coming than a year ago.',
    });
  });
});
