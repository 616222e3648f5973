import { expect, test } from 'vitest';
import { countedDaysOf, serviceDayOf } from './service-day.ts';

test.each([
  ['Sunday, where nothing says otherwise', [], [], 'sunday'],
  ['Sunday beside a vigil on Saturday', ['saturday 17:00', 'sunday 09:00'], ['Mass'], 'sunday'],
  [
    'Sunday beside Masses on weekdays',
    ['monday 08:00', 'tuesday 08:00', 'sunday 10:00'],
    [],
    'sunday',
  ],
  ['Saturday, where that is when people meet', ['saturday 10:30'], ['Divine Service'], 'saturday'],
  ['Saturday by its name before its times were read', [], ['Sabbath School'], 'saturday'],
  [
    'Sabbath beside a club on Sunday',
    ['saturday 10:30', 'sunday 15:00'],
    ['Sabbath', 'Club'],
    'saturday',
  ],
  [
    'Thursday, whatever basketball is called',
    ['thursday 20:00'],
    ['Thursday Worship', 'Saturday Basketball'],
    'thursday',
  ],
  ['Friday', ['friday 10:00', 'wednesday 19:00'], [], 'friday'],
  [
    'the day with most services during the week',
    ['tuesday 12:00', 'thursday 12:00', 'thursday 18:00'],
    [],
    'thursday',
  ],
])('people name a week by %s', (_, times, names, day) => {
  expect(serviceDayOf(times, names)).toBe(day);
});

const times = { serviceTimes: ['sunday 09:00', 'sunday 11:00'], kidsTimes: [], guestTimes: [] };
const countedApart = { areKidsCountedInServices: false };

test('the days of weekly times are named once', () => {
  const days = countedDaysOf({ ...times, ...countedApart });
  expect(days).toEqual({ services: ['sunday'] });
});

test('children and guests have the days of the events at which they check in', () => {
  const given = { ...times, kidsTimes: ['wednesday 19:00'], guestTimes: ['saturday 17:00'] };
  expect(countedDaysOf({ ...given, ...countedApart })).toEqual({
    services: ['sunday'],
    kids: ['wednesday'],
    first_time_guests: ['saturday'],
  });
  const { kids } = countedDaysOf({ ...given, areKidsCountedInServices: true });
  expect(kids?.toSorted()).toEqual(['sunday', 'wednesday']);
});
