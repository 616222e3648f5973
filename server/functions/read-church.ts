import type { PulseCard } from '#contract/functions/church-pulse.ts';
import { runAboutChurch } from './about-church.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import type { SteepleContext } from '../http/context.ts';
import type { ComputeServices } from '../services.ts';
import { type LoadedPulse, loadPulse } from '../pulse/load-pulse.ts';
import { parseCard, pulseColumns } from '../church/rows.ts';

/**
 * Reads a church's dashboard input as the requesting person, in one statement, which also logs a super
 * admin's visit.
 *
 * @throws {ApiError} 403 for somebody else's church, 404 for an unknown one
 */
export async function readChurch(
  services: ComputeServices,
  claims: VerifiedClaims,
  accountId: string,
  c: SteepleContext,
): Promise<LoadedPulse & { card: PulseCard | null }> {
  const columns = [
    'figures',
    'asked',
    'choices',
    'annotations',
    'expected',
    'connections',
    'card',
  ] as const;
  const [
    figures = null,
    asked = null,
    choices = null,
    annotations = null,
    expected = null,
    connections = null,
    card = null,
  ] = await runAboutChurch(services, claims, accountId, {
    columns: columns.map((name) => `${pulseColumns[name]}::text`),
  });
  const texts = { figures, asked, choices, annotations, expected, connections };
  const { jobs } = services.connections;
  const keeping = { jobs, accountId, log: c.get('log') };
  const loaded = await loadPulse(texts, services.config.clock.now().toISOString(), keeping);
  return { ...loaded, card: parseCard(card) };
}
