import { isOwnFigureId, type OwnFigureFacts } from '../figures/own.ts';
import type { AnyFigureId } from '../figures.ts';
import type { PulseTile, TileId } from '../functions/church-pulse.ts';
import {
  bringsItMessages,
  lookMessages,
  offPhrases,
  tileDefinitionTexts,
  tileNames,
} from './dashboard.ts';
import { figureWords } from './figures.ts';
import { sentences } from './sentences.ts';
import { tileNouns } from './tiles.ts';

/** Figures that a church names itself, within our sentences. */
export const ownTileMessages = sentences('ownTileMessages', {
  /** Where its name is not known yet, or it is none of the church's. */
  unnamed: 'A custom number',
  bringsIt: 'Comes from what you count yourself. No one has counted it yet.',
  look: (name: string) => `Take a look at ${name} this week.`,
  off: {
    more: (name: string) => `a higher number for ${name}`,
    fewer: (name: string) => `a lower number for ${name}`,
  },
  typed: {
    service: 'A custom number, entered on the Count page for each service.',
    week: 'A custom number, entered on the Count page once a week.',
  },
  fromHeadcounts: 'A custom number, from headcounts in Planning Center.',
  together: {
    sum: 'If a week has several counts, we add them up.',
    last: 'If a week has several counts, we use the last one.',
  },
  trap: 'A week that wasn’t counted is blank, not 0.',
  /** In place of a range where it is too rare for one. */
  rare: 'Less than one a week is too few for a range',
  inWeeks: 'in 13 weeks',
  /** Over the closer look at one that is too rare for a range. */
  sums: (name: string, newest: string, lastYear: string | null) =>
    lastYear === null
      ? `${name}: ${newest} in the last 13 weeks.`
      : `${name}: ${newest} in the last 13 weeks, ${lastYear} in the same weeks last year.`,
  before: 'Previous 13 weeks',
  lastYear: 'Same 13 weeks last year',
  year: 'This year so far',
});

/** A fact in a line, e.g. `Expected 0 to 4`. */
export function tileFactWords(name: string, value: string): string {
  return `${name} ${value}`;
}

const isolates = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name as it stands in a sentence: one that is written from the right keeps what is around it in order. */
function isolated(name: string): string {
  return isolates.test(name) ? `\u2068${name}\u2069` : name;
}

type Named = { tile: TileId; own?: Pick<OwnFigureFacts, 'name'> | undefined };

/** What a tile is called where it stands alone. */
export function tileName({ tile, own }: Named): string {
  return isOwnFigureId(tile) ? (own?.name ?? ownTileMessages.unnamed) : tileNames[tile];
}

/** What it is called within a sentence. */
export function tileNoun(tile: Named): string {
  return isOwnFigureId(tile.tile) ? isolated(tileName(tile)) : tileNouns[tile.tile];
}

/** Where its number would come from, while there is none. */
export function bringsItWords(tile: TileId): string {
  return isOwnFigureId(tile) ? ownTileMessages.bringsIt : bringsItMessages[tile];
}

/** That it should be looked at. */
export function lookWords(tile: Named): string {
  return isOwnFigureId(tile.tile) ? ownTileMessages.look(tileNoun(tile)) : lookMessages[tile.tile];
}

/** What is off, as a part of a sentence. */
export function offWords(tile: Named, side: 'more' | 'fewer'): string {
  return isOwnFigureId(tile.tile)
    ? ownTileMessages.off[side](tileNoun(tile))
    : offPhrases[tile.tile][side];
}

/** What it is, and what to beware of. */
export function definitionWords({ tile, own }: Pick<PulseTile, 'tile' | 'own'>): {
  is: string;
  trap: string;
} {
  if (!isOwnFigureId(tile)) {
    return tileDefinitionTexts[tile];
  }
  const { isFromHeadcounts, per, together } = own ?? usualOwn;
  const { typed, fromHeadcounts, trap } = ownTileMessages;
  const is = isFromHeadcounts ? fromHeadcounts : typed[per];
  return { is: `${is} ${ownTileMessages.together[together]}`, trap };
}

const usualOwn = { isFromHeadcounts: false, per: 'service', together: 'sum' } as const;

/** What a figure is called, with those of the church's own. */
export function anyFigureWords(
  figure: AnyFigureId,
  own: readonly Pick<OwnFigureFacts, 'id' | 'name'>[],
): { name: string; bringsIt: string } {
  if (!isOwnFigureId(figure)) {
    return figureWords(figure);
  }
  const name = own.find(({ id }) => id === figure)?.name ?? ownTileMessages.unnamed;
  return { name, bringsIt: ownTileMessages.bringsIt };
}
