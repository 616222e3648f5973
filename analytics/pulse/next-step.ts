import type { FiguresPulse, PulseTile } from '#contract/functions/church-pulse.ts';
import { dayWords, valueWords, weekdayWords } from '#contract/messages/figure-words.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { tileNouns } from '#contract/messages/tiles.ts';
import { todoMessages } from '#contract/messages/todo.ts';
import {
  isByAttendance,
  isGivingTile,
  isOffAsAttendance,
  isOffNow,
  isServingFarBelow,
} from './tile-facts.ts';
import { askedAbout, eveTask, halfTask, lateTasks, newestTask, type Task } from './to-enter.ts';
import type { Missing } from './what-is-missing.ts';

type Todo = FiguresPulse['todo'];

/** More are not named at once. */
const tasksMax = 4;

/**
 * What to do where there is no card: finish the count that everything leans on, ask about what is off, have
 * the rest entered.
 *
 * @param day the service day of the week
 * @returns null where there is nothing to do
 */
export function nextStep(
  tiles: readonly PulseTile[],
  missing: Missing,
  day: string,
): Pick<Todo, 'answer' | 'step'> | null {
  const { entered, others, halves } = tasksOf(tiles, missing, weekdayWords(day));
  const [first, ...besides] = [...entered, ...others, ...halves];
  return first ? { answer: first.answer, step: [first.step, ...alone(besides)].join(' ') } : null;
}

/** What is to be entered, beside a card that says what else to do; null where nothing is. */
export function stepBesideCard(
  tiles: readonly PulseTile[],
  missing: Missing,
  day: string,
): string | null {
  const { entered, halves } = tasksOf(tiles, missing, weekdayWords(day));
  return alone([...entered, ...halves]).join(' ') || null;
}

function alone(tasks: readonly Task[]): string[] {
  return tasks.slice(0, tasksMax - 1).map((task) => task.alone);
}

type Tasks = {
  /** What is to be entered, or may be, a Sunday that was far off, and far fewer who serve. */
  entered: readonly Task[];
  others: readonly Task[];
  halves: readonly Task[];
};

function tasksOf(tiles: readonly PulseTile[], missing: Missing, day: string): Tasks {
  const attendance = tiles.find(({ tile }) => tile === 'attendance');
  const off = tiles.filter(
    (tile) =>
      (isOffNow(tile) || isServingFarBelow(tile)) &&
      !(tile === attendance && missing.newest) &&
      !isOffAsAttendance(tile, attendance) &&
      !isByAttendance(tile, attendance),
  );
  const isFirst = (tile: PulseTile) =>
    tile === attendance || isGivingTile(tile) || isServingFarBelow(tile);
  const about = (some: readonly PulseTile[]) =>
    some.map((tile) =>
      missing.halved?.tile === tile ? halvedTask(missing.halved.since) : taskAbout(tile, day),
    );
  return {
    entered: [
      ...newestTask(missing),
      ...eveTask(missing),
      ...about(off.filter(isFirst)),
      ...(missing.isCutOff ? [] : lateTasks(missing)),
    ],
    others: about(off.filter((tile) => !isFirst(tile))),
    halves: halfTask(missing),
  };
}

/** Before anybody asks where half of the kids are: whether all of them were counted. */
function halvedTask(since: string): Task {
  const step = todoMessages.askRooms(dayWords(since));
  return { answer: todoMessages.askAbout(tileNouns.kids), step, alone: step };
}

function taskAbout(tile: PulseTile, day: string): Task {
  const isLasting = tile.verdict.state === 'lasting';
  const since = isLasting && tile.lasting ? dayWords(tile.lasting.since) : null;
  if (tile.tile === 'attendance' && since === null) {
    const answer = todoMessages.noteIt(day);
    return { answer, step: todoMessages.noteItStep, alone: answer };
  }
  const step = stepAbout(tile, since);
  return { answer: todoMessages.askAbout(tileNoun(tile)), step, alone: step };
}

function stepAbout(tile: PulseTile, since: string | null): string {
  if (isGivingTile(tile) && tile.direction === 'fewer') {
    return todoMessages.askGiving(since);
  }
  const isMoreGuests = tile.tile === 'first_time_guests' && tile.direction === 'more';
  return isMoreGuests && tile.value !== null && tile.standing === null
    ? todoMessages.askGuests(valueWords(tile.value, 'people', null))
    : todoMessages.askWhom(askedAbout(tile), since);
}
