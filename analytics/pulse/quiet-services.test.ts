import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks, weeksFrom } from '../calendar/church-week.ts';
import { figureLook } from './figure-look.ts';
import { stateWords } from './state-words.ts';

const last = '2027-02-15';
const first = addWeeks(last, -84);
const weeks = weeksFrom(first, last);

/** The services of a church whose evening one ended so many weeks ago; `missed` were counted by no service. */
function servicesAfter(ended: number, missed = 0) {
  const values = quiet(weeks.length, 180, 0.03);
  const isMissed = (week: string) => week > addWeeks(last, -missed);
  const rows = rowsOf(first, values).map((row) =>
    isMissed(row.week) ? { ...row, value: null, state: 'missing' as const } : row,
  );
  const countedTo = (week: string, share: number) =>
    weeks.flatMap((each, at) =>
      each <= week && !isMissed(each)
        ? [{ week: each, value: Math.round(share * (values[at] ?? 0)) }]
        : [],
    );
  const services = [
    { ...{ eventId: '1', event: 'Worship', time: 'sunday 10:00' }, weeks: countedTo(last, 0.7) },
    {
      ...{ eventId: '1', event: 'Worship', time: 'sunday 16:00' },
      weeks: countedTo(addWeeks(last, -ended), 0.3),
    },
  ];
  const input = inputOf({ figures: new Map([['attendance', rows]]) });
  const told = figureLook(input, { tile: 'attendance', weeks: 13 }, { services });
  return {
    compared: told.services.map(({ time }) => time),
    quiet: told.quietServices?.map(({ time, lastCounted }) => [time, lastCounted]),
  };
}

test('a service that was left out once or thrice is compared as ever', () => {
  for (const ended of [0, 1, 3]) {
    expect(servicesAfter(ended)).toEqual({ compared: ['sunday 10:00', 'sunday 16:00'], quiet: [] });
  }
});

test('a service that was not counted in four counted weeks is compared no more, and says since when', () => {
  expect(servicesAfter(4)).toEqual({
    compared: ['sunday 10:00'],
    quiet: [['sunday 16:00', '2027-01-24']],
  });
});

test('weeks in which nobody counted any service end none', () => {
  expect(servicesAfter(4, 4).quiet).toEqual([]);
});

test('half a year later it is named no more', () => {
  expect(servicesAfter(26)).toEqual({ compared: ['sunday 10:00'], quiet: [] });
});

describe('a number that nobody counts any more', () => {
  const kidsAfter = (ended: number) => {
    const all = quiet(120, 40).map((value, at) => (at < 60 ? value : Math.round(value * 1.4)));
    const rows = rowsOf(addWeeks(last, -119), all);
    const kids = rows.slice(0, rows.length - ended);
    const counted = rowsOf(addWeeks(last, -119), quiet(120, 180));
    const figures = new Map<FigureId, FigureWeek[]>([
      ['attendance', counted],
      ['kids', kids],
    ]);
    return pulseOf({ figures }).tile('kids');
  };

  test('says when it last was, and is compared with nothing', () => {
    const tile = kidsAfter(6);
    expect(tile && plain(stateWords(tile).word)).toBe('Last counted on January 10');
    expect(tile).toMatchObject({ growth: null, growths: [], lasting: null });
  });

  test('is one that has no count this week before four weeks are over', () => {
    const tile = kidsAfter(3);
    expect(tile && stateWords(tile).word).toBe('No count this week');
    expect(tile?.growth).not.toBeNull();
  });
});
