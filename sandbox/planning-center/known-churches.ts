import { type Church, createChurch } from '../church/church.ts';
import { wholeHour } from '../church/church-base.ts';
import { churchSpecOf } from '../church/church-spec.ts';
import { createZone, type Zone } from '../church/zone.ts';
import type { PlanningCenterIdentity } from './identities.ts';

/** The church of an organization at a moment, in milliseconds. */
export type ChurchOf = (
  organization: PlanningCenterIdentity['organization'],
  now: number,
) => Church;

/**
 * Caches each church as generated for the current hour, so that the pages of a list are consistent and
 * only the first request of an hour waits. A young church has its stated age at the first request and
 * grows older from then on.
 */
export function keepChurches(): ChurchOf {
  const churches = new Map<string, Church>();
  let firstAsked: number | null = null;
  const zones = new Map<string, Zone>();
  return (organization, now) => {
    const asOf = wholeHour(now);
    firstAsked ??= asOf;
    const known = churches.get(organization.id);
    if (known?.asOf === asOf) {
      return known;
    }
    const zone = zones.get(organization.timeZone) ?? createZone(organization.timeZone);
    zones.set(organization.timeZone, zone);
    const church = createChurch(churchSpecOf(organization), zone, asOf, firstAsked);
    churches.set(organization.id, church);
    return church;
  };
}
