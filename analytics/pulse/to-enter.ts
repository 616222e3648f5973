import { isOwnFigureId } from '#contract/figures/own.ts';
import type { PulsePoint, PulseTile } from '#contract/functions/church-pulse.ts';
import { dayCalled, dayWords, listWords, valueWords } from '#contract/messages/figure-words.ts';
import { missingServiceMessages, type NamedServices } from '#contract/messages/missing-services.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { tileNouns } from '#contract/messages/tiles.ts';
import { type AskedAbout, todoMessages } from '#contract/messages/todo.ts';
import { missingWords } from '../figures/missing-words.ts';
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
  const { notEntered } = doubted;
  const since = dayWords(notEntered.since);
  const step = todoMessages.askGifts(since, notEntered);
  return [{ answer: todoMessages.findGifts(since, notEntered.isOneWeek), step, alone: step }];
}

/** Have the newest Sunday counted, or the rest of it. */
export function newestTask({ newest, today, services }: Missing): Task[] {
  if (newest === null) {
    return [];
  }
  const { uncounted, uncountedStep, notMetStep, unfinished, unfinishedStep, calledOffStep } =
    todoMessages;
  const day = dayCalled(newest.day, today);
  const noteOn = newest.day;
  if (newest.value === null) {
    const [answer, step] = [uncounted(day), `${uncountedStep} ${notMetStep}`];
    return [{ answer, step, alone: `${answer} ${step}`, noteOn }];
  }
  const known = missingWords(services, newest.week);
  const said = unfinished(day, valueWords(newest.value, 'people', null));
  const answer = known ? `${said} ${missingServiceMessages.notIn(known.missing)}` : said;
  const step = known
    ? missingServiceMessages.step(known.missing)
    : `${unfinishedStep} ${calledOffStep}`;
  return [{ answer, step, alone: `${answer} ${step}`, noteOn }];
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

type Halves = Pick<Missing, 'halves' | 'halfWas' | 'services'>;

/** Have older Sundays finished that have no whole count, or set aside. */
export function halfTask(missing: Halves): Task[] {
  const { halves } = missing;
  const last = halves.at(-1);
  if (!last) {
    return [];
  }
  const answer = halves.length === 1 ? halfAnswer(last, missing) : halvesAnswer(missing);
  const step = halfStep(missing);
  return [{ answer, step, alone: `${answer} ${step}`, noteOn: last.day }];
}

function halfAnswer({ week, day, value }: PulsePoint, { halfWas, services }: Halves): string {
  const people = (count: number) => valueWords(count, 'people', null);
  const without = missingWords(services, week)?.missing;
  const named = dayWords(day);
  const part = (count: number) =>
    without
      ? missingServiceMessages.half(named, people(count), without.words)
      : todoMessages.half(named, people(count));
  const said = value === null ? todoMessages.none(named) : part(value);
  return halfWas
    ? `${said} ${todoMessages.was(people(halfWas.value), dayWords(halfWas.on))}`
    : said;
}

function halvesAnswer({ halves, services }: Halves): string {
  const days = listWords(halves.slice(-namedWeeks).map(({ day }) => dayWords(day)));
  if (halves.some(({ value }) => value === null)) {
    return todoMessages.notWhole(days);
  }
  const without = sameServices(halves, services);
  return without ? missingServiceMessages.halves(days, without.words) : todoMessages.halves(days);
}

function halfStep({ halves, services }: Halves): string {
  if (halves.every(({ value }) => value === null)) {
    return todoMessages.noneStep;
  }
  const without = halves.length === 1 ? sameServices(halves, services) : null;
  return without ? missingServiceMessages.halfStep(without) : todoMessages.halfStep;
}

/** The services that all of some weeks lack; null where they differ, or are not known. */
function sameServices(
  weeks: readonly { week: string }[],
  services: Missing['services'],
): NamedServices | null {
  const known = weeks.map(({ week }) => missingWords(services, week)?.missing ?? null);
  const [first = null] = known;
  return known.every((one) => one?.words === first?.words) ? first : null;
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
