import { expect, test } from 'vitest';
import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { countryHolidays } from './country-holidays.ts';

test("a British church's calendar has Mothering Sunday and the bank holidays, without substitutes", async () => {
  const holidays = await countryHolidays('GB', 2026, 2027);
  const calendar = churchCalendar({ country: 'GB', easter: 'western', holidays });
  expect(calendar.eventsOf('2027-03-07').map(({ label }) => label)).toEqual(["Mother's Day"]);
  expect(calendar.eventsOf('2027-05-30').map(({ label }) => label)).toEqual([
    'Spring bank holiday',
  ]);
  expect(holidays.map(({ name }) => name).join()).not.toContain('substitute');
});

test('the United States and unknown countries add no holidays', async () => {
  expect(await countryHolidays('US', 2026, 2027)).toEqual([]);
  expect(await countryHolidays('ZZ', 2026, 2027)).toEqual([]);
});
