import { measureReasons } from '#contract/messages/measure-reasons.ts';
import { usualPlace } from '#contract/usual-place.ts';
import { addDays, weekdayOf } from '../calendar/plain-date.ts';
import type { EventHabit } from './event-habits.ts';
import type { ChurchEvidence, Evidence } from './evidence.ts';
import type { Suggested } from './suggested.ts';
import { means } from './vocabulary.ts';

/** Where Easter is the Orthodox one for everybody, whatever their church. */
const orthodoxCountries = 'BG BY CY ER ET GE GR MD ME MK RO RS RU UA'.split(' ');
/** Where those who call themselves Orthodox keep it with the West. */
const westernCountries = ['FI', 'IN'];
const recentDays = 13 * 7;

type Place = {
  timeZone: Suggested<'timeZone'>;
  country: Suggested<'country'>;
  easter: Suggested<'easter'>;
};

/** Where the church is, and what follows from it. */
export function suggestPlace({ timeZone, country, name }: ChurchEvidence): Place {
  return {
    timeZone: {
      choice: timeZone ?? usualPlace.timeZone,
      reason: timeZone ? measureReasons.timeZone(timeZone) : measureReasons.timeZoneUnknown,
    },
    country: { choice: country, reason: measureReasons.country(country) },
    easter: suggestEaster(name, country),
  };
}

function suggestEaster(name: string, country: string): Suggested<'easter'> {
  const isWestern = means(name, 'westernEaster') || westernCountries.includes(country);
  if (means(name, 'orthodox') && !isWestern) {
    return { choice: 'orthodox', reason: measureReasons.easterOrthodox };
  }
  return orthodoxCountries.includes(country)
    ? { choice: 'orthodox', reason: measureReasons.easterOrthodoxCountry }
    : { choice: 'western', reason: measureReasons.easterWestern };
}

/** A week ends with its main services, so that Saturday and Sunday are in one. */
export function suggestWeek(
  counted: readonly EventHabit[],
  { today }: Pick<Evidence, 'today'>,
): Suggested<'weekStartsOn'> {
  const since = addDays(today, -recentDays);
  const days = counted.flatMap((habit) =>
    habit.counted.flatMap(({ day }) => (day >= since ? [weekdayOf(day)] : [])),
  );
  const isSaturday = days.length > 0 && days.every((day) => day === 'saturday');
  return isSaturday
    ? { choice: 'sunday', reason: measureReasons.weekForSaturday }
    : { choice: 'monday', reason: measureReasons.weekForSunday };
}
