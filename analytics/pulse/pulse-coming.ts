import type { Expectation } from '#contract/expectation.ts';
import type { FiguresPulse, PulseAhead } from '#contract/functions/church-pulse.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayWords, expectedWords, valueWords } from '#contract/messages/figure-words.ts';
import { type LeadNames, leadNames } from '#contract/messages/lead.ts';
import { comingMessages } from '#contract/messages/verdict.ts';
import { addWeeks, weekOf, weeksBetween } from '../calendar/church-week.ts';
import { daysBetween } from '../calendar/plain-date.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import type { Explanation } from '../forecast/explain.ts';
import { isMajor } from '../forecast/major.ts';
import { middleOf, rangeOver, tellAhead } from '../forecast/tell-ahead.ts';
import { christmasEve } from './christmas-eve.ts';
import { isComparedByName } from './last-year-of-tile.ts';
import type { LeadingTile } from './lead-tile.ts';
import type { PulseInput } from './pulse-input.ts';
import { tileOf } from './tile-definitions.ts';

const weeksAhead = 8;
/** Weeks look like the last few when each is expected within this fraction of them. */
const alikeShare = 0.1;
/** And where their middle is within this fraction of the last ordinary ones; else it is said to be up or down. */
const middleShare = 0.05;
/** A week that is emptier than others is announced so many weeks before; a fuller one as soon as it is seen. */
const lowWeeks = 2;

/** What weeks ahead are compared with. */
type Compared = Record<'lately' | 'ordinary' | 'typical', number | null>;

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
 * @param ahead with the medians of the last four counted weeks and of the last four ordinary ones, where they
 *   can be compared, and what the tile calls typical
 */
export function pulseComing(
  input: PulseInput,
  chosen: string,
  tile: LeadingTile,
  ahead: TileAhead & Compared,
): FiguresPulse['coming'] {
  const from = countedFrom(input, chosen);
  const all = ahead.weeks.slice(0, weeksAhead).flatMap((expected, index): WeekAhead[] => {
    const week = addWeeks(chosen, index + 1);
    const events = input.calendar.eventsOf(week).map(({ label }) => label);
    const why = events.length > 0 ? ahead.explain(week) : null;
    const day = serviceDayOf(week, input);
    const one = { week, day, ...expected, events, isMajor: why !== null && isMajor(why) };
    // Nobody expects a day that is over.
    return day < from ? [] : [{ one, move: why?.events ?? 0, level: why?.level ?? 0 }];
  });
  if (all.length === 0) {
    return null;
  }
  const known = all.map(({ one }) => one);
  const { lately, ordinary, typical } = ahead;
  const words = { ...wordsOf(tile, input), lately, ordinary, typical };
  const eve = christmasEve(input, tile, { from, weeks: known });
  // Charts name a week by its first event.
  const weeks = known.map((one) =>
    one.week === eve.week ? one : { ...one, events: eveLast(one) },
  );
  // A week is not called by a Christmas Eve that is not in its count.
  const nameOf = ({ week, events }: PulseAhead) => {
    const other = events.find((event) => event !== eveLabel);
    return eventWords(eve.week === week ? eveLabel : (other ?? events[0] ?? ''));
  };
  const [major] = all
    .filter(({ one, move }) => one.isMajor && (move > 0 || inWeeks(from, one) <= lowWeeks))
    .toSorted((a, b) => Math.abs(b.move) - Math.abs(a.move));
  const isEveSaid = major !== undefined && major.one.week === eve.week;
  const said = answerOf(all, major, { ...words, nameOf, lastYearOf: lastYearOf(input, tile) });
  const eveWords = isEveSaid || eve.words === '' ? [] : [eve.words];
  const answer = (eve.isToday ? [...eveWords, ...said] : [...said, ...eveWords]).join(' ');
  return { tile, answer, weeks };
}

/** The events of a week whose Christmas Eve is not in its count. */
function eveLast({ events }: PulseAhead): string[] {
  const [others, eves] = [false, true].map((is) =>
    events.filter((event) => (event === eveLabel) === is),
  );
  return [...(others ?? []), ...(eves ?? [])];
}

/** One of the weeks ahead, by how much its events move it, and the level they move. */
type WeekAhead = { one: PulseAhead; move: number; level: number };

const eveLabel = 'Week of Christmas Eve';

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
  return weeksBetween(chosen, weekOf(today, weekStartsOn)) <= 1 ? today : addWeeks(chosen, 1);
}

function inWeeks(from: string, { day }: Pick<PulseAhead, 'day'>): number {
  return Math.round(daysBetween(from, day) / 7);
}

type Said = Words &
  Compared & {
    nameOf: (week: PulseAhead) => string;
    /** The same named Sunday a year before, in words; null where it is not known. */
    lastYearOf: ReturnType<typeof lastYearOf>;
  };

/** A sentence about weeks ahead, and the first of their days. */
type Told = { day: string; text: string };

/**
 * What ordinary weeks ahead are like, and the named ones that are unlike these: the one that stands out first; where
 * the ordinary ones are told in two stretches, all by their days.
 */
function answerOf(all: readonly WeekAhead[], major: WeekAhead | undefined, said: Said): string[] {
  const { range, lead, nameOf, lastYearOf: before } = said;
  const { apart, stretches } = tellAhead(all, ({ one, move, level }) => ({ ...one, move, level }));
  const named = apart.map(({ one }): Told => {
    const words = [nameOf(one), dayWords(one.day)] as const;
    const text =
      one === major?.one
        ? comingMessages.major(...words, range(one), { lead, lastYear: before(one)?.value ?? null })
        : comingMessages.except(...words, range(one), before(one)?.value ?? null);
    return { day: one.day, text };
  });
  const ordinary = ordinaryWords(
    all.map(({ one }) => one),
    stretches.map((weeks) => weeks.map(({ one }) => one)),
    { ...said, areAllOrdinary: apart.length === 0 },
  );
  const first = named.filter(({ day }) => day === major?.one.day);
  const others = named.filter((each) => !first.includes(each));
  const told =
    ordinary.length > 1
      ? [...named, ...ordinary].toSorted((a, b) => (a.day < b.day ? -1 : 1))
      : [...first, ...ordinary, ...others];
  return told.map(({ text }) => text);
}

/** What is expected of ordinary weeks, compared with the last ones; where they differ, in two stretches. */
function ordinaryWords(
  all: readonly PulseAhead[],
  [first, second]: readonly (readonly PulseAhead[])[],
  said: Said & { areAllOrdinary: boolean },
): Told[] {
  const { range, lead } = said;
  const day = first?.[0]?.day;
  if (first === undefined || day === undefined) {
    return [];
  }
  const written = range(rangeOver(first));
  const side = comparedSide(middleOf(first), said);
  if (second !== undefined) {
    const later = middleOf(second) > middleOf(first) ? 'higher' : 'lower';
    const [until, from] = [first.at(-1)?.day ?? day, second[0]?.day ?? day];
    return [
      { day, text: comingMessages.through(dayWords(until), written, { side, lead }) },
      {
        day: from,
        text: comingMessages.from(dayWords(from), range(rangeOver(second)), { side: later, lead }),
      },
    ];
  }
  const areMost = first.length < all.length;
  const text =
    said.areAllOrdinary && areAlike(all, said)
      ? comingMessages.alike(all.length, written, lead)
      : comingMessages.ahead(all.length, written, { side, areMost }, lead);
  return [{ day, text }];
}

/** A named Sunday comes back after so many weeks: Easter moves by five. */
const namedAgain = { from: 46, to: 58 };

/** What came on the same named Sunday a year before, of attendance, and its day, in words. */
export function lastYearOf(
  { calendar, figures, currency, serviceDay }: PulseInput,
  tile: LeadingTile,
) {
  return ({ week }: Pick<PulseAhead, 'week'>): { value: string; day: string } | null => {
    const [event] = calendar.eventsOf(week);
    const row = figures
      .get('attendance')
      ?.findLast(
        (each) =>
          each.week >= addWeeks(week, -namedAgain.to) &&
          each.week <= addWeeks(week, -namedAgain.from) &&
          calendar.eventsOf(each.week)[0]?.id === event?.id,
      );
    const isNamed = tile === 'attendance' && event !== undefined && isComparedByName(event);
    return isNamed && row?.state === 'complete' && row.value !== null
      ? {
          value: valueWords(row.value, 'people', currency),
          day: dayWords(serviceDayOf(row.week, { serviceDay })),
        }
      : null;
  };
}

/** Where a middle lies by the last ordinary weeks, and by what the tile calls typical; null where these disagree. */
function comparedSide(
  middle: number,
  { ordinary, typical }: Compared,
): ReturnType<typeof sideOf> | null {
  const [side = null, other = null] = [ordinary, typical].map((usual) =>
    usual === null ? null : sideOf(middle, usual),
  );
  return side === other ? side : null;
}

/** Where a middle lies by that of the last ordinary weeks. */
function sideOf(middle: number, usual: number): 'higher' | 'same' | 'lower' {
  if (Math.abs(middle - usual) <= middleShare * usual) {
    return 'same';
  }
  return middle > usual ? 'higher' : 'lower';
}

/** Whether each week is expected within a tenth of the last four, also as it is printed, and their middle nearer. */
function areAlike(
  weeks: readonly PulseAhead[],
  { lately, ordinary, printed }: Pick<Said, keyof Compared | 'printed'>,
): boolean {
  return (
    lately !== null &&
    ordinary !== null &&
    sideOf(middleOf(weeks), ordinary) === 'same' &&
    weeks.every(({ median }) =>
      [median, printed(median)].every((each) => Math.abs(each - lately) <= alikeShare * lately),
    )
  );
}
