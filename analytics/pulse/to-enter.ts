import { isOwnFigureId } from '#contract/figures/own.ts';
import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { dayCalled, dayWords, listWords, valueWords } from '#contract/messages/figure-words.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { tileNouns } from '#contract/messages/tiles.ts';
import { type AskedAbout, todoMessages } from '#contract/messages/todo.ts';
import type { UncountedEve } from './christmas-eve.ts';
import { isOfGiving, type LateFigures, type Missing } from './what-is-missing.ts';

/** Something to do: as an answer with its step, as one sentence beside others, and the day of a note about it. */
export type Task = { answer: string; step: string; alone: string; noteOn?: string };

/** So many weeks are named. */
export const namedWeeks = 3;

/** Find the gifts of which hardly any were entered. */
export function giftsTask({ doubted }: Missing): Task[] {
  if (!doubted?.notEntered) {
    return [];
  }
  const { since, isOneWeek } = doubted.notEntered;
  const step = todoMessages.askGifts(dayWords(since), isOneWeek);
  return [{ answer: todoMessages.findGifts(dayWords(since), isOneWeek), step, alone: step }];
}

/** Have the newest Sunday counted, or the rest of it. */
export function newestTask({ newest, today }: Missing): Task[] {
  if (newest === null) {
    return [];
  }
  const day = dayCalled(newest.day, today);
  const [answer, step] =
    newest.value === null
      ? [todoMessages.uncounted(day), todoMessages.uncountedStep]
      : [
          todoMessages.unfinished(day, valueWords(newest.value, 'people', null)),
          todoMessages.unfinishedStep,
        ];
  return [{ answer, step, alone: `${answer} ${step}` }];
}

/** On Christmas Eve itself: have it counted, before everything that can wait. */
export function tonightTask({ tonight }: Pick<Missing, 'tonight'>): Task[] {
  if (tonight === null) {
    return [];
  }
  const answer = todoMessages.eveTonight;
  const step = tonight.wasCounted ? todoMessages.uncountedStep : todoMessages.eveTonightStep;
  return [{ answer, step, alone: `${answer} ${step}` }];
}

/** Have Christmas Eve counted, or what was counted of it included. */
export function eveTask({ eve }: Missing): Task[] {
  if (!eve?.isAsked) {
    return [];
  }
  const answer = eveSentence(eve);
  const step = eve.wasCounted ? todoMessages.uncountedStep : todoMessages.eveNotIncludedStep;
  return [{ answer, step, alone: `${answer} ${step}` }];
}

/** That a Christmas Eve is missing, as trust and the next step say it. */
export function eveSentence({ wasCounted }: Pick<UncountedEve, 'wasCounted'>): string {
  return wasCounted ? todoMessages.eveUncounted : todoMessages.eveNotIncluded;
}

/** Have figures completed whose week is due. */
export function lateTasks({ late }: Missing): Task[] {
  return late.map((each) => {
    const answer = lateSentence(each);
    const step = todoMessages.lateStep(askedAbout(each.tiles[0]));
    return { answer, step, alone: `${answer} ${step}` };
  });
}

/** Have older Sundays finished that have no whole count, or set aside. */
export function halfTask({ halves, halfWas }: Pick<Missing, 'halves' | 'halfWas'>): Task[] {
  const [only] = halves;
  if (!only) {
    return [];
  }
  const days = listWords(halves.slice(-namedWeeks).map(({ day }) => dayWords(day)));
  const people = (value: number) => valueWords(value, 'people', null);
  const areParts = halves.every(({ value }) => value !== null);
  const said =
    halves.length > 1
      ? todoMessages[areParts ? 'halves' : 'notWhole'](days)
      : only.value === null
        ? todoMessages.none(days)
        : todoMessages.half(days, people(only.value));
  const was =
    halves.length === 1 && halfWas
      ? ` ${todoMessages.was(people(halfWas.value), dayWords(halfWas.on))}`
      : '';
  const answer = `${said}${was}`;
  const step = halves.every(({ value }) => value === null)
    ? todoMessages.noneStep
    : todoMessages.halfStep;
  return [{ answer, step, alone: `${answer} ${step}`, noteOn: (halves.at(-1) ?? only).day }];
}

/** Which weeks of which figures are due and not complete. */
export function lateSentence({ tiles, weeks }: LateFigures): string {
  const days = listWords(weeks.slice(-namedWeeks).map(({ day }) => dayWords(day)));
  return todoMessages.late(days, weeks.length, lateNouns(tiles));
}

/** What such figures are called, those of gifts by one name. */
export function lateNouns(tiles: readonly PulseTile[]): string {
  return tiles.every(isOfGiving) ? tileNouns.giving : listWords(tiles.map(tileNoun));
}

/** Who is asked about a figure. */
export function askedAbout(tile: Pick<PulseTile, 'tile'> | undefined): AskedAbout {
  return tile === undefined || isOwnFigureId(tile.tile) ? 'own' : tile.tile;
}
