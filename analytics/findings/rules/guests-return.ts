import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { addWeeks, sundayOf } from '../../calendar/church-week.ts';
import { type Cohort, dispersionOf } from '../../figures/guest-families.ts';
import { cohortOf } from '../../figures/guest-return.ts';
import { type Church, type Outcome, type Rule, type WeekValue, wholeWeeks } from '../church.ts';
import { clearDistance, compareWithBefore, sum } from '../compare.ts';
import { festivalName, festivalOf } from '../festivals.ts';
import { causesWithin } from '../innocent.ts';
import { enoughWeeks, surenessOf } from '../judging.ts';
import { dateWords, linked, linkedSentence } from '../wording.ts';

const stretch = 8;
const baseWeeks = 52;
/** The minimum number of guests for a meaningful share. */
const guestsMin = 15;
const riseMin = 0.2;
/** Two standard deviations for each of the two conditions. */
const guestsDistance = 2;

/** More guests come, but fewer of them return. */
export const guestsReturn: Rule = {
  id: 'guests_return',
  definition:
    'First-time guests of the last eight whole weeks are up, while of the newest eight cohorts whose six weeks are over fewer came back than a year like the last leads us to expect.',
  threshold:
    'Guests at least 20% up and two standard deviations; those who returned 2.8 standard deviations below, of a binomial widened by how much the cohorts of that year varied, since families come back together. Both at once by chance: under one in 5,000.',
  origin:
    'Compared with the church itself: published return rates run from 5% (Searcy) to 21% (growing churches). Binomial range and dispersion are textbook; the distances are our own.',
  restWeeks: 10,
  urgency: 3,
  look(church) {
    const cohorts = wholeWeeks(church, 'guest_return', church.week, baseWeeks + stretch + 7);
    const recent = cohorts.slice(-stretch);
    const before = usualReturn(cohorts.slice(0, -stretch));
    if (recent.length < stretch || before.guests < 2 * guestsMin) {
      return enoughWeeks(cohorts.length);
    }
    const now = countGuests(recent);
    const said = checkedMessages.guests;
    // No range of its own, nor on the card: the dashboard has one for the same number.
    const usual = valueWords(before.share, 'share', null);
    const reading = said.cameBack(now.returned, now.guests, usual);
    const z = distance(now, before);
    if (z > -2.8 || now.guests < guestsMin) {
      return { finding: null, reading };
    }
    const ordinary = countGuests(recent.filter(({ week }) => !isFestive(week, church)));
    if (distance(ordinary, before) > -2) {
      const { returned, guests } = ordinary;
      return { finding: null, reading: said.withoutHolidays(reading, returned, guests) };
    }
    return judgeGuests(church, { recent, now, ordinary, before, z, reading });
  },
};

type Fall = {
  recent: readonly WeekValue[];
  now: Cohort;
  ordinary: Cohort;
  before: UsualReturn;
  z: number;
  reading: string;
};

function judgeGuests(church: Church, fall: Fall): Outcome {
  const { recent, now, ordinary, before, z, reading } = fall;
  const guests = compareWithBefore(
    wholeWeeks(church, 'first_time_guests', church.week, 60),
    stretch,
  );
  const isUp =
    guests !== null && guests.z >= guestsDistance && guests.now >= guests.expected * (1 + riseMin);
  const from = recent[0]?.week ?? church.week;
  const to = recent.at(-1)?.week ?? church.week;
  if (!isUp) {
    return { finding: null, reading: checkedMessages.guests.notUp(reading) };
  }
  const causes = causesUpToNow(church, from, to);
  const [low, high] = returnRange(now.guests, before);
  const feasts = [festivalName('easter'), festivalName('christmas')];
  const said = findingMessages.guests_return;
  return {
    reading,
    strength: Math.max(clearDistance, Math.abs(z)),
    finding: {
      figures: ['guest_return', 'first_time_guests'],
      weeks: { from, to },
      effect: {
        value: Math.round(now.returned - now.guests * before.share),
        low: Math.round(now.returned - high),
        high: Math.round(now.returned - low),
        unit: 'people',
      },
      n: now.guests,
      sureness: surenessOf(z, causes),
      title: said.title,
      seen: linkedSentence(
        [
          linked(guests.now.toFixed(1), 'first_time_guests', church.week),
          linked(said.guests(now.guests), 'guest_return', to),
        ],
        (weekly = '', cohort = '') =>
          said.seen({
            now: weekly,
            before: guests.expected.toFixed(1),
            guests: cohort,
            from: dateWords(sundayOf(from)),
            to: dateWords(sundayOf(to)),
            returned: now.returned,
            expected: String(Math.round(now.guests * before.share)),
          }),
      ),
      sure: said.sure(now.returned, now.guests),
      otherwise: [
        ...(ordinary.guests < now.guests
          ? [
              {
                name: said.holiday,
                text: said.holidayText(
                  now.guests - ordinary.guests,
                  now.guests,
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

/** What a year of cohorts leads one to expect. */
type UsualReturn = { share: number; guests: number; dispersion: number };

function usualReturn(weeks: readonly WeekValue[]): UsualReturn {
  const { guests, returned } = countGuests(weeks);
  return { share: returned / guests, guests, dispersion: dispersionOf(weeks.map(cohortOf)) };
}

function countGuests(weeks: readonly WeekValue[]): Cohort {
  const cohorts = weeks.map(cohortOf);
  return {
    guests: sum(cohorts.map(({ guests }) => guests)),
    returned: sum(cohorts.map(({ returned }) => returned)),
  };
}

function isFestive(week: string, church: Church): boolean {
  return festivalOf(week, church.easter) !== null;
}

/** Variance of how many of `n` return, with a share estimated from a year of guests. */
function countVariance(n: number, { share, guests, dispersion }: UsualReturn): number {
  return dispersion * n * share * (1 - share) * (1 + n / guests);
}

function distance({ guests, returned }: Cohort, before: UsualReturn): number {
  const spread = Math.sqrt(countVariance(guests, before));
  return spread > 0 ? (returned - guests * before.share) / spread : 0;
}

/** The 95 % range of returns among `n`, if the share has not changed. */
function returnRange(n: number, before: UsualReturn): [number, number] {
  const half = 1.96 * Math.sqrt(countVariance(n, before));
  return [Math.max(0, n * before.share - half), Math.min(n, n * before.share + half)];
}
