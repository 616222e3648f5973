import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { weekSentences } from '#contract/messages/dashboard.ts';
import { dayWords, expectedWords, valueWords } from '#contract/messages/figure-words.ts';
import { type LeadTile, leadSentences, leadTiles } from '#contract/messages/lead.ts';
import { isInside80 } from '../forecast/inside.ts';
import { isAlreadyAbove, isFarOutside, isForTimeOfYear } from './tile-facts.ts';

/** A tile that is not about attendance, and can lead the page. */
export type Lead = PulseTile & { tile: LeadTile };

/** What can lead the page. */
export type LeadingTile = 'attendance' | LeadTile;

/**
 * What the headline is about where no attendance was ever counted: the first figure that has a number this
 * week, else one that is hidden, else one that had a number.
 *
 * @returns null where it is attendance, and where there is nothing else
 */
export function leadOf(tiles: readonly PulseTile[]): Lead | null {
  const attendance = tiles.find(({ tile }) => tile === 'attendance');
  if (attendance && (attendance.state === 'asked' || hasNumber(attendance))) {
    return null;
  }
  const others = leadTiles.flatMap((id) => tiles.find((one): one is Lead => one.tile === id) ?? []);
  return (
    others.find(({ value }) => value !== null) ??
    others.find(({ state }) => state === 'hidden') ??
    others.find(hasNumber) ??
    null
  );
}

function hasNumber({ weeksSoFar, line }: PulseTile): boolean {
  return weeksSoFar > 0 || line.some(({ value }) => value !== null);
}

type Facts = {
  /** The church's note on a masked week. */
  maskedBy: string | null;
  event: string | null;
  currency: string | null;
  /** Whether nothing else is off. */
  isAllNormal: boolean;
};

/** The headline about such a figure. */
export function leadSentence(
  tile: Lead,
  { maskedBy, event, currency, isAllNormal }: Facts,
): string {
  if (tile.state === 'hidden') {
    return leadSentences.hidden(tile.tile);
  }
  if (maskedBy !== null) {
    return weekSentences.masked(maskedBy);
  }
  if (tile.value === null) {
    return leadSentences.missing(tile.tile);
  }
  const value = numberOf(tile, tile.value, currency);
  const range = tile.expected && expectedWords(tile.expected, tile.unit, currency);
  if (range !== null && isAlreadyAbove(tile)) {
    return leadSentences.alreadyAbove(tile.tile, value, range);
  }
  if (tile.state === 'provisional' || tile.state === 'partial') {
    return leadSentences[tile.state](tile.tile, value, range);
  }
  if (range === null) {
    const sentence = tile.weeksSoFar <= 1 ? leadSentences.first : leadSentences.tooLittle;
    return sentence(tile.tile, value, Math.max(1, tile.weeksToGo));
  }
  return judgedSentence(tile, { value, range, event, isAllNormal });
}

type Words = { value: string; range: string } & Pick<Facts, 'event' | 'isAllNormal'>;

function judgedSentence(lead: Lead, { value, range, event, isAllNormal }: Words): string {
  const { tile, state, direction, lasting } = lead;
  if (direction) {
    const side = direction === 'more' ? 'above' : 'below';
    return state === 'shift'
      ? leadSentences.shift(tile, value, {
          since: dayWords(lasting?.since ?? ''),
          side,
          isForSeason: lasting !== null && isForTimeOfYear(lasting),
        })
      : leadSentences.unusual(tile, value, range, side);
  }
  const side = sideOf(lead);
  if (event !== null) {
    return leadSentences.event(tile, event, value, range, side);
  }
  if (side !== null) {
    return isFarOutside(lead)
      ? leadSentences.farEdge(tile, value, range, side)
      : leadSentences.edge(tile, value, range, side);
  }
  return isAllNormal
    ? leadSentences.normal(tile, value, range)
    : leadSentences.inLine(tile, value, range);
}

function sideOf({ value, expected }: Lead): 'above' | 'below' | null {
  if (value === null || !expected || isInside80(expected, value)) {
    return null;
  }
  return value > expected.high80 ? 'above' : 'below';
}

function numberOf({ unit, lineUnit, base }: Lead, number: number, currency: string | null): string {
  const isRate = unit === 'people' && lineUnit === 'share' && base !== null;
  return `${valueWords(number, unit, currency)}${isRate ? ` of ${base}` : ''}`;
}
