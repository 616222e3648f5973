import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { attendance, inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { isInside95 } from '../forecast/inside.ts';
import { figureLook } from './figure-look.ts';

const last = '2027-02-15';
const weeks = 120;

/** A church whose newest week differs: so many people, and so much given. */
function churchWith(people: number, gifts: number, noise = 0.3) {
  const first = addWeeks(last, 1 - weeks);
  const newest = (values: number[], value: number) => values.with(weeks - 1, value);
  const figures = new Map<FigureId, FigureWeek[]>([
    ['attendance', rowsOf(first, newest(quiet(weeks, 170, 0.07), people))],
    ['giving', rowsOf(first, newest(quiet(weeks, 340_000, noise, 5), gifts))],
    ['giving_units', rowsOf(first, quiet(weeks, 60, 0))],
  ]);
  return { figures, today: '2027-02-26', now: '2027-02-26T15:00:00Z' };
}

describe('giving per person on a Sunday of snow', () => {
  const snow = pulseOf(churchWith(58, 330_000));

  test('is said to be high only because few came, and nobody is asked about it', () => {
    const tile = snow.tile('giving_per_attender');
    expect(tile?.value).toBeGreaterThan(tile?.expected?.high80 ?? 0);
    expect(snow.anythingOff).toMatch(
      / Giving per person is high only because so few people came\.$/,
    );
    expect(snow.anythingOff).not.toMatch(/one week in/);
    expect(snow.sentence.text).not.toContain('giving');
    expect(snow.todo.answer).toBe('Write down what was different on Sunday.');
    expect(snow.todo.step).not.toContain('giving');
  });

  test('is not excused where much was given as well', () => {
    expect(pulseOf(churchWith(58, 1_700_000)).anythingOff).not.toContain('so few people');
  });

  test('is not excused by a usual Sunday', () => {
    expect(pulseOf(churchWith(170, 800_000)).anythingOff).not.toContain('so few people');
  });
});

describe('what one week in five is', () => {
  test('is never said of a number outside the range of nineteen weeks in twenty', () => {
    let far = 0;
    for (let value = 100; value <= 240; value += 6) {
      const given = attendance(quiet(weeks, 170, 0.09).with(weeks - 1, value));
      const pulse = pulseOf(given);
      const tile = pulse.tile('attendance');
      const look = figureLook(inputOf(given), { tile: 'attendance', weeks: 13 }).sentence;
      const said = plain([pulse.sentence.text, pulse.anythingOff, look].join(' '));
      const isFar = tile?.expected && !isInside95(tile.expected, value);
      if (isFar && tile.verdict.state === 'outside') {
        far += 1;
        expect(said.match(/one week in twenty/g)).toHaveLength(3);
      }
      expect(isFar === true && said.includes('one week in five')).toBe(false);
    }
    expect(far).toBeGreaterThan(0);
  });
});
