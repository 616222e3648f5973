import type { MeasureChoices } from '#contract/functions/measures.ts';
import { addWeeks, weekOf } from '../../calendar/church-week.ts';
import { isAttendee } from '../../figures/check-in-people.ts';
import type { CheckInReading } from '../../figures/readings.ts';
import { crowdIn, numberedNames } from '../crowds.ts';
import { placesOf } from '../places.ts';
import { type CheckInShares, suggestWhoChecksIn } from '../who-checks-in.ts';

/** The shares of the 13 weeks that end with one. */
export type SharesUpTo = (week: string) => CheckInShares;

const weeksCompared = 13;

/**
 * Who checks in of those who come, by stretches of weeks.
 *
 * @param heads attendance as it was counted by heads, by week
 */
export function sharesOf(
  checkIns: readonly CheckInReading[],
  choices: MeasureChoices,
  heads: ReadonlyMap<string, number>,
): SharesUpTo {
  const places = placesOf(choices, 'children', checkIns);
  const byWeek = Map.groupBy(
    checkIns.filter((checkIn) => isAttendee(checkIn) && places.isCounted(checkIn)),
    ({ day }) => weekOf(day, choices.weekStartsOn),
  );
  const { numberOf } = numberedNames();
  const peopleIn = (some: readonly CheckInReading[]) => crowdIn(some, numberOf).length;
  const counts = new Map(
    [...byWeek].map(([week, all]) => [
      week,
      {
        attenders: peopleIn(all),
        children: peopleIn(all.filter(places.isKids)),
        heads: heads.get(week) ?? null,
      },
    ]),
  );
  return (week) =>
    suggestWhoChecksIn(
      Array.from({ length: weeksCompared }, (_, back) => counts.get(addWeeks(week, -back))).filter(
        (each) => each !== undefined,
      ),
    );
}
