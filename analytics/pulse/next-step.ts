import type {
  FiguresPulse,
  PulseCard,
  PulsePoint,
  PulseTile,
} from '#contract/functions/church-pulse.ts';
import { dayCalled, dayWords, valueWords } from '#contract/messages/figure-words.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { tileNouns } from '#contract/messages/tiles.ts';
import { todoMessages } from '#contract/messages/todo.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { isFewReturned } from './outside-words.ts';
import {
  isByAttendance,
  isFarBelowOverWeeks,
  isGivingTile,
  isOffAsAttendance,
  isOffNow,
  isServingHalved,
  isSlight,
} from './tile-facts.ts';
import {
  askedAbout,
  eveTask,
  giftsTask,
  halfTask,
  lateTasks,
  newestTask,
  type Task,
  tonightTask,
} from './to-enter.ts';
import type { Missing } from './what-is-missing.ts';
import { fallenInAYear } from './year-on-year.ts';

type Todo = FiguresPulse['todo'];

/** More are not named at once. */
const tasksMax = 4;

/**
 * What to do where there is no card: find gifts that are hardly in, finish the count that everything leans on, ask
 * about what is off, have the rest entered.
 *
 * @param day the service day of the week
 * @returns null where there is nothing to do
 */
export function nextStep(
  tiles: readonly PulseTile[],
  missing: Missing,
  day: string,
): Pick<Todo, 'answer' | 'step' | 'noteOn'> | null {
  const { gifts, off, others, late, lower } = tasksOf(tiles, missing, day);
  const [first, ...besides] = [
    ...tonightTask(missing),
    ...gifts,
    ...newestTask(missing),
    ...off,
    ...others,
    ...late,
    ...lower,
    ...halfTask(missing),
  ];
  if (!first) {
    return null;
  }
  const { answer, step, noteOn = null } = first;
  return { answer, step: [step, ...alone(besides)].join(' '), noteOn };
}

/** The newest weeks that a card about headcounts asks for. */
const weeksOfCounts = 4;

/** What is to be entered, beside a card that says what else to do, but not what it asks for; null where nothing is. */
export function stepBesideCard(
  tiles: readonly PulseTile[],
  missing: Missing,
  { rule, week, day }: Pick<PulseCard, 'rule' | 'week'> & { day: string },
): string | null {
  const { gifts, off, late } = tasksOf(tiles, missing, day);
  const isAskedFor = (point: Pick<PulsePoint, 'week'>) =>
    rule === 'uncounted_weeks' && point.week > addWeeks(week, -weeksOfCounts);
  const isNewestLeft = missing.newest !== null && !isAskedFor(missing.newest);
  const tasks = [
    ...tonightTask(missing),
    ...gifts,
    ...(isNewestLeft ? newestTask(missing) : []),
    ...off,
    ...late,
    ...halfTask({ ...missing, halves: missing.halves.filter((point) => !isAskedFor(point)) }),
  ];
  return alone(tasks).join(' ') || null;
}

function alone(tasks: readonly Task[]): string[] {
  return tasks.slice(0, tasksMax - 1).map((task) => task.alone);
}

type Tasks = {
  /** Gifts that are hardly entered. */
  gifts: readonly Task[];
  /** Christmas Eve, a Sunday that was far off, gifts that may be missing, and far fewer who serve or come back. */
  off: readonly Task[];
  /** What else is off. */
  others: readonly Task[];
  /** What is due to be entered besides counts, and many guests to hear from somebody. */
  late: readonly Task[];
  /** Attendance that is clearly lower than a year ago. */
  lower: readonly Task[];
};

function tasksOf(tiles: readonly PulseTile[], missing: Missing, day: string): Tasks {
  const attendance = tiles.find(({ tile }) => tile === 'attendance');
  const off = tiles.filter(
    (tile) =>
      isWorthACall(tile) &&
      !(tile === attendance && missing.newest) &&
      !isOffAsAttendance(tile, attendance) &&
      !isByAttendance(tile, attendance),
  );
  const isFirst = (tile: PulseTile) =>
    tile === attendance || isGivingTile(tile) || isFarBelowOverWeeks(tile);
  const named = dayCalled(day, missing.today);
  const about = (some: readonly PulseTile[]) =>
    some.map((tile) =>
      missing.halved?.tile === tile
        ? halvedTask(missing.halved.since)
        : taskAbout(tile, named, day),
    );
  const gifts = giftsTask(missing);
  return {
    gifts,
    off: [
      ...eveTask(missing),
      ...about(off.filter((tile) => isFirst(tile) && !(gifts.length > 0 && isGivingTile(tile)))),
    ],
    others: about(off.filter((tile) => !isFirst(tile))),
    late: [
      ...(missing.isCutOff ? [] : lateTasks(missing)),
      ...tiles
        .filter((tile) => !off.includes(tile))
        .flatMap((tile) => guestsTask(tile, tiles.some(areFewBack))),
    ],
    lower: attendance && fallenInAYear(attendance) ? [lowerTask(attendance)] : [],
  };
}

function lowerTask(attendance: PulseTile): Task {
  const step = todoMessages.askLower;
  return { answer: todoMessages.askAbout(tileNoun(attendance)), step, alone: step };
}

/** Whether somebody should be asked about it: not of a level that has moved by little. */
function isWorthACall(tile: PulseTile): boolean {
  const isSmall = isSlight(tile) && tile.tile !== 'attendance' && !isGivingTile(tile);
  return (isOffNow(tile) && !isSmall) || isFarBelowOverWeeks(tile);
}

/** So many times the usual are many guests, as after Easter; fewer than so many are not. */
const manyGuests = { times: 1.5, least: 5 };

/** Whether fewer of the earlier guests came back than expected. */
function areFewBack(tile: PulseTile): boolean {
  return tile.verdict.state === 'outside' && isFewReturned(tile);
}

/**
 * Many guests, whether or not they were expected, or any where few of the earlier ones came back: each should hear
 * from somebody.
 */
function guestsTask(
  { tile, value, median, standing, verdict }: PulseTile,
  isFewBack: boolean,
): Task[] {
  const isKnown = tile === 'first_time_guests' && standing === null && verdict.side !== null;
  const { times, least } = manyGuests;
  const many = isFewBack ? 1 : Math.max(least, times * (median ?? value ?? 0));
  if (!isKnown || value === null || value < many) {
    return [];
  }
  const step = todoMessages.askGuests(valueWords(value, 'people', null));
  return [{ answer: todoMessages.askAbout(tileNouns.first_time_guests), step, alone: step }];
}

/** Before anybody asks where half of the kids are: whether all of them were counted. */
function halvedTask(since: string): Task {
  const step = todoMessages.askRooms(dayWords(since));
  return { answer: todoMessages.askAbout(tileNouns.kids), step, alone: step };
}

/** @param named the service day as it is called */
function taskAbout(tile: PulseTile, named: string, day: string): Task {
  const isLasting = tile.verdict.state === 'lasting';
  const since = isLasting && tile.lasting ? dayWords(tile.lasting.since) : null;
  if (tile.tile === 'attendance' && since === null) {
    const answer = todoMessages.noteIt(named);
    return { answer, step: todoMessages.noteItStep, alone: answer, noteOn: day };
  }
  const step = stepAbout(tile, since);
  return { answer: todoMessages.askAbout(tileNoun(tile)), step, alone: step };
}

function stepAbout(tile: PulseTile, since: string | null): string {
  if (isServingHalved(tile)) {
    return todoMessages.askSchedules;
  }
  if (isGivingTile(tile) && tile.direction === 'fewer') {
    return todoMessages.askGiving(since);
  }
  const isMoreGuests = tile.tile === 'first_time_guests' && tile.direction === 'more';
  return isMoreGuests && tile.value !== null && tile.standing === null
    ? todoMessages.askGuests(valueWords(tile.value, 'people', null))
    : todoMessages.askWhom(askedAbout(tile), since);
}
