import { describe, expect, test } from 'vitest';
import { eventTime, inputOf } from '#testing/figures/figure-input.ts';
import { addDays } from '../calendar/plain-date.ts';
import { serviceCounts } from './service-counts.ts';

const now = '2026-11-22T23:00:00Z';
const sundays = Array.from({ length: 12 }, (_, index) => addDays('2026-08-30', 7 * index));

/** A time of each Sunday, by its hour in UTC; Chicago is five hours behind until November. */
function services(eventId: string, hour: string, counts: (index: number) => number | null) {
  return sundays
    .filter((day) => day < '2026-11-01')
    .map((day, index) => {
      const adults = counts(index);
      const headcounts: Record<string, number> = adults === null ? {} : { adults };
      return eventTime({ day, eventId, startsAt: `${day}T${hour}:00:00Z`, headcounts });
    });
}

function partsOf(eventTimes: ReturnType<typeof services>, attendance: string[]) {
  const { choices } = inputOf({
    choices: {
      timeZone: 'America/Chicago',
      attendance: attendance.map((eventId) => ({ eventId, source: 'headcounts' })),
    },
  });
  return serviceCounts({ choices, eventTimes, now });
}

describe('services by themselves', () => {
  test('are those of the local times, the largest first, and a week that was not counted is none', () => {
    const times = [
      ...services('sunday', '14', (index) => (index === 3 ? null : 60 + index)),
      ...services('sunday', '16', (index) => 90 + index),
    ];
    const [late, early] = partsOf(times, ['sunday']);
    expect(late).toMatchObject({ eventId: 'sunday', time: 'sunday 11:00' });
    expect(early).toMatchObject({ eventId: 'sunday', time: 'sunday 09:00' });
    expect(late?.weeks).toHaveLength(9);
    expect(early?.weeks.map(({ value }) => value)).toEqual([60, 61, 62, 64, 65, 66, 67, 68]);
  });

  test('are none where there is one, or where another time was held a few times only', () => {
    const only = services('sunday', '14', () => 60);
    expect(partsOf(only, ['sunday'])).toEqual([]);
    const rare = services('sunday', '20', (index) => (index < 5 ? 40 : null));
    expect(partsOf([...only, ...rare], ['sunday'])).toEqual([]);
    expect(partsOf([...only, ...services('other', '14', () => 50)], ['sunday'])).toEqual([]);
  });

  test('a campus with an event of several times stands there whole as well', () => {
    const times = [
      ...services('north', '14', () => 60),
      ...services('north', '16', (index) => (index === 2 ? null : 80)),
      ...services('south', '15', () => 50),
    ];
    const parts = partsOf(times, ['north', 'south']);
    expect(parts.map(({ eventId, time }) => [eventId, time])).toEqual([
      ['north', null],
      ['north', 'sunday 11:00'],
      ['north', 'sunday 09:00'],
      ['south', 'sunday 10:00'],
    ]);
    // Of a week with one time uncounted, the whole is not known.
    expect(parts[0]?.weeks).toHaveLength(8);
    expect(parts[0]?.weeks.every(({ value }) => value === 140)).toBe(true);
  });
});
