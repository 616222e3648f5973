import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { addWeeks, sundayOf } from '../../calendar/church-week.ts';
import type { Cohort } from '../../figures/guest-families.ts';
import { cohortOf, cohortWeeks } from '../../figures/guest-return.ts';
import {
  type Church,
  type Outcome,
  type Rule,
  type SaidByTile,
  type WeekValue,
  wholeWeeks,
} from '../church.ts';
import { type Comparison, clearDistance, compareWithBefore, sum } from '../compare.ts';
import { festivalName, festivalOf } from '../festivals.ts';
import { causesWithin } from '../innocent.ts';
import { enoughWeeks } from '../judging.ts';
import { dateWords, linked, linkedSentence, rangeWords } from '../wording.ts';

const yearWeeks = 52;
/** The minimum number of guests for a meaningful share. */
const guestsMin = 15;
const riseMin = 0.2;
const guestsDistance = 2;

/** More guests came, but fewer of them returned than the dashboard expected. */
export const guestsReturn: Rule = {
  id: 'guests_return',
  definition:
    'Of the guests of the eight weeks that the dashboard’s tile shows, fewer came back than it expected, and it calls that unusual or a lasting change; of those same weeks, guests are up.',
  threshold:
    'The tile’s own verdict; guests of those weeks at least 20% up and two standard deviations; without those of Easter and Christmas still under the range.',
  origin:
    'Compared with the church itself: published return rates run from 5% (Searcy) to 21% (growing churches). One set of numbers for tile and card, so that they never disagree.',
  restWeeks: 10,
  urgency: 3,
  look(church) {
    const tile = church.tileOf('guest_return') ?? null;
    if (tile === null || tile.base === null) {
      return enoughWeeks(wholeWeeks(church, 'guest_return', church.week, yearWeeks).length);
    }
    const { value, base: guests, expected } = tile;
    const said = checkedMessages.guests;
    const range = rangeWords(expected.low80, expected.high80, 'people', null);
    const reading = said.cameBack(value, guests, range);
    const isFewer = tile.direction === 'down' && tile.side === 'below';
    if (!isFewer || guests < guestsMin) {
      return { finding: null, reading };
    }
    const from = addWeeks(tile.week, 1 - cohortWeeks);
    const ordinary = countGuests(
      wholeWeeks(church, 'guest_return', tile.week, cohortWeeks).filter(
        ({ week }) => festivalOf(week, church.easter) === null,
      ),
    );
    if (ordinary.returned >= (ordinary.guests * expected.low80) / guests) {
      return {
        finding: null,
        reading: said.withoutHolidays(reading, ordinary.returned, ordinary.guests),
      };
    }
    const came = compareWithBefore(
      wholeWeeks(church, 'first_time_guests', tile.week, yearWeeks + cohortWeeks),
      cohortWeeks,
    );
    return came && isUp(came)
      ? judgeGuests(church, { tile, guests, from, ordinary, came, reading })
      : { finding: null, reading: said.notUp(reading) };
  },
};

function isUp({ z, now, expected }: Comparison): boolean {
  return z >= guestsDistance && now >= expected * (1 + riseMin);
}

type Fall = {
  tile: SaidByTile;
  guests: number;
  /** The first week of the tile's eight. */
  from: string;
  ordinary: Cohort;
  came: Comparison;
  reading: string;
};

function judgeGuests(church: Church, fall: Fall): Outcome {
  const { tile, guests, from, ordinary, came, reading } = fall;
  const { value: returned, expected, week: to } = tile;
  const causes = causesUpToNow(church, from, to);
  const feasts = [festivalName('easter'), festivalName('christmas')];
  const said = findingMessages.guests_return;
  const isHoliday = ordinary.guests < guests;
  return {
    reading,
    strength: clearDistance,
    finding: {
      figures: ['guest_return', 'first_time_guests'],
      weeks: { from, to },
      effect: {
        value: returned - expected.median,
        low: returned - expected.high95,
        high: returned - expected.low95,
        unit: 'people',
      },
      n: guests,
      sureness: tile.state === 'lasting' && causes.length === 0 ? 'fairly_sure' : 'less_sure',
      title: said.title,
      seen: linkedSentence(
        [
          linked(came.now.toFixed(1), 'first_time_guests', to),
          linked(said.guests(guests), 'guest_return', to),
        ],
        (weekly = '', cohort = '') =>
          said.seen({
            now: weekly,
            before: came.expected.toFixed(1),
            guests: cohort,
            from: dateWords(sundayOf(from)),
            to: dateWords(sundayOf(to)),
            returned,
            expected: rangeWords(expected.low80, expected.high80, 'people', null),
          }),
      ),
      sure: said.sure(returned, guests),
      otherwise: [
        ...(isHoliday
          ? [
              {
                name: said.holiday,
                text: said.holidayText(
                  guests - ordinary.guests,
                  guests,
                  ordinary.returned,
                  ordinary.guests,
                ),
              },
            ]
          : []),
        ...causes.filter(({ name }) => !feasts.includes(name)),
      ],
      step: said.step,
      measure: { figure: 'guest_return', weeks: 6 },
    },
  };
}

/** Innocent causes of the cohorts and of the weeks since: their guests can still come back, so no count is missing there. */
function causesUpToNow(church: Church, from: string, to: string): ReturnType<typeof causesWithin> {
  return [
    ...causesWithin(church, ['guest_return'], from, to),
    ...causesWithin(church, [], addWeeks(to, 1), church.week),
  ].filter(({ name }, at, all) => all.findIndex((each) => each.name === name) === at);
}

function countGuests(weeks: readonly WeekValue[]): Cohort {
  const cohorts = weeks.map(cohortOf);
  return {
    guests: sum(cohorts.map(({ guests }) => guests)),
    returned: sum(cohorts.map(({ returned }) => returned)),
  };
}
