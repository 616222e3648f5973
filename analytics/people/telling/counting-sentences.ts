import { dateFormat } from '#contract/formats.ts';
import { listWords } from '#contract/messages/figure-words.ts';
import { peopleMessages } from '#contract/messages/people-over-time.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { isMeasureOfGiving } from '#contract/people.ts';
import { addQuarters, partsOfQuarter, quarterOf } from '../quarter.ts';
import { areCheckInsDoubted, doubtedUpTo, isQuarterDoubted } from './doubted-check-ins.ts';
import { isShortOfGuests } from './guests-sentence.ts';
import type { ChurchPeopleRows, StoredQuarter } from './people-rows.ts';
import { isCheckInComparable } from './tell-quarters.ts';
import { manyOf, newest, type Told } from './told.ts';

/** What the numbers are about, and what they cannot say. */
export function aboutCounting(rows: ChurchPeopleRows, told: Told): Record<string, string | null> {
  const small = newest(rows, told.quarter, 'regulars_end', 'suppressed');
  const isWithheld = rows.seesGiving && rows.quarters.some(isWithheldGiving);
  const isOfPeople = rows.basis?.unit === 'people' && rows.checkIn !== 'nobody';
  return {
    who: whoSentence(rows, told),
    movedUp: movedUpSentence(rows, told),
    fewGuests: isShortOfGuests(rows, told) ? peopleMessages.fewGuests(manyOf(rows)) : null,
    fewRegulars: small === null ? null : peopleMessages.fewRegulars(manyOf(rows)),
    begins: beginsSentence(rows),
    groups: groupsSentence(rows),
    comparable: comparableSentence(rows, told),
    doubted: doubtedSentence(rows, told),
    doubtedNow: doubtedNowSentence(rows, told),
    giving: isWithheld ? peopleMessages.withheld : null,
    unit: isOfPeople ? peopleMessages.people : null,
    ...otherIdsSentences(rows),
  };
}

function whoSentence(rows: ChurchPeopleRows, { asked }: Told): string | null {
  const { who } = peopleMessages;
  const { basis, checkIn } = rows;
  switch (checkIn) {
    case 'nobody':
      return basis === null ? null : who.nobody;
    case 'children': {
      const here = rows.weeks
        .get('regulars')
        ?.findLast(
          ({ state, week }) =>
            state === 'complete' && (asked === undefined || quarterOf(week, rows) <= asked),
        );
      return here ? who.children(wholeWords(here.count)) : who.childrenUnknown;
    }
    case 'some': {
      const c = basis?.c ?? null;
      return c === null ? null : c < 0.2 ? who.few : who.some(wholeWords(10 * c));
    }
    default:
      return null;
  }
}

/** Why that is who checks in, as it is suggested. */
export function reasonOf({ basis, checkIn }: ChurchPeopleRows): string {
  const { reasons } = peopleMessages.who;
  if (basis !== null && basis.suggested !== checkIn) {
    return reasons.chosen;
  }
  return checkIn === 'everybody' && basis?.c === null ? reasons.unknown : reasons[checkIn];
}

function movedUpSentence({ checkIn }: ChurchPeopleRows, { flow }: Told): string | null {
  const isAfterSummer = flow !== null && partsOfQuarter(flow.quarter).number === 3;
  return checkIn === 'children' && isAfterSummer ? peopleMessages.movedUp : null;
}

function beginsSentence(rows: ChurchPeopleRows): string | null {
  const begins = rows.basis?.begins ?? null;
  const first = rows.basis?.firstCheckIn ?? null;
  return begins !== null && first !== null && begins > rows.today
    ? peopleMessages.begins(manyOf(rows), longDay(first), longDay(begins))
    : null;
}

function groupsSentence({ basis, countsGroups }: ChurchPeopleRows): string | null {
  const since = basis?.groupsSince ?? null;
  return countsGroups && since !== null ? peopleMessages.groups(month(since)) : null;
}

function comparableSentence(rows: ChurchPeopleRows, { quarter }: Told): string | null {
  const measured = quarter === null ? undefined : rows.basis?.measured[quarter];
  const { c = null, before = null } = measured ?? {};
  // Where it moved because check-ins are missing, that is said instead.
  const isMoved =
    quarter !== null &&
    !isCheckInComparable(rows, quarter) &&
    ![quarter, addQuarters(quarter, -4)].some((each) => isQuarterDoubted(rows, each));
  return isMoved && c !== null && before !== null
    ? peopleMessages.notComparable(wholeWords(10 * c), wholeWords(10 * before))
    : null;
}

/** That too few check-ins are there to compare the quarter with one beside it; null where all are believed. */
function doubtedSentence(rows: ChurchPeopleRows, { quarter }: Told): string | null {
  const doubted = quarter === null ? [] : doubtedUpTo(rows, quarter);
  return doubted.length > 0
    ? peopleMessages.doubted(listWords(doubted.map((each) => quarterWords(each))), manyOf(rows))
    : null;
}

/** Why nobody is told not to have been seen: the newest check-ins are doubted. */
function doubtedNowSentence(rows: ChurchPeopleRows, { asked }: Told): string | null {
  const newest = rows.weeks
    .get('not_seen')
    ?.findLast(({ state, value }) => state === 'complete' && value !== null);
  return asked === undefined && newest && areCheckInsDoubted(rows, newest.week)
    ? peopleMessages.doubtedNow
    : null;
}

/** Products whose people have other ids, by name. */
function otherIdsSentences({ basis, seesGiving }: ChurchPeopleRows): Record<string, string> {
  const told = (basis?.otherIds ?? []).filter((product) => product !== 'giving' || seesGiving);
  return Object.fromEntries(
    told.map((product) => [
      `otherIds_${product}`,
      peopleMessages.otherIds(product.charAt(0).toUpperCase() + product.slice(1)),
    ]),
  );
}

const longDay = (day: string) => dateFormat({ dateStyle: 'long' }).format(Date.parse(day));
const month = (day: string) =>
  dateFormat({ month: 'long', year: 'numeric' }).format(Date.parse(day));

const isWithheldGiving = ({ measure, state }: StoredQuarter) =>
  state === 'suppressed' && isMeasureOfGiving(measure);
