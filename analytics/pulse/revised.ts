import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { dayWords, valueWords } from '#contract/messages/figure-words.ts';
import { tileNouns } from '#contract/messages/tiles.ts';
import { weekFactMessages } from '#contract/messages/trust.ts';
import { isClosed } from '../calendar/church-week.ts';
import type { PulseInput } from './pulse-input.ts';
import { isGivingTile } from './tile-facts.ts';

/** What a week's number was until a day. */
export type Revision = {
  figure: 'attendance' | 'giving';
  week: string;
  /** Null of gifts: two of their sums would differ by single ones, so only that they changed is kept. */
  value: number | null;
  /** The local date. */
  on: string;
  /** That it was final: known of gifts that were typed. */
  wasFinal?: boolean;
};

/** A number that people may have read, and the day it was replaced. */
export type Former = { value: number; on: string };

/** A week's attendance before it became less, or changed after its closing; null where it did neither lately. */
export function formerAttendance(
  { figures, revised = [] }: Pick<PulseInput, 'figures' | 'revised'>,
  week: string,
): Former | null {
  const now = figures.get('attendance')?.find((row) => row.week === week)?.value ?? null;
  const former = revised.flatMap(({ figure, week: of, value, on }): Former[] => {
    const isOther = figure === 'attendance' && of === week && value !== null && now !== null;
    return isOther && (value > now || (value < now && isClosed(week, on))) ? [{ value, on }] : [];
  });
  return former.at(-1) ?? null;
}

/**
 * That a number of the shown week is another one than people have read; null where none is. Of gifts that were
 * read, the first change after the closing is that they are final; typed ones may have been before.
 */
export function revisedWords(
  input: Pick<PulseInput, 'figures' | 'revised'>,
  tiles: readonly PulseTile[],
  week: string,
): string | null {
  const former = formerAttendance(input, week);
  const gifts = (input.revised ?? [])
    .filter(({ figure, week: of, on }) => figure === 'giving' && of === week && isClosed(week, on))
    .filter(({ wasFinal = false }, at) => wasFinal || at > 0);
  const given = tiles.find((tile) => isGivingTile(tile) && tile.value !== null);
  const last = gifts.at(-1);
  const said = [
    former
      ? weekFactMessages.was(
          tileNouns.attendance,
          valueWords(former.value, 'people', null),
          dayWords(former.on),
        )
      : '',
    given && last ? weekFactMessages.givingChanged(dayWords(last.on)) : '',
  ].filter(Boolean);
  return said.length > 0 ? said.join(' ') : null;
}
