import { expect, test } from 'vitest';
import { easterOf } from './easter.ts';
import { plainDate, weekdayOf } from './plain-date.ts';

// Published tables: U.S. Census Bureau and the Greek Orthodox Archdiocese of America.
test.each([
  [1993, '1993-04-11', '1993-04-18'],
  [2000, '2000-04-23', '2000-04-30'],
  [2008, '2008-03-23', '2008-04-27'],
  [2011, '2011-04-24', '2011-04-24'],
  [2019, '2019-04-21', '2019-04-28'],
  [2024, '2024-03-31', '2024-05-05'],
  [2025, '2025-04-20', '2025-04-20'],
  [2027, '2027-03-28', '2027-05-02'],
  [2038, '2038-04-25', '2038-04-25'],
])('Easter of %i is on %s, Orthodox on %s', (year, western, orthodox) => {
  expect(plainDate(easterOf(year, 'western'))).toBe(western);
  expect(plainDate(easterOf(year, 'orthodox'))).toBe(orthodox);
});

test('Easter is a Sunday between its first and last possible day, for 300 years', () => {
  for (let year = 1900; year < 2200; year += 1) {
    const western = plainDate(easterOf(year, 'western'));
    expect(weekdayOf(western)).toBe('sunday');
    expect(western >= `${year}-03-22` && western <= `${year}-04-25`).toBe(true);
    expect(weekdayOf(plainDate(easterOf(year, 'orthodox')))).toBe('sunday');
  }
});
