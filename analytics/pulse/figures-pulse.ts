import { max } from 'd3-array';
import type {
  FiguresPulse,
  PulseCard,
  PulseTile,
  TileId,
} from '#contract/functions/church-pulse.ts';
import { eventWords } from '#contract/messages/events.ts';
import { todoMessages } from '#contract/messages/todo.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import { missingWords } from '../figures/missing-words.ts';
import { isMajorEvent } from '../forecast/design.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { anythingOff } from './anything-off.ts';
import { atOnceBefore } from './at-once.ts';
import { cardBeside, type OpenCard } from './cards-beside-tiles.ts';
import { choosePulseWeek } from './chosen-week.ts';
import { eveTonight, uncountedEve } from './christmas-eve.ts';
import { weekBefore } from './last-year-of-tile.ts';
import { type LeadingTile, leadOf } from './lead-tile.ts';
import { latelyOf, makeTile } from './make-tile.ts';
import { maskedWeeks } from './masked-weeks.ts';
import { answerStep, nextStep, stepBesideCard } from './next-step.ts';
import { withNotEntered } from './not-entered.ts';
import { lastYearOf, pulseComing, type TileAhead } from './pulse-coming.ts';
import { pulseFacts } from './pulse-facts.ts';
import type { PulseInput } from './pulse-input.ts';
import { refusalOf } from './pulse-notices.ts';
import { pulseSentence } from './pulse-sentence.ts';
import { firstCounted, pulseTrust } from './pulse-trust.ts';
import { searchFrontDoor } from './search-front-door.ts';
import { tilesOf } from './tile-definitions.ts';
import { tileHistory } from './tile-points.ts';
import { givingTileOf } from './tile-weeks.ts';
import { otherWeeksWords } from './trust-answer.ts';
import { questionsOf } from './week-questions.ts';
import { type Missing, whatIsMissing } from './what-is-missing.ts';

type PulseRequest = {
  /** The first day of the week to show; the newest by default. */
  week: string | undefined;
  /** What the newest week asks for, the most useful first. */
  cards: readonly OpenCard[];
  /** The tiles that may be shown; all by default. */
  tiles?: readonly TileId[];
  /** The forecast of a tile, as of a week. */
  aheadOf: (tile: LeadingTile, week: string) => TileAhead;
};

/** Everything the dashboard shows of a church's week; null if nothing was ever read. */
export function figuresPulse(
  input: PulseInput,
  { week: requested, cards, tiles: wanted = tilesOf(input), aheadOf }: PulseRequest,
): FiguresPulse | null {
  const week = choosePulseWeek(input, requested);
  if (week === null) {
    return null;
  }
  const masked = maskedWeeks(input);
  const histories = wanted
    .filter((tile) => tile !== 'giving' || givingTileOf(input) === tile)
    .map((tile) => tileHistory(tile, input, masked));
  const tiles = withNotEntered(histories.map((history) => makeTile(history, input, week.first)));
  // An earlier week asks for nothing any more.
  const card = week.next === null ? cardBeside(cards, tiles) : null;
  const { lead, leading } = leadingOf(tiles);
  const refused =
    week.next === null && tiles[0]?.state === 'no_data' ? refusalOf('attendance', input) : null;
  const { today, currency } = input;
  const isOver = week.last < today;
  const asOf = newestReading(input, week.first);
  const missing = missingOf(tiles, input, { leading, week });
  const compared = comparedWith(lead, histories, { week: week.first, calendar: input.calendar });
  // Who returns of the guests of weeks ahead is known six weeks after these.
  const coming =
    leading === 'guest_return'
      ? null
      : pulseComing(input, week.first, leading, { ...aheadOf(leading, week.first), ...compared });
  const parts = pulseSentence(tiles, {
    ...todayOf(coming, input, week.next === null && missing.tonight !== null),
    day: week.day,
    isOver,
    missing: missingWords(input.services, week.first),
    maskedBy: masked.get(week.first) ?? null,
    event: eventOf(lead?.line.at(-1)?.event),
    currency,
    isGivingLeftOut: input.figures.has('giving') && !wanted.includes('giving'),
  });
  const trust = pulseTrust(input, lead, tiles, missing);
  const questions = questionsOf(input, week);
  const around = { ...week, isOver, ...missingIn(trust, missing, week) };
  return {
    stage: 'figures',
    weekStartsOn: input.weekStartsOn,
    timeZone: input.timeZone,
    currency,
    isChosen: input.isChosen,
    week,
    asOf,
    sentence: {
      text: parts.map(({ text }) => text).join(' '),
      parts,
      facts: pulseFacts(tiles, around, asOf, input),
    },
    anythingOff: anythingOff(
      tiles,
      { ...around, today, currency, lastYearDay: lastYearDayOf(histories, tiles, input) },
      timesAtOnce(histories, tiles),
    ),
    questions,
    tiles,
    coming,
    todo: todoOf(card, refused, stepsOf(card, week, { tiles, missing, questions })),
    trust,
    search: searchFrontDoor(input, week),
    annotations: notesBeside(input, week),
  };
}

/** What is to be done beside a card; and without one, and where nothing is, what is to be answered. */
function stepsOf(
  card: PulseCard | null,
  week: FiguresPulse['week'],
  { tiles, missing, questions }: Pick<FiguresPulse, 'tiles' | 'questions'> & { missing: Missing },
) {
  return {
    besides: card && stepBesideCard(tiles, missing, { ...card, day: week.day }),
    next: week.next === null ? (nextStep(tiles, missing, week.day) ?? answerStep(questions)) : null,
  };
}

/** What the headline is about. */
function leadingOf(tiles: readonly PulseTile[]): {
  lead: PulseTile | undefined;
  leading: LeadingTile;
} {
  const other = leadOf(tiles);
  return { lead: other ?? tiles[0], leading: other?.tile ?? 'attendance' };
}

/** The notes on the weeks that the tiles show. */
function notesBeside({ annotations }: PulseInput, { first, last }: FiguresPulse['week']) {
  return annotations.filter(({ from, to }) => from <= last && to >= addWeeks(first, -12));
}

function missingOf(
  tiles: readonly PulseTile[],
  input: PulseInput,
  { leading, week }: { leading: LeadingTile; week: FiguresPulse['week'] },
): Missing {
  const since = firstCounted('attendance', input);
  const eve = uncountedEve(input, leading);
  return whatIsMissing(tiles, {
    ...input,
    since,
    // Of an earlier week that is opened, a later one is no gap.
    eve: eve && week.next !== null && eve.week > week.first ? null : eve,
    tonight: eveTonight(input, leading),
  });
}

/** What the line under the headline says is missing: in the shown week a Christmas Eve, and what others lack. */
function missingIn(
  trust: FiguresPulse['trust'],
  missing: Missing,
  { first }: FiguresPulse['week'],
) {
  const eve = missing.eve?.week === first ? missing.eve : null;
  return { eve, hasUncountedEve: eve !== null, others: otherWeeksWords(trust, missing, first) };
}

/** On a service day before its count, what is expected of it; and whether it is Christmas Eve on another day. */
function todayOf(coming: FiguresPulse['coming'], input: PulseInput, isEve: boolean) {
  const [next] = coming?.weeks ?? [];
  const isToday = coming?.tile === 'attendance' && next?.day === input.today;
  const lastYear = lastYearOf(input, 'attendance');
  return { today: isToday ? { ...next, lastYear: lastYear(next) } : null, isEve };
}

/** The service day of a year before that attendance's newest week stands beside. */
function lastYearDayOf(
  histories: readonly TileHistory[],
  tiles: readonly PulseTile[],
  input: PulseInput,
): string {
  const history = histories.find(({ tile }) => tile === 'attendance');
  const week = tiles.find(({ tile }) => tile === 'attendance')?.line.at(-1)?.week;
  return history && week
    ? serviceDayOf(weekBefore(history, input.calendar, week), input)
    : input.today;
}

/** How often so many tiles were outside their ranges before the shown week, whichever can be checked in this one. */
function timesAtOnce(histories: readonly TileHistory[], tiles: readonly PulseTile[]) {
  return (count: number) => {
    const all = tiles.flatMap(({ tile, line }) => {
      const history = histories.find((each) => each.tile === tile);
      const week = line.at(-1)?.week;
      return history && week ? [{ history, week }] : [];
    });
    return atOnceBefore(all, count);
  };
}

/** Weeks ahead are alike the newest so many. */
const alikeWeeks = 4;

/**
 * The median of a tile's last four counted weeks and of the last ordinary ones, in the unit of its forecast; null
 * where that is another.
 */
function comparedWith(
  tile: PulseTile | undefined,
  histories: readonly TileHistory[],
  { week, calendar }: { week: string; calendar: PulseInput['calendar'] },
): Pick<Parameters<typeof pulseComing>[3], 'lately' | 'ordinary' | 'typical'> {
  const history = histories.find((each) => each.tile === tile?.tile);
  if (history === undefined || tile?.unit !== tile?.lineUnit) {
    return { lately: null, ordinary: null, typical: null };
  }
  const counted = history.counted.filter(
    (each) => !calendar.eventsOf(each.week).some(({ id }) => isMajorEvent(id)),
  );
  return {
    lately: latelyOf(history, week, alikeWeeks),
    ordinary: latelyOf({ counted }, week),
    typical: latelyOf(history, week),
  };
}

/** The card with what is to be entered, how to get access to the attendance, without which there is little to look at, or the next step. */
function todoOf(
  card: PulseCard | null,
  refused: string | null,
  {
    besides,
    next,
  }: {
    besides: string | null;
    next: Pick<FiguresPulse['todo'], 'answer' | 'step' | 'noteOn'> | null;
  },
): FiguresPulse['todo'] {
  if (card !== null) {
    return { answer: card.title, step: besides, way: null, noteOn: null, card };
  }
  if (refused !== null) {
    const answer = todoMessages.noAccess;
    return { answer, step: refused, way: 'settings', noteOn: null, card: null };
  }
  const { answer = todoMessages.nothing, step = null, noteOn = null } = next ?? {};
  return { answer, step, way: null, noteOn, card: null };
}

/** When the most recent of the week's rows was read. */
function newestReading({ figures }: PulseInput, week: string): string | null {
  const readings = [...figures.values()].map((rows) => rows.findLast((row) => row.week === week));
  return max(readings, (row) => row?.asOf) ?? null;
}

function eventOf(label: string | null | undefined): string | null {
  return label ? eventWords(label) : null;
}
