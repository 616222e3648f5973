import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { Growth, NewestWeeks } from '#contract/functions/pulse-verdict.ts';
import { isOffNow } from './tile-facts.ts';

type Grown = Pick<PulseTile, 'growth' | 'growths' | 'lineUnit'>;
type Told = Grown & Pick<PulseTile, 'newest'>;

/**
 * The quarter's change from last year where it is clear by its own spread and the half year does not say it. The one
 * judgment of the last weeks, for every screen: fewer of them turn with each Sunday.
 */
export function quarterAlone({ growth, growths, lineUnit }: Grown): Growth | null {
  const quarter = growths.find(({ weeks }) => weeks === 13);
  const isNews = quarter !== undefined && quarter !== growth && quarter.said !== null;
  return lineUnit !== 'share' && isNews && quarter.said !== growth?.said ? quarter : null;
}

/**
 * The newest eight weeks beside last year's where they differ, clearly or by what may be chance, and no longer stretch says so already; null
 * otherwise. The one judgment of these weeks, for every screen.
 */
export function newestAlone(
  tile: Told,
): (NewestWeeks & { side: NonNullable<NewestWeeks['side']> }) | null {
  const { newest, growth } = tile;
  const said = (quarterAlone(tile) ?? growth)?.said ?? null;
  const side = newest?.side ?? null;
  return newest && side && side !== said ? { ...newest, side } : null;
}

/** So far apart, the medians of the newest weeks look like a change, and nearer than so much they look the same. */
const looks = { apart: 0.05, alike: 0.02 };

/**
 * What is said of the newest eight weeks beside last year's, so that no words of a longer stretch stand over two
 * numbers that they do not fit: `clear` and `maybe` as `newestAlone`; `apart` where chance alone may have them so far
 * apart; `level` where they do not share the change that a longer stretch says. Null where its words fit, or there
 * are none.
 */
export function newestSaid(
  tile: Told,
): { said: 'clear' | 'maybe' | 'apart' | 'level'; newest: NewestWeeks } | null {
  const { newest, growth } = tile;
  if (newest === null || newest.before <= 0) {
    return null;
  }
  const alone = newestAlone(tile);
  if (alone) {
    return { said: alone.isClear ? 'clear' : 'maybe', newest };
  }
  const said = (quarterAlone(tile) ?? growth)?.said ?? null;
  const change = newest.now / newest.before - 1;
  const isThatWay = said !== null && change * (said === 'up' ? 1 : -1) >= looks.alike;
  if (isThatWay) {
    return null;
  }
  if (newest.isApart || Math.abs(change) >= looks.apart) {
    return { said: 'apart', newest };
  }
  return said === null ? null : { said: 'level', newest };
}

/** Fallen to so much of last year's, it is worth a word before it is clear; of fewer, a half is one or two. */
const halved = { share: 0.6, least: 4 };

/** The newest eight weeks where they are about half of last year's; null where that is told as a change already. */
export function halvedInAYear(tile: PulseTile): NewestWeeks | null {
  const newest = tile.lineUnit === 'share' || tile.notEntered ? null : newestAlone(tile);
  const isTold = isOffNow(tile) && tile.verdict.direction === 'down';
  const isHalved =
    newest?.side === 'down' &&
    newest.before >= halved.least &&
    newest.now <= halved.share * newest.before;
  return isHalved && !isTold ? newest : null;
}

/**
 * How clearly a number outside its range is one of weeks that lie on that side of last year's; null where it stands
 * alone.
 */
export function onceMore(tile: PulseTile, side: 'above' | 'below'): 'clear' | 'maybe' | null {
  const newest = newestAlone(tile);
  const isSameWay = newest?.side === (side === 'above' ? 'up' : 'down');
  if ((side === 'below' && fallenInAYear(tile)) || (isSameWay && newest?.isClear)) {
    return 'clear';
  }
  return isSameWay ? 'maybe' : null;
}

/** A clear fall from last year, by the newest stretch that says which way; null where it is told as a change already. */
export function fallenInAYear(tile: PulseTile): Growth | null {
  const said = tile.lineUnit === 'share' ? null : (quarterAlone(tile) ?? tile.growth);
  const isTold = isOffNow(tile) && tile.verdict.direction === 'down';
  return said?.said === 'down' && !isTold ? said : null;
}
