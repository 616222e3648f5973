import type { QuarterMeasure } from '#contract/people.ts';
import type { Recount } from './people.ts';
import { giversOf, toldGifts } from './people-givers.ts';
import { awaySince, bridgeOf, notSeenBack } from './people-regulars.ts';
import { type Quarters, type RecountedQuarter, weeksOf } from './quarters.ts';

const dayMs = 86_400_000;

/** Easter Sundays, and the Sundays that may be Christmas. */
const easters = new Set(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16']);
function guestsOf({ weeks }: Recount, week: number): 'ordinary' | 'easter' | 'christmas' {
  const sunday = new Date(Date.parse(weeks[week]?.date ?? '') + 6 * dayMs)
    .toISOString()
    .slice(0, 10);
  const day = sunday.slice(5);
  const isChristmas = day >= '12-18' && day <= '12-25';
  return easters.has(sunday) ? 'easter' : isChristmas ? 'christmas' : 'ordinary';
}

/** The measures of closed quarters of a church whose weeks begin on Mondays, of which its choices are chosen. */
export function recountQuarter(
  recount: Recount,
  quarters: Quarters,
): Partial<Record<QuarterMeasure, RecountedQuarter>> {
  const ordinary = followed(recount, quarters, 'ordinary');
  return {
    again: ordinary.again(),
    easter_again: followed(recount, quarters, 'easter').again(),
    christmas_again: followed(recount, quarters, 'christmas').again(),
    still_26: ordinary.still(26),
    still_52: ordinary.still(52),
    served_26: ordinary.did(recount.served, 26),
    served_52: ordinary.did(recount.served, 52),
    group_26: ordinary.did(recount.joined, 26, 14),
    group_52: ordinary.did(recount.joined, 52, 14),
    ...toldGifts(ordinary.did(recount.gave, 26), ordinary.did(recount.gave, 52)),
    ...giversOf(recount, quarters),
    ...bridgeOf(recount, quarters),
    away_since: awaySince(recount, quarters),
    not_seen_back: notSeenBack(recount, quarters),
  };
}

/** What became of the new households of ordinary weeks, or of a festival's. */
function followed(
  recount: Recount,
  quarters: Quarters,
  guests: 'ordinary' | 'easter' | 'christmas',
) {
  const cohort = weeksOf(recount, quarters)
    .filter((week) => guestsOf(recount, week) === guests)
    .flatMap((week) =>
      [...(recount.newIn[week] ?? [])].map(([household, day]) => ({ household, day, week })),
    );
  const part = (has: (one: (typeof cohort)[number]) => boolean): RecountedQuarter =>
    cohort.length < 10 ? null : { value: cohort.filter(has).length, base: cohort.length };
  return {
    again: () =>
      part(
        ({ household, day }) =>
          recount.attended.get(household)?.some((each) => each > day && each <= day + 42) === true,
      ),
    still: (horizon: number) =>
      part(({ household, week }) => {
        const seen = Array.from({ length: 8 }, (_, back) => week + horizon - back);
        return seen.filter((each) => recount.here[each]?.has(household)).length >= 2;
      }),
    did: (days: Recount['served'], horizon: number, early = 0) =>
      part(
        ({ household, day }) =>
          days.get(household)?.some((each) => each >= day - early && each <= day + 7 * horizon) ===
          true,
      ),
  };
}
