import { median } from 'd3-array';
import type { PulseAhead } from '#contract/functions/church-pulse.ts';
import {
  dayWords,
  expectedWords,
  valueWords,
  weekdayWords,
} from '#contract/messages/figure-words.ts';
import { pointMessages } from '#contract/messages/tiles.ts';
import { comingMessages } from '#contract/messages/verdict.ts';
import { addWeeks, lastDayOf, weekOf } from '../calendar/church-week.ts';
import { daysBetween } from '../calendar/plain-date.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import type { LeadingTile } from './lead-tile.ts';
import type { PulseInput } from './pulse-input.ts';

/** So many days before it, the day is named where nothing else is to be said of it. */
const nearDays = 10;
/** Where it is not counted, there is nothing to say of it before the last Monday of November. */
const uncountedDays = 24;
/** A week that counts its Eve has at least so many times the usual headcounts. */
const moreCounts = 1.25;
/** Or so many times the people, where one number holds all: the Sunday before Christmas alone is fuller by up to a quarter. */
const morePeople = 1.4;
/** The weeks before, whose number of headcounts is the usual one. */
const usualWeeks = 8;

type Eve = {
  /** What is to be said of it; empty for nothing. */
  words: string;
  /** The week ahead that it is counted in; null where it is not counted. */
  week: string | null;
  isToday: boolean;
};

const nothing: Eve = { words: '', week: null, isToday: false };

/**
 * Christmas Eve among the weeks ahead, where it is no service day of its own: the range of its week if
 * earlier years counted it there, else that it is not counted.
 *
 * @param ahead the day that people count from, and the weeks that are forecast
 */
export function christmasEve(
  input: PulseInput,
  tile: LeadingTile,
  { from, weeks }: { from: string; weeks: readonly PulseAhead[] },
): Eve {
  const { calendar, today, weekStartsOn } = input;
  const eve = `${from.slice(0, 4)}-12-24`;
  const last = weeks.at(-1)?.week ?? from;
  const isAhead = eve >= from && eve <= lastDayOf(last);
  if (calendar.easter !== 'western' || !isAhead || weeks.some(({ day }) => day === eve)) {
    return nothing;
  }
  const isToday = eve === today;
  const day = isToday ? null : weekdayAndDay(eve);
  if (tile !== 'attendance') {
    const isNear = daysBetween(from, eve) <= nearDays;
    return isNear ? { ...nothing, isToday, words: comingMessages.christmasEve(day) } : nothing;
  }
  const counted = countedEves(input, eve);
  if (counted.length === 0) {
    const isSoon = daysBetween(from, eve) <= uncountedDays;
    return isSoon ? { ...nothing, isToday, words: comingMessages.eveNotCounted(day) } : nothing;
  }
  const week = weekOf(eve, weekStartsOn);
  const expected = weeks.find((each) => each.week === week);
  const lastYear = counted.at(-1)?.value ?? null;
  return expected
    ? {
        words: comingMessages.eveWeek(
          expectedWords(expected, 'people', null),
          lastYear === null ? null : valueWords(lastYear, 'people', null),
        ),
        week,
        isToday,
      }
    : { ...nothing, isToday, words: comingMessages.christmasEve(day) };
}

/** A Christmas Eve whose count is missing. */
export type UncountedEve = {
  /** The first day of its week. */
  week: string;
  /** Whether earlier years counted theirs. */
  wasCounted: boolean;
  /** Whether it is still asked for. */
  isAsked: boolean;
};

/** It is asked for in the two weeks after it, and missing as long as it lies in the eight weeks that are typical. */
const askedDays = 14;
const missingDays = 8 * 7;

/**
 * The Christmas Eve of the last weeks, where it was no service day of its own and attendance does not hold it. Where
 * earlier years held it, only when its week's own services are over.
 */
export function uncountedEve(input: PulseInput, tile: LeadingTile): UncountedEve | null {
  const { calendar, today, weekStartsOn } = input;
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '12-25' ? 1 : 0);
  const eve = `${year}-12-24`;
  const week = weekOf(eve, weekStartsOn);
  const days = daysBetween(eve, today);
  const [first] = (input.figures.get('attendance') ?? []).filter(({ value }) => value !== null);
  const isOwnDay = serviceDayOf(week, input) === eve;
  if (tile !== 'attendance' || calendar.easter !== 'western' || days > missingDays || isOwnDay) {
    return null;
  }
  if (first === undefined || first.week > week || isMasked(eve, input)) {
    return null;
  }
  const counted = countedEves(input, today);
  const isHeld = counted.some((row) => row.week === week);
  const wasCounted = counted.length > 0;
  return isHeld || (wasCounted && serviceDayOf(week, input) >= today)
    ? null
    : { week, wasCounted, isAsked: days <= askedDays };
}

/** Christmas Eve today, where it is no service day of its own: whether earlier years counted theirs; else null. */
export function eveTonight(
  input: PulseInput,
  tile: LeadingTile,
): Pick<UncountedEve, 'wasCounted'> | null {
  const { calendar, today, weekStartsOn } = input;
  const isTonight = today.endsWith('-12-24') && calendar.easter === 'western';
  const isOwnDay = serviceDayOf(weekOf(today, weekStartsOn), input) === today;
  return isTonight && !isOwnDay && tile === 'attendance'
    ? { wasCounted: countedEves(input, today).length > 0 }
    : null;
}

/** Whether the church has a note about a day: it has said what there is to say. */
function isMasked(day: string, { annotations }: Pick<PulseInput, 'annotations'>): boolean {
  return annotations.some(({ from, to }) => from <= day && to >= day);
}

/** The weeks before a day whose attendance holds a Christmas Eve on another day than the service's. */
function countedEves(input: PulseInput, before: string) {
  return weeksOfEves(input, before).flatMap(({ row, isCounted }) => (isCounted ? [row] : []));
}

/**
 * Whether no week of a Christmas Eve holds it: neither has one more headcounts nor clearly more people than usual.
 * Then there is no effect of it to learn, and Sundays before Christmas are the same whatever day weeks begin on.
 */
export function areEvesLeftOut(input: Eves): boolean {
  const known = weeksOfEves(input, input.today);
  return known.length > 0 && known.every(({ isCounted, isFull }) => !isCounted && !isFull);
}

type Eves = Pick<PulseInput, 'figures' | 'weekStartsOn' | 'serviceDay' | 'today'>;

/** The counted weeks of past Christmas Eves on another day than the service's, beside those before each. */
function weeksOfEves(input: Eves, before: string) {
  const rows = (input.figures.get('attendance') ?? []).flatMap((row) =>
    row.value === null ? [] : [{ ...row, value: row.value }],
  );
  const years = [...new Set(rows.map(({ week }) => week.slice(0, 4)))].sort();
  return years.flatMap((year) => {
    const day = `${year}-12-24`;
    const week = weekOf(day, input.weekStartsOn);
    const row = rows.find((each) => each.week === week);
    const earlier = rows.filter(
      (each) => each.week < week && each.week >= addWeeks(week, -usualWeeks),
    );
    const usual = median(earlier, ({ count }) => count) ?? 0;
    const people = median(earlier, ({ value }) => value) ?? 0;
    const isFull = row !== undefined && row.value >= morePeople * people;
    const isOwn = day < before && serviceDayOf(week, input) !== day;
    return row && isOwn && usual > 0
      ? [
          {
            row,
            isCounted: row.count >= moreCounts * usual || (usual === 1 && isFull),
            isFull,
          },
        ]
      : [];
  });
}

function weekdayAndDay(date: string): string {
  return pointMessages.day(weekdayWords(date), dayWords(date), null);
}
