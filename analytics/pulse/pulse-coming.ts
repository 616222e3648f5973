import { median as middleOf } from 'd3-array';
import type { Expectation } from '#contract/expectation.ts';
import type { FiguresPulse, PulseAhead } from '#contract/functions/church-pulse.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayWords, expectedWords, weekdayWords } from '#contract/messages/figure-words.ts';
import { type LeadNames, leadNames } from '#contract/messages/lead.ts';
import { pointMessages } from '#contract/messages/tiles.ts';
import { comingMessages } from '#contract/messages/verdict.ts';
import { addWeeks, weekOf, weeksBetween } from '../calendar/church-week.ts';
import { daysBetween } from '../calendar/plain-date.ts';
import type { Explanation } from '../forecast/explain.ts';
import { isMajor } from '../forecast/major.ts';
import { serviceDayOf } from './chosen-week.ts';
import type { LeadingTile } from './lead-tile.ts';
import type { PulseInput } from './pulse-input.ts';
import { tileOf } from './tile-definitions.ts';

const weeksAhead = 8;
/** Weeks look like the last few when each is expected within this fraction of them. */
const alikeShare = 0.1;
/** So many days before it, Christmas Eve is named. */
const eveDays = 10;

/** The forecast of a tile from a week on. */
export type TileAhead = {
  /** The weeks after it, nearest first; none without a forecast. */
  weeks: readonly Expectation[];
  /** What the median of a week is made of; null without a forecast. */
  explain: (week: string) => Explanation | null;
};

/**
 * 'What is coming?': the forecast of the next eight weeks of the tile that leads, and the week that
 * stands out.
 *
 * @param ahead with `lately`, the median of the last four counted weeks, where it can be compared
 */
export function pulseComing(
  input: PulseInput,
  chosen: string,
  tile: LeadingTile,
  ahead: TileAhead & { lately: number | null },
): FiguresPulse['coming'] {
  const moves = new Map<PulseAhead, number>();
  const from = countedFrom(input, chosen);
  const isNewest = weeksBetween(chosen, weekOf(input.today, input.weekStartsOn)) <= 1;
  const weeks = ahead.weeks.slice(0, weeksAhead).flatMap((expected, index) => {
    const week = addWeeks(chosen, index + 1);
    const events = input.calendar.eventsOf(week).map(({ label }) => label);
    const why = events.length > 0 ? ahead.explain(week) : null;
    const day = serviceDayOf(week, input);
    const one = { week, day, ...expected, events, isMajor: why !== null && isMajor(why) };
    moves.set(one, Math.abs(why?.events ?? 0));
    // Nobody expects a day that is over.
    return day < from ? [] : [one];
  });
  if (weeks.length === 0) {
    return null;
  }
  const moveOf = (week: PulseAhead) => moves.get(week) ?? 0;
  const [major] = weeks.filter((each) => each.isMajor).toSorted((a, b) => moveOf(b) - moveOf(a));
  const words = { ...wordsOf(tile, input), lately: ahead.lately };
  const answer = major ? majorAnswer(major, weeks, { ...words, from }) : plainAnswer(weeks, words);
  const eve = christmasEve(isNewest ? input.today : from, weeks, input);
  return { tile, answer: [answer, ...eve].join(' '), weeks };
}

/** Christmas Eve in the week before it, where it is no Sunday that is forecast. */
function christmasEve(
  from: string,
  weeks: readonly PulseAhead[],
  { calendar, today }: Pick<PulseInput, 'calendar' | 'today'>,
): string[] {
  const eve = `${from.slice(0, 4)}-12-24`;
  const isNear = eve >= from && daysBetween(from, eve) <= eveDays;
  if (calendar.easter !== 'western' || !isNear || weeks.some(({ day }) => day === eve)) {
    return [];
  }
  return [comingMessages.christmasEve(eve === today ? null : weekdayAndDay(eve))];
}

function weekdayAndDay(date: string): string {
  return pointMessages.day(weekdayWords(date), dayWords(date), null);
}

type Words = {
  range: (expected: Pick<Expectation, 'low80' | 'high80'>) => string;
  /** A median as it is printed: people and cents whole. */
  printed: (median: number) => number;
  lead: LeadNames;
};

/** The figure's name and its ranges; attendance goes without saying. */
function wordsOf(tile: LeadingTile, input: PulseInput): Words {
  const { lineUnit } = tileOf(tile, input);
  const { currency } = input;
  return {
    range: (expected) => expectedWords(expected, lineUnit, currency),
    printed: lineUnit === 'share' ? (median) => median : Math.round,
    lead: tile === 'attendance' ? null : leadNames[tile],
  };
}

/** The day that people count from: today on the newest week's dashboard, else the day after the week. */
function countedFrom({ today, weekStartsOn }: PulseInput, chosen: string): string {
  return weeksBetween(chosen, weekOf(today, weekStartsOn)) === 1 ? today : addWeeks(chosen, 1);
}

type Said = Words & { lately: number | null };

function majorAnswer(
  major: PulseAhead,
  weeks: readonly PulseAhead[],
  { from, ...said }: Said & { from: string },
): string {
  const ordinary = weeks.filter(({ isMajor }) => !isMajor);
  const others = ordinary.length;
  const isOnlyOne = others === weeks.length - 1 && areAlike(ordinary, said);
  const { range, lead } = said;
  const [event = ''] = major.events;
  const inWeeks = Math.round(daysBetween(from, major.day) / 7);
  return comingMessages.major(
    eventWords(event),
    inWeeks,
    range(major),
    isOnlyOne ? others : 0,
    lead,
  );
}

/** Whether each week is expected within a tenth of the last four, also as it is printed. */
function areAlike(weeks: readonly PulseAhead[], { lately, printed }: Said): boolean {
  return (
    lately !== null &&
    weeks.every(({ median }) =>
      [median, printed(median)].every((each) => Math.abs(each - lately) <= alikeShare * lately),
    )
  );
}

function plainAnswer(weeks: readonly PulseAhead[], said: Said): string {
  const { range, lead, lately } = said;
  const low80 = Math.min(...weeks.map((each) => each.low80));
  const high80 = Math.max(...weeks.map((each) => each.high80));
  const written = range({ low80, high80 });
  if (areAlike(weeks, said)) {
    return comingMessages.alike(weeks.length, written, lead);
  }
  const change = lately === null ? 0 : (middleOf(weeks, ({ median }) => median) ?? 0) - lately;
  const isFar = lately !== null && Math.abs(change) > alikeShare * lately;
  const side = isFar ? (change > 0 ? 'higher' : 'lower') : null;
  return comingMessages.ahead(weeks.length, written, side, lead);
}
