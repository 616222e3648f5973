import { dateFormat, numberFormat } from '#contract/formats.ts';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { eitherWords } from '#contract/messages/figure-words.ts';
import {
  guestTimes,
  type PeopleNoun,
  peopleMessages,
  peopleNouns,
} from '#contract/messages/people-over-time.ts';
import { serviceDayOf } from '../../pulse/chosen-week.ts';
import { verdictOfLoad } from '../difference.ts';
import { attendersAWeek } from '../parts.ts';
import { addQuarters, partsOfQuarter, quarterOf, weeksOfSpan } from '../quarter.ts';
import type { ChurchPeopleRows, StoredQuarter } from './people-rows.ts';
import { completeValue, isCheckInComparable, tellMeasure } from './tell-quarters.ts';

/** What the sentences are about, as it is told beside them. */
export type Told = Pick<ChurchPeople, 'quarters' | 'parts' | 'serving' | 'flow'> & {
  quarter: string | null;
  /** The quarter that somebody asked to end with; undefined for the newest. */
  asked?: string | undefined;
  tellsVerdicts: boolean;
};

/** The sentences of a church's people over time, by their place on the screen; those alone that there are. */
export function tellSentences(rows: ChurchPeopleRows, told: Told): Record<string, string> {
  const regulars = regularsSentence(rows, told);
  const guests = guestsSentence(rows, told);
  const all: Record<string, string | null> = {
    section: [regulars, guests].filter((each) => each !== null).join(' ') || null,
    regulars,
    guests,
    parts: partsSentence(rows, told),
    serving: servingSentence(told),
    ...aboutCounting(rows, told),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([place, text]) => (text === null ? [] : [[place, text]])),
  );
}

/** The noun for what is counted. */
export function nounOf({
  basis,
  checkIn,
}: Pick<ChurchPeopleRows, 'basis' | 'checkIn'>): PeopleNoun {
  if (basis?.unit === 'people') {
    return 'people';
  }
  return checkIn === 'children' ? 'families' : 'households';
}

const whole = (value: number) => numberFormat({ maximumFractionDigits: 0 }).format(value);
const tenth = (value: number) =>
  numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
const longDay = (day: string) => dateFormat({ dateStyle: 'long' }).format(Date.parse(day));
const month = (day: string) =>
  dateFormat({ month: 'long', year: 'numeric' }).format(Date.parse(day));
const manyOf = (rows: ChurchPeopleRows) => peopleNouns[nounOf(rows)](2);

function regularsSentence(rows: ChurchPeopleRows, { quarter, tellsVerdicts }: Told): string | null {
  const row = newest(rows, quarter, 'regulars_end');
  if (row === null || row.value === null) {
    return null;
  }
  const before = completeValue(rows, addQuarters(row.quarter, -4), 'regulars_end');
  const { verdict } = tellMeasure(rows, row, { tellsVerdicts });
  const { regulars } = peopleMessages;
  const noun = manyOf(rows);
  if (before === null || !isCheckInComparable(rows, row.quarter)) {
    return regulars.first(noun, whole(row.value));
  }
  const [now, then] = [whole(row.value), whole(before)];
  switch (verdict) {
    case 'same':
      return regulars.same;
    case 'more':
    case 'fewer':
      return regulars[verdict](noun, now, then);
    default:
      return regulars.unjudged(noun, now, then);
  }
}

function guestsSentence(rows: ChurchPeopleRows, { quarter, tellsVerdicts }: Told): string | null {
  const row = newest(rows, quarter, 'again');
  if (row === null || row.value === null || row.base === null) {
    return null;
  }
  const { usual, verdict } = tellMeasure(rows, row, { tellsVerdicts });
  const { guests } = peopleMessages;
  const [of, again] = [cohortWords(rows, row), whole(row.value)];
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
    return guests.chance(of, again);
  }
  return guests.usual(of, again, eitherWords(whole(usual.low), whole(usual.high)));
}

function cohortWords(rows: ChurchPeopleRows, { quarter, span, base }: StoredQuarter): string {
  const of = `${whole(base ?? 0)} ${newWords(rows, base ?? 0)}`;
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

/** How many people were checked in each week, of the weeks that a change is between, and what their day is called. */
export function checkedInOf(
  rows: ChurchPeopleRows,
  { week, weekBefore }: Pick<NonNullable<ChurchPeople['parts']>, 'week' | 'weekBefore'>,
): { now: number; before: number; day: string } {
  const value = (of: string) =>
    rows.weeks.get('people_weeks')?.find((each) => each.week === of)?.value ?? 0;
  const each = (of: string) => attendersAWeek({ here: 0, once: 0, weeks: value(of) });
  const day = dateFormat({ weekday: 'long' }).format(Date.parse(serviceDayOf(week, rows)));
  return { now: each(week), before: each(weekBefore), day };
}

function partsSentence(rows: ChurchPeopleRows, { parts }: Told): string | null {
  if (parts === null) {
    return null;
  }
  const { day, ...checkedIn } = checkedInOf(rows, parts);
  const words = peopleMessages.parts;
  const [now, before] = [whole(checkedIn.now), whole(checkedIn.before)];
  const { people, often } = parts.verdicts;
  if (people === null || often === null) {
    return words.unjudged(now, before, day);
  }
  const ofPeople = people === 'same' ? null : words[people](now, before, day);
  const ofOften =
    often === 'same'
      ? null
      : words[often === 'more' ? 'moreOften' : 'lessOften'](tenth(parts.f), tenth(parts.f0), day);
  if (ofPeople !== null && ofOften !== null) {
    return words.both(ofPeople, ofOften);
  }
  return ofPeople ?? ofOften ?? words.neither(now, before, day);
}

function servingSentence({ serving, tellsVerdicts }: Told): string | null {
  if (!tellsVerdicts || serving === null || serving.before === null) {
    return null;
  }
  const verdict = verdictOfLoad(serving, serving.before);
  const { lighter, heavier, same } = peopleMessages.serving;
  return verdict === null
    ? null
    : verdict === 'more'
      ? heavier
      : verdict === 'fewer'
        ? lighter
        : same;
}

/** What the numbers are about, and what they cannot say. */
function aboutCounting(rows: ChurchPeopleRows, told: Told): Record<string, string | null> {
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
    giving: isWithheld ? peopleMessages.withheld : null,
    unit: isOfPeople ? peopleMessages.people : null,
    ...otherIdsSentences(rows),
  };
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
  const isMoved = quarter !== null && !isCheckInComparable(rows, quarter);
  return isMoved && c !== null && before !== null
    ? peopleMessages.notComparable(whole(10 * c), whole(10 * before))
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
      return here ? who.children(whole(here.count)) : who.childrenUnknown;
    }
    case 'some': {
      const c = basis?.c ?? null;
      return c === null ? null : c < 0.2 ? who.few : who.some(whole(10 * c));
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

/** Whether even a year has too few new households for a span. */
function isShortOfGuests(rows: ChurchPeopleRows, { quarter }: Told): boolean {
  if (quarter === null || rows.checkIn === 'nobody') {
    return false;
  }
  const weeks = weeksOfSpan(quarter, 4, rows);
  const begins = rows.basis?.begins ?? null;
  const isWhole = begins !== null && begins <= (weeks[0] ?? '');
  const isTold = rows.quarters.some((row) => row.measure === 'again' && row.state !== 'missing');
  return isWhole && !isTold;
}

const isWithheldGiving = ({ measure, state }: StoredQuarter) =>
  state === 'suppressed' && (measure.startsWith('gave') || measure.startsWith('givers'));

/** The newest row of a measure in a state, not after a quarter. */
function newest(
  { quarters }: ChurchPeopleRows,
  upTo: string | null,
  measure: StoredQuarter['measure'],
  state: StoredQuarter['state'] = 'complete',
): StoredQuarter | null {
  const rows = quarters.filter(
    (row) => row.measure === measure && (upTo === null || row.quarter <= upTo),
  );
  const known = rows.filter((row) => row.state === 'complete' || row.state === 'suppressed');
  const last = known.at(-1);
  return last?.state === state ? last : null;
}
