import { sum } from 'd3-array';
import { addWeeks } from '../../calendar/church-week.ts';
import { addDays } from '../../calendar/plain-date.ts';
import { areGuestsCheckedIn } from '../../figures/first-visits.ts';
import { returnDays } from '../../figures/guest-return.ts';
import { timesIn } from '../crowds.ts';
import type { FirstVisit } from '../first-visits.ts';
import type { Path } from '../path.ts';
import { type Measured, missing } from './measured.ts';

/** After so many weeks it is known who came again within 42 days. */
const againWeeks = 6;
/** Coming regularly: so many of the first weeks. */
const four = { times: 4, weeks: 13 };

/** New households with their first visit in a week; of these, the people whose own first visit it was. */
export function newHouseholds(path: Path, week: string): Measured {
  const cohort = cohortOf(path, week);
  return cohort === 'unread' || cohort === 'missing'
    ? noCohort(cohort, week)
    : { value: cohort.length, count: sum(cohort, ({ people }) => people.length), closesWith: week };
}

/** New households of which somebody attended on a later day, up to day 42. */
export function newHouseholdsAgain(path: Path, week: string): Measured {
  const cohort = followedCohort(path, week);
  if (cohort === 'unread' || cohort === 'missing') {
    return noCohort(cohort, week);
  }
  const again = cohort.filter(({ household, day }) => {
    const until = addDays(day, returnDays);
    return path.attended.attendedBetween(household, day, until);
  });
  return { value: again.length, count: cohort.length, closesWith: addWeeks(week, againWeeks) };
}

/** New households that were here in four or more of their first 13 weeks. */
export function newHouseholdsFour(path: Path, week: string): Measured {
  const cohort = followedCohort(path, week);
  if (cohort === 'unread' || cohort === 'missing') {
    return noCohort(cohort, week);
  }
  const weeks = Array.from({ length: four.weeks }, (_, index) => addWeeks(week, index));
  const { here, names } = path.attended;
  const times = timesIn(weeks.map(here), names.households);
  const often = cohort.filter(({ household }) => times.of(household) >= four.times);
  return { value: often.length, count: cohort.length, closesWith: addWeeks(week, four.weeks - 1) };
}

type Cohort = readonly FirstVisit[] | 'unread' | 'missing';

function cohortOf(path: Path, week: string): Cohort {
  const { church, attended, begins, newIn } = path;
  const { firstTimeGuests } = church.choices;
  if (firstTimeGuests === null || begins === null || week < begins) {
    return 'missing';
  }
  if (!areGuestsCheckedIn(church.choices)) {
    return newIn(week);
  }
  if (!attended.isKnown(week)) {
    return 'unread';
  }
  return attended.hadGuestsEvent(week) ? newIn(week) : 'missing';
}

/** Whether guests of cards come again is not seen where they need not check in. */
function followedCohort(path: Path, week: string): Cohort {
  if (!areGuestsCheckedIn(path.church.choices)) {
    return 'missing';
  }
  return cohortOf(path, week);
}

function noCohort(cohort: 'unread' | 'missing', week: string): Measured {
  return cohort === 'unread' ? cohort : missing(week);
}
