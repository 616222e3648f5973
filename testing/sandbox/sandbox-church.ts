import { type Church, createChurch } from '#sandbox/church/church.ts';
import { wholeHour } from '#sandbox/church/church-base.ts';
import { churchSpecOf } from '#sandbox/church/church-spec.ts';
import { createZone } from '#sandbox/church/zone.ts';
import { planningCenterIdentities } from '#sandbox/planning-center/identities.ts';

/** A sandbox church with all its records, as it is served in an hour. */
export function sandboxChurch(identity: string, now: number): Church {
  const organization = organizationOf(identity);
  return createChurch(
    churchSpecOf(organization),
    createZone(organization.timeZone),
    wholeHour(now),
  );
}

/** The organization of somebody in the sandbox. */
export function organizationOf(identity: string) {
  const person = planningCenterIdentities.find(({ id }) => id === identity);
  if (!person) {
    throw new Error(`Nobody in the sandbox is called ${identity}.`);
  }
  return person.organization;
}
