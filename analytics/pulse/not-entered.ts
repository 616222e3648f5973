import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { Verdict } from '#contract/functions/pulse-verdict.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { notEnteredMessages } from '#contract/messages/not-entered.ts';
import { weeksBetween } from '../calendar/church-week.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import { sameBreakWeeks } from '../judging/level-break.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { withoutDoubted } from './doubted-stretches.ts';
import { levelsAround } from './lasting-change.ts';
import { newestHole } from './newest-hole.ts';
import type { PulseInput } from './pulse-input.ts';
import { isGivingTile, isOff } from './tile-facts.ts';
import { enteredGifts } from './week-answers.ts';

const noVerdict: Verdict = { side: null, state: 'none', direction: null, since: null };
const noGrowth = { growth: null, growths: [], yearToDate: null };

type Around = Pick<
  PulseInput,
  'serviceDay' | 'calendar' | 'figures' | 'answers' | 'areFundsLeftOut'
>;
type NotEntered = NonNullable<PulseTile['notEntered']>;

/** The first of the weeks in a row, up to one, of which hardly any gifts are entered; null where that one's are. */
function firstOfHole({ counted, judged }: TileHistory, week: string): string | null {
  const known = counted.filter((each) => each.week <= week);
  return newestHole(known, judged)?.week ?? null;
}

/** The levels before weeks in a row of which hardly any gifts are entered, and in them; null where these are no two. */
export function changeOfHole(
  history: TileHistory,
  input: Around,
  week: string,
): PulseTile['lasting'] {
  const since = firstOfHole(history, week);
  if (since === null || since === week) {
    return null;
  }
  const { counted } = withoutDoubted(history, week);
  return levelsAround(history, input, { direction: 'down', since, week }, counted);
}

/**
 * A tile of gifts while hardly any are entered, by the week whose verdict is said: the same on every day until another
 * week is final. What is told of it, and compared, begins with the first of these weeks.
 */
export function withHole(
  tile: PulseTile,
  history: TileHistory,
  { input, week }: { input: Around; week: string },
): PulseTile {
  const { verdict, standing } = tile;
  const said = standing?.week ?? week;
  const first = verdict.direction === 'down' ? firstOfHole(history, said) : null;
  if (first === null) {
    return areGiftsIn(tile, said, input) ? { ...tile, areGiftsIn: true } : tile;
  }
  const { areFundsLeftOut = false } = input;
  const since = serviceDayOf(first, input);
  const notEntered = { since, isOneWeek: first === said, areFundsLeftOut };
  return verdict.state === 'lasting'
    ? {
        ...tile,
        notEntered,
        verdict: { ...verdict, since: first },
        shiftWeeks: weeksBetween(first, week) + 1,
        lasting: changeOfHole(history, input, said),
      }
    : { ...tile, notEntered, lasting: null };
}

/** Whether the church has said, when giving fell to what is told of it now, that all gifts are entered. */
function areGiftsIn(tile: PulseTile, week: string, { answers }: Around): boolean {
  const isLess = isGivingTile(tile) && tile.verdict.direction === 'down';
  const since = tile.verdict.since ?? week;
  return (
    isLess &&
    [...enteredGifts(answers)].some(
      (entered) => entered <= week && Math.abs(weeksBetween(entered, since)) <= sameBreakWeeks,
    )
  );
}

/**
 * The tiles of which those about gifts say nothing while hardly any gifts are entered. The verdict on giving
 * itself stays, for what it asks to be done; the recurring share has none of gifts that are not there.
 */
export function withNotEntered(tiles: readonly PulseTile[]): PulseTile[] {
  const notEntered = tiles.find((tile) => tile.notEntered)?.notEntered;
  if (notEntered === undefined) {
    return [...tiles];
  }
  return tiles.map((tile): PulseTile => {
    if (isGivingTile(tile)) {
      return { ...tile, ...noGrowth, notEntered };
    }
    const isShown = !['hidden', 'no_data', 'asked'].includes(tile.state);
    return tile.tile === 'recurring_share' && isShown ? { ...unjudged(tile), notEntered } : tile;
  });
}

/** That hardly any gifts are entered, in words. */
export function notEnteredWords(hole: NotEntered): string {
  return notEnteredMessages.hardlyGiven(dayWords(hole.since), hole);
}

function unjudged(tile: PulseTile): PulseTile {
  return {
    ...tile,
    ...noGrowth,
    state: isOff(tile) || tile.state === 'normal' ? 'partial' : tile.state,
    verdict: noVerdict,
    standing: null,
    lasting: null,
    direction: null,
    shiftWeeks: 0,
  };
}
