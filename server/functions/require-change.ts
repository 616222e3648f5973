import type { VerifiedClaims } from '../http/claims.ts';
import type { ComputeServices } from '../services.ts';
import { runForChurch } from './as-church-person.ts';

/**
 * Refuses a person who may not change this church, before a provider is asked.
 *
 * @throws ApiError 403 or 404
 */
export async function requireChange(
  services: ComputeServices,
  claims: VerifiedClaims,
  accountId: string,
): Promise<void> {
  const text = 'select private.require_church_to_change($1::uuid)::text';
  await runForChurch(services, claims, { text, values: [accountId] });
}
