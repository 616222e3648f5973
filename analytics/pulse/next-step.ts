import { isOwnFigureId } from '#contract/figures/own.ts';
import type { FiguresPulse, PulseTile } from '#contract/functions/church-pulse.ts';
import { dayWords, valueWords, weekdayWords } from '#contract/messages/figure-words.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { todoMessages } from '#contract/messages/todo.ts';
import { isGivingTile, isOffNow, isUnfinished } from './tile-facts.ts';

type Todo = FiguresPulse['todo'];

/**
 * What to do where there is no card: finish the count that everything leans on, else ask about what is off.
 *
 * @param week its service day, and whether it is over
 * @returns null where there is nothing to do
 */
export function nextStep(
  tiles: readonly PulseTile[],
  week: { day: string; isOver: boolean; isMasked: boolean },
): Pick<Todo, 'answer' | 'step'> | null {
  const attendance = tiles.find(({ tile }) => tile === 'attendance');
  const day = weekdayWords(week.day);
  if (attendance && !week.isMasked && isUnfinished(attendance, week)) {
    return attendance.value === null
      ? { answer: todoMessages.uncounted(day), step: todoMessages.uncountedStep }
      : {
          answer: todoMessages.unfinished(day, valueWords(attendance.value, 'people', null)),
          step: todoMessages.unfinishedStep,
        };
  }
  const off = tiles.filter(isOffNow);
  const first = off.find((each) => each === attendance) ?? off[0];
  return first ? stepAbout(first, day) : null;
}

function stepAbout(tile: PulseTile, day: string): Pick<Todo, 'answer' | 'step'> {
  const isLasting = tile.verdict.state === 'lasting';
  const since = isLasting && tile.lasting ? dayWords(tile.lasting.since) : null;
  if (tile.tile === 'attendance' && since === null) {
    return { answer: todoMessages.noteIt(day), step: todoMessages.noteItStep };
  }
  const isLessGiving = isGivingTile(tile) && tile.direction === 'fewer';
  return {
    answer: todoMessages.askAbout(tileNoun(tile)),
    step: isLessGiving
      ? todoMessages.askGiving(since)
      : todoMessages.askWhom(isOwnFigureId(tile.tile) ? 'own' : tile.tile, since),
  };
}
