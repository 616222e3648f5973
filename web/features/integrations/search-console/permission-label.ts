/** Google's permission levels in words (Search Console API, sites resource). */
const labels: ReadonlyMap<string, string> = new Map([
  ['siteOwner', 'Owner'],
  ['siteFullUser', 'Full user'],
  ['siteRestrictedUser', 'Restricted user'],
  ['siteUnverifiedUser', 'Unverified user'],
]);

/** A permission level as people call it; one that is new to us stays as Google spells it. */
export function permissionLabel(level: string): string {
  return labels.get(level) ?? level;
}
