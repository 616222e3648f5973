import { type Church, createChurch } from '../church/church.ts';
import { wholeHour } from '../church/church-base.ts';
import { churchSpecOf } from '../church/church-spec.ts';
import { createZone, type Zone } from '../church/zone.ts';
import type { PlanningCenterIdentity } from './identities.ts';

/**
 * Keeps each church as it was made for the current hour: so pages of one list belong together, and
 * only an hour's first request has to wait for it. A young church is as old as it says when the
 * first one is asked for, and grows older from then on.
 */
export function keepChurches(): (
  organization: PlanningCenterIdentity['organization'],
  now: number,
) => Church {
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
