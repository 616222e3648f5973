import { dateFormat } from '#contract/formats.ts';
import { eitherWords } from '#contract/messages/figure-words.ts';
import { guestTimes, peopleMessages, peopleNouns } from '#contract/messages/people-over-time.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { partsOfQuarter, weeksOfSpan } from '../quarter.ts';
import type { ChurchPeopleRows, StoredQuarter } from './people-rows.ts';
import { tellMeasure } from './tell-quarters.ts';
import { newest, nounOf, type Told } from './told.ts';

/** How many of the newest guests came again, beside what is usual; null before that is known. */
export function guestsSentence(
  rows: ChurchPeopleRows,
  { quarter, tellsVerdicts }: Told,
): string | null {
  const row = newest(rows, quarter, 'again');
  if (row === null || row.value === null || row.base === null) {
    return null;
  }
  const { usual, verdict } = tellMeasure(rows, row, { tellsVerdicts });
  const { guests } = peopleMessages;
  const [of, again] = [cohortWords(rows, row), wholeWords(row.value)];
  if (usual === null) {
    return guests.alone(of, again);
  }
  if (verdict === 'more' || verdict === 'fewer') {
    return guests[verdict](of, again);
  }
  if (row.value >= usual.low - 1 && row.value <= usual.high + 1) {
    return guests.asUsual(of, again);
  }
  if (verdict === 'same') {
    return guests.chance(of, again, row.value > usual.high ? 'more' : 'fewer');
  }
  return guests.usual(of, again, eitherWords(wholeWords(usual.low), wholeWords(usual.high)));
}

function cohortWords(rows: ChurchPeopleRows, { quarter, span, base }: StoredQuarter): string {
  const of = `${wholeWords(base ?? 0)} ${newWords(rows, base ?? 0)}`;
  return guestTimeOf({ quarter, span, country: rows.country }, of);
}

/**
 * E.g. `Of spring’s 25 new households`; elsewhere, and of several quarters, by months.
 *
 * @param of how many of what
 */
export function guestTimeOf(
  { quarter, span, country }: Pick<StoredQuarter, 'quarter' | 'span'> & { country: string },
  of: string,
): string {
  const { number, year } = partsOfQuarter(quarter);
  const season = guestTimes.seasons[number - 1];
  if (country === 'US' && span === 1 && season !== undefined) {
    return guestTimes.ofSeason(season, of);
  }
  const name = (index: number) =>
    dateFormat({ month: 'long' }).format(Date.UTC(year, index - 1, 15));
  return guestTimes.ofMonths(name(3 * (number - span) + 1), name(3 * number), of);
}

function newWords(rows: ChurchPeopleRows, count: number): string {
  return peopleMessages.newOnes(peopleNouns[nounOf(rows)](count));
}

/** Whether even a year has too few new households for a span. */
export function isShortOfGuests(rows: ChurchPeopleRows, { quarter }: Told): boolean {
  if (quarter === null || rows.checkIn === 'nobody') {
    return false;
  }
  const weeks = weeksOfSpan(quarter, 4, rows);
  const begins = rows.basis?.begins ?? null;
  const isWhole = begins !== null && begins <= (weeks[0] ?? '');
  const isTold = rows.quarters.some((row) => row.measure === 'again' && row.state !== 'missing');
  return isWhole && !isTold;
}
