import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { addWeeks, sundayOf, weeksBetween } from '../../calendar/church-week.ts';
import { type Church, type Outcome, type Rule, wholeWeeks } from '../church.ts';
import { median } from '../compare.ts';
import { easterDate, type Festival, festivalDay, festivalName, festivalOf } from '../festivals.ts';
import { dateWords, linked, linkedSentence, wholeWords } from '../wording.ts';

/** Enough time to find helpers and set up chairs. */
export const weeksBefore = 3;
/** Guests should hear from the church before the second Sunday. */
const weeksAfter = 1;
/** A week within this fraction of those around it is about as full. */
const sameShare = 0.05;
/** So long its guests are to be invited; see the step. */
const weeksToInvite = 2;
/** How far last year's festival must have exceeded ordinary weeks. */
const liftMin = 0.25;
/** Additional guests compared with an ordinary week. */
const guestsMin = 5;
const guestsLift = 2;

/** The weeks before and after Easter and Christmas, where those draw more people than usual. */
export const festivalWeeks: Rule = {
  id: 'festival_weeks',
  definition:
    'Three weeks before Easter or Christmas, when last year’s was well over an ordinary week; and the week after, when many came for the first time.',
  threshold:
    'Before: last year’s count at least 25% over the median of the eight weeks around it. After: at least 5 first-time guests, twice the median of the year.',
  origin: 'Our own. It says when to act, not that something is wrong.',
  restWeeks: 3,
  urgency: 2,
  // Until the festival is over; and its guests can be invited for two weeks.
  holds: ({ week }, { weeks, figures }) =>
    weeksBetween(weeks.to, week) < (figures[0] === 'attendance' ? weeksBefore : weeksToInvite),
  look(church) {
    const after = festivalOf(addWeeks(church.week, 1 - weeksAfter), church.easter);
    if (after) {
      return lookAfter(church, after);
    }
    const next = nextFestival(church);
    return next.weeksAway === weeksBefore
      ? lookBefore(church, next.week, next.festival)
      : { finding: null, reading: readingOf(next) };
  },
};

/** The next festival after this week. */
function nextFestival(church: Church): { festival: Festival; week: string; weeksAway: number } {
  for (let ahead = 1; ahead <= 53; ahead += 1) {
    const week = addWeeks(church.week, ahead);
    const festival = festivalOf(week, church.easter);
    if (festival) {
      return { festival, week, weeksAway: ahead };
    }
  }
  throw new RangeError('A year without Easter and Christmas: the week is no date.');
}

/** Its date, which stays true for as long as it is read: a card stands for a week, the checks for longer. */
function readingOf({ week, festival }: { week: string; festival: Festival }): string {
  return checkedMessages.feast.on(festivalName(festival), dateWords(festivalDay(week, festival)));
}

/** The week of the same festival a year earlier. */
function lastYears(week: string, festival: Festival, church: Church): string {
  const year = Number(sundayOf(week).slice(0, 4)) - 1;
  const sunday = festival === 'easter' ? easterDate(year, church.easter) : `${year}-12-24`;
  // The first day of the week of that date.
  return addWeeks(week, weeksBetween(week, sunday));
}

function sideOf(lift: number): 'fewer' | 'same' | 'more' {
  if (Math.abs(lift) <= sameShare) {
    return 'same';
  }
  return lift > 0 ? 'more' : 'fewer';
}

function lookBefore(church: Church, week: string, festival: Festival): Outcome {
  const said = findingMessages.festival_weeks;
  const name = festivalName(festival);
  const reading = readingOf({ week, festival });
  const then = lastYears(week, festival, church);
  const around = wholeWeeks(church, 'attendance', addWeeks(then, 4), 9);
  const value = around.find((each) => each.week === then)?.value;
  const ordinary = median(around.filter((each) => each.week !== then).map((each) => each.value));
  if (value === undefined || around.length < 5) {
    return {
      finding: null,
      reading: checkedMessages.feast.noLastYear(reading),
    };
  }
  const lift = value / ordinary - 1;
  if (lift < liftMin) {
    return {
      finding: null,
      reading: checkedMessages.feast.ordinary(reading, wholeWords(value), sideOf(lift)),
    };
  }
  return {
    reading,
    strength: 4,
    finding: {
      figures: ['attendance'],
      weeks: { from: then, to: church.week },
      effect: null,
      n: around.length,
      sureness: 'certain',
      title: said.beforeTitle(name, dateWords(festivalDay(week, festival))),
      seen: linkedSentence([linked(wholeWords(value), 'attendance', then)], (people = '') =>
        said.before(people, name, wholeWords(ordinary), dateWords(festivalDay(week, festival))),
      ),
      sure: said.beforeSure,
      otherwise: [],
      step: said.beforeStep,
      measure: { figure: 'first_time_guests', weeks: 5 },
    },
  };
}

function lookAfter(church: Church, festival: Festival): Outcome {
  const said = findingMessages.festival_weeks;
  const name = festivalName(festival);
  const weeks = wholeWeeks(church, 'first_time_guests', church.week, 53);
  const newest = weeks.at(-1);
  const ordinary = median(weeks.slice(0, -1).map(({ value }) => value));
  if (!newest || newest.week !== church.week || weeks.length < 26) {
    return { finding: null, reading: checkedMessages.feast.noGuests(name) };
  }
  const isMany = newest.value >= guestsMin && newest.value >= guestsLift * Math.max(1, ordinary);
  const reading = checkedMessages.feast.guests(name, newest.value);
  if (!isMany) {
    return { finding: null, reading };
  }
  return {
    reading,
    strength: 5,
    finding: {
      figures: ['first_time_guests'],
      weeks: { from: church.week, to: church.week },
      effect: null,
      n: newest.count,
      sureness: 'certain',
      title: said.afterTitle(name),
      seen: linkedSentence(
        [linked(wholeWords(newest.value), 'first_time_guests', church.week)],
        (guests = '') => said.after(guests, name, wholeWords(ordinary)),
      ),
      sure: said.afterSure,
      otherwise: [],
      step: said.afterStep(name),
      measure: { figure: 'guest_return', weeks: 6 },
    },
  };
}
