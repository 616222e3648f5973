import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { Growth } from '#contract/functions/pulse-verdict.ts';
import { isOffNow } from './tile-facts.ts';

type Grown = Pick<PulseTile, 'growth' | 'growths' | 'lineUnit'>;

/**
 * The quarter's change from last year where it is clear by its own spread and the half year does not say it. The one
 * judgment of the last weeks, for every screen: fewer of them turn with each Sunday.
 */
export function quarterAlone({ growth, growths, lineUnit }: Grown): Growth | null {
  const quarter = growths.find(({ weeks }) => weeks === 13);
  const isNews = quarter !== undefined && quarter !== growth && quarter.said !== null;
  return lineUnit !== 'share' && isNews && quarter.said !== growth?.said ? quarter : null;
}

/** A clear fall from last year, by the newest stretch that says which way; null where it is told as a change already. */
export function fallenInAYear(tile: PulseTile): Growth | null {
  const said = tile.lineUnit === 'share' ? null : (quarterAlone(tile) ?? tile.growth);
  const isTold = isOffNow(tile) && tile.verdict.direction === 'down';
  return said?.said === 'down' && !isTold ? said : null;
}
