import type { OpenCard } from '#analytics/pulse/cards-beside-tiles.ts';
import { isTileOfGiving, tilesOf } from '#analytics/pulse/tile-definitions.ts';
import type { TileId } from '#contract/functions/church-pulse.ts';
import { parseCards } from '../church/parse-rows.ts';
import { readTexts } from '../church/read-texts.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import type { SteepleContext } from '../http/context.ts';
import { type LoadedPulse, loadPulse } from '../pulse/load-pulse.ts';
import type { ComputeServices } from '../services.ts';
import { asPerson } from './about-church.ts';

/**
 * Reads a church's dashboard input as the requesting person, and which tiles they see, in one statement,
 * which also logs a super admin's visit.
 *
 * @throws {ApiError} 403 for somebody else's church, 404 for an unknown one
 */
export async function readPulse(
  services: ComputeServices,
  claims: VerifiedClaims,
  accountId: string,
  c: SteepleContext,
): Promise<LoadedPulse & { cards: readonly OpenCard[]; tiles: readonly TileId[] }> {
  const { ownExpected = null, ...texts } = await readTexts(asPerson(services, claims, accountId), [
    'figures',
    'asked',
    'answers',
    'typed',
    'revised',
    'choices',
    'annotations',
    'ownExpected',
    'seesGiving',
    'connections',
    'services',
    'cards',
  ]);
  const { jobs } = services.connections;
  const seesGiving = texts.seesGiving === 'true';
  const keeping = { jobs, accountId, log: c.get('log'), seesGiving };
  const now = services.config.clock.now().toISOString();
  const loaded = await loadPulse({ ...texts, expected: ownExpected }, now, keeping);
  const { input } = loaded;
  const tiles = tilesOf(input).filter((tile) => seesGiving || !isTileOfGiving(tile, input));
  return { ...loaded, cards: parseCards(texts.cards, input), tiles };
}
