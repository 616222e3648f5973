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
import { leadOf } from './lead-tile.ts';
import { cohortDays, isFewReturned } from './outside-words.ts';
import {
  isAsLastYear,
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
import { fallenInAYear, halvedInAYear, onceMore } from './year-on-year.ts';

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

/** What to do where nothing else is: answer what the church is asked, of numbers that are on hold until then. */
export function answerStep(questions: FiguresPulse['questions']): ReturnType<typeof nextStep> {
  const open = questions.filter(({ answered }) => answered === null).length;
  return open === 0
    ? null
    : {
        answer: todoMessages.answerUs(open),
        step: todoMessages.answerUsStep(open),
        noteOn: null,
      };
}

/** What is to be entered, beside a card that says what else to do, but not what it asks for; null where nothing is. */
export function stepBesideCard(
  tiles: readonly PulseTile[],
  missing: Missing,
  { weeks = [], day }: Pick<PulseCard, 'weeks'> & { day: string },
): string | null {
  const { gifts, off, late } = tasksOf(tiles, missing, day);
  const isAskedFor = (point: Pick<PulsePoint, 'week'>) => weeks.includes(point.week);
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
  /** The number that leads, where it is clearly lower than a year ago, and what is only to be watched. */
  lower: readonly Task[];
};

function tasksOf(tiles: readonly PulseTile[], missing: Missing, day: string): Tasks {
  const attendance = tiles.find(({ tile }) => tile === 'attendance');
  const lead = leadOf(tiles) ?? attendance;
  // Whoever is asked after those who did not come back is asked about the new ones too.
  const areFew = tiles.some(areFewBack);
  const off = tiles.filter(
    (tile) =>
      isWorthACall(tile) &&
      (!isAsLastYear(tile) || isGivingTile(tile) || missing.halved?.tile === tile) &&
      !(areFew && isMoreGuests(tile)) &&
      !(tile === attendance && missing.newest) &&
      !isOffAsAttendance(tile, attendance) &&
      !isByAttendance(tile, attendance),
  );
  const watched = tiles.filter((tile) => isWatched(tile) && missing.halved?.tile !== tile);
  const isFirst = (tile: PulseTile) =>
    tile === attendance || isGivingTile(tile) || isFarBelowOverWeeks(tile);
  const named = dayCalled(day, missing.today);
  const about = (some: readonly PulseTile[]) =>
    some.map((tile) =>
      missing.halved?.tile === tile
        ? halvedTask(missing.halved.since)
        : taskAbout(tile, { named, day, fresh: newGuests(tiles) }),
    );
  const gifts = giftsTask(missing);
  return {
    gifts,
    off: [
      ...eveTask(missing),
      ...about(off.filter((tile) => isFirst(tile) && !(gifts.length > 0 && isGivingTile(tile)))),
    ],
    others: [
      ...about(off.filter((tile) => !isFirst(tile))),
      ...about(tiles.filter((tile) => areFewBack(tile) && !off.includes(tile))),
    ],
    late: [
      ...(missing.isCutOff ? [] : lateTasks(missing)),
      ...(areFew ? [] : tiles.filter((tile) => !off.includes(tile)).flatMap(guestsTask)),
    ],
    lower: [
      ...lowerTasks(lead),
      ...halvedTasks(
        tiles.filter(
          (tile) =>
            tile !== lead &&
            tile !== missing.halved?.tile &&
            !off.includes(tile) &&
            !(gifts.length > 0 && isGivingTile(tile)),
        ),
      ),
      ...watched.map((tile, place) => watchTask(tile, place === 0)),
    ],
  };
}

function lowerTasks(lead: PulseTile | undefined): Task[] {
  const isLowAgain =
    lead?.verdict.state === 'outside' &&
    lead.verdict.side === 'below' &&
    onceMore(lead, 'below') === 'clear';
  if (!lead || !(fallenInAYear(lead) || isLowAgain)) {
    return [];
  }
  const noun = tileNoun(lead);
  const { askLower, askLowerOf } = todoMessages;
  const step = lead.tile === 'attendance' ? askLower : askLowerOf(noun);
  return [{ answer: todoMessages.askAbout(noun), step, alone: step }];
}

/** Of numbers that are about half of last year's: whether all of them are there still. */
function halvedTasks(tiles: readonly PulseTile[]): Task[] {
  return tiles
    .filter((tile) => halvedInAYear(tile) !== null)
    .map((tile) => {
      const step = todoMessages.askHalved(askedAbout(tile), tileNoun(tile));
      return { answer: todoMessages.askAbout(tileNoun(tile)), step, alone: step };
    });
}

/** Whether it is lower for the time of year, and not than last year: nobody is asked what changed. */
function isWatched(tile: PulseTile): boolean {
  return isAsLastYear(tile) && tile.verdict.direction === 'down' && !isGivingTile(tile);
}

/** @param isFirst why nobody is asked is said once, of the first of them */
function watchTask(tile: PulseTile, isFirst: boolean): Task {
  const answer = todoMessages.watch(tileNoun(tile));
  const step = todoMessages.watchStep;
  return { answer, step, alone: isFirst ? `${answer} ${step}` : answer };
}

/** Whether somebody should be asked about it: not of a level that has moved by little. */
function isWorthACall(tile: PulseTile): boolean {
  const isSmall = isSlight(tile) && tile.tile !== 'attendance' && !isGivingTile(tile);
  return (isOffNow(tile) && !isSmall) || isFarBelowOverWeeks(tile);
}

/** So many times the usual are many guests, as after Easter; fewer than so many are not. */
const manyGuests = { times: 1.5, least: 5 };

/** Whether fewer of the earlier guests came back than expected, and no change of a level says since when. */
function areFewBack(tile: PulseTile): boolean {
  const { state, direction } = tile.verdict;
  const isLow = state === 'outside' || (state === 'unusual' && direction === 'down');
  return isLow && isFewReturned(tile);
}

function isMoreGuests({ tile, direction }: PulseTile): boolean {
  return tile === 'first_time_guests' && direction === 'more';
}

/** This week's first-time guests; null where they are not known, or none. */
function newGuests(tiles: readonly PulseTile[]): string | null {
  const guests = tiles.find(({ tile }) => tile === 'first_time_guests');
  const isKnown = guests?.standing === null && guests.verdict.side !== null;
  return isKnown && guests.value ? valueWords(guests.value, 'people', null) : null;
}

/** Many guests, whether or not they were expected: each should hear from somebody. */
function guestsTask({ tile, value, median, standing, verdict }: PulseTile): Task[] {
  const isKnown = tile === 'first_time_guests' && standing === null && verdict.side !== null;
  const { times, least } = manyGuests;
  if (!isKnown || value === null || value < Math.max(least, times * (median ?? value))) {
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

type Around = {
  day: string;
  /** The service day as it is called. */
  named: string;
  /** See `newGuests`. */
  fresh: string | null;
};

function taskAbout(tile: PulseTile, { named, day, fresh }: Around): Task {
  const isLasting = tile.verdict.state === 'lasting';
  const since = isLasting && tile.lasting ? dayWords(tile.lasting.since) : null;
  if (tile.tile === 'attendance' && since === null) {
    const answer = todoMessages.noteIt(named);
    return { answer, step: todoMessages.noteItStep, alone: answer, noteOn: day };
  }
  const step = areFewBack(tile) ? returnedStep(tile, fresh) : stepAbout(tile, since);
  return { answer: todoMessages.askAbout(tileNoun(tile)), step, alone: step };
}

/** That those are asked after who did not come back. */
function returnedStep({ value, base, line }: PulseTile, fresh: string | null): string {
  const gone = valueWords((base ?? 0) - (value ?? 0), 'people', null);
  return todoMessages.askReturned(gone, cohortDays(line.at(-1)?.day ?? ''), fresh);
}

function stepAbout(tile: PulseTile, since: string | null): string {
  if (isServingHalved(tile)) {
    return todoMessages.askSchedules;
  }
  if (isGivingTile(tile) && tile.direction === 'fewer' && !tile.areGiftsIn) {
    return todoMessages.askGiving(since);
  }
  return isMoreGuests(tile) && tile.value !== null && tile.standing === null
    ? todoMessages.askGuests(valueWords(tile.value, 'people', null))
    : todoMessages.askWhom(askedAbout(tile), since);
}
