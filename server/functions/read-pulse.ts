import type { PulseCard } from '#contract/functions/church-pulse.ts';
import { parseCard } from '../church/parse-rows.ts';
import { readTexts } from '../church/read-texts.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import type { SteepleContext } from '../http/context.ts';
import { type LoadedPulse, loadPulse } from '../pulse/load-pulse.ts';
import type { ComputeServices } from '../services.ts';
import { asPerson } from './about-church.ts';

/**
 * Reads a church's dashboard input as the requesting person, in one statement, which also logs a super
 * admin's visit.
 *
 * @throws {ApiError} 403 for somebody else's church, 404 for an unknown one
 */
export async function readPulse(
  services: ComputeServices,
  claims: VerifiedClaims,
  accountId: string,
  c: SteepleContext,
): Promise<LoadedPulse & { card: PulseCard | null }> {
  const texts = await readTexts(asPerson(services, claims, accountId), [
    'figures',
    'asked',
    'choices',
    'annotations',
    'expected',
    'connections',
    'card',
  ]);
  const { jobs } = services.connections;
  const keeping = { jobs, accountId, log: c.get('log') };
  const loaded = await loadPulse(texts, services.config.clock.now().toISOString(), keeping);
  return { ...loaded, card: parseCard(texts.card) };
}
